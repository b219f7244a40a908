import type { Copy, DesignType } from './brief.ts';
import type { Facts } from './read-facts.ts';
import { isLookClause } from './look-clauses.ts';
import { completeOffers } from './complete-offers.ts';
import type { KindCopy } from './read-kind.ts';
import type { LabelledCopy } from './read-labels.ts';
import { isOnlyLook, readPhrases } from './read-phrases.ts';
import { isSearch } from './read-told.ts';
import { blank, capital, visible, type Reading } from './reading.ts';

/** Short clauses that inform and that nothing else took: shown as they stand. */
const informs =
  /^(?:hosted by|presented by|organi[sz]ed by|featuring|live |doors |all ages|limited |open to |for ages|no booking|bookings? (?!open\b)|bring your|ends |until |while stocks|members |in store|online only|by \p{Lu}).+|^[^\s，。]{0,4}(?:名额|席位|数量)有限$|^(?:主办|电话|微信(?!公众号|推文|文章|朋友圈|封面|头图|配图)|嘉宾|先到先得|仅限|凭|报名|咨询)(?!(?:介绍)?(?:卡|海报|长图|推文|邀请函)).+$|\b[\w.]+@[\w.]+\.\w+\b|\b(?:www\.|https?:)\S+|\b[a-z\d-]+\.(?:com|org|net|co|io|cn|shop|uk|de|fr|eu|app|design|studio)\b|(?:\+\d{1,3} ?)?\d{3,4}[- ]\d{3,4}[- ]?\d{3,4}/iu;

function collectDetails(reading: Reading, labelled: LabelledCopy, offers: string[]): string[] {
  // A clause that a fact was taken from is no longer a sentence.
  const untouched = reading.rest
    .split(/[,;\n，。；！—–]|[.!?](?=\s|$)|\s-\s/u)
    .filter((clause) => !clause.includes(blank));
  const sentences = untouched
    .map((clause) => visible(clause).replace(/^please (?=\p{Ll})/iu, ''))
    .filter((clause) => informs.test(clause) && !/^(?:i |we )?needs? an? /iu.test(clause))
    // An address is written as it is typed.
    .map((clause) => (/^\S*[.@/]\S*$/u.test(clause) ? clause : capital(clause)));
  return [...new Set([...labelled.details, ...offers, ...sentences])];
}

/** Kinds that say nothing beside a name: a poster needn't say that a company is one. */
const saysLittle =
  /(?:^|\s)(?:company|brand|business|startup|firm|client|page|account|team|event|party|poster|product|wedding|birthday|article|quote|card|thing)$|^course$|^carousel$|^(?:t-?shirts?|mugs?|tote bags?|hoodies?|caps?|stickers?)$|^(?:company|business|brand|shop|studio|bakery|caf[eé]) is$|^(?:stickers?|labels?|signs?|cards?|mugs?|t-?shirts?|totes?|bags?) for (?:my|our|the|an?)\b|^(?:dog|cat|laptop|conference|bookmark|app store screenshots?)$|\bwall art$|\b(?:art )?prints?$|^gig$|^packaging$|^(?:抖音|快手|淘宝|微信)?直播间$|发的$|^(?:内容|文案|信息|要求)$|^(?:movie|film)$|^参加|^(?:公司|电影|品牌|企业|活动|产品|店铺|账号|主题|婚礼|生日|书籍|图书|新书|个人|给.+[写做画]|乐队)$|^(?:it|this|that|one|them|us)$|(?:^|\s)(?:asking|saying|reading|telling)$|\b(?:letters|lettering|fonts?)$|^something\b|(?:^|\s)styled?$|^(?:is|are|was|will|has|have)\s|^[上里]放$|^我[和跟与]|^(?:橱窗|门口|窗户|公告栏|朋友圈)$|感觉|风格|一点|不俗|我们?(?:想|要|在)/iu;
/** Kinds of invitation, which names alone do not tell. */
const occasion = /^(?:wedding|birthday|party|婚礼|生日)$/iu;

