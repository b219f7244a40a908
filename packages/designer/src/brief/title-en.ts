import type { DesignType } from './brief.ts';
import { colourNames } from './colour-names.ts';
import { isLookClause } from './look-clauses.ts';
import { houseOfName, partName, type FoundTitle } from './named-works.ts';
import { isLookWord } from './read-manner.ts';
import { isRole } from './read-people.ts';
import { endsInVenue } from './read-place.ts';
import { orderWords, type TypeWord } from './read-type.ts';
import { blank, blankOut, capital, visible, type Reading } from './reading.ts';
import { beneathOrAbove, saidBehind } from './title-beneath.ts';
import {
  channel,
  connectors,
  generic,
  isProper,
  request,
  stripBack,
  stripFront,
  stripFrontConnector,
  titleCase,
} from './title-phrases.ts';

const typeLeft = (type: DesignType) =>
  new RegExp(`\\b(?:${orderWords(type).en})\\b(?:\\s+(?:designs?|ideas?))?\\s*$`, 'iu');

/** Whether a fact in the middle has words before it: "announcing □ all plants" has none. */
const says = (clause: string) => stripFrontConnector(clause.split(blank)[0] ?? '').trim() !== '';

interface TypeContext {
  before: string;
  after: string;
  /** What a colon behind the type word introduces. */
  spoken?: string;
  /** What follows a fact in the middle of the clause. */
  behind?: string;
  /** What stands between the type word and that colon: "for an autumn coffee menu". */
  matter?: string;
}

/** Parts on both sides of the type word in its clause, and what a colon after it introduces. */
function splitAtType(rest: string, word: TypeWord): TypeContext {
  const start = Math.max(
    ...[',', ';', '\n', '. '].map(
      (mark) => rest.lastIndexOf(mark, word.index) + (rest.lastIndexOf(mark, word.index) < 0 ? 0 : 1),
    ),
    0,
  );
  const before = rest.slice(start, word.index);
  const tail = rest.slice(word.index + word.length);
  const [, between, spoken] =
    /^([^,;.!?\n:：–—]{0,40})\s*[:：–—](?:[\s\ue000]+[–—-])?\s*([^,;\n\ue000]+?)(?=[,;\n\ue000]|(?<!\b(?:Dr|Mr|Mrs|Ms|Prof|St))\.\s|(?<=[!?])\s|\.?$)/u.exec(
      tail,
    ) ?? [];
  const clause = tail.split(/[,;\n:]|[.!?](?=\s|$)/u)[0] ?? '';
  // What follows a price or a day in the middle is another matter: "teapot £48 handmade".
  const said = says(clause) ? /\p{L}{3,}/u.exec(clause) : null;
  const fact = said ? clause.indexOf(blank, said.index) : -1;
  const [after, further] = fact < 0 ? [clause, ''] : [clause.slice(0, fact), clause.slice(fact)];
  if (!spoken) return { before, after, behind: visible(further) };
  if (between && connectors.test(between)) return { before, after: '', spoken, matter: between };
  // An item and its price: "Café poster: flat white, 3.60".
  const listed = /^[^,:：]*[:：]\s*[^,]+,\s*[$€£¥]?\d+(?:\.\d{1,2})?\s*(?:,|$)/u.test(tail);
  return { before, after: '', spoken, ...(listed && { matter: '' }) };
}

/** Kinds that carry a name: where the order says one, it stands above what the thing is. */
const named: ReadonlySet<DesignType> = new Set([
  'logo',
  'packaging',
  'menu',
  'business-card',
  'map',
  'ticket',
  'presentation',
]);
const carriesName: ReadonlySet<DesignType> = new Set(['logo', 'packaging', 'menu']);
/** "A jar of wild blueberry jam": the jam is the matter. */
const vessel =
  /^(?:an? |the |our )?(?:jars?|box|boxes|bags?|bottles?|packs?|packets?|tins?|cans?|bars?|cartons?|pouch(?:es)?) of /iu;

