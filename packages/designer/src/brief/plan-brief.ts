import { hasHan } from '../type/script.ts';
import type { BrandRules } from './brand-rules.ts';
import type { Brief, Copy, DesignType, Language } from './brief.ts';
import { takeLookClauses } from './look-clauses.ts';
import { greetingFor, readMessage } from './greetings.ts';
import { anyOrder, plainPrompt } from './plain-prompt.ts';
import { readColours } from './read-colours.ts';
import { mostDesigns, readCount } from './read-count.ts';
import { calendarDate, hoursOfDay, readFacts, type Facts } from './read-facts.ts';
import { readKind, readTalk, type KindCopy } from './read-kind.ts';
import { quotation, readLabelledCopy, type LabelledCopy } from './read-labels.ts';
import { readManner, settleMood } from './read-manner.ts';
import { isClaim } from './read-phrases.ts';
import { couple, isWedding } from './read-people.ts';
import { readLineUp } from './read-line-up.ts';
import { readMark } from './read-mark.ts';
import { readPlace } from './read-place.ts';
import { readRemembrance } from './read-remembrance.ts';
import { readFestival, readSetting } from './read-setting.ts';
import { defaultSize, readSize } from './read-size.ts';
import { readPricedThings } from './read-priced.ts';
import { isSearch, readTold, won } from './read-told.ts';
import { readType, readWordless, type TypeWord } from './read-type.ts';
import { blank, blankOut, capital, isChinese, startReading, take, type Reading } from './reading.ts';
import { readWhole } from './said-whole.ts';
import { settleCopy } from './settle-copy.ts';
import { findSubjectText } from './subject-text.ts';
import { findEnglishTitle, readNameBehind } from './title-en.ts';
import { titleCase } from './title-phrases.ts';
import { findChineseTitle } from './title-zh.ts';

export interface BriefOptions {
  /** Pixels; wins over what the prompt says. */
  size?: { width: number; height: number };
  /** Wins over what the prompt says. */
  count?: number;
  /** Of the design; else that of the prompt. */
  language?: Language;
  brand?: BrandRules;
}

/** A whole paragraph is no title: what a poster can carry of it, to the end of a word. */
const longestTitle = 90;
const shorten = (title: string) =>
  title.length <= longestTitle ? title : title.slice(0, longestTitle).replace(/\s+\S*$/u, '');

function findTitle(
  reading: Reading,
  type: DesignType,
  word: TypeWord | undefined,
  chinese: boolean,
): { title: string; subtitle?: string } | undefined {
  // Positions in the reading are those of the prompt, so the type word is still where it was.
  return chinese ? findChineseTitle(reading.rest, type, word) : findEnglishTitle(reading.rest, type, word);
}

/** Kinds that words may be left off. */
const printed = new Set<DesignType>(['poster', 'cover', 'banner', 'social']);
/** Kinds whose house may be named in a clause of its own. */
const issued = new Set<DesignType>([...printed, 'ticket']);

/** "Packing list for a beach holiday": no beach is drawn alone for it. */
const listsThings =
  /\b(?:check ?list|(?:packing|shopping|to-?do|bucket|reading|wish) list)s?\b|清单|节目单|日程|课程表/iu;

/** What is ordered is said outside of quotations: “Menu” on a poster is its title. */
function readOrder(text: string, chinese: boolean): { type: DesignType; word?: TypeWord } {
  const rest = text.replace(quotation, (quoted) => blank.repeat(quoted.length));
  return readType(startReading(rest), { chinese, landscape: false });
}

/** A picture that is to hold no words is a scene, whatever it is called; one that has to tell people something is none. */
function orderOf(
  order: { type: DesignType; word?: TypeWord },
  { wordless, isTold }: { wordless: boolean; isTold: boolean },
): { type: DesignType; word?: TypeWord } {
  if (wordless && printed.has(order.type)) return { ...order, type: 'scene' };
  return order.type === 'scene' && !wordless && isTold ? { type: 'poster' } : order;
}

