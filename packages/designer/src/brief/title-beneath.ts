/** Of what an order names in front of its word and behind it, which is the title and which is set below that. */
import type { DesignType } from './brief.ts';
import { isLookClause } from './look-clauses.ts';
import type { FoundTitle } from './named-works.ts';
import { capital, visible } from './reading.ts';
import { isProper, titleCase } from './title-phrases.ts';

interface Named {
  /** What stands in front of the order's word, bare. */
  pre: string;
  /** What stands behind it, bare. */
  post: string;
  /** The same as the prompt has it, with the word that leads to it. */
  after: string;
}

const clients = /^(?:wedding|party|event|home|house|customers|clients|followers|buyers|shoppers)$/iu;
/** "Thank you poster for nurses week": whom it thanks or greets. */
const said = /^(?:thank you|thanks|welcome|congratulations|good luck)$/iu;
const recruits = /^(?:help wanted|(?:now |we['’]re )?hiring|staff wanted|vacancy|job vacancy|wanted)$/iu;
const connects = /^\s*(?:for|with|about|of|at|in|on|from|that|by)\b/iu;
const rulesOut =
  /^(?!(?:for|with|about|in)\b)\p{Ll}[\p{L} ]{2,30} (?:only|prohibited|required|forbidden|not allowed)$/u;

/** "Warning sign wet floor". */
const warns = /^(?:warning|caution|danger|safety warning)$/iu;
/** For whom a card is: "grandma", "teachers from class 3B". */
const toWhom =
  /^(?:grand(?:ma|pa|mother|father|parents)|nana?|granny?|mum(?:my)?|mom(?:my)?|dad(?:dy)?|mother|father|sister|brother|wife|husband|aunt(?:ie)?|uncle|teachers?|coach|(?:best )?friend|boss|neighbou?rs?)\b/iu;
/** "Priya & Tom's wedding". */
const whose = /^\p{Lu}\p{L}+(?: (?:&|and) \p{Lu}\p{L}+)?['’]s? \p{L}+(?: \p{L}+){0,2}$/u;
/** "A retirement party for Mr Okafor after 35 years of teaching". */
const honoured = /^(?:(?:Mrs?|Ms|Mx|Dr|Prof)\.? )?\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)* (?:after|on (?:her|his|their))\b/u;
/** "Hotel brochure cover for Casa Mar": it goes by the name of its house. */
const printedMatter = /(?:^|\s)(?:brochure|catalogue|catalog|lookbook|portfolio|prospectus|guide|zine|magazine)$/iu;
/** "Product launch banner AirBrew": what is launched is the title. */
const launches =
  /^(?:product|app|book|album|single|ep|collection|brand|restaurant|store|shop|site|website)? ?(?:launch|release|reveal|debut|opening)$/iu;
/** What is said right behind the order's word, where none leads to it: "gym poster no pain no gain". */
export function saidBehind(named: Named & { bare: string; preSays: boolean }): FoundTitle | undefined {
  const { pre, post, after, bare, preSays } = named;
  const isSaid =
    preSays &&
    /^\s*(?:no|\p{Lu}{2,}|get|be|do|keep|new|everything|nothing|please|don['’]t|never|always|just|your|we|it['’]s)\s\p{L}/u.test(
      after,
    );
  if (isSaid && !isLookClause(bare.trim())) return { title: titleCase(pre), subtitle: capital(visible(bare)) };
  if (!post) return undefined;
  // "Parking sign residents only", "help wanted sign barista".
  if ((recruits.test(pre) && !connects.test(after)) || rulesOut.test(post))
    return { title: titleCase(pre), subtitle: capital(post) };
  return warns.test(pre) ? { title: titleCase(post), subtitle: capital(pre) } : undefined;
}

/** Both name something: a name goes above its kind, and what tells more below it. */
export function beneathOrAbove(named: Named & { type: DesignType; order: string; year: string }): FoundTitle {
  const { pre, post, after, type, order, year } = named;
  if (whose.test(post) || (type === 'invitation' && honoured.test(post)))
    return { title: titleCase(pre), subtitle: post };
  if (((type === 'cover' && printedMatter.test(pre)) || launches.test(pre)) && isProper(post))
    return { title: titleCase(post), subtitle: capital(pre) };
  const isPlan =
    /(?:^|\s)(?:timetable|schedule|rota|planner|chart|calendar|roster|syllabus)$/iu.test(pre) &&
    post.split(' ').length <= 5 &&
    !/^(?:school|work|home|the office|class|kids)$/iu.test(post);
  const isAbout = /^\s*about\s/u.test(after) && post.split(' ').length <= 5;
  // "Petal & Stem florist".
  const isHouse =
    /^(?:The )?\p{Lu}[\p{L}’']*(?: (?:&|and|of|\p{Lu}[\p{L}’']*))* \p{Ll}+$/u.test(post) &&
    /&| and |^\p{Lu}\S* \p{Lu}/u.test(post);
  const isGreeted = said.test(pre) && !/^\s*with\b/iu.test(after) && !clients.test(post);
  const isCardFor = /\bcards?$/iu.test(order) && toWhom.test(post);
  const isShown = isHouse || isAbout || isGreeted || isPlan || isProper(post) || year || isCardFor;
  return { title: titleCase(pre), ...(isShown && { subtitle: capital(post) }) };
}
