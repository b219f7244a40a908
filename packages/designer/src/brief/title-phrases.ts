/** What is left of a phrase of an order when what only orders, decorates or says the circumstances is taken off. */
import { colourNames } from './colour-names.ts';
import { setPhrase } from './read-colours.ts';
import { isLookWord } from './read-manner.ts';
import { visible } from './reading.ts';

/** Letters that are read one by one. */
const initials = /^(?:dj|mc|bbq|diy|pta|hiit|edm|vip|faqs?|qr|vr|ai|tv|uk|usa|nyc|hr|gp)$/u;
const small = new Set(
  'a an the and but or nor as for of to in on at by with from vs via de del la las los el du des le les von van und y e'.split(
    ' ',
  ),
);

/** As a human would set it: "jazz night" becomes "Jazz Night", a sentence keeps its case, capitals are left alone. */
export function titleCase(text: string): string {
  if (/\b(?:we|you|i|it|they|he|she|is|are|let's|let’s|don't|don’t|please)\b/iu.test(text))
    return text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
  const words = text.split(' ');
  return words
    .map((word, index) => {
      const inner = index > 0 && index < words.length - 1;
      if (initials.test(word)) return word.toUpperCase();
      if (/\p{Lu}/u.test(word) || (inner && small.has(word))) return word;
      return word.replace(/^(["'“‘(]?)(\p{Ll})/u, (_, mark: string, letter: string) => mark + letter.toUpperCase());
    })
    .join(' ');
}

export const request =
  /^(?!(?:design (?:weeks?|matters|districts?|museum|festival|fair|biennale|days?|month|forum|conference|awards?|thinking|sprint)|give (?:blood|thanks|way|hope)|do (?:not|nothing)\b|need for speed|create (?:camp|lab|space))\b|(?:make|draw|show|paint|get|create|build) (?:&|and \p{L}+ (?:night|evening|class|club))|(?-i:Make (?:It|Me|Love|Music|Some)|Please (?:Don|Do)|Can You|Want to \p{Lu}|Let['’]?s \p{Lu}))(?:(?:hi|hello|hey|please|pls|plz|kindly|ok|okay|so|yo)\b[,!]?\s*|(?:can|could|may) (?:i|we) (?:please )?(?:get|have|order)\s*|(?:can|could|would|will) (?:you|u|ya) (?:please |pls |plz )?(?:help (?:me |us )?(?:to |with )?)?|(?:i|we)(?:['’]d| would)? (?:need|want|like|love|am looking for|are looking for)(?: to (?:have|get|make|see|announce|share|promote|advertise|celebrate|sell))?\s*|(?:i['’]m|we['’]re) looking for\s*|(?:need(?:ing|ed)?|want(?:ed)?|looking for)\s+|help (?:me|us) (?:to |with )?|(?:an? |some )?(?:mock-?up|template|sample|draft|picture|image|example)s? (?:of|for)\s+|something\s+(?:\w+\s+)?(?=for |about )|let['’]?s\s+|(?:make|design|create|promote|advertise|announce|draw|paint|illustrate|generate|produce|do|give|build|prepare|craft|sketch|show|get)(?: (?:me|us|it|this|that|them))?(?: into)?\b\s*)+/iu;
/** "Our church's carol service": whose it is, is said by who asks, not by the design. */
const ofHouse =
  /^(?:[Oo]ur|[Mm]y|[Tt]he)\s+(?:local\s+)?(?:church|school|club|company|office|village|town|community|library|gym|team|class|choir|street|society|association|charity|university|college|hospital|nursery|temple|mosque|parish|neighbou?rhood)['’]s\s+(?=\S+\s\S)/u;
/** "There's going to be a power cut". */
const thereIs = /^there(?:['’]s| is| are| will be|['’]ll be)(?: going to be)?\s+(?:an?\s+|some\s+)?(?=\p{L})/iu;
const determiner =
  /^(?:(?:[Aa]n?|[Ss]ome|[Oo]ur|[Mm]y|[Yy]our|[Tt]his|[Tt]hat|[Tt]heir|[Hh]is|[Hh]er|[Ii]ts)(?:\s+|$)|the(?:\s+|$)|The\s+(?!\p{Lu}))+/u;
/** "My daughter's lemonade stand"; a birthday is somebody's. */
const ofRelative =
  /^(?:my|our)\s+(?:best\s+)?(?:daughter|son|kid|child|mum|mom|dad|mother|father|wife|husband|sister|brother|friend|boss|grandma|grandpa|aunt|uncle|neighbou?r|girlfriend|boyfriend|partner|client|colleague)(?:['’]s|s['’]?)\s+(?!\d|(?:\p{L}+ )?(?:birthday|wedding|retirement|graduation|shower|engagement|anniversary|party|do|day)\b)(?=\S+\s\S)/iu;
export const channel =
  /^(?:xhs|instagram|facebook|linkedin|twitter|tiktok|pinterest|ig|social(?: media)?|print(?:able)?|digital|web(?:site)?|online|email|full-?page|large|small|big|simple|quick|nice|beautiful|great|good|cool|new|professional|creative|eye-catching|attractive|stunning|catchy|portrait|landscape|square|vertical|horizontal|wide|twitch|discord|etsy|whatsapp|wechat|telegram|spotify|snapchat|bluesky|mastodon|substack|patreon|kickstarter|a\d|set|pair|series)$/iu;
/** Nouns that name a kind of poster rather than what this one says, when something else does. */
export const generic =
  /^(?:event|promo|promotion|promotional|advertising|advert|ad|marketing|concert|gig|cinema|movie|film|travel|music|theatre|theater|exhibition|hero|product|brand|company|wedding|party|show|announcement|campaign|campus|public|education(?:al)?|classroom|information|informational|recruitment|invitation|greeting|gift|quote|recipe|playlist|band|newsletter|shop|store|spring|summer|autumn|fall|winter|resume|cv|title|text|typographic|typography|illustrated|personal|business|sports?|race|course|loop|dinner|raffle|admission|yard|lawn|door|wall|desk|bathroom)$/iu;

/** Kinds of things that a look or a place to post is part of. */
const kindOfThing = new RegExp(
  `^(?:${[
    'new (?:arrivals?|in|season|collection|menu|look|location|hours|opening|owners?|management|baby|home|year|york|zealand|orleans|moon|wave|jersey)',
    '(?:vintage|retro) (?:markets?|fairs?|cars?|clothes|clothing|shops?|stores?|fashion|gaming|games?|arcade|rally|vinyl)',
    'modern (?:dance|art|ballet|languages?|history)|minimal techno|futuristic fashion',
    '(?:watercolou?r|clay|paper|collage|grain) (?:class(?:es)?|workshops?|courses?|studios?|clubs?|crafts?|painting|arts?|fairs?|lessons?)',
    'social media (?:class(?:es)?|workshops?|courses?|managers?|training|strategy|management|marketing|agency|tips|detox|policy)',
    'small business|creative writing|digital (?:detox|nomads?|marketing)|online (?:safety|banking)|big (?:band|bang|brother|sister)',
    'portrait (?:class|painting|studio|photographer|session)s?|landscape (?:gardener|gardening|architect|painting|photography)s?',
    'soft (?:play|skills|toys?|drinks?|furnishings?)|warm (?:clothes|coats?|welcome|spaces?)|cool runnings|quiet (?:reading|hours?|spaces?|rooms?|gardens?)',
    'coffee (?:shops?|houses?|bars?|carts?|roasters?|mornings?|clubs?|beans?|tastings?|festivals?|breaks?)|olive (?:oil|trees?|groves?)|cherry (?:blossoms?|pie|orchards?|picking)|lavender (?:farms?|fields?|festival)|rose (?:gardens?|show|wine)|cream teas?',
    'flat (?:to|for) (?:rent|let|sale)|flat ?shares?|flat white|(?:simple|slow|clean) (?:living|eating|energy|air|water)|bold flavou?rs|luxury (?:watch|candles?|travel|villas?|yachts?|soaps?)',
  ].join('|')})\\b`,
  'iu',
);

/** "Green Day", "Bold & Beautiful": a look with a capital before another is part of a name, but for kinds of things. */
function beginsName(word: string, [next = '', afterNext = '']: readonly string[]): boolean {
  const phrase = `${word} ${next} ${afterNext}`;
  if (kindOfThing.test(phrase) || setPhrase.test(phrase)) return true;
  const isPlain = (other: string) => {
    const plain = other.toLowerCase().replace(/,$/u, '');
    return isLookWord(plain) || colourNames.has(plain) || channel.test(plain) || generic.test(plain);
  };
  if (next === '&' && /^\p{Lu}/u.test(word) && /^\p{Lu}/u.test(afterNext))
    return !colourNames.has(afterNext.toLowerCase());
  if (next === '&') return afterNext !== '' && !isPlain(afterNext);
  return /^\p{Lu}\p{Ll}/u.test(word) && !word.endsWith(',') && /^\p{Lu}\p{Ll}/u.test(next) && !isPlain(next);
}

/** Strips requests, articles, adjectives of look and colour from the front of a phrase. */
export function stripFront(text: string, adjectives: 'look' | 'keep'): string {
  let bare = visible(text)
    .replace(/\b(nice|good|great|cool|professional|fresh|modern|fun|cute)[- ]looking\b(?! for)/iu, '$1')
    .replace(request, '');
  for (let before = ''; before !== bare;) {
    before = bare;
    // "A Midsummer Night's Dream" is called so.
    // "My Fair Lady", "Our House", too, where it is no order's "My Bakery".
    const isCalled =
      adjectives === 'keep'
        ? /^An? \p{Lu}|^my \d{1,3}(?:st|nd|rd|th)\b/u
        : /^(?:My|Our|Your|This|That) \p{Lu}\p{Ll}+ (?:\p{Lu}|tribute\b|musical\b)/u;
    if (!isCalled.test(bare))
      bare = bare.replace(thereIs, '').replace(ofHouse, '').replace(ofRelative, '').replace(determiner, '');
    // "A for rent sign" says just that.
    bare = bare.replace(/^(?:of|and|&|,|with|in|for(?! (?:rent|sale|hire|lease|let)\b)|about)\s+/iu, '');
    const [word = '', ...others] = bare.split(' ');
    const plain = word.replace(/,$/, '').toLowerCase();
    const looks = adjectives === 'look' && (isLookWord(plain) || (colourNames.has(plain) && others.length > 1));
    const isName = beginsName(word, others);
    if ((channel.test(plain) || looks) && !isName) bare = others.join(' ');
  }
  return bare.trim();
}

export const connectors =
  /^\s*(?:(?:asap|quickly|urgently|today|please|for|about|of|on|announcing|promoting|advertising|celebrating|introducing|featuring|showing|depicting|saying|that says|which says|that reads|which reads|(?:telling|asking|reminding|inviting|warning) (?:people|everyone|customers|guests|visitors|staff|residents|tenants|neighbou?rs)(?: that| to)?|to (?:say|tell|announce|promote|advertise|celebrate|introduce))\s+)+/iu;
/** Where the thing named ends and its circumstances begin. */
const circumstances =
  /\s(?:with|using|featuring|that|which|where|so that|because|(?<!\b(?:anyone|everyone|people|those|kids|children|families)\s)who (?:loves?|likes?|is|has|lives|works|always|never)|including|showing|by (?:\p{Lu}|the\b|our\b|local\b|[a-z]+s\b)\S*)\b.*$|\s(?:for|from|on|at|in|and|or|to|,|-|–)\s*$|\sto be held.*$|\s(?:happening|taking place|hosted|starring).*$|\sin (?:[\p{L}-]+,? ){0,3}(?:letters|lettering|fonts?|typography|handwriting|colou?rs)\b.*$/isu;

/** "We are opening a new bakery and would like a", "our school is holding a": who asks, and that somebody asks, is no matter. */
const asking =
  /^(?:we|i|(?:(?:our|the|my)\s+)?(?:[\p{L}’'-]+\s+){1,4}?(?=(?:(?:is|are|will\s+be)\s+\p{L}+ing|runs|hosts|holds|offers|organi[sz]es)\b))(?:\s*(?:['’](?:re|m|ve)|are|am|is|have|just|will|be)\b)*\s*(?:doing|putting\s+on|runs|hosts|holds|offers|organi[sz]es|open(?:ing)?|launch(?:ing)?|start(?:ing)?|host(?:ing)?|organi[sz](?:e|ing)|plan(?:ning)?|run(?:ning)?|have|having|hold(?:ing)?|throw(?:ing)?|sell(?:ing)?|celebrat(?:e|ing))\s+(?:(?:an?|our|my|(?-i:the)(?!\s+(?-i:\p{Lu})))\s+)?|[\s,]+(?:(?:and|so)\s+)?(?:(?:we|i)\s*)?(?:(?:['’]d|would)\s+like|needs?|wants?|(?:am|are) looking for)(?:\s+(?:an?|some|our|the|to have))*\s*$/giu;

export function stripBack(text: string): string {
  let bare = text.replace(asking, '');
  for (let before = ''; before !== bare;) {
    before = bare;
    bare = bare
      .replace(circumstances, '')
      .replace(/\s+and\s+(?:we|it|they)(?:['’]ll| will|['’]re| are|['’]s| is)?(?:\s+be)?$/iu, '')
      .replace(/[\s:,.;–—-]+$/u, '');
  }
  return bare;
}

export const isProper = (text: string) =>
  /^(?:The )?\p{Lu}/u.test(text) && text.split(' ').every((word) => /^[\p{Lu}\d&]/u.test(word) || small.has(word));

/** "For an article about slow travel": the carrier is not the matter. */
const carrier =
  /^(?:an?|the|our|my)?\s*(?:new |next |latest )?(?:article|blog post|post|essay|guide|episode|video|talk|report|story|campaign|piece)\s+(?:about|on)\s+/iu;

/** "The band Velvet Static": what it is, in small letters before its name. */
const beforeName =
  /^(?:(?:the|our|my|an?) )?(?:new )?(?:\p{Ll}[\p{L}-]*\s+){0,2}(?:band|group|singer|duo|trio|quartet|choir|artist|brand|company|start-?up|gamer ?tag|channel|podcast|blog|newsletter|dog|cat|puppy|kitten|horse|pony|hamster|rabbit|parrot)\s+(?=\p{Lu})/u;

export const stripFrontConnector = (text: string) =>
  `${visible(text)} `.replace(connectors, '').replace(carrier, '').replace(beforeName, '');
