import { findSubjects } from '../material/subjects.ts';
import { hasHan } from '../type/script.ts';
import type { DesignType } from './brief.ts';
import { colourNames } from './colour-names.ts';
import { compiled } from './compiled.ts';
import { isLookWord } from './read-manner.ts';
import { chineseThings } from './read-colours.ts';
import { isRole } from './read-people.ts';
import { readSetting } from './read-setting.ts';
import { orderWords } from './read-type.ts';
import { blank, capital, visible, type Reading } from './reading.ts';

export interface FreePhrases {
  /** A phrase without a number: what a subtitle or a tagline is made of. */
  tagline?: string;
  details: string[];
}

interface Known {
  title: string;
  type: DesignType;
  /** Facts that a phrase may have lost a part to: 运动鞋 of 运动鞋全场五折. */
  facts: readonly (string | undefined)[];
  /** What is lost is described to the reader: "ginger tabby" is no picture. */
  describes: boolean;
  /** Of what people are thanked for; else thanks at the end are for the designer. */
  thanks: boolean;
  /** People make something there: 做月饼 is no order. */
  teaches: boolean;
  /** Something takes place: what there is to do is told. */
  event: boolean;
  /** "5 tips for better sleep": each of what is listed is told, "no screens" too. */
  advises: boolean;
  /** Copy that is set anyway. */
  taken: readonly string[];
}

/** The stop behind a title of a person ends nothing: "Dr. Amy Chen". */
const separators = /[,;\n，。；！？、]|\s-\s(?=\p{L})|(?<!\b(?:Dr|Mr|Mrs|Ms|Prof|St))[.!?:：](?=\s|$)|[：—–]/gu;
const namesOrder = (text: string, type: DesignType) => {
  const { en, zh } = orderWords(type);
  return compiled(`\\b(?:${en})\\b|(?:${zh})`, 'iu').test(text);
};

/** Clauses that tell the designer something, or describe the picture, rather than the reader. */
const instruction =
  /^needs? (?:something|an?|it|some)\b|^(?:could|can|would|will) you (?:please )?(?:make|create|design|do|put|add|use|keep|give|draw|help (?:me|us))\b|^(?:(?:the )?theme(?: is)?|no|without|use(?! (?:no|less|fewer|your|public|both|only)\b)|using|make|keep|add|include|put|please|with|and|or|for|by|of|in(?! stores?\b)|on(?! sale\b)|at|from|to|as|like|featuring|showing|depicting|inspired|based|suitable|ideally|maybe|perhaps|not|very|more(?! (?:details|info|information|dates)\b)|less|lots?|plenty|i|he|she|they|who|something(?! \p{L}+ is (?:coming|brewing|cooking))|it|this(?! (?:week|weekend|month|year|season|friday|sunday|saturday)\b)|that|which|we (?:want|need(?! (?:new |more |two |three |your )*(?:players|volunteers|singers|members|helpers|drivers|staff|people|donations|help|musicians|actors|dancers)\b)|like|would)|you|each|different|looking|thanks|thank you(?!(?: all| everyone| so much| both)? (?:for|to)\b))\b|\b(?:business|company|shop|studio|service|name|band|brand) is$|\b(?:styles?|colou?rs?|palettes?|tones?|fonts?|typefaces?|typography|background|backdrop|layout|aesthetic|vibes?|moods?|feel(?:ing)?|textures?|compositions?|hues?|pixels?|px|ratio|format|resolution|logos?|title|headline|white ?space|should|must(?! be (?:worn|kept|accompanied|booked|paid|signed|over|on)\b)|needs? to|audience|illustrat\w+|photo(?:graphic|realistic)|emojis?|icons?|versions?|variations?|options?)\b/iu;