/** The rest of a sentence about somebody is no kind of thing. */
const sentence = /\b(?:she|he|they|we|i|you)(?:['’]\p{L}+)?\b|\b(?:the|a|an) (?:and|or|of)\b/iu;

/** "With a smiling bottle", ", neon city": what is drawn beside the words. */
function isDrawn(found: string | undefined, prompt: string): boolean {
  if (found === undefined) return false;
  const thing = RegExp.escape(found);
  if (new RegExp(`\\bwith (?:(?:an?|the|some|two|three) )?${thing}`, 'iu').test(prompt)) return true;
  // "A poster of a mountain with the text …".
  if (
    new RegExp(
      `\\b(?:posters?|prints?|pictures?|images?|covers?|cards?) of (?:(?:an?|the|some|two|three) )?${thing}`,
      'iu',
    ).test(prompt)
  )
    return true;
  const look = new RegExp(
    `(?<=[,;] )(?!(?:an?|the|our|my|of|with|and)\\b)([\\p{L}-]+) ${thing}(?=\\s*(?:[,;.]|$))`,
    'iu',
  ).exec(prompt)?.[1];
  return look !== undefined && isOnlyLook(look);
}

/** What the named thing is, for under its name: "jazz night" below “Late Set”, "coffee shop" below “Bean There”. */
function kindOf(found: string | undefined, title: string, type: DesignType): string | undefined {
  const kind = found
    ?.replace(/^[-–—]\s+/u, '')
    .replace(/^(?:(?:called|named|(?:en)?titled|title|announcing|saying)\b\s*)?(?:for\s+)?(?:an?\s+)?/iu, '')
    .replace(
      /^(?:my |our )?(?:best )?(?:friend|brother|sister|mum|mom|dad|mother|father|wife|husband|partner|cousin|client|boss|uncle|aunt|neighbou?r)['’]s (?!day\b)/iu,
      '',
    )
    .replace(/\s(?:called|named|(?:en)?titled)\b.*$/iu, '')
    .replace(/^(?:my|our) (?=.*(?:business|company|shop|studio|service)\b)|\s(?:is|are)$/giu, '')
    .replace(/\s(?:and|who)\s(?:needs?|wants?|would like)\b.*$/iu, '')
    .replace(/^(?:我的?)?(?:朋友|哥们儿?|姐姐|妹妹|哥哥|弟弟|同学|同事|老板|客户)的/u, '')
    .replace(/^(?:small|little|tiny|local|independent) (?=\p{Ll})/iu, '')
    .replace(/(?<=\p{L}+ing)\s(?:business|company|service|start-?up)$/iu, '')
    .replace(/\s(?:of|for|by|about|on|with|and|the|an?)$/iu, '')
    .trim();
  const tellsLittle = saysLittle.test(kind ?? '') && !(type === 'invitation' && occasion.test(kind ?? ''));
  if (
    !kind ||
    kind.length > 40 ||
    tellsLittle ||
    isLookClause(kind) ||
    sentence.test(kind) ||
    /[叫名]|\b(?:title|headline|text)\b/iu.test(kind)
  )
    return undefined;
  const [own, name] = [kind.toLowerCase(), title.toLowerCase()];
  // "Retro surf club" of the Salt & Sun Surf Club.
  const words = own.split(' ').filter((word) => !isOnlyLook(word));
  const isSaid = words.length > 1 && name.includes(words.join(' '));
  return isSaid || own.includes(name) || name.includes(own) ? undefined : kind;
}

const textsOf = ({ title: _, ...kind }: KindCopy): string[] =>
  Object.values(kind).flatMap((value) =>
    typeof value === 'string'
      ? [value]
      : Object.values(value).flatMap((own) => (typeof own === 'string' ? own : Object.values(own))),
  );

/** How to get in touch is read last. */
const contact =
  /^(?:call|tel|phone|text|whatsapp|e-?mail|rsvp|contact|电话|联系|报名电话|预约|咨询|微信|订座|订餐)|@\w|\d{3,}[- ]?\d{4,}|\b(?:www\.|https?:)/iu;
const contactLast = (lines: readonly string[]): string[] => [
  ...lines.filter((line) => !contact.test(line)),
  ...lines.filter((line) => contact.test(line)),
];

export interface CopySources {
  title: string;
  type: DesignType;
  labelled: LabelledCopy;
  facts: Facts;
  place: string | undefined;
  /** What the sentence itself asks for, where the title is quoted or called by name. */
  found: { title: string; subtitle?: string } | undefined;
  /** What only this kind of design has a place for. */
  kind: KindCopy;
}

/** "We hit 10k followers, thank you". */
const milestone =
  /\b\d[\d,.\u{e002}]*\s?[km]?\+? (?:followers|subscribers|members|customers|orders|downloads|listeners|readers|years|donors|volunteers)\b/iu;

/** "5 Tips for Better Sleep", "House Rules". */
const advice =
  /^(?:\d{1,2}|three|four|five|six|seven|ten) (?:\p{L}+ ){0,2}(?:tips|rules|ways|steps|habits)\b|\bin (?:\d|three|four|five|six) (?:easy |simple )?steps\b|\brules$/iu;

/** "Sign for the pool: no diving, no running, …". */
const listsRules =
  /\b(?:signs?|notices?|rules|(?:warning|safety|reminder) (?:posters?|labels?|cards?))\b[^:,;.]*:\s*[^,.;]+(?:[,;]\s*[^,.;]+){2}/iu;

/** A menu whose dishes have no prices still lists them. */
const listsDishes = (type: DesignType, kind: KindCopy) => type === 'menu' && !kind.items;
/** What a pack or a product card says of its thing are claims, none of them more than another. */
const claims = (type: DesignType) => type === 'packaging' || type === 'product' || type === 'business-card';

/** Everything that the design shows, each fact once: what was said outright first, then facts, then free phrases. */
export function settleCopy(reading: Reading, sources: CopySources): Copy {
  const { title, type, labelled, facts, place, found, kind: own } = sources;
  if (type === 'scene' || type === 'pattern') return { title, details: [] };
  const [offer, ...more] = completeOffers(reading, facts, title);
  const names = labelled.title !== undefined && !isDrawn(found?.title, reading.prompt);
  const kind = names ? kindOf(found?.title, title, type) : undefined;
  const said = labelled.subtitle ?? found?.subtitle;
  const lines = collectDetails(reading, labelled, more);
  const optional = {
    offer: labelled.offer ?? offer,
    price: labelled.price ?? facts.price,
    date: facts.date,
    time: facts.time,
    place,
    action: labelled.action ?? facts.action,
  };
  const set = [said, ...lines, ...textsOf(own), ...Object.values(optional)].filter((text) => text !== undefined);
  const free = readPhrases(reading, {
    title,
    type,
    facts: [facts.offer, facts.price],
    describes: isSearch(reading.prompt),
    thanks: milestone.test(reading.prompt),
    teaches: /课|手工|亲子|体验|工坊|工作坊/u.test(reading.prompt),
    event: Boolean(facts.date ?? facts.time),
    advises: advice.test(title) || listsRules.test(reading.prompt),
    taken: set,
  });
  // A phrase of the prompt's own says more than the kind of thing.
  const dishes = listsDishes(type, own) ? [free.tagline, ...free.details].filter((text) => text !== undefined) : [];
  const tagline = dishes.length > 0 || claims(type) ? undefined : free.tagline;
  const plainKind = kind?.toLowerCase().replace(/[!.?]+$/u, '');
  const isNew = plainKind && ![said, tagline].some((text) => text?.toLowerCase().includes(plainKind));
  const [subtitle, ...rest] = [said, tagline, isNew ? kind : undefined].filter((text) => text !== undefined);
  const plain = dishes.length > 0 ? [] : claims(type) && free.tagline ? [free.tagline, ...free.details] : free.details;
  const details = [...lines, ...(type === 'logo' ? [] : rest), ...plain].filter(
    (text) => text.toLowerCase() !== subtitle?.toLowerCase(),
  );
  const { title: _, ...structured } = own;
  // "Neon Party" and "Neon party" are one.
  const once = [...new Map(details.toReversed().map((text) => [text.toLowerCase(), text])).values()].toReversed();
  const copy: Copy = { title, details: contactLast(once.slice(0, 6)), ...structured };
  if (dishes.length > 0) copy.items = dishes.map((name) => ({ name }));
  if (subtitle) copy.subtitle = subtitle;
  for (const [field, value] of Object.entries(optional)) if (value) copy[field as keyof typeof optional] = value;
  return copy;
}
