import type { Copy, CopyItem, DesignType } from './brief.ts';
import { readContact } from './read-contact.ts';
import { readCourses } from './read-courses.ts';
import { readPricedItems, readStops } from './read-items.ts';
import { readMarks } from './read-marks.ts';
import { readPeople } from './read-people.ts';
import { orderWords, type TypeWord } from './read-type.ts';
import { blankOut, take, type Reading } from './reading.ts';

/** What only some kinds of design have a place for, and the title where it is a person's or a house's name. */
export type KindCopy = Partial<
  Pick<Copy, 'title' | 'items' | 'people' | 'organisation' | 'quote' | 'contact' | 'marks'>
>;

const spoken = /[“"「]([^”"」]{8,160})[”"」]/u;
/** 主题：大模型的下一步: what a guest speaks about. */
const topic = /(?<=^|[，,。；\s])(?:演讲|分享|报告)?(?:主题|题目|话题)[:：]\s*([^，。；\n\ue000]{3,30})/u;
/** Beside a person who is named already it is no name. */
const spokenShortly = /[“"「]([^”"」]{2,7})[”"」]/u;
const brand =
  /(?<=^|[,;，。；:：\s])(?:\bbrand(?: name)?(?: is)?\s*[:：]?\s*|\b(?:made )?by\s+|品牌(?:名(?:叫|是|为)?|叫|是|为)?\s*[:：]?\s*)((?:\p{Lu}[\p{L}\d&’'.-]*(?: (?:&|and|of) | )?)+|[\p{Script=Han}]{2,8})(?=\s*(?:[,;，。；\n]|$))/u;
/** 主讲《纸的记忆》: what a person speaks about belongs to its verb. */
const subjectOfTalk = /(?:主讲|分享|代表作|著有|作品)[:：]?《[^》]+》/u;

function readCardKinds(reading: Reading, type: DesignType, from: number, copy: KindCopy): void {
  if (type === 'portrait') {
    const quote = take(reading, spoken) ?? take(reading, topic);
    if (quote) copy.quote = quote;
  }
  if (type === 'business-card') {
    const contact = readContact(reading);
    if (contact) copy.contact = contact;
  }
  const { people, organisation } = readPeople(reading, type, from);
  if (people.length > 0) copy.people = people;
  if (type === 'portrait' && people.length > 0 && !copy.quote) {
    const quote = take(reading, spokenShortly);
    if (quote) copy.quote = quote;
  }
  if (organisation) copy.organisation = organisation;
  if (type === 'business-card' || type === 'portrait') {
    const name = people[0]?.name;
    if (name) copy.title = name;
  }
}

function readItems(reading: Reading, type: DesignType, isOrder: (text: string) => boolean): CopyItem[] {
  if (type === 'map') return readStops(reading, isOrder);
  if (type !== 'menu') return [];
  const priced = readPricedItems(reading, isOrder);
  return priced.length > 0 ? priced : readCourses(reading);
}

/**
 * Reads what the kind of design asks for before anyone else may take it for something else: a dish's price is not the
 * design's, a seat is no time. `word` is the order's own word. Takes what it read.
 */
export function readKind(reading: Reading, type: DesignType, word: TypeWord | undefined): KindCopy {
  const copy: KindCopy = {};
  const from = word ? word.index + word.length : 0;
  const { en, zh } = orderWords(type);
  const order = new RegExp(`\\b(?:${en})\\b|(?:${zh})`, 'iu');
  const isOrder = (text: string) => order.test(text);
  if (['business-card', 'portrait', 'presentation', 'invitation'].includes(type))
    readCardKinds(reading, type, from, copy);
  if (type === 'packaging' || type === 'product') {
    const name = take(reading, brand);
    if (name) copy.organisation = name.replace(/\.$/u, '');
  }
  const marks = readMarks(reading, type);
  if (marks.length > 0) copy.marks = marks;
  const items = readItems(reading, type, isOrder);
  if (items.length > 0) copy.items = items;
  return copy;
}

/** A phrase that only says what the person talks about stays whole, for its title would be taken for the design's. */
export function readTalk(reading: Reading, type: DesignType): string | undefined {
  if (type !== 'portrait' && type !== 'presentation') return undefined;
  const match = subjectOfTalk.exec(reading.rest);
  if (!match) return undefined;
  blankOut(reading, match.index, match[0].length);
  return match[0];
}