/** "It's a girl". */
const itIs = /^it['’]s (?:an? (?:girl|boy)|twins|time|party time|here|back|our|your|never|never too late|okay|ok)\b/iu;
/** "Please bring a plate". */
const asksGuests =
  /^please (?:bring|wear|arrive|reply|let us know|note|keep|do not|don['’]t|leave|remove|wipe|queue|wait|knock|ring|take|turn|close|wash|book|join)\b/iu;
const thanking = /^thank(?:s| you)(?: all| everyone| so much)?$/iu;
/** "Keep refrigerated" is told to whoever buys it. */
const keepsSo = /^keep (?:refrigerated|frozen|cool|chilled|dry|warm|upright|away from|out of reach)\b/iu;
/** "No joining fee" is told to the reader. */
const offersNone =
  /^not (?:for|suitable for|exchangeable|transferable|redeemable|refundable|valid|to be) ?|^non-(?:refundable|transferable|exchangeable)|^no need to \p{L}+|^no (?:[\p{L}-]+ )?(?:fees?|charges?|bookings?|contracts?|deposits?|experience|commitment|minimum|reservations?|subscriptions?|ads|cover|tickets?|sugar|additives|preservatives|gluten|dairy|nuts|gifts|presents|appointments?|prescription|purchase|sign-?up|pets|dogs|smoking|smokers|agents)\b/iu;
const instructionZh =
  /^(?:小红书|朋友圈|公众号|抖音|微博|视频号|B站|微信群?)(?:里|上)?(?:发的)?$|^做[个张]?(?:通知|告示|海报|提示)$|^(?:我们)?(?:公司|店里|团队|工作室)?要招|的?牌子$|[贴挂]的$|[上里]放$|^想?发(?:朋友圈|公众号|小红书|微博|抖音|微信群?)用?$|留白$|干净$|^贴[在到]|^挂[在到]|^写[个张份]|贴一?[张个](?:提示|告示|通知)$|^[谨兹特][定订]于$|^我?要?参加\p{Script=Han}{1,4}$|^(?:马上|就|快)要.{2,8}了$|^(?:字(?:体|号)?要|要(?!求|带(?!有|点))|用(?!镜头|心|爱|脚步|音乐|画笔|文字|声音|舞步|味道|行动|双手|汗水|青春)|画面|背景|配|加(?![油速盟入班薪微])上?|放|有一|不要(?!放[门在进]|轻信|随便|随意|靠近|触摸|点击|转账|透露|乱|浪费|喂)|请(?!(?:各位|各部门|各单位|全体员工|同学们|家长们|游客|乘客|顾客|用户|大家|居民|业主|家长|同学)?(?:提前|着(?=[正盛便礼])|到|前往|至|联系|致电|向|勿|带(?![有点些着一])|穿|携带|自备|准时|凭|务必|互相|相互|保持|遵守|佩戴|关注|注意|做好|减速|慢行|随手|节约|按|走|排队|出示|靠|小心|绕行|爱护|文明|脱鞋|轻声|安静|自觉|洗手|刷卡|扫码|佩戴|戴(?=[头口帽手安])|戴好|熄火))|最好|希望|突出|注意|整体|尺寸|适合(?!\d)|面向|以(?!资|德|诚|物|书|旧|茶|花|画|歌|舞)|我|画[一上个]|(?:[她他]|孩子)?(?:特别|最|很|非常)?喜欢|帮|给(?!您|大家带来|您带来)|为|再(?!见|会|出发)|并|和|做|设计|需要|其中|一[只个条朵杯座棵头匹张])|风格|一点|一些|色系?$|色调|感觉|氛围|质感|高级|排版|字体|构图|标题|元素|版本|方案|竖版|横版|主题$|^主题|^送给\p{Script=Han}{1,4}$|要(?:开|办|搞|举办|举行).{2,8}$|^.{2,4}(?:要|快|就要|马上|快要)[到来]了$/u;

/** Words that are left of a phrase when its looks and colours are taken away. */
const filler =
  /^(?:and|with|a|an|the|of|in|very|but|or|&|touch|bit|dash|deep|dark|light|pale|bright|rich|main|mostly|plain|high|contrast|look|bold|neon|big|small|large|type|lettering|text|letters|classic|timeless)$/iu;

/** Whether a phrase says how it should look and nothing else. */
export function isOnlyLook(phrase: string): boolean {
  const words = phrase.toLowerCase().split(/[\s-]+/u);
  return (
    words.every(
      (word) => filler.test(word) || isLookWord(word) || (colourNames.has(word) && !chineseThings.test(word)),
    ) || isLookWord(phrase)
  );
}

/** "boats and gulls", "paper lanterns and fish": things to draw, unless it is what a table is laid with. */
function isRowOfThings(phrase: string): boolean {
  const things = phrase.split(/\s+(?:and|&)\s+/u);
  if (things.length < 2 || things.some((thing) => thing.split(' ').length > 2)) return false;
  const found = things.map((thing) => findSubjects(thing, 1)[0]);
  const isFare = found.every((thing) => thing?.subject.category === 'Food & Drink');
  return !isFare && found.every((thing, at) => (thing?.score ?? 0) > 0.6 || (at > 0 && things[at]!.endsWith('s')));
}

/** "Bring blankets", "popcorn included" and "a novel about a lighthouse keeper" ask, promise and say what it is. */
const tells =
  /^(?:own (?:car|van|bike|vehicle|tools|transport|phone|equipment)$|happy hour|(?:brunch|lunch|dinner|food|drinks|cake|snacks|cocktails|canap[eé]s|wine|tea|coffee|pizza|beer) (?:and|&) \p{Ll}+$|thank you|thanks|an? (?:\p{L}+ )?(?:novel|story|tale|guide|memoir|thriller|history|collection|show|podcast|play|film|comedy|drama|course|talk|celebration|evening|night|weekend|series)|bring|wear|come|meet|win|eat|drink|enjoy|taste|try|learn|join|help|save|give|explore|discover|visit|experience|support|protect|stop|celebrate|includes?|including|see|hear|dance)\b|\bcourse (?:meal|dinner|lunch|menu|breakfast)$|^(?:vegetarian|vegan|home-?cooked|organic|hot|cold|light) (?:meals?|lunch|breakfast|dinner|food|buffet)$|\b(?:encouraged|optional|preferred|recommended|included|welcome|provided|available|needed|wanted|required|only|tonight|inside|upstairs|allowed|guaranteed|issue|edition|special|free|round)$/iu;

/** "Tractor rides", "costume contest": what there is to do is no picture of it. */
const activity =
  /^\p{Ll}[\p{L}-]* (?:rides|stalls?|crafts|games|raffle|lessons|contests?|competitions?|hunt|tombola|quiz|karaoke|tastings?|demos?|workshops?|tours?|races|auction|giveaways?|parade|photo booth)$/u;

/** "a fox", 玉兔和满月, "mountains at sunset": what to draw. Longer phrases say more than that. */
function isPicture(phrase: string): boolean {
  if (tells.test(phrase) || offersNone.test(phrase) || isRole(phrase) || activity.test(phrase)) return false;
  if (
    /\d|^(?:free|new|live|fresh|today|now|open|only|last|first)\b|^(?:免费|新|现场|限量|限时|含|送|赠|可|免)/iu.test(
      phrase,
    )
  )
    return false;
  if (/\p{Script=Han}/u.test(phrase)) {
    // What a flat has is told.
    if (
      /^(?:[量测查捏]|学?做(?![个张一]))|[画舞琴棋]$|素描|书法|编程|声乐|装修|地铁|入住|采光|朝南|家电|车位|保险|保障|加油/u.test(
        phrase,
      )
    )
      return false;
    // 篮球社 is who plays.
    if (/[社队会团班]$/u.test(phrase)) return false;
    const things = phrase.replace(/^有[一只个条朵]*/u, '').split(/[和与加]|以及|或者?/u);
    return things.every((thing) => [...thing].length <= 3 && (findSubjects(thing, 1)[0]?.score ?? 0) > 0.85);
  }
  if (/^\p{Lu}/u.test(phrase)) return false;
  const named = (findSubjects(phrase, 1)[0]?.score ?? 0) > 0.6;
  const { terrain, time } = readSetting(phrase);
  const words = phrase.split(' ').length;
  // "Sage green eucalyptus"; black tie is what people wear.
  const [first = '', second = ''] = phrase.toLowerCase().split(' ');
  if (colourNames.has(`${first} ${second}`) || (colourNames.has(first) && colourNames.has(second))) return true;
  if (terrain && time) return true;
  if (isRowOfThings(phrase)) return true;
  // "Simple white lilies": how they look is no more said than they are.
  const own = phrase.split(' ').filter((one) => !isLookWord(one.toLowerCase()) && !colourNames.has(one.toLowerCase()));
  const isOne = own.length > 0 && own.length < words && own.length <= 2 && !/ (?:and|&) /u.test(phrase);
  if (isOne && (findSubjects(own.join(' '), 1)[0]?.score ?? 0) > 0.6) return true;
  return /^an? |^(?:some|two|three) /iu.test(phrase) ? named || words <= 4 : named && words <= 2;
}

/** Words of look that a pack says of what is in it. */
const claim = /^(?:organic|natural|vegan|handmade|rustic|premium|有机|天然|自然|手工|高端)$/iu;

export const isClaim = (text: string, type: DesignType): boolean =>
  claim.test(text) && (type === 'packaging' || type === 'product');

/** 96110 and 12345 are called, not paid. */
const bareFact = /^(?!(?:96\d{3}|12[13]\d{2})$)(?:[￥¥$€£]?\d+(?:\.\d{1,2})?|\d+(?:\.\d{1,2})?[元块])$/u;
const year = /^(?:19|20)\d\d$/u;
const bare = (text: string) =>
  text
    .toLowerCase()
    .replace(/^(?:the|an?) /u, '')
    .replace(/[\s.!]/gu, '')
    .replace(/(?<=\p{Script=Han})(?:要(?=招新)|新开了)/gu, '');
const edges =
  /^(?:(?:on|at|from|for|to|by|only|just|is|are|get|的|是)(?=\s|$|\p{Script=Han})\s*)+|\s(?:on|at|from|for|to|by|only|just|is|are|all|and)$/giu;

/** "For Black Friday we'll do □": who gives it is no part of what is given. */
const weGive = /\s+we(?:['’]ll| will|['’]re| are)? (?:do|doing|give|giving|offer|offering|have|having|run|running)$/iu;
/** "Public meeting on □ at □": what takes place there and then. */
const event =
  /^(?!(?:the|a|an|it|we|our|my|this|that)\b)(?:\p{L}+ ){0,2}(?:open (?:house|day|evening|morning|studios?|rehearsal)|rehearsals|classes|sessions|meetings|practice|training|viewings?|drop-in|registration|meeting|party|talk|reading|workshop|concert|show|sale|dinner|lunch|supper|quiz|service|ceremony|reception|launch|screening|performance|rehearsal|auction|tour)$/iu;

interface Clause {
  rest: string;
  /** What the prompt has at the same place. */
  prompt: string;
  /** It stands after a colon, in the same sentence: "the menu: persimmon latte, chestnut mocha". */
  listed: boolean;
  /** One of several between 、. */
  enumerated: boolean;
  /** It ends in a question mark, which is set with it. */
  asks: boolean;
  /** What stands before it says what is ordered. */
  ordered: boolean;
}

/** Stretches of the reading between marks. */
function listClauses(reading: Reading, type: DesignType): Clause[] {
  const found: Clause[] = [];
  let start = 0;
  let listed = false;
  const push = (end: number, mark = '') => {
    const [rest, prompt] = [reading.rest.slice(start, end), reading.prompt.slice(start, end).trim()];
    const enumerated = mark === '、' || reading.rest[start - 1] === '、';
    const ordered = namesOrder(reading.rest.slice(0, start), type);
    found.push({ rest, prompt, listed, enumerated, asks: /[?？]/u.test(mark), ordered });
  };
  for (const mark of reading.rest.matchAll(separators)) {
    push(mark.index, mark[0]);
    start = mark.index + mark[0].length;
    if (/[:：]/u.test(mark[0])) listed = true;
    else if (/[.!?;\n。！？；]/u.test(mark[0])) listed = false;
  }
  push(reading.rest.length);
  return found;
}

/** Whether it is said to the reader, and not yet. */
function isNew(text: string, known: Known, isAdvice = false): boolean {
  if ((text.length < 2 && !hasHan(text)) || text.length > 64 || !/[\p{L}\d]/u.test(text)) return false;
  const isTold =
    offersNone.test(text) ||
    isAdvice ||
    keepsSo.test(text) ||
    itIs.test(text) ||
    asksGuests.test(text) ||
    (known.thanks && thanking.test(text));
  const isMade = known.teaches && /^(?:学?做(?![个张一])|画(?![个张一])|写|捏)\p{Script=Han}{2,6}$/u.test(text);
  if ((instruction.test(text) && !isTold) || (instructionZh.test(text) && !isMade)) return false;
  if (/^(?:we|i)(?:['’]ve| have)? lost (?:my|our)\b/iu.test(text)) return false;
  if (/^(?:find|see|meet|visit) us(?: at| in)?$/iu.test(text)) return false;
  const own = bare(text);
  // "How to brew pour over": to pour is told all the same.
  if (isAdvice && own.length < 8 && own !== bare(known.title)) return !known.taken.some((other) => bare(other) === own);
  return ![known.title, ...known.taken].some((other) => bare(other).includes(own) || own.includes(bare(other)));
}

/** "Brightside Solar is offering free home surveys": behind the name that was read. */
const withoutVerb = (text: string) =>
  text.replace(
    /^(?:is|are) (?:launching|starting|introducing|opening|offering|giving|doing|running|having|hosting|holding) (?:an? )?(?=\p{L})/iu,
    '',
  );

/** Joints of a sentence, and words that belong to the order. */
const joint = /^(?:so|but|if|when|where|while|because|about|announcing|saying|called|named|then|plus|until|till)\b/iu;

/**
 * What facts left of a clause behind the first of them, or behind the order's word: "quiz poster □ teams of six", "sale
 * □ last day Sunday". What stands before is the order or its title.
 */
function leftOf({ rest, prompt }: Clause, known: Known): string[] {
  // "Neon city": a look that was taken leaves nothing that is told.
  const left = new Set(visible(rest).split(' '));
  const taken = prompt.split(' ').filter((word) => !left.has(word));
  if (taken.length > 0 && taken.every((word) => isOnlyLook(word))) return [];
  // 250g 山野咖啡: a space parts them as a comma would.
  if (hasHan(rest)) {
    const behind =
      /\ue000(?:\s+|(?=\p{Script=Han}{2,8}\d+(?:公里|米|小时)$)|(?=\p{Script=Han}{2,8}(?:集合|清仓|促销|特卖|开业|派对|演出)$))((?:\d{1,2}[-–~至到]\d{1,2}(?=岁)|\d{1,3}[号层楼栋]|\d{2,4}(?=不锈钢|食品|支|目|线))?\p{Script=Han}[\p{Script=Han}\d·]{1,14})$/u.exec(
        rest,
      )?.[1];
    return behind && isNew(behind, known) ? [behind] : [];
  }
  const order = [...rest.matchAll(compiled(`\\b(?:${orderWords(known.type).en})\\b`, 'giu'))].at(-1);
  const from = order ? order.index + order[0].length : rest.indexOf(blank);
  const behind = rest.slice(from).split(compiled(`${blank}+`, 'u'));
  return behind
    .map((stretch) => withoutVerb(visible(stretch)))
    .filter((text) => /^[\p{L}\d][^()]*\p{L}{3}/u.test(text) && !joint.test(text) && isNew(text, known));
}

/** What people may read of a clause; undefined where it is an order or set already. */
function phraseOf({ rest, prompt, listed, asks, ordered }: Clause, known: Known): string | undefined {
  // Face painting is no painting that anybody orders; behind an order “Bean Scene” is a name.
  const isOrder =
    !(ordered && /^\s*\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)+\s*$/u.test(rest)) &&
    !/^\s*(?:\p{Lu}\p{L}+ )+Scene\s*$/u.test(rest);
  if (
    isOrder &&
    !offersNone.test(visible(rest)) &&
    !/^\s*we cover\b/iu.test(rest) &&
    namesOrder(rest, known.type) &&
    !/^\s*(?:face|body) painting\s*$/iu.test(rest)
  )
    return undefined;
  const cut = rest.trim().includes(blank);
  const whole = visible(rest).replace(/^[+&]\s*/u, '');
  const text = withoutVerb(cut ? whole.replace(edges, '').replace(weGive, '') : whole)
    .replace(/^我们(?:举办|办|开|搞)/u, '')
    .replace(/^(?:我们?)?(?:要|想|准备|打算)?开了?一?[家间个](?=\p{Script=Han}{2,6}$)/u, '')
    .replace(/^\p{Script=Han}{2,6}要(?:做|办|搞)(?:一?[个场次])?(?=\p{Script=Han}{2})/u, '')
    .replace(/^(?:brand|shop|company|studio)(?: is)? (?=\p{Lu})/u, '')
    .trim();
  // A colour or a date that was cut out leaves no sentence; an item that lost its price is still an item.
  const keepsFact = known.facts.some((fact) => fact !== undefined && prompt.includes(fact));
  // "Free limoncello for everyone" lost whom it is for.
  if (cut && !keepsFact && !event.test(text) && !/^free \p{L}/u.test(text)) return undefined;
  return isNew(text, known, listed && known.advises) ? text + (asks ? '?' : '') : undefined;
}

/** What there is to do at a fair or a camp. */
const attraction =
  /\b(?:painting|stalls?|castle|lessons?|crafts?|games?|raffle|bbq|barbecue|dancing|swimming|archery|tombola|bar|trucks?|workshops?|quiz|bingo|karaoke|sports|yoga|hiking|talks?|tours?|rides?|zoo|storytelling|demos?|tastings?|drumming|singing|juggling|magic|puppets?|races?|climbing|canoeing|cooking|baking|music|shows?|competitions?|hunt|auction|fireworks|dj|band|wine|beer|cider|cocktails|reception|signing|refreshments|buffet|networking|photo booth|gifts?|carols?|carollers|food|drinks|coffee|cakes?|pizza|ice cream|prizes|santa|plants|toys|books|clothes|jewell?ery|records|vinyl)$/iu;

/** Where things are sold, what is named in a row is what there is. */
const sells =
  /\b(?:markets?|bazaar|fayre|fair|fete|yard sale|garage sale|car boot|jumble sale|bake sale|pop-up|open day|(?:food|book|toy|clothes|clothing|coat|supply|supplies) drive|donations?)\b/iu;

/** "Bouncy castle, face painting, cake stall": three and more in a row, most of which can be done, are told. */
function rowOfAttractions(
  texts: readonly { text: string | undefined; cut: boolean }[],
  isMarket: boolean,
): ReadonlySet<string> {
  const row: string[] = [];
  const rows: string[][] = [];
  for (const { text, cut } of [...texts, { text: undefined, cut: true }]) {
    if (text !== undefined && !cut && /^\p{Ll}[\p{Ll} ’'&-]{2,24}$/u.test(text) && !/^an? /u.test(text)) row.push(text);
    else rows.push(row.splice(0));
  }
  const told = rows.filter(
    (one) => one.length >= 3 && (isMarket || one.filter((text) => attraction.test(text)).length * 2 >= one.length),
  );
  return new Set(told.flat());
}

/**
 * "Deep clean, move out, weekly": three and more behind a colon are equals, and told all of them where most say more
 * than how it looks.
 */
function listedRow(texts: readonly { text: string | undefined; listed: boolean }[]): ReadonlySet<string> {
  const row = texts.flatMap(({ text, listed }) =>
    listed && text !== undefined && /^(?!(?:an?|the|some|with|in)\s)\p{Ll}[\p{L} ’'-]+$/u.test(text) ? text : [],
  );
  const telling = row.filter((text) => !isOnlyLook(text));
  return new Set(row.length > 2 && telling.length * 2 > row.length ? row : []);
}

/** "Lineup: Tame Impala, Phoebe Bridgers, Khruangbin": three names and more behind a colon are equals. */
function rowOfNames(texts: readonly { text: string | undefined; listed: boolean }[]): ReadonlySet<string> {
  const names = texts.flatMap(({ text, listed }) =>
    listed && text !== undefined && /^(?:The )?\p{Lu}[\p{L}\d’'&. -]{1,28}$/u.test(text) ? text : [],
  );
  const all = texts.filter(({ text, listed }) => listed && text !== undefined).length;
  return new Set(names.length > 1 && names.length === all ? names : []);
}

/** 可回收物 厨余垃圾 有害垃圾 其他垃圾: where three end alike, all of the row are equals. */
function rowOfKinds(texts: readonly (string | undefined)[]): ReadonlySet<string> {
  const row = texts.filter((text) => text !== undefined && /^\p{Script=Han}{3,6}$/u.test(text)) as string[];
  const isAlike = row.some((text) => row.filter((other) => other.endsWith(text.slice(-2))).length > 2);
  return new Set(isAlike ? row : []);
}

/**
 * Phrases between commas that nothing else took and that people want to see: "this week only", 5 家店, "trail food for
 * small hours". A bare number after an item is its price and stays with it.
 */
export function readPhrases(reading: Reading, known: Known): FreePhrases {
  const texts = listClauses(reading, known.type).flatMap((clause) => {
    const { listed, enumerated } = clause;
    const text = phraseOf(clause, known);
    const cut = clause.rest.includes(blank);
    const left = text === undefined && cut ? leftOf(clause, known) : [];
    return [{ text, cut, listed, enumerated }, ...left.map((text) => ({ text, cut: false, listed, enumerated }))];
  });
  // One thing after a colon may be what to draw; several are a list that people want to read.
  const isList = texts.filter(({ text, listed }) => listed && text !== undefined).length > 1;
  const row = listedRow(texts);
  // 少儿街舞、爵士舞、芭蕾 are read where one of the row says more than what to draw.
  const saysMore = texts.some(({ text, enumerated }) => enumerated && text !== undefined && !isPicture(text));
  const bill = known.type === 'packaging' ? new Set<string>() : rowOfNames(texts);
  const alike = rowOfKinds(texts.map(({ text }) => text));
  const attractions = rowOfAttractions(texts, sells.test(reading.prompt));
  const phrases: string[] = [];
  const equals = new Set<string>();
  for (const [index, { text, cut, listed, enumerated }] of texts.entries()) {
    // A year belongs to what stands before it, else it stands alone.
    const isYear = text !== undefined && year.test(text) && texts[index - 1]?.text === undefined;
    if (text === undefined || (bareFact.test(text) && !isYear)) continue;
    const price = texts[index + 1]?.text;
    if (price !== undefined && bareFact.test(price)) phrases.push(`${capital(text)} ${price}`);
    else if (isClaim(text, known.type)) phrases.push(capital(text));
    else if (
      (!isOnlyLook(text) || row.has(text)) &&
      (cut ||
        known.describes ||
        (listed && isList) ||
        (enumerated && saysMore) ||
        attractions.has(text) ||
        (known.event && /^\p{Ll}+(?: \p{Ll}+)?$/u.test(text) && attraction.test(text)) ||
        known.type === 'menu' ||
        known.type === 'portrait' ||
        (known.type === 'packaging' && hasHan(text)) ||
        known.type === 'product' ||
        !isPicture(text))
    )
      phrases.push(capital(text));
    // 、 joins equals: none of them is the others' tagline.
    if (enumerated || attractions.has(text) || row.has(text) || alike.has(text) || bill.has(text))
      equals.add(capital(text));
  }
  const tagline = phrases.find(
    (phrase) => !equals.has(phrase) && !/\d/u.test(phrase) && (known.type === 'logo' || phrase.length <= 44),
  );
  return { ...(tagline && { tagline }), details: [...new Set(phrases)].filter((phrase) => phrase !== tagline) };
}
