/**
 * Steps, tips and rules are set line by line, each whole: "no screens after 9pm" holds no hour of the design's own. They
 * are taken out of the prompt before anything else is read.
 */

import { compiled } from './compiled.ts';
import { rowWords } from './list-items.ts';
import { calendarDate, hoursOfDay } from './read-facts.ts';
import { chineseTypeWords, englishTypeWords } from './read-type.ts';
import { capital } from './reading.ts';

const numbers = 'two three four five six seven eight nine ten'.split(' ');
const numbersZh = '一二三四五六七八九十';
const kinds =
  'tips|rules|ways|steps|habits|reasons|things|signs|mistakes|facts|exercises|stretches|poses|principles|questions|myths|hacks|lessons|stages|phases|benefits|tricks|commandments|types|kinds';
const kindsZh = '方法|技巧|步骤|好处|误区|习惯|建议|理由|原则|要点|规则|秘诀|妙招|动作|知识点|常识|注意事项|禁忌';
/** "5 steps to better sleep", 垃圾分类四种, 三个方法. */
const counted = new RegExp(
  `\\b(\\d{1,2}|${numbers.join('|')}) (?:[\\p{L}’'-]+ ){0,3}?(?:${kinds})\\b|(\\d{1,2}|[两${numbersZh}]{1,2})\\s?(?:步|招|大(?:${kindsZh})|[个条种点件类项](?:\\p{Script=Han}{0,6}(?:${kindsZh}))?)`,
  'iu',
);
/** What tells a reader how to do something, however much of it. */
const advises = new RegExp(
  `\\b(?:how to|tips|rules|steps|house rules|checklist|instructions|guide(?:lines)?|do['’]?s and don['’]?ts|safety|etiquette)\\b|须知|守则|流程|步骤|指南|攻略|清单|公约|怎么|如何|${kindsZh}`,
  'iu',
);
/** Kinds of lists that have readers of their own. */
const otherLists =
  /\b(?:menus?|price list|wine list|recipes?|agenda|programmes?|line-?up|map|tickets?|schedule|timetable)\b|菜单|价目表|节目单|酒单|地图|路线|日程|议程|课表|名单/iu;

const circled = '①②③④⑤⑥⑦⑧⑨⑩';
/** The number of a row as people write it: "1.", "(1)", 1、, ①, or bare before a capital. */
const markOf = (at: number): RegExp => {
  const [figure, ring] = [at + 1, circled[at]];
  const zh = numbersZh[at]!;
  return new RegExp(
    `(?<!\\d[.:：/月-]?)(?:${ring}|[（(]${figure}[)）]|${figure}[.)）、．:：](?!\\d)|(?<=^|[\\s：:，,。；;])${figure} (?=\\p{Lu}|\\p{Script=Han})|(?<=^|[\\s：:，,。；;])${zh}、)\\s*`,
    'u',
  );
};

interface List {
  /** Where it begins. */
  readonly from: number;
  readonly items: readonly string[];
  /** What each is numbered by. */
  readonly marks?: readonly string[];
}

/** Nothing where fewer than three count on from one. */
function numberedItems(text: string): List | undefined {
  const marks: { index: number; end: number }[] = [];
  for (let from = 0; marks.length < circled.length;) {
    const mark = markOf(marks.length).exec(text.slice(from));
    if (!mark) break;
    marks.push({ index: from + mark.index, end: from + mark.index + mark[0].length });
    from = marks.at(-1)!.end + 1;
  }
  if (marks.length < 3) return undefined;
  const items = marks.map(({ end }, at) => text.slice(end, marks[at + 1]?.index ?? endOfLast(text, end)));
  const written = marks.map(({ index, end }) => text.slice(index, end));
  return { from: marks[0]!.index, items, marks: written };
}

/** The last one ends where its line or its sentence does. */
function endOfLast(text: string, from: number): number {
  const length = text.slice(from).search(/\n|[。！]|[.!](?=\s+\p{Lu}|\s*$)/u);
  return length < 0 ? text.length : from + length;
}

const bullet = /^[ \t]*[-*•·–][ \t]+/u;
function bulletItems(text: string): List | undefined {
  const row = /(?:^[ \t]*[-*•·–][ \t]+\S[^\n]*(?:\n|$)){3,}/mu.exec(text);
  const lead = text.slice(0, row?.index ?? 0);
  if (!row || !advises.test(lead)) return undefined;
  return {
    from: row.index,
    items: row[0]
      .trim()
      .split('\n')
      .map((line) => line.replace(bullet, '')),
  };
}

const numberOf = ([, en, zh]: RegExpExecArray): number => {
  const said = (en ?? zh!).toLowerCase();
  if (/^\d/u.test(said)) return Number(said);
  return zh ? (said === '两' ? 2 : numbersZh.indexOf(said) + 1) : numbers.indexOf(said) + 2;
};

/** What parts items, the surest first. */
const partings = [/\n+/u, /[;；]\s*/u, /[.!。！](?:\s+|$)/u, /[,，]\s*(?:and )?/u, /[,，]\s*(?:and )?|\sand\s/u, /、/u];

/** "5 tips …: a, b, c, d, e" or as many sentences: as many as were promised. */
function countedItems(text: string): List | undefined {
  for (const promise of text.matchAll(new RegExp(counted, 'giu'))) {
    const from = promise.index + promise[0].length;
    const lead = /^[^:：,，;；.。\n]{0,60}(?:[:：]|[.。\n](?=\s*\S))\s*/u.exec(text.slice(from))?.[0];
    const list = lead === undefined ? undefined : promisedItems(text.slice(from + lead.length), numberOf(promise));
    if (list) return { from: from + lead!.length, items: list };
  }
  return undefined;
}

