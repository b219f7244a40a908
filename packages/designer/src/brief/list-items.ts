import type { Brief, Copy } from './brief.ts';

export interface ListItem {
  /** By what it is counted, bare: "1" of "1.", 一 of 一、. */
  readonly mark?: string;
  /** What leads it where rows are not counted: "Week 1", 11:08. Only what is laid out has it apart from its text. */
  readonly head?: string;
  readonly text: string;
}

const numbered =
  /^(?:(\d{1,2})(?:[.)）、．:：](?!\d)\s*| (?=[\p{Lu}\p{Script=Han}]))|[（(](\d{1,2})[)）]\s*|([一二三四五六七八九十])、)(?=\S)(.+)$/u;
const circled = /^([①②③④⑤⑥⑦⑧⑨⑩])\s*(.+)$/u;
const rings = '①②③④⑤⑥⑦⑧⑨⑩';

function itemOf(line: string): ListItem {
  const [, ring, said] = circled.exec(line) ?? [];
  if (ring && said) return { mark: String(rings.indexOf(ring) + 1), text: said };
  const [, figure, bracketed, han, text] = numbered.exec(line) ?? [];
  return text ? { mark: figure ?? bracketed ?? han!, text } : { text: line };
}

const han = '一二三四五六七八九十';
const orderOf = (mark: string): number => (/^\d/u.test(mark) ? Number(mark) : han.indexOf(mark) + 1);

/** What promises a list: "5 steps to …", 三个方法, "house rules", 须知. */
const promises =
  /\b(?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten) (?:[\p{L}’'-]+ ){0,3}?(?:tips|rules|ways|steps|habits|reasons|things|signs|mistakes|facts|exercises|stages|benefits|myths|hacks|lessons)\b|\b(?:house rules|checklist|dos and don['’]?ts)\b|(?:\d{1,2}|[两一二三四五六七八九十]{1,2})\s?[个条种步招点大](?=\p{Script=Han})|公约|守则|须知|清单|流程|节目单/iu;

const month = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*';
/** What rows count by, before their number and, in Chinese, behind it; sources of patterns. */
export const rowWords = {
  en: '(?:Table|Day|Week|Step|Stage|Level|Round|Chapter|Session|Group|Team|Part|Phase|Lesson|Module|Room)',
  zh: '[天步周课场轮部章阶]',
};
/** A day of the week, as rows of classes begin; the source of a pattern. */
export const weekday = '(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*|周[一二三四五六日天]';
const clock = '(?:\\d{1,2}[:：.]\\d{2}(?:\\s?[ap]m)?|\\d{1,2}\\s?[ap]m)';
/** "Week 1", 第一周, an hour, a day: a row says itself which it is. */
const heads = [
  `(?:${weekday})\\s?(?:\\d{1,2}(?:[:：.]\\d{2})?\\s?[-–]\\s?)?${clock}(?:\\s?[-–—~～至]\\s?${clock})?`,
  `${rowWords.en} \\d{1,2}`,
  `第[\\d一二三四五六七八九十]{1,2}${rowWords.zh}`,
  clock,
  '(?:19|20)\\d\\d(?=[:：]? \\p{L}|年)年?',
  `\\d{1,2}月\\d{1,2}[日号]|\\d{1,2} ${month}|${month} \\d{1,2}`,
  weekday,
];
const headedRow = new RegExp(`^(${heads.join('|')})(?![\\d–-])[:：]?\\s*(?=[\\p{L}\\d(])(.+)$`, 'u');

/** The rows of a list, and the lines that belong to none. */
export function listOf({ title, details }: Pick<Copy, 'title' | 'details'>): { items: ListItem[]; rest: string[] } {
  const headed = details.filter((line) => headedRow.test(line));
  if (headed.length >= 3)
    return { items: headed.map((text) => ({ text })), rest: details.filter((line) => !headedRow.test(line)) };
  const items = details.map(itemOf);
  const counted = items.filter(({ mark }) => mark !== undefined);
  const order = counted.map(({ mark }) => orderOf(mark!));
  // "3 Bedrooms" and "2 Bathrooms" are no rows.
  const goesUp = order.every((at, index) => index === 0 || at > order[index - 1]!);
  if (counted.length >= 3 && goesUp) return { items: counted, rest: details.filter((_, at) => !items[at]!.mark) };
  if (promises.test(title) && details.length >= 3) return { items: details.map((text) => ({ text })), rest: [] };
  return { items: [], rest: [...details] };
}

const apart = (item: ListItem): ListItem => {
  const [, head, text] = (item.mark === undefined && headedRow.exec(item.text)) || [];
  return head && text ? { head, text } : item;
};

/** What a layout for lists sets in rows, also once a change has taken numbers and promise away. */
export function rowsOf(copy: Pick<Copy, 'title' | 'details'>): { items: ListItem[]; rest: string[] } {
  const found = listOf(copy);
  const { items, rest } =
    found.items.length > 0 || copy.details.length < 3
      ? found
      : { items: copy.details.map((text) => ({ text })), rest: [] };
  const parted = items.map(apart);
  return { items: parted.every(({ head }) => head !== undefined) ? parted : items, rest };
}

/** Lines counted from one, as the sample is: "1. ", 1、, ①, 一、. */
export function numberLike(sample: string, texts: readonly string[]): string[] {
  return texts.map((text, at) => {
    if (rings.includes(sample[0]!)) return `${rings[at] ?? `${at + 1}. `}${text}`;
    if (han.includes(sample[0]!)) return `${han[at] ?? at + 1}、${text}`;
    const mark = /^[（(]?\d{1,2}(?:[.)）、．:：]\s*| )/u.exec(sample)?.[0] ?? '1. ';
    return mark.replace(/\d{1,2}/u, String(at + 1)) + text;
  });
}

/**
 * How much a design is for its list, 0 to 3: with a day, an hour or a price it announces something, unless its rows are a
 * programme.
 */
export function listWeight({ copy }: Pick<Brief, 'copy'>): number {
  const { items } = listOf(copy);
  if (items.length < 3) return 0;
  const isProgramme = rowsOf(copy).items.every(({ head }) => head !== undefined);
  if (copy.price ?? copy.offer) return 0;
  if (isProgramme) return 2.7;
  return (copy.date ?? copy.time) ? 0 : 3;
}