/** "Menu board for a food truck: tacos $4, churros $3, El Camino": the house stands behind its dishes. */
function houseBehind(rest: string): string | undefined {
  const last = rest
    .split(/[,;\n]|\.(?=\s|$)/u)
    .map((clause) => visible(clause))
    .findLast(Boolean);
  return last && isProper(last) && !/\d/u.test(last) && last.split(' ').length <= 4 ? last : undefined;
}

const ofFeast =
  /^(?:wedding|christmas|easter|thanksgiving|birthday|brunch|picnic|barbecue|bbq|christening|baby shower|(?:dinner|garden|cocktail|tea|christmas|birthday) party|supper club|office lunch|hen do|bridal shower)$/iu;

/** A menu for no house in particular is called what it is: "Cocktail Menu". */
function menuTitle(pre: string, post: string, order: string): FoundTitle | undefined {
  if (!pre && /^(?:day|week|month)$/iu.test(post)) return { title: titleCase(`${order.trim()} of the ${post}`) };
  // "Dinner menu for two" is for as many.
  const whom = /^(?:two|four|couples|one)$/iu.test(post) ? `For ${post}` : post;
  if (!pre && /^menus?$/iu.test(order.trim()) && ofFeast.test(post)) return { title: titleCase(`${post} menu`) };
  if (post && (isProper(post) || (!pre && /^menus?$/iu.test(order.trim())))) return undefined;
  const list = order.trim().replace(/ (?:boards?|cards?|tables?|sheets?)$/iu, '');
  const own = [pre, /^(?:price|rate)$/iu.test(list) ? `${list}s` : list].filter(Boolean).join(' ');
  return {
    title: titleCase(own),
    ...(post &&
      (!house.test(post) || /^(?:price|pricing|rate)\b/iu.test(list)) && {
        subtitle: capital(whom),
      }),
  };
}

/** "About recycling for a primary school": who has it made is not what it says. */
const whereItHangs =
  /(?<=^\s*(?:about|on)\s.+)\sfor\s(?:an?|the|our|my)\s(?:\p{L}+\s){0,2}(?:school|nursery|kindergarten|class(?:room)?|office|library|hospital|surgery|waiting room|gym|caf[eé]|shop|canteen|kitchen)\s*$/iu;