/** "A wallpaper with mountains and the quote …": what else it names is drawn. */
function isPainted(asked: DesignType, labelled: LabelledCopy, facts: Facts): boolean {
  const isFactual = facts.date ?? facts.time ?? facts.price ?? facts.offer;
  return asked === 'scene' && labelled.title !== undefined && isFactual === undefined;
}

/** What only people who come, call or read have a use for: no landscape carries it, whatever the prompt calls it. */
function tellsPeople(text: string): boolean {
  const dated = calendarDate.test(text);
  const isSaid = new RegExp(quotation.source, 'u').test(text);
  const isWritten =
    /\b(?:saying|says|reads|with the (?:words|text|title|quote)|and (?:the|an?) quote)\b|写(?:上|着)?[“"「]/iu.test(
      text,
    );
  const priced = /[$€£￥¥]\s?\d|\d\s?元/u.test(text);
  const isOffered = /\d\s?折|\b\d{1,2} ?% off\b|[买满]\d*\s?[送减]/iu.test(text);
  const isTimed = dated && (priced || hoursOfDay.test(text));
  return (isSaid && (dated || isWritten)) || isTimed || isOffered || phone.test(text);
}
const phone = /(?<!\d)(?:\d{3,5}[ -]\d{3,4}(?:[ -]\d{3,4})?|1\d{10}|\d{5} \d{6})(?!\d)/u;

/** What a menu serves and what the owner of a card does may be shown where nothing else is named. */
const furtherMatter = ({ items = [], people = [], marks = [], organisation }: Copy): string[] => [
  ...(organisation ? [organisation] : []),
  ...items.map(({ name }) => name),
  ...people.flatMap(({ role }) => role ?? []),
  ...marks.flatMap(({ kind, text }) => (kind === 'flavour' ? text : [])),
];

/** A logo shows a name. Where the prompt gives none, the brand's, else the trade as a stand-in that is marked as one. */
function settleTitle(options: {
  found: string | undefined;
  labelled: string | undefined;
  type: DesignType;
  language: Language;
  brand: BrandRules | undefined;
  /** The word of the order, as it is written. */
  order: string;
}): { title: string; placeholder: boolean } {
  const { found, labelled, type, language, brand, order } = options;
  if (labelled) return { title: labelled, placeholder: false };
  if (type === 'logo' && brand?.name) return { title: brand.name, placeholder: false };
  if (found)
    return {
      title: found,
      placeholder: type === 'logo' && language === 'en' && /^\p{L}+(?: \p{L}+)?$/u.test(found) && tradeOnly.test(found),
    };
  if (!brand?.name && calledSo.test(order)) return { title: titleCase(order), placeholder: false };
  return { title: brand?.name ?? (language === 'zh' ? '标题' : 'Your Title'), placeholder: !brand?.name };
}

/** What says by itself what it is, and need have no other name: 优惠券, "coupon". */
const calledSo =
  /^(?:\p{Script=Han}{0,2}[优惠代金抵用体验兑换折扣满减停车礼品入场提货餐]券|门票|邀请函|请柬|请帖|(?:gift |discount |drinks? )?(?:voucher|coupon|ticket)|invitation|price list|wine list)$/iu;

/** "Podcast cover, The Slow Hour": a phrase that is read anyway is no line below a stand-in, nor is all that is offered. */
const leadOf = ({ subtitle, offer }: Copy, type: DesignType) => subtitle ?? (printed.has(type) ? offer : undefined);
const ledBy = ({ subtitle: _, offer, ...rest }: Copy, title: string): Copy => ({
  ...rest,
  ...(offer && offer !== title && { offer }),
  title: capital(title),
});

/** Each text of the copy as the prompt has it. */
const restoreCopy = (copy: Copy, restore: (part: string) => string): Copy =>
  JSON.parse(JSON.stringify(copy), (key, value: unknown) =>
    typeof value === 'string' && key !== 'kind' ? restore(value) : value,
  ) as Copy;