const isOrder = compiled(`\\b(?:${englishTypeWords})\\b|(?:${chineseTypeWords})`, 'iu');

/** As many as there are to be; "…, custard tarts, Instagram post" ends in the order. */
function promisedItems(text: string, most: number): string[] | undefined {
  if (most < 3) return undefined;
  const rest = text.replace(/[.。！!\s]+$/u, '');
  for (const mark of partings) {
    const list = rest.split(mark).filter((item) => item.trim());
    const items = list.length === most + 1 && isOrder.test(list.at(-1)!) ? list.slice(0, most) : list;
    if (items.length === most && !items.some((item) => isOrder.test(item))) return items;
  }
  return undefined;
}

/** "Packing checklist: waterproof jacket, sun cream, £5 spending money". */
const checklist = /(?:\b(?:checklist|(?:packing|shopping|to-?do|wish|gift) list)\b|清单)[^:：\n]{0,60}[:：]\s*(?=\S)/iu;
function checkedItems(text: string): List | undefined {
  const lead = checklist.exec(text);
  if (!lead) return undefined;
  const from = lead.index + lead[0].length;
  const row = text.slice(from).split(/[.。](?:\s|$)|\n/u)[0]!;
  const items = row.split(/[,，、]\s*(?:and )?/u).filter((item) => item.trim());
  const isDated = items.some((item) => calendarDate.test(item) || hoursOfDay.test(item));
  const orders = items.some((item) => /^(?:an? |make |design |create )/iu.test(item) && isOrder.test(item));
  return items.length > 2 && !isDated && !orders ? { from, items } : undefined;
}

/** 领取资料、缴费、入住宿舍五步: how many there are may be told behind them. */
const countedBehind = new RegExp(
  `[：:]\\s*([^：:。；\\n]+?)(\\d|[${numbersZh}])(?:步|个步骤|大步骤)(?=$|[。；，\\n])`,
  'u',
);
function itemsCountedBehind(text: string): List | undefined {
  const [all, row = '', many = ''] = countedBehind.exec(text) ?? [];
  const items = row.split(/[、，]/u);
  const most = /\d/u.test(many) ? Number(many) : numbersZh.indexOf(many) + 1;
  return all && items.length > 2 && items.length === most ? { from: text.indexOf(row), items } : undefined;
}

/** "Table 1 family, Table 2 friends", 第一天…第二天…: rows that begin alike and count on. */
const headed = new RegExp(
  `(?<=^|[\\s:：,，;；])(?:${rowWords.en} (\\d{1,2})\\b|第([${numbersZh}\\d])${rowWords.zh})`,
  'gu',
);
function headedItems(text: string): List | undefined {
  const marks = [...text.matchAll(headed)];
  const order = marks.map(([, figure, zh]) =>
    figure ? Number(figure) : /\d/u.test(zh!) ? Number(zh) : numbersZh.indexOf(zh!) + 1,
  );
  if (marks.length < 3 || order.some((at, index) => at !== index + 1)) return undefined;
  const items = marks.map(({ index }, at) => text.slice(index, marks[at + 1]?.index ?? endOfLast(text, index)));
  return { from: marks[0]!.index, items };
}

/** "1. Use pastel colours 2. Include a cupcake 3. A4 portrait" is told the designer. */
const toDesigner =
  /\b(?:colou?rs?|palette|fonts?|typeface|typography|background|logos?|headline|title|subtitle|illustrations?|layout|style|styles|portrait|landscape format|a[345]|px|pixels|vibe|aesthetic|white ?space|minimal(?:ist)?)\b|颜色|配色|色调|字体|背景|标题|副标题|风格|排版|版式|尺寸|竖版|横版|插画|留白|logo/iu;

/** A form's lines, dishes with prices and days are read by others. */
function areLines(items: readonly string[]): boolean {
  const others = items.filter((item) => /^[\p{L} ]{2,20}[:：]\s|[$€£¥￥]\s?\d|\d\s?元|[“"「《]/u.test(item));
  const orders = items.filter((item) => toDesigner.test(item));
  if (orders.length > 1 || orders.length * 2 > items.length) return false;
  return others.length < 2 && items.every((item) => item.trim().length >= 2 && item.trim().length <= 64);
}

/** The prompt without its steps, and these, as they are to be set. */
export function takeSteps(prompt: string): { text: string; steps: string[] } {
  const none = { text: prompt, steps: [] };
  if (otherLists.test(prompt)) return none;
  // "Table 1 Anna; Table 2 Ben" counts with its word, not with its figures alone.
  const found =
    headedItems(prompt) ??
    numberedItems(prompt) ??
    bulletItems(prompt) ??
    countedItems(prompt) ??
    itemsCountedBehind(prompt) ??
    checkedItems(prompt);
  if (!found) return none;
  const lead = prompt.slice(0, found.from);
  const last = found.items.at(-1)!;
  const end = prompt.indexOf(last, found.from) + last.length;
  if (!areLines(found.items)) {
    // A form, or orders to the designer: each on a line of its own, without its number.
    const rows = found.items.map((item) => item.replace(/[\s,，;；.。]+$/u, '')).join('\n');
    return found.marks ? { text: `${lead}\n${rows}\n${prompt.slice(end)}`.trim(), steps: [] } : none;
  }
  const lines = found.items.map((item) =>
    item
      .replace(bullet, '')
      .replace(/\*\*|__|`+/gu, '')
      .replace(/^[\s,，;；:：]+|[\s,，;；。.、]+$/gu, ''),
  );
  return {
    text: `${lead.replace(/[\s:：,，;；]+$/u, '')}\n${prompt.slice(end).replace(/^[\s,，;；。.!！]+/u, '')}`.trim(),
    steps: lines.map((line, at) => (found.marks?.[at] ?? '') + capital(line)),
  };
}
