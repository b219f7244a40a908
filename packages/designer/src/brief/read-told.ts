import { calendarDate } from './read-facts.ts';
import { readToldChinese } from './read-told-zh.ts';
import { capital, take, takeAll, type Reading } from './reading.ts';

const end = String.raw`(?=\s*(?:[,.;!\n\ue000]|$|[–—]|\s(?:on|at|in|from|every|this|next)\s))`;
const name = String.raw`(?:the |The )?\p{Lu}[\p{L}\d'’&-]*(?: (?:of |the |& )?\p{Lu}[\p{L}\d'’&-]*)*`;
/** Commas part them only where an "and" comes at last: in "Kite Theory, The Crypt" the second is where they play. */
const names = String.raw`${name}(?:(?:, ${name})*,? (?:and|&) ${name})?`;

/** Who plays or speaks beside what the title names, and what else there is, within the sentence of the order. */
const company = [
  new RegExp(
    String.raw`(?:\+ ?|\b(?:with |and ))?\b((?:special )?(?:support|guests?)(?: (?:from|by|from the|by the))? ${names})`,
    'u',
  ),
  new RegExp(String.raw`\b((?:supported|accompanied|introduced|hosted|presented|curated) by ${names})`, 'u'),
  new RegExp(
    String.raw`(?<=[,;] )((?:directed|written|produced|choreographed|conducted|illustrated|composed) by (?:\p{Lu}\.? )?${names})`,
    'u',
  ),
  new RegExp(String.raw`\b((?:featuring|feat\.|starring) ${names})`, 'u'),
  new RegExp(
    String.raw`(?<=\ue000)\s*[-–—]\s*((?:Dr|Prof|Mr|Mrs|Ms|Sir|Dame|Rev)\.? \p{Lu}[\p{L}’'-]*(?: \p{Lu}[\p{L}’'-]*){0,2})`,
    'u',
  ),
  new RegExp(String.raw`\ue000 ?(by (?:(?:Dr|Prof|Mr|Mrs|Ms|Sir|Dame)\.? )?${names})`, 'u'),
  new RegExp(
    String.raw`\b((?:(?:[Hh]appy|[Mm]erry|[Ww]arm|[Bb]est|[Ss]eason['’]s) \p{L}+ )from (?:all (?:of us |the team |the staff )?at |everyone at |the team at )${names})`,
    'u',
  ),
  new RegExp(
    String.raw`(?<=\b(?:[Ee]xhibition|[Ss]how|[Pp]lay|[Ff]ilm|[Cc]oncert|[Aa]lbum|[Tt]alk|[Ii]nstallation|[Pp]aintings|[Pp]hotographs|[Pp]hotography|[Rr]eading|[Rr]ecital|[Pp]erformance|[Ss]culptures?) )(by ${names})(?=\s*(?:[,.;\n]|$| at | in | on ))`,
    'u',
  ),
  new RegExp(
    String.raw`\b(by (?:Dr|Prof|Professor|Rev|Sir|Dame)\.? ${name})(?=\s*(?:[,;\n]|\.(?:\s|$)|$| (?:on|at|in)\b))`,
    'u',
  ),
  /\b(?:[Oo]ur|[Mm]y|[Tt]he) ((?:\p{Ll}+ ){1,3}(?:choir|band|school|club|church|group|society|class|orchestra|troupe|association|team)) (?:is|are) (?:giving|holding|hosting|putting on|organi[sz]ing|running|having|performing|presenting|staging) (?:an?|our) (?=\p{Ll})/u,
  new RegExp(String.raw`\b(from (?:all (?:of us |the team |the staff )?at |everyone at |the team at )${names})`, 'u'),
  new RegExp(String.raw`\b(from (?:the )?team ${name})(?=\s*(?:[,.;\n]|$))`, 'u'),
  /\b(by (?:our |the )?(?:(?:year|grade|class|form) \d{1,2}\p{L}?|local|young) (?:students|pupils|children|artists|makers|residents))\b/iu,
  new RegExp(
    String.raw`(?<=\b(?:brunch|market|supper club|tasting|pop-?up|dinner|lunch) )(by ${name})(?=\s*(?:[,.;\n]|$))`,
    'u',
  ),
  new RegExp(String.raw`(?<=\bcard )(from the (?:${name} family|\p{Lu}\p{L}+s))(?=\s*(?:[,.;\n]|$))`, 'u'),
  new RegExp(
    String.raw`(?<=\b(?:[Cc]ongrat|[Tt]hank|[Hh]appy|[Gg]ood luck|[Ww]elcome).*)\b(from the ${name}(?: team| staff| committee)?)(?=\s*(?:[.;\n]|$))`,
    'u',
  ),
  new RegExp(
    String.raw`(?<=\b(?:[Cc]ards?|[Nn]otes?)\b[^\n]*[,;.] )([Ff]rom ${name}(?:, ${name})* (?:and|&) ${name})(?=\s*(?:[.;\n]|$))`,
    'u',
  ),
  /(?<=[,;.] )(from (?:class|year|grade|form|room|team|everyone|all)\b[^,.;\n\ue000]{0,30})(?=\s*(?:[,.;\n]|$))/iu,
  new RegExp(String.raw`\bwith (live \p{Ll}[\p{L}-]+(?: (?:and )?[\p{L}-]+){0,2}?)${end}`, 'u'),
  new RegExp(
    String.raw`(?<!\b(?:[Ss]ign up|[Bb]ook|[Ss]peak|[Tt]alk|[Rr]egister) )(?:(?<!:[^,;.\n]{0,60})\b|(?<=\d(?: ?[ap]m)? ))(with (?:Miss|Mrs?|Ms|Mx|Dr|Prof|Coach|Chef|DJ|Sensei|Rev)\.? ${names})`,
    'u',
  ),
  new RegExp(
    String.raw`(?<=\b(?:[Nn]ight|[Tt]alk|[Ee]vening|[Ww]orkshop|[Cc]lass|[Cc]oncert|[Ss]how|[Ss]ession|[Tt]our|[Cc]onversation|[Bb]runch|[Ll]unch|[Dd]inner|[Rr]eading|[Mm]asterclass|[Rr]etreat) )(with \p{Lu}\p{L}+(?: \p{Lu}[\p{L}’'-]+){1,2}(?:,? (?:and|&) \p{Lu}\p{L}+ \p{Lu}[\p{L}’'-]+)?)(?=\s*(?:[,.;\n]|$))`,
    'u',
  ),
  /(?<=[,;] )(with (?!an? |the |some |lots |plenty )\p{Ll}+(?: \p{Ll}+)? and \p{Ll}+(?: \p{Ll}+)?)(?=\s*[,.;])(?<!\b(?:colou?rs?|tones?|background|text|type|letters|lines|shapes|leaves|flowers|stars))/u,
  /\bwith ([^,.;\n\ue000]{3,60}? (?:afterwards|to follow|to finish|after the (?:service|show|talk|walk|concert)|on arrival|(?:is |are )?(?:included|provided)))(?=\s*(?:[,.;\n\ue000]|$))/iu,
  /(?<=\b(?:evening|night|tasting|brunch|lunch|dinner|supper|workshop|class|talk|show|breakfast) )(with (?!an? |the |some )\p{Ll}+ (?:\p{Ll}+s|pairings?|tasting))(?=\s*(?:[,.;\n$£€]|$))/u,
  new RegExp(String.raw`\ue000 ?(with (?:(?:Dr|Prof|Mr|Mrs|Ms)\.? )?\p{Lu}\p{L}+ ${name})(?=\s*(?:[,.;\n]|$))`, 'u'),
  new RegExp(String.raw`(?<=[,;] )(with ${names})(?=\s*(?:[,.;\n]|$))`, 'u'),
  // "Thank you card for my customers, small candle business Wick & Wonder".
  new RegExp(
    String.raw`(?<=\bcards?\b[^\n]*[,;] )(?:(?:my|our|the|an?) )?(?:(?:small|little|online|local) )?(?:\p{Ll}+ ){0,2}(?:business|shop|store|brand|company|studio|bakery|caf[eé]|salon) (${name})(?=\s*(?:[,.;\n]|$))`,
    'u',
  ),
];
/** What the thing is or what is in it, and for what age. */
const aboutIt = [
  /\b(your (?:next )?(?:appointment|visit|booking|check-?up|reservation))(?= (?:is(?! on _)|on)\b)/iu,
  /\b((?:I|[Ww]e) (?:cover|serve|deliver to|travel to) [^,.;\n]{3,50}?)(?=\s*(?:[,.;\n]|$))/u,
  /\b((?:together,? )?(?:we|you)(?:['’]ve| have)? (?:all )?(?:raised|collected|helped raise|planted|donated|saved) [^,.;\n]{0,60}?\d[^;\n]*?)(?=\s*(?:[;\n]|[,.](?:\s|$)|$))/iu,
  /\b(ages? \d{1,2}(?:\s?(?:-|–|to)\s?\d{1,2}|\+)?)(?=\s*(?:[,.;\n]|$|(?:mon|tue|wed|thu|fri|sat|sun)\p{L}*\b))/iu,
  /\b(for (?:kids|children|teens|teenagers|girls|boys) (?:aged? )?\d{1,2}(?:\s?(?:-|–|to)\s?\d{1,2}|\+| and (?:up|over)))(?=\s*(?:[,.;\n]|$))/iu,
  /\b((?:light|medium|dark)[ -]roast)\b/iu,
  /\b((?:one|two|three|four|five|\d) (?:nights?|days?) only)\b/iu,
  /(?<=[,;.] )((?:opening|closing|private|press|welcome) (?:reception|view|night|party|talk|drinks)(?: on)? (?:(?:mon|tue|wed|thu|fri|sat|sun)|\d{1,2} \p{L}{3}|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]* \d)[^,.;\n]{2,30})/iu,
  /(?<=\b[Cc]ertificates?\b.*)\b(for (?:finishing|completing|passing|attending|winning|taking part in|participating in|helping|volunteering|achieving|reaching|reading|learning) [^,.;\n\ue000]+)/u,
  // "Certificate for Maria Gonzalez who finished the Barista Foundations course".
  /\bwho (?:has |have )?((?:finished|completed|passed|attended) (?:the |our |an? )?[^,.;\n\ue000]*?)(?=\s(?:on|in)\s|\s*(?:[,.;\n\ue000]|$))/iu,
  /\b((?:tasting )?notes of \p{Ll}[\p{Ll} ’'&-]*(?:, (?:and )?\p{Ll}[\p{Ll} ’'&-]*)+)(?=\s*(?:[.;\n]|$|, (?-i:\p{Lu})))/iu,
  // "3 days in Bali".
  /\b((?:\d{1,2}|two|three|four|five|six|seven|ten) (?:days?|nights?|weeks?)(?: and (?:\d{1,2}|two|three|four|five|six) nights?)? in (?-i:\p{Lu}[\p{L}’'-]*(?: \p{Lu}[\p{L}’'-]*)*))/iu,
  /\b((?:[Hh]and-?)?(?:[Mm]ade|[Pp]oured|[Cc]rafted|[Rr]oasted|[Bb]rewed|[Bb]aked|[Bb]ottled|[Gg]rown|[Bb]lended|[Dd]istilled|[Ww]oven|[Tt]hrown) in (?:small batches in )?(?:the )?\p{Lu}[\p{L}’'-]*(?: \p{Lu}[\p{L}’'-]*)*)/u,
  /\b(\d bed(?:room)?s?,? (?:and |& )?\d(?:\.5)? bath(?:room)?s?(?: (?:house|home|flat|apartment|condo|villa|bungalow|cottage|town ?house))?(?: with (?:an? )?(?:pool|garden|garage|balcony|patio|parking|terrace|yard|sea view|loft))?)\b/iu,
  // A month without a day is none on which people come.
  /(?<=[,;.] )((?:ships?|shipping|arrives?|arriving|delivery|out|available|coming|launching|opening|back) (?:in |from |by )?(?:early |mid[- ]|late )?(?:january|february|march|april|may|june|july|august|september|october|november|december)(?: 20\d\d)?)(?=\s*(?:[,.;\n]|$))/iu,
  // "Prizes: hamper, spa day, wine" is one line.
  /\b((?:prizes|includes|activities|toppings|topics|highlights|features|line-?up|(?:tasting )?notes|ingredients|flavou?rs): (?:\p{Ll}[\p{Ll} ’'&-]*)(?:, (?:and )?\p{Ll}[\p{Ll} ’'&-]*)+)(?=\s*(?:[,.;\n]|$))/iu,
  /(?<=[,;] )(made with (?:love|care))(?= by\b|\s*(?:[,.;\n\ue000]|$))/iu,
  /(?<=[,;] )((?:may )?contains? \p{Ll}[^,.;\n]{2,30})(?=\s*(?:[,.;\n]|$))/iu,
  // "Three scoops 6.50; flavours vanilla, mango, pistachio".
  /(?<=[,;.] )((?:flavou?rs|toppings|prizes|ingredients|activities|topics|highlights|workshops|stalls) \p{Ll}[\p{Ll} ’'&-]*(?:, (?:and )?\p{Ll}[\p{Ll} ’'&-]*)+)(?=\s*(?:[.;\n]|$))/iu,
  // "My daughter turns eight".
  /\b(?:daughter|son|nephew|niece|grandson|granddaughter|brother|sister|friend|mum|mom|dad)(?: \p{Lu}\p{L}+)? (turns (?:\d{1,3}|\p{L}+))\b/u,
  // "For my nephew Leo who turns 9".
  /\bwho (?:is )?(turn(?:s|ing) \d{1,3})\b/u,
  /\b(?:[Hh]e|[Ss]he|[Tt]hey)(?:['’]s|['’]re| is| are) (turning \d{1,3})\b/u,
  /(?<=\b(?:daughter|son|nephew|niece|grandson|granddaughter|brother|sister|friend|mum|mom|dad|wife|husband|grandpa|grandma|granddad|nana|granny|aunt|uncle|boss) (?:\p{Lu}\p{L}+ )?)(turning \d{1,3})(?=\s*(?:[,.;\n]|$))/u,
];
/** What who comes has to know, bring or do. */
const forGuests = [
  /(?<=[,;] )(@[\w.]{3,30})(?=\s*(?:[,;\n]|\.(?:\s|$)|$))/u,
  // "To the best dad ever".
  /(?<=[,;] )(to the (?:best|world['’]s best|greatest|most \p{L}+|coolest|kindest) [^,.;\n]{3,40})(?=\s*(?:[,.;\n]|$))/iu,
  // What is filled in by hand.
  /\b((?:to|for|dear|name):? ?_{2,})/iu,
  /\b(from:? ?_{2,})/iu,
  /(?<=[,;.] )(please (?:leave|exit|evacuate|assemble|gather|meet|proceed|report|return|sign in|queue|park) [^,.;\n]+)/iu,
  /(?<=[,;.] ?)((?:in aid|in support) of [^,.;\n\ue000]+)/iu,
  /(?<=\b[Vv]ote (?:for )?\p{Lu}[\p{L}’'-]*(?: \p{Lu}[\p{L}’'-]*)+, )((?:for )?\p{Ll}[\p{Ll} ]{3,30})(?=\s*(?:[,.;\n]|$))/u,
  // "Follow us, like this post, tag 2 friends" is one line.
  /\b((?:follow|like|tag|share|comment|save) [^,.;\n]{2,30}(?:, (?:and )?(?:follow|like|tag|share|comment|save) [^,.;\n]{2,30})+)/iu,
  /(?<=\bby \d{1,2} \p{L}{3,9} )(?:at|on|via) ((?:www\.)?[a-z\d][a-z\d-]*(?:\.[a-z\d-]+)*\.(?:com|org|net|co|uk|de|fr|eu|shop|studio|io|app|info|cafe|design)(?:\/[\w-]+)*)(?=\s*(?:[,;\n]|\.(?:\s|$)|$))/iu,
  /(?<=[$€£]\d+(?:\.\d{2})? )(from \p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?)(?=\s*(?:[,.;\n]|$))/u,
  /(?<=[,;.] )(\p{Ll}[\p{L} ]{3,30} (?:max(?:imum)?|limit) [$£€]\d+)(?=\s*(?:[,.;\n]|$))/u,
  /\b((?:the )?wi-?fi (?:name|network) is [^\s,;]+)(?:,? and(?= the password))?/iu,
  /(?<=\b(?:and|,|\ue000)\s*)(?:the )?(password is [^\s,;]+?)(?=\.?(?:[\s,;]|$))/iu,
  /\b((?:mon|tues|wednes|thurs|fri|satur|sun)days? (?:at )?\d{1,2}(?:[:.]\d{2})?\s?(?:am|pm)(?:,? and |, | & )(?:mon|tues|wednes|thurs|fri|satur|sun)days? (?:at )?\d{1,2}(?:[:.]\d{2})?\s?(?:am|pm))/iu,
  /\bwith (?:my|our) (?:phone )?number,? (\+?\d[\d ]{7,}\d)/iu,
  /(?<=[,;.] )((?:new|fresh|live|free) (?:\p{Ll}+ ){1,2}(?:every|each) (?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|week(?:end)?|month|morning|day)s?)(?=\s*(?:[,.;\n]|$))/iu,
  /\b(no cover(?: charge)?)(?=\s*(?:[,.;!\n]|$))/iu,
  /\b((?<!CLOSED )(?:for (?:(?:essential|planned|urgent|emergency|routine|annual) )?(?:repairs|maintenance|renovations?|refurbishment|cleaning|stocktak(?:e|ing)|staff training|inspection|upgrades)|due to [^,.;\n]{3,50}))(?=\s*(?:[,.;!\n]|$))/iu,
  /(?<=[.!\n] ?)((?:[Ll]ots of love|[Ww]ith love|[Ll]ove|[Ss]incerely|[Bb]est wishes|[Kk]ind regards|[Cc]heers|[Yy]ours)(?: from)?,? \p{Lu}\p{L}+(?: (?:&|and) \p{Lu}\p{L}+)?)\.?\s*$/u,
  /\b(?:with |use |using )?(?:the |our )?((?:promo |discount |voucher )?code:? [A-Z\d]{4,})\b/u,
  /\b(?:ask|tell|remind) (?:people|guests|everyone|them|everybody) to ((?:bring|wear|come|arrive|book) [^,.;\n]+)/iu,
  /\b(?:and )?(?:people|guests|everyone|you|they) (?:should|can|must|need to|may) ((?:book|rsvp|register|reply|sign up|call|email|bring) [^,;\n]+?)(?=\s*(?:[,;\n]|\.(?:\s|$)|$))/iu,
  /(?<=\d ?(?:am|pm) )(bring [^,.;\n]{3,30}?)(?=\s*(?:[,.;\n]|$)| (?:invitation|invite|flyer|poster|card)\b)/iu,
  /(?<=[,;.] )((?:drop[- ]off|drop (?:your |off )?\p{Ll}+|pick[- ]up|collection) (?:at|in|from|by|until|on|opens) [^,.;\n]+)/iu,
  /\b(?:throwing|having|holding) (?:her |him |them )?an? ((?:surprise|garden|pool|costume|fancy dress|dinner|dance|tea) party)\b/iu,
  /\b(dress code:? [^,.;\n]+)/iu,
  /(?<=[,;.] )((?:please )?use (?:the )?(?:stairs|ramp|lift|bins?|coasters|(?:other|side|back|front|next|main|rear) \p{L}+)[^,.;\n]*)/iu,
  /\b([Ww]i-?[Ff]i(?: name)?:? [^\s,;]+ ?\/ ?[^\s,;]*\d)/u,
  /\b(wi-?fi:? (?!password)[^\s,;]+,?(?: and)? password:? [^\s,;]+)/iu,
  /\b(wi-?fi(?: password)?(?:: ?| (?=\S*\d))\S+\w)/iu,
  /\b([Uu]se (?:the )?(?:code )?[A-Z]{3,}\d+)\b/u,
  /\b((?:walk-ins|kids|children|families|dogs|pets|beginners|all levels|everyone|all ages|newcomers|donations) (?:are )?welcome)\b/iu,
  /\b(check-?(?:in|out)(?: is)?(?: (?:at|by|from|before|after))? \d{1,2}(?:[:.]\d{2})?\s?(?:am|pm))/iu,
  /(?<=[,;.] |\b(?:sale|clearance|closing): )((?:anything|everything|everyone|nobody|no one) (?:[\p{L}’'-]+ ){0,3}(?:goes|go|will|must|should|is|are|has|gets|wins|needs)\b[^,.;\n]{3,50})/iu,
];
/** "Mon yoga 7am, Tue HIIT 6pm": a timetable, and no day on which something happens. */
const lesson =
  /(?<=(?:^|[,;:.\n]) ?)((?:mon|tue|wed|thu|fri|sat|sun)[a-z]*:? (?!(?:to|and|at|from)\b)\p{L}[\p{L} &’'-]{1,28} \d{1,2}(?:[:.]\d{2})?\s?(?:am|pm)|(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*:? (?:\d{1,2}(?:[:.]\d{2})?\s?[-–]\s?)?\d{1,2}(?:[:.]\d{2})?\s?(?:am|pm) (?!(?:to|till|until|and|at|in|on|onwards)\b)\p{L}[\p{L} &’'-]{1,28})(?=\s*(?:[,.;\n]|$))/iu;
/** "Champagne reception 7pm, dinner 8pm": hours that each have their own matter. */
const part = String.raw`(?!(?:at|from|until|till|doors|starts?|opens?|every|and|by|on)\b)\p{L}[\p{L}’'-]+(?: \p{Ll}[\p{L}’'-]+){0,2} \d{1,2}(?:[:.]\d{2})?\s?(?:am|pm)`;
const programme = new RegExp(
  String.raw`(?<=(?:^|[,;.]|\d\s?(?:am|pm))\s*(?:and )?)(${part}(?:,? (?:and |then )?${part})+)(?=\s*(?:[,.;\n]|$))`,
  'u',
);
/** "Mon-Fri 8-6, Sat 9-4, closed Sunday": the hours of a house, a line each. */
const dayOrDays = String.raw`(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*(?:\s?(?:-|–|to|and|&)\s?(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*)?`;
const hour = String.raw`\d{1,2}(?:[:.]\d{2})?\s?(?:am|pm)?`;
const houseHours = new RegExp(
  String.raw`(?<=(?:^|[,;:.\n])\s*(?:and )?)((?:open )?(?:${dayOrDays}|weekdays|weekends):?\s${hour}\s?(?:-|–|to)\s?${hour}|(?:closed|open) (?:on |all day )?(?:${dayOrDays}|weekends|bank holidays)|(?:${dayOrDays}|weekends):? closed)(?=\s*(?:[,.;\n]|$|and\b))`,
  'iu',
);
/** "9:00 Welcome, 9:30 Strategy": an agenda. */
const agenda =
  /(?<=(?:^|[,;:.\n])\s*)((?:\d{1,2}[:.]\d{2}(?:\s?(?:am|pm))?|\d{1,2}\s?(?:am|pm)|noon|midday|midnight) (?!(?:to|till|until|am|pm|at|on|in|start|doors)\b)\p{L}[\p{L} &’'/-]{2,40})(?=\s*(?:[,.;\n]|$))/iu;
/** "Hen party itinerary: Fri 6pm check-in, 8pm dinner at Pulpo, Sat 11am spa": rows with a day or without. */
const planned = /\b(?:itinerary|schedule|timeline|agenda|programme|program|order of the day|run of show)\b/iu;
const planRow =
  /(?<=(?:^|[,;:.\n])\s*)((?:(?:mon|tue|wed|thu|fri|sat|sun)[a-z]* )?\d{1,2}(?:[:.]\d{2})?\s?(?:am|pm) (?!(?:to|till|until|at|on|in|start|doors)\b)\p{L}[\p{L} &’'/-]{2,40})(?=\s*(?:[,.;\n]|$))/iu;
/** "June 5 The Tides, June 12 Marla Rae": who comes on which day. */
const month = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\\.?';
const bill = new RegExp(
  String.raw`(?<=(?:^|[,;:.\n])\s*(?:and )?)((?:${month} \d{1,2}|\d{1,2} ${month}):? (?-i:\p{Lu}|vs?\.? )[^,.;:\n\d]{2,40}?)(?=\s*(?:[,.;\n]|$))`,
  'iu',
);
/** "Starts 6pm at City Gate, ends at the harbour". */
const way =
  /(?<=[,;.] )((?:starts|begins|ends|finishes)(?: at)?(?: \d{1,2}(?::\d{2})?\s?(?:am|pm))? (?:at|in|on|from) [^,.;\n]+)/iu;
/** Whose words they are, behind their quotation, which is blank by now: “Less is more” — Mies van der Rohe. */
const speaker =
  /(?<=\ue000)\s*(?:[-–—~]+\s*|,\s*)?(\p{Lu}[\p{L}.’'-]*(?: (?:van|von|de|der|da|di|al|bin|\p{Lu}[\p{L}.’'-]*))*)(?=\s*(?:$|[,.;\n]))/u;
/** "I run a studio called Core & Calm and need a flyer for a free intro week". */
const givenFree =
  /(?<=\b(?:flyer|poster|leaflet|banner|post|ad|sign|card) for (?:an?|our|my) )(free \p{Ll}[\p{Ll}-]*(?: \p{Ll}[\p{Ll}-]*){0,3}?)(?=\s*(?:[,.;\n\ue000]|$|\d)| (?:on|from|in|at|for)\b)/u;
const hosting =
  /\b(?:(?:next|this) (?:week|month|weekend|year),? )?we(?:['’]re| are| will be|['’]ll be) (?:doing|throwing|hosting|having|holding|running|organi[sz]ing|putting on|(?:starting|launching|offering)(?: an?)?) ((?<=(?:starting|launching|offering)(?: an?)? )\p{Ll}[^,.;\n\ue000]{6,60}?|an? [^,.;\n\ue000]{6,60}?)(?=\s*(?:[,.;\n\ue000]|$)|, who\b| (?:from|at|on|every|starting) )/iu;
/** "Our sourdough won gold at the World Bread Awards". */
export const won =
  /\b(our \p{L}+(?: \p{L}+)? (?:is|are) (?:collecting|raising|moving|closing|reopening|expanding) [^,.;\n]{3,70})(?=\s*(?:[,.;!\n]|$))|\b(our [^,.;\n]{3,40}? (?:(?:has |have |just )?won|(?:is|was|has been) (?:named|voted|awarded)) [^,.;!\n]{3,70})(?=\s*(?:[,.;!\n]|$))/iu;
const opens = /\bopening hours\b/iu;
const deadline =
  /\b((?:register|sign up|apply|enter|book|order|reply|pay) by (?:\d{1,2}(?:st|nd|rd|th)? \p{L}{3,9}|\p{L}{3,9} \d{1,2})(?: (?:at|on|via|to) [^\s,;]+\.\p{L}{2,}[^\s,;]*)?)(?=\s*(?:[,;\n]|\.(?:\s|$)|$))/iu;
const quotes = /\b(?:quotes?|quotation|saying|proverb)\b/iu;
const weekday = /\b(?:mon|tue|wed|thu|fri|sat|sun)/iu;

const lastSeen =
  /\b((?:last seen|missing since|went missing|disappeared|(?:found|lost) (?:near|outside|behind|between|around|beside|close to)) [^,.;!\n]+)/iu;
const looksLike = /(?<=[,:;] )((?:an? )?\p{Ll}[\p{L} -]{3,30}?)(?= (?:called|named)\b|\s?\ue000)/u;
/** "Employee of the month, Carlos Mendes". */
const honoured =
  /(?<=\b(?:employee|student|player|teacher|volunteer|star|artist|member|worker|pupil|driver|customer|athlete|pet) of the (?:day|week|month|quarter|year|season)\s*[,–—-]\s*)(\p{Lu}[\p{L}.’'-]+(?: \p{Lu}[\p{L}.’'-]+){0,2})(?=\s*(?:[,.;\n–—-]|$))/iu;
/** "He's a brown labrador with a red collar". */
const heIs = /\b(?:[Hh]e|[Ss]he|[Ii]t)(?:['’]s| is) (an? [^,.;\n\ue000]{4,60}?)(?=\s*(?:[,.;\n\ue000]|$))/u;
/** For whom a card is, by name. */
const recipient =
  /\b(?:cards?|posts?) (?:for|from) (?:our|my) (?:company|firm|team|shop|studio|store|bakery|caf[eé]|salon|restaurant|agency|brand) (\p{Lu}[\p{L}’'-]*(?: (?:& |and )?\p{Lu}[\p{L}’'-]*)*)|(?<=\b[Tt]hank[- ]you (?:cards?|posts?|posters?) for )((?:my|our|the|all our)(?: \d[\d,]*)? (?!\p{Ll}+ (?:business|shop)|(?:customers|clients|followers|buyers|shoppers)\b|business|shop|store|studio|wedding(?! guests)|company|brand|orders?|bakery|boutique|party(?! guests)|baby|client|guests at)\p{Ll}+(?: \p{Ll}+)?)(?=\s*(?:$|[,.;]|from\b))|\bcards? for (\p{Lu}\p{L}+)(?=\s*(?:$|[,.;]|who\b))|\bfor (?:my|our) (?:\p{L}+ )?(?:nephew|niece|son|daughter|grandson|granddaughter|godson|brother|sister|friend|mum|mom|dad|mother|father|grandma|grandpa|wife|husband|partner|boss|colleague|co-?worker|team ?mate|class ?mate|room ?mate|flat ?mate|godmother|godfather|coach|pastor|neighbou?r|teacher|cousin|aunt|uncle) ((?:(?:Mrs?|Ms|Mx|Dr|Prof)\.? )?\p{Lu}\p{L}+)/u;
const vacancy =
  /\b(?:(?:we are|we['’]re) )?(looking for (?:an?|two|three|our next) [\p{L}][\p{L} /-]{2,40}?)(?=\s*(?:[,.;!\n]|$|[–—]| at | in | to | for ))/iu;
const hiring =
  /\bhiring\b|\bvacanc(?:y|ies)\b|\brecruit|\bjobs?\b|\bfull[ -]time\b|\bpart[ -]time\b|\bjoin (?:our|the) team\b/iu;

/** Something or somebody is sought: what they look like is what people read, not what is drawn. */
export const isSearch = (prompt: string): boolean =>
  /\b(?:lost|missing) (?:(?!and\b)\p{L}+ ){0,2}(?:cat|dog|kitten|puppy|parrot|budgie|rabbit|tortoise|pet|bird|bag|keys|ring|wallet|phone|bike|bicycle|child|person)\b|^\s*(?:lost|missing)\s*[:!]|寻[人猫狗犬物宠鸟]|失物|招领|走失|走丢|跑丢|[猫狗犬鸟兔]丢了/iu.test(
    prompt,
  );

/**
 * Phrases inside a sentence that are told to the reader and that no comma sets apart: "with support from Kite Theory",
 * "last seen on Elm Street", "looking for a barista". Takes what it read.
 *
 * @param titled whether the design has its name already
 * @returns `beneath` belongs right under the title: whom a notice seeks, whose words are quoted
 */
export function readTold(reading: Reading, { titled }: { titled: boolean }): { beneath?: string; details: string[] } {
  const sought = hiring.test(reading.prompt) ? take(reading, vacancy) : undefined;
  const whose = quotes.test(reading.prompt) ? take(reading, speaker) : undefined;
  const patterns = [
    ...(isSearch(reading.prompt) ? [looksLike, heIs, lastSeen] : []),
    ...company,
    ...aboutIt,
    ...forGuests,
  ];
  const hours = programme.exec(reading.rest)?.[1] ?? '';
  const parts = hours && !weekday.test(hours) ? take(reading, programme)!.match(new RegExp(part, 'gu'))! : [];
  // "We're hosting an evening with the poet Isla Grant": of a design that has its name, what takes place.
  const hosted = titled ? (take(reading, hosting) ?? take(reading, givenFree)) : undefined;
  const hasHours =
    (reading.rest.match(new RegExp(houseHours, 'giu'))?.length ?? 0) > (opens.test(reading.prompt) ? 0 : 1);
  const first = reading.rest.search(calendarDate);
  const until = first >= 0 && first < reading.rest.search(deadline) ? take(reading, deadline) : undefined;
  const isPlanned = planned.test(reading.prompt) && (reading.rest.match(new RegExp(planRow, 'giu'))?.length ?? 0) > 2;
  const isTimetable = (reading.rest.match(new RegExp(lesson, 'giu'))?.length ?? 0) > 1;
  const details = [
    ...(until ? [until] : []),
    ...(hosted ? [hosted.split(' ').length > 4 ? hosted : hosted.replace(/^an? /u, '')] : []),
    ...(hasHours ? takeAll(reading, houseHours) : []),
    ...((reading.rest.match(new RegExp(agenda, 'giu'))?.length ?? 0) > 2 ? takeAll(reading, agenda) : []),
    ...((reading.rest.match(new RegExp(bill, 'giu'))?.length ?? 0) > 1 ? takeAll(reading, bill) : []),
    ...((reading.rest.match(new RegExp(way, 'giu'))?.length ?? 0) > 1 ? takeAll(reading, way) : []),
    ...(isPlanned ? takeAll(reading, planRow) : []),
    ...(isTimetable ? takeAll(reading, lesson) : []),
    ...patterns.flatMap((pattern) => take(reading, pattern) ?? []),
    ...parts,
    // An address is written as it is typed.
  ].map((text) => (/^\S+\.\S+$/u.test(text) ? text : capital(text)));
  const beneath = sought ?? whose ?? take(reading, honoured) ?? take(reading, recipient);
  return { ...(beneath && { beneath: capital(beneath) }), details: [...details, ...readToldChinese(reading, titled)] };
}