const onlySaid = ({ title }: Copy, { subtitle, details }: LabelledCopy): Copy => ({
  title,
  ...(subtitle && { subtitle }),
  details,
});

/** Steps are what such a design is for: they stand first, and what doesn't go with as many is left. */
const withSteps = (copy: Copy, steps: readonly string[]): Copy =>
  steps.length === 0 ? copy : { ...copy, details: [...steps, ...copy.details].slice(0, Math.max(6, steps.length + 1)) };

/** Colours that are the design's own. */
const ofDesign = /背景|底色|色系|色调|配色|\b(?:background|palette|colou?rs?|poster in)\b/iu;

const tradeOnly =
  /\b(?:shop|store|studio|company|bakery|brand|restaurant|agency|business|startup|firm|caf[eé]|app|team|club|salon|gym)$/iu;

/** Who marries is what an invitation says first: 新郎张伟，新娘李娜 stand as its title. */
function marry(prompt: string, kind: KindCopy, labelled: LabelledCopy): void {
  const nameOf = (side: string) => kind.people?.find(({ role }) => role === side)?.name;
  const [groom, bride] = [nameOf('新郎'), nameOf('新娘')];
  if (!groom || !bride || labelled.title) return;
  labelled.title = `${groom} & ${bride}`;
  if (/订婚/u.test(prompt)) labelled.subtitle ??= '订婚';
  delete kind.people;
}

/** "Wedding menu: sea bass, lemon tart, Anna & Tom": they are no dish. */
const coupleAlone = new RegExp(`(?<=[,;.] ?)(${couple})(?=\\s*(?:[,;.\\n\\ue000]|$))`, 'u');