/** "A poster that feels like the sea", "an Instagram post and make it cosy": how it should be, and no words of it. */
const toDesigner =
  /\s*\bwith (?:an? |some )?(?:[\p{L}’'-]+[ ]){1,3}(?:look|feel(?:ing)?|vibes?|style|aesthetic|mood|tone)\b.*|^\s*(?:(?:that|which)\s+(?:feels?|looks?|is|has|should|would|makes?|can|will)\b|(?:and|but)?\s*(?:please\s+)?(?:make|keep|have) it\b|should\b).*/isu;

/** "A sign for our shop door saying we are closed": what it is put on is no word of it. */
const onWhat =
  /^\s*(?:for|on|at|outside)\s+(?:an?|the|our|my)\s+(?:[\p{L}’'-]+\s+){1,4}(?:(?:saying|that says|which says|that reads|announcing|to announce|telling (?:people|everyone|customers|guests|visitors)|to say)\s+(?:that\s+)?|(?=(?:asking|reminding|telling|to remind|to ask)\s))/iu;
/** "To remind people to turn off lights", "to ask visitors not to feed the ducks". */
const toRemind =
  /^\s*(?:(?:to|that|which)\s+)?(?:remind|tell|ask|encourage|urge|get|warn|reminds|reminding|tells|telling|asks|asking|encourages|encouraging|urging|warns|warning)\s+(?:(?:the|our|all|my)\s+)?(?:people|everyone|everybody|staff|students|kids|children|customers|visitors|guests|residents|neighbou?rs|tenants|employees|colleagues|drivers|parents|tourists|the public|public|passengers|patients|members|pupils|cyclists|walkers|dog owners|users|you)\s+(?:to\s+|(not)\s+to\s+|that\s+|about\s+(?:the|our|an?)\s+)/iu;

/** "Make a notice for the door": what it hangs on is said nowhere. */
const hangs =
  /^(?:(?:front|back|shop|office|main|entrance|staff|classroom)\s+)?(?:door|window|wall|fridge|board|notice ?board|entrance|gate|counter|lift|elevator|lobby|prices?)s?$|^(?:it|this|that|them|us|me)$/iu;

/** "Infographic style poster", "missing person style". */
const inStyle = /^\S+[- ]style$|\s+style$/iu;

/** "Need something for our shop window that says …". */
const forSomething = /^.*?\bsomething (?=for (?:an?|the|our|my) )/iu;

/** What people read is said to them: "their own mugs" are yours. */
function remind(after: string): string {
  const own = after
    .replace(onWhat, '')
    .replace(/^\s*(?:that|which)\s+(?:explains|shows|teaches|tells)\s+(?:people\s+)?(?=how|why|what|when)/iu, '');
  const told = own.replace(toRemind, (_, not?: string) => (not ? 'do not ' : ''));
  return told === own ? own : told.replace(/\btheir\b/gu, 'your').replace(/\bthemselves\b/gu, 'yourselves');
}

/** "Handmade ceramics earthy tones": how it should look, said last and without a comma. */
const lookLast =
  /(?<=\S) (?:\p{Ll}[\p{Ll}-]+ ){1,3}?(?:tones|colou?rs|palette|style|look|vibes?|feel|aesthetic|lettering|typography|mood)$/u;
const withoutLook = (post: string): string => post.replace(lookLast, (last) => (isLookClause(last.trim()) ? '' : last));

/** "Can you do a flyer for my business?" asks the designer and nobody else. */
const unasked = (text: string): string =>
  /\b(?:what|who|why|how|when|where|which|is|are|do|does|can|will|ready|hungry|thirsty)\b/iu.test(text)
    ? text
    : text.replace(/\?+$/u, '');

function chooseTitle(
  context: { before: string; after: string },
  type: DesignType,
  order: string,
): FoundTitle | undefined {
  const own = stripBack(stripFront(context.before, 'look')).replace(typeLeft(type), '').replace(inStyle, '').trim();
  // "Calendar cover 2027".
  const year = /^\s*((?:19|20)\d\d)(?=\s*(?:$|for\b|of\b))/u.exec(context.after)?.[0] ?? '';
  // "Invitation to a housewarming", "poster to recruit volunteers".
  const bare = remind(context.after)
    .slice(year.length)
    .replace(/^\s*in the style of .+?(?=\sfor\s|$)/u, '')
    .replace(toDesigner, '')
    .replace(/^\s*to\s+(?:say\s+)?/iu, '')
    .replace(whereItHangs, '');
  const pre = own && `${own}${year.trimEnd()}`;
  const post = unasked(withoutLook(stripBack(stripFront(stripFrontConnector(bare), 'keep')).replace(vessel, '')));
  // "The café will be closed" is a sentence, with its article.
  const isSentence = /\s(?:will|is|are|has|have)\s/u.test(post);
  const article = isSentence
    ? /^\s*(?:(?:saying|announcing|that says|which says|to say)\s+(?:that\s+)?)?(the|our)\s/iu.exec(bare)?.[1]
    : undefined;
  if (article && !pre && !new RegExp(`^${article}\\b`, 'iu').test(post))
    return { title: capital(`${article} ${post}`) };
  const [, trading, firm] = (!pre && houseOfName.exec(post)) || [];
  if (trading && firm) return { title: firm, subtitle: capital(trading) };
  const parted = partName(post) ?? (post ? undefined : partName(pre));
  if (parted) return parted;
  if (type === 'menu' && !/\S \b(?:bar|caf[eé]|restaurant|bistro|house|kitchen|shop|grill|diner|bakery)$/iu.test(pre)) {
    // "Kids menu with dinosaurs": those are drawn.
    const menu = menuTitle(pre, /^\s*with\b(?!.*\bcourses?\b)/iu.test(bare) ? '' : post, order);
    if (menu) return menu;
  }
  const [, cry, call] = /^(.{4,40}!) (.{4,})$/u.exec(pre) ?? [];
  if (cry && call) return { title: cry, subtitle: call };
  const words = pre.split(' ').filter(Boolean);
  const isGeneric = (word: string) =>
    generic.test(word) || colourNames.has(word.toLowerCase()) || (type === 'invitation' && /^birthday$/iu.test(word));
  const preSays = words.length > 0 && !words.every(isGeneric);
  const behind = saidBehind({ pre, post, bare, preSays, after: context.after });
  if (behind) return behind;
  if (/^notice$/iu.test(order.trim()) && words.length === 1) return { title: titleCase(`${pre} notice`) };
  if (/^(?:certificates?|diplomas?)$/iu.test(order.trim()) && pre)
    return { title: titleCase(`${pre} ${order.trim()}`), ...(post && { subtitle: post }) };
  if (type === 'ticket' && /^(?:discount|money[- ]off)$/iu.test(pre)) return { title: titleCase(`${pre} ${order}`) };
  if (loyal.test(pre) && /^cards?$/iu.test(order))
    return { title: titleCase(`${pre} card`), ...(post && { subtitle: capital(post) }) };
  if (!preSays && hangs.test(post)) return undefined;
  if (!post) return words.length > 0 ? { title: titleCase(pre) } : undefined;
  if (type === 'packaging' && preSays && isProper(post)) return { title: titleCase(post), subtitle: titleCase(pre) };
  if (!preSays || (named.has(type) && isProper(post))) return { title: titleCase(post) };
  return beneathOrAbove({ pre, post, type, order, after: context.after, year });
}

/** Cards that are called so and not after what they hold. */
const loyal = /^(?:loyalty|membership|stamp|punch|rewards?)$/iu;

/** "Webinar: AI for Accountants". */
const headed =
  /^\s*(?:(?:an?|the|our|my|free) )*((?:\p{Ll}+ )?(?:webinar|talk|lecture|seminar|workshop|masterclass|panel|meet-?up|lunch and learn|sermon|book club(?: pick)?))(?: promo)?(?: for \p{Lu}\p{Ll}+)?\s*:\s*([^,;:\n\ue000]{3,70}?)\s*(?=[,;\n\ue000]|$)/iu;

/** "Certificate for best science project to Diego Alvarez", "of completion for Anna Lee". */
const certificate =
  /\b[Cc]ertificates? (for|of) (?:the |an? )?([^,.;:\n\ue000]+?) (?:(?:awarded|presented|given) )?(?:to|for) (\p{Lu}[\p{L}.’'-]*(?: \p{Lu}[\p{L}.’'-]*)+)/u;

function readCertificate(rest: string): FoundTitle | undefined {
  const [, joint = '', matter = '', name = ''] = certificate.exec(rest) ?? [];
  if (!name) return undefined;
  return { title: titleCase(joint === 'of' ? `certificate of ${matter}` : matter), subtitle: name };
}

/** "Wanted: line cook", "For rent: sunny studio": what a notice is, and what it is about. */
const notice =
  /^\s*((?:help )?wanted|(?:now |we['’]re )?hiring|vacancy|for (?:sale|rent|hire)|to let|free to (?:collect|a good home)|found|lost|missing|coming soon|reminder)\s*[:!–—-]\s*((?:an? |our )?[\p{L}\d][^,;:.\n\ue000]{2,40}?)(?=\s*(?:[,;.\n\ue000]|$|\s(?:at|for|in)\b))/iu;

/** Whether what stands before the word of the order names something: "spring cleaning service". */
const saysOwn = (before: string) => {
  const words = stripBack(stripFront(before, 'look')).replace(inStyle, '').split(' ').filter(Boolean);
  return words.length > 0 && !words.every((word) => generic.test(word));
};

const announces: ReadonlySet<DesignType> = new Set(['poster', 'banner', 'social', 'invitation']);

/** "Webinar banner: How to Price Your Work": what it is stands below its title. */
function kindBefore(
  before: string,
  matter: string | undefined,
  title: string,
  type: DesignType,
): { subtitle?: string } {
  const kind = stripBack(stripFront(before, 'look'));
  const isSaid = kind.split(' ').every((word) => title.toLowerCase().includes(word.toLowerCase()));
  // "Loyalty" is the card's own kind; "Employee of the month" is not.
  const isOwn =
    (type === 'social' && !kind.includes(' ')) ||
    /^(?:shop|store|storefront|shopfront|window|door|office|toilet|kitchen|fridge)$/iu.test(kind);
  const isTold =
    !isOwn && matter === undefined && saysOwn(before) && !isSaid && !title.toLowerCase().includes(kind.toLowerCase());
  return isTold && kind.length <= 28 ? { subtitle: capital(kind) } : {};
}

/** "Candle packaging, Fireside, 200 g": a thing in small letters, and behind it the name that it goes by. */
function nameBehind(tail: string, type: DesignType, said: string): string | undefined {
  if (!carriesName.has(type) || /\p{Lu}/u.test(visible(said).replace(request, '').slice(1))) return undefined;
  const clause = /^[^,;:\n]*[,;\n]([^,;:.\n]*)/u.exec(tail)?.[1]?.trim() ?? '';
  const words = clause.split(' ');
  // "Moss & Mint" are no colours.
  const isPair = /^\p{Lu}\p{L}+ & \p{Lu}\p{L}+$/u.test(clause);
  const isLook =
    [clause, ...words].some((text) => isLookWord(text)) ||
    (!isPair && words.some((word) => colourNames.has(word.toLowerCase())));
  const isName = isProper(clause) && !/[\d\ue000]/u.test(clause) && words.length <= 4 && clause.length <= 28;
  return isName && !isLook && !words.every((word) => generic.test(word)) ? clause : undefined;
}

/** Clauses that only say how it looks or what to do are no titles. */
const noTitle =
  /^(?!(?-i:The \p{Lu}))(?:no|without|use|using|make|keep|add|include|put|please|in|with|and|or|the|a)\b/iu;

/** "black friday □ sneakers": words of their own, not the rest of a sentence. */
const furtherWords =
  /^(?!(?:at|on|for|with|and|or|to|by|in|of|from|per|each|only|a|an|the|is|are|if|when|that|which|please|until|till)\b)\p{L}[\p{L}’'-]+(?: \p{L}[\p{L}’'-]+){0,3}$/iu;

/** "Leaflet: ovens, carpets, windows": three small things behind a colon are what it holds. */
const holds = /^[^:：]*[:：]\s*(?:\p{Ll}[\p{L}’'-]*(?: \p{Ll}[\p{L}’'-]*){0,2}(?:, (?:and )?| and )){2,}\p{Ll}/u;
/** "Door hanger for lawn care: Mowing, edging, leaf clean up": so where the first begins the line. */
const does =
  /^\s*for [^:：]*[:：]\s*\p{L}[\p{Ll}’'-]+(?: \p{Ll}[\p{L}’'-]*){0,2}(?:, (?:and )?\p{Ll}[\p{L}’'-]*(?: \p{Ll}[\p{L}’'-]*){0,2}){2,}(?=\s*(?:[,.;\n]|$))/u;
/** What a card says to whom it is for. */
const greeting =
  /^(?:happy|merry|congratulations|congrats|thank you|thanks|get well|good luck|welcome|with love|best wishes|you['’]re invited)\b/iu;

function greetingIn(rest: string, type: DesignType, { index, length }: TypeWord): string | undefined {
  if (type !== 'social' || !/\bcards?\b/iu.test(rest.slice(index, index + length))) return undefined;
  const [, ...behind] = rest.slice(index + length).split(/[,;:\n]|[.!?](?=\s|$)/u);
  return behind.map(visible).find((clause) => greeting.test(clause));
}

/** What somebody does for a living, without its name; and what every evening on a stage is. */
const trade =
  /^(?:(?:an?|my|our|the)\s+)?(?:new\s+|small\s+|local\s+)?(?:[\p{Ll}’'-]+\s+){1,3}(?:business|company|shop|store|studio|salon|service|agency|bakery|caf[eé]|restaurant|clinic|practice|start-?up|farm|garage)$/u;
/** The same in one word: "Restaurant flyer, Thai Orchid". */
const house =
  /^(?:restaurant|bakery|caf[eé]|coffee shop|bar|pub|hotel|salon|hair salon|barber ?shop|spa|gym|florist|clinic|nursery|bookshop|bookstore|garage|studio)$/iu;
/** What always has a name of its own, said behind it. */
const work =
  /^(?:(?:an?|the|our|my)\s+)?(?:new\s+)?(?:[\p{Ll}’'-]+\s+){0,2}(?:play|musical|film|movie|opera|production|panto(?:mime)?|novel|album|menu item|dish|flavou?r|collection|trio|quartet|quintet|duo|choir|orchestra)$/u;
const onStage =
  /^(?:(?:an?|the|our)\s+)?(?:concert|gig|show|film|movie|play|theatre|theater|opera|musical|band|album launch|exhibition)$/iu;

/**
 * The name in a clause of its own behind an order that says only what it names: "a flyer for my dog walking business,
 * Happy Tails", "Concert flyer, The Paper Kites, Roundhouse". Takes it.
 */
export function readNameBehind(reading: Reading, { index, length }: TypeWord): string | undefined {
  const tail = reading.rest.slice(index + length);
  const [, about = '', next = ''] = /^([^,;:.\n]*),\s*([^,;:.\n\ue000]+?)\s*(?=[,;:.\n\ue000]|$)/u.exec(tail) ?? [];
  const kind = stripFrontConnector(about)
    .trim()
    .replace(/^an? (?=(?:spa|gym|bar|pub|hotel|salon|bakery|restaurant|florist|clinic|caf[eé])$)/u, '');
  // "Voucher for a spa, valid for a year, Serenity Spa".
  const ofKind = (clause: string) => isProper(clause) && clause.toLowerCase().endsWith(` ${kind.toLowerCase()}`);
  const name =
    (house.test(kind) &&
      tail
        .split(/[,;.\n]/u)
        .map(visible)
        .find(ofKind)) ||
    next;
  // "Decluttering service, Clear Space: free consultation".
  const introduces = tail.includes(`${name}:`);
  if (!isProper(name) || /\d/u.test(name) || name.split(' ').length > 5 || (endsInVenue(name) && !introduces))
    return undefined;
  const order = kind || visible(reading.rest.slice(0, index)).replace(request, '').trim();
  const further = reading.rest.slice(reading.rest.indexOf(name, index) + name.length).split(/[,;.\n]/u);
  const isNamed =
    trade.test(order) ||
    house.test(order) ||
    work.test(order) ||
    isRole(order) ||
    (onStage.test(order) && further.some((clause) => isProper(visible(clause))));
  if (!isNamed) return undefined;
  blankOut(reading, reading.rest.indexOf(name, index), name.length);
  return name;
}

/** "Podcast cover: The Overthinkers Club with Dana and Lee". */
const spokenBy = /\b(?:podcast|video|show)\b/iu;
const hosted =
  /^(\S.{3,}?) (with \p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?(?:, \p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?)*,? (?:and|&) \p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?)$/u;

/** What a party has printed, and for which: "seating chart for the wedding of Ella and Tom". */
const forParty =
  /^((?:seating|table) (?:chart|plan)|order of (?:service|the day)|guest ?book|programme?|thank you note|place cards?) for ((?:the|our) .+|\p{L}+ (?:and|&) \p{L}+)$/iu;

/** What it says stands behind the colon, however it is written: "sign for the fridge: please label your food". */
const onSign = /^(?:signs?|signage|notices?)\b/iu;

/** "Sign for the pool: no diving, no running, shower first": three and more that are forbidden or asked. */
const rules =
  /^[^:：]*[:：]\s*(?:please |no |do not |don['’]t |always |never |keep |use |wear |wash |close |\p{Ll}+ must )[^,.;]+(?:[,;]\s*[^,.;]+){2}/iu;

/** "If you empty the pot, make a new one" is one sentence. */
const ifThen = /^(?:if|when|once|before|after|whenever) (?:you|it|the|we)\b/iu;

/** Which of a row it is, before what it is called: "Issue 4, Night Walks". */
const ofRow = /^(?:issue|vol(?:ume)?\.?|no\.?|part|chapter|episode|ep\.?|season) ?#?\d{1,4}$/iu;

/** "A Hitchcock retrospective: Vertigo, Psycho, Rear Window": several names behind a colon are what it shows. */
const series =
  /\b(?:retrospective|series|season|line-?up|double bill|triple bill|marathon|collection|range|programme|program)\b/iu;
const ofNames = /^[^:]*:\s*(?:(?:The )?\p{Lu}[^,.;:\d\n]{1,30}, ?){2,}(?:and )?(?:The )?\p{Lu}/u;

/** How long a course goes is no title of it. */
const lasts = /^\d{1,2}[- ](?:weeks?|days?|months?|sessions?|hours?|lessons?|classes)$/iu;

/** "Persimmon latte" in small letters, "3 ripe bananas": one of several. */
const itemOfList =
  /^(?!(?:please|do|don['’]t|never|always|keep|no|be|let['’]?s|we|you|it|this|that|stop|only|\d{1,2} (?:\p{L}+ )?(?:tips|steps|ways|rules|reasons|things|signs|habits|facts|mistakes))\b)(?:\p{Ll}|\d{1,3} ?(?:\p{Ll}|[½¼¾]))/u;

/** "Raffle ticket, first prize a weekend in Paris": what may be won is no title. */
function readRaffle(rest: string, { index, length }: TypeWord): FoundTitle | undefined {
  const draw = /^(raffle|lottery) tickets?$/iu.exec(rest.slice(index, index + length).trim())?.[1];
  const won = /^\s*[,:]\s*((?:first|1st|grand|top) prize[^,;.\n\ue000]*|win [^,;.\n\ue000]+)/iu.exec(
    rest.slice(index + length),
  )?.[1];
  return draw && won ? { title: titleCase(draw), subtitle: capital(visible(won)) } : undefined;
}

/** The title that the words of the prompt amount to; undefined where they name nothing. */
export function findEnglishTitle(rest: string, type: DesignType, word: TypeWord | undefined): FoundTitle | undefined {
  const awarded = readCertificate(rest);
  if (awarded) return awarded;
  if (word) {
    const order = rest.slice(word.index, word.index + word.length);
    const raffle = readRaffle(rest, word);
    if (raffle) return raffle;
    const greets = greetingIn(rest, type, word);
    if (greets) return { title: titleCase(greets) };
    const { before, after, behind, spoken: colon, matter } = splitAtType(rest, word);
    // "For Blackwood Forest with 3 routes: …" names its matter and then lists.
    const isCounted = /\bwith (?:\d{1,2}|two|three|four|five|six|seven) \p{L}+s\s*$/iu.test(matter ?? '');
    const isBill = series.test(matter ?? before) && ofNames.test(rest.slice(word.index));
    const isRules = onSign.test(order) && matter !== undefined && rules.test(rest.slice(word.index));
    // "Timeline of our company: 2015 founded, 2018 first shop, …".
    const isHistory = /^[^:]*:\s*(?:(?:19|20)\d\d [^,;]+[,;] ?){2,}(?:19|20)\d\d /u.test(rest.slice(word.index));
    const isWeek = /^[^:]*:\s*(?:(?:mon|tue|wed|thu|fri|sat|sun)[a-z]* [^,;]+(?:[,;] ?|$)){3,}/iu.test(
      rest.slice(word.index),
    );
    const listed =
      isRules ||
      isWeek ||
      isBill ||
      isCounted ||
      isHistory ||
      (holds.test(rest.slice(word.index)) && (saysOwn(before) || type === 'menu'));
    const isTrade = announces.has(type) && does.test(rest.slice(word.index + word.length));
    const spoken = listed || isTrade ? undefined : colon;
    // "Card for an autumn menu: persimmon latte, 4.80" lists what it holds; "Poster for a bookshop: The Long Way" names it.
    const isListed =
      type !== 'cover' &&
      matter !== undefined &&
      itemOfList.test(visible(spoken ?? '')) &&
      (saysOwn(before) || !onSign.test(order));
    if (spoken && visible(spoken) && !isListed && !(lasts.test(visible(spoken)) && saysOwn(before))) {
      const next = visible(/^[^,;\n]*:[^,;\n]*[,;] ?([^,;.\n\ue000]{2,50})/u.exec(rest.slice(word.index))?.[1] ?? '');
      if (ifThen.test(visible(spoken)) && next) return { title: capital(`${visible(spoken)}, ${next}`) };
      if (ofRow.test(visible(spoken)) && next) return { title: titleCase(next), subtitle: capital(visible(spoken)) };
      const [, show, hosts] = (spokenBy.test(order) && hosted.exec(visible(spoken))) || [];
      if (show && hosts) return { title: titleCase(show), subtitle: capital(hosts) };
      return {
        title: titleCase(visible(spoken).replace(/ (?:on|at|from|for|is|by|until)$/u, '')),
        ...(announces.has(type) ? kindBefore(before, matter, visible(spoken), type) : {}),
      };
    }
    const found = chooseTitle({ before, after: matter ?? after }, type, order);
    const house =
      type === 'menu' && rest.includes(blank) ? houseBehind(rest.slice(word.index + word.length)) : undefined;
    const name = found && (nameBehind(rest.slice(word.index + word.length), type, before + after) ?? house);
    if (name) return { title: name, subtitle: found.title };
    if (found)
      return behind && furtherWords.test(behind) && !found.subtitle ? { ...found, subtitle: capital(behind) } : found;
  }
  const [, sought, what] = (!word && notice.exec(rest)) || [];
  if (sought && what) return { title: titleCase(sought), subtitle: capital(what) };
  const [, kind, matter] = (!word && headed.exec(rest)) || [];
  if (kind && matter) return { title: titleCase(matter), subtitle: capital(kind) };
  // "Open mic night □ sign up at the bar": what follows a fact is another matter.
  for (const clause of rest.split(/[,;\n:\ue000]|[.!?](?=\s|$)/u)) {
    const bare = stripBack(stripFront(stripFrontConnector(remind(clause.replace(forSomething, ''))), 'look'))
      .replace(typeLeft(type), '')
      .trim();
    const words = bare.split(' ');
    const [, printed, party] = forParty.exec(bare) ?? [];
    if (printed && party) return { title: titleCase(printed), subtitle: capital(party) };
    const parted = partName(bare);
    if (parted) return parted;
    // "The gym is changing its hours" is a sentence, with its article.
    const whole = /\s(?:is|are|will|has|have)\s/u.test(bare)
      ? new RegExp(`^\\s*((?:[Tt]he|[Oo]ur) ${RegExp.escape(bare)})`, 'u').exec(clause)?.[1]
      : undefined;
    if (whole) return { title: capital(whole) };
    if (bare && !noTitle.test(bare) && !words.every((item) => isLookWord(item) || channel.test(item)))
      return { title: titleCase(bare) };
  }
  return undefined;
}