/** "Lost cat called Biscuit": who sees it must know first that one is lost. */
function nameSearch(text: string, found: string, labelled: LabelledCopy): void {
  const what = titleCase(
    /\b(?:lost|missing) (?:(?!(?:my|our|the)\b)\p{L}+ ){0,2}?(?:cat|dog|kitten|puppy|parrot|budgie|rabbit|tortoise|pet|bird|bag|keys|ring|wallet|phone|bike|bicycle|child|person)\b/iu.exec(
      text,
    )?.[0] ?? found.replace(/^(?:(?:we|i)(?:['’]ve| have)? )?lost (?:my|our|the) /iu, 'lost '),
  );
  const name = labelled.title ?? found;
  if (name.includes(what)) return;
  labelled.subtitle ??= name;
  labelled.title = what;
}

/** "Graduation announcement" tells others of it and congratulates nobody. */
const announces = /\bannouncements?\b/iu;

/** Whose card it is stands first; what else was quoted is the house, where none is named, or a line of its own. */
function nameFirst(kind: KindCopy, name: string, labelled: LabelledCopy): void {
  const { title } = labelled;
  labelled.title = name;
  if (!title || title === name) return;
  if (kind.organisation) labelled.details.push(title);
  else kind.organisation = title;
}

/** "Thank you for your order card for a candle shop called Wick & Willow": what a card says stands above whose it is. */
const said = /^(?:thank you|thanks|welcome|happy|merry|congratulations|get well)\b/iu;
function greetFirst(prompt: string, word: TypeWord | undefined, labelled: LabelledCopy): LabelledCopy {
  const name = labelled.title;
  const before = prompt
    .slice(0, word?.index ?? 0)
    .replace(/^(?:[\p{L}’' ]+ )?an? (?=thank|welcome|happy|merry|congrat|get)/iu, '')
    .trim();
  const isCard = word !== undefined && /\bcards?$/iu.test(prompt.slice(word.index, word.index + word.length));
  if (
    !name ||
    !isCard ||
    !said.test(before) ||
    !new RegExp(`\\b(?:called|named) ${RegExp.escape(name)}`, 'u').test(prompt)
  )
    return labelled;
  return { ...labelled, title: capital(before), subtitle: labelled.subtitle ?? name };
}

/** "We're looking for a lodger: double room": whom they seek is what the notice says. */
const lookingFor =
  /^\s*(?:[Ww]e(?:['’]re| are)|[Ii](?:['’]m| am)) (looking for (?:an?|our next|two|three) [^,:;.!\n]{3,40}?)(?=\s*[,:;.!\n])/u;

/** "It's my mum's 60th". */
const ofAge = /\bmy ((?:best )?\p{L}+['’]s \d{1,3}(?:st|nd|rd|th)(?: birthday)?)(?= and\b|\s*[,.!;]|$)/u;

/** For whom it is, is read where people are taught or meet: lessons for beginners. */
const taught = /\b(?:class(?:es)?|lessons?|courses?|workshops?|training|coaching|tuition|tutoring)\b/iu;

/** Its day is no day on which people come. */
const isAwarded = /\bcertificates?\b|证书|奖状/iu;

/** What such a card is called is what it says. */
const saveTheDate = /\bsave[- ]the[- ]dates?\b/iu;

/** What the prompt says outright, and what its sentences tell the reader. */
function readSaid(
  reading: Reading,
  { type, heading, kind }: { type: DesignType; heading: string | undefined; kind: KindCopy },
): LabelledCopy {
  const talk = readTalk(reading, type);
  const labelled = readLabelledCopy(reading);
  if (kind.title) nameFirst(kind, kind.title, labelled);
  readRemembrance(reading, labelled);
  readWhole(reading, type, labelled);
  const message = type === 'social' && !labelled.title ? readMessage(reading) : undefined;
  if (message) {
    labelled.title = message.title;
    labelled.subtitle ??= message.subtitle;
    if (message.detail) labelled.details.push(message.detail);
  }
  if (heading && !labelled.title) {
    labelled.title = heading;
    blankOut(reading, reading.prompt.indexOf(heading), heading.length);
  }
  const sought = lookingFor.exec(reading.rest)?.[1];
  const news = labelled.title
    ? undefined
    : (take(reading, won) ??
      take(reading, ofAge) ??
      (sought && !anyOrder.test(sought) ? take(reading, lookingFor) : undefined));
  if (news) labelled.title = capital(news);
  // "Ep 42" counts the episodes; the show is the title.
  const episode =
    type === 'cover' || /\bpodcast\b/iu.test(reading.prompt)
      ? take(reading, /(?<![\p{L}])(ep(?:isode)?\.? ?#?\d{1,4})(?![\d\p{L}])/iu)
      : undefined;
  if (episode) labelled.details.push(capital(episode));
  marry(reading.prompt, kind, labelled);
  if (type === 'portrait' && /\bmeet[- ]the[- ]team\b/iu.test(reading.prompt)) labelled.subtitle ??= 'Meet the team';
  const pair = type === 'menu' && isWedding(reading.prompt) ? take(reading, coupleAlone) : undefined;
  if (pair && labelled.title) labelled.details.push(pair);
  else if (pair) labelled.title = pair;
  const lineUp = type === 'menu' ? [] : readLineUp(reading);
  const told = readTold(reading, { titled: labelled.title !== undefined });
  labelled.details.push(
    ...(talk ? [talk] : []),
    ...lineUp,
    ...told.details,
    ...(type === 'menu' ? [] : readPricedThings(reading).map(capital)),
  );
  const beneath =
    told.beneath ?? (type === 'invitation' && saveTheDate.test(reading.prompt) ? 'Save the date' : undefined);
  if (beneath) labelled.subtitle ??= beneath;
  return labelled;
}

/** Where it takes place; a picture without words says so nowhere. */
function placeOf(
  reading: Reading,
  { type, chinese, facts }: { type: DesignType; chinese: boolean; facts: Facts },
): string | undefined {
  if (type === 'scene') return undefined;
  return readPlace(reading, {
    chinese,
    hasEvent: Boolean(facts.date ?? facts.time) && !isAwarded.test(reading.prompt),
    hasSpokenTitle: type === 'presentation' || type === 'cover',
  });
}

/**
 * Reads a prompt, English or Chinese, into a brief. Copy comes from the prompt or the brand, verbatim but for the case
 * of an English title and "their", which is "your" to those who are reminded. Nothing is invented but the greeting of a
 * card that names only its occasion, and what had to be made up is named in `placeholders`. Never throws.
 */
export function planBrief(prompt: string, options: BriefOptions = {}): Brief {
  const { text: whole, heading, steps, restore } = plainPrompt(prompt);
  const { text, wish: mark } = readMark(whole);
  const chinese = isChinese(text);
  const promptLanguage: Language = chinese ? 'zh' : 'en';
  const reading = startReading(text);

  const wordless = readWordless(reading);
  const isTold = tellsPeople(text);
  const order = readOrder(text, chinese);
  const ordered = orderOf(order, { wordless, isTold });
  const kind = readKind(reading, ordered.type, ordered.word);
  const labelled = greetFirst(text, ordered.word, readSaid(reading, { type: ordered.type, heading, kind }));
  const askedSize = readSize(reading);
  const asked = readCount(reading);
  const facts = readFacts(reading);
  // 黑色钱包, "black cat": the colour of what is sought is told to whoever may find it.
  const colours = isSearch(text) && !ofDesign.test(text) ? [] : readColours(reading);
  const manner = readManner(reading);
  takeLookClauses(reading, (clause) => isClaim(clause, ordered.type));
  const tells =
    isTold ||
    listsThings.test(text) ||
    Boolean(facts.date ?? facts.time ?? facts.price ?? facts.offer ?? labelled.title);
  const landscape = readSetting(text).terrain !== undefined && !tells;
  const { type, word } =
    ordered.word || (ordered.type === 'poster' && isTold)
      ? ordered
      : readType(reading, { chinese, landscape: landscape || wordless });
  const name = !chinese && word && issued.has(type) && !labelled.title ? readNameBehind(reading, word) : undefined;
  if (name) labelled.title = name;
  const place = labelled.place ?? placeOf(reading, { type, chinese, facts });
  const found = findTitle(reading, type, word, chinese);
  if (isSearch(text) && found) nameSearch(text, found.title, labelled);
  if (manner.audience && taught.test(text)) labelled.details.push(`${chinese ? '' : 'For '}${manner.audience}`);
  const { title: said, placeholder } = settleTitle({
    found: labelled.title && type !== 'scene' ? undefined : found?.title,
    labelled: labelled.title,
    type,
    language: promptLanguage,
    brand: options.brand,
    order: word ? text.slice(word.index, word.index + word.length) : '',
  });

  const title = labelled.title || announces.test(text) ? said : (greetingFor(said, type) ?? said);

  const all = settleCopy(reading, { title: shorten(title), type, labelled, facts, place, found, kind });
  const settled = isPainted(order.type, labelled, facts) ? onlySaid(all, labelled) : all;
  const led = placeholder && !found && !labelled.subtitle ? leadOf(settled, type) : undefined;
  const read = led ? ledBy(settled, led) : settled;
  const festival = readFestival(text);
  const { width, height } = options.size ?? (askedSize ?? defaultSize)(type);

  return {
    type,
    language: options.language ?? (hasHan(title) ? 'zh' : promptLanguage),
    width,
    height,
    count: options.count ?? Math.min(mostDesigns, asked ?? 1),
    ...(options.count === undefined && asked !== undefined && asked > mostDesigns && { countAsked: asked }),
    copy: withSteps(restoreCopy(read, restore), steps),
    subjectText: findSubjectText(reading.rest, (placeholder && !found) || kind.title ? '' : title, {
      type,
      order: word ? text.slice(word.index, word.index + word.length) : '',
      further: furtherMatter(read),
      prompt: text,
    }),
    setting: readSetting(text),
    ...(festival && { festival }),
    colours,
    mood: settleMood(manner, { ...(festival && { festival }) }),
    ...(manner.audience && { audience: manner.audience }),
    ...(manner.style && { style: manner.style }),
    ...(manner.topic && { topic: manner.topic }),
    ...(mark && { mark }),
    placeholders: placeholder && !led ? ['title'] : [],
    prompt,
  };
}
