/** Rows of a list by their number: "remove rule 3", 第二条改成…, one more; and whether they are numbered. */
import type { Copy } from '../brief/brief.ts';
import { listOf, numberLike } from '../brief/list-items.ts';
import { capital } from '../brief/reading.ts';
import type { Editing } from './editing.ts';

const noun = '(?:rules?|steps?|tips?|points?|items?|lines?|rows?|bullets?|reasons?|things?)';
const nths = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];
const nth = `(?<nth>${nths.join('|')}|last|\\d{1,2}(?:st|nd|rd|th))`;
const which = `(?:the\\s+)?(?:(?:${noun}|number)\\s*(?:number\\s+|no\\.?\\s*|#)?(?<at>\\d{1,2})|${nth}\\s+(?:${noun}|one))\\b`;
const whichZh = '第(?<at>\\d{1,2}|[一二三四五六七八九十])[条步点个项]|(?<nth>最后)一[条步点个项]';

/** The row that is meant, from 0; -1 for none of so many. */
function placeOf({ at, nth: word }: Record<string, string | undefined>, count: number): number {
  if (word === 'last' || word === '最后') return count - 1;
  const said = at ?? word!;
  const place = /^\d/u.test(said)
    ? Number.parseInt(said, 10)
    : Math.max(nths.indexOf(said.toLowerCase()), '一二三四五六七八九十'.indexOf(said)) + 1;
  return place <= count ? place - 1 : -1;
}

const figures = [
  (count: number) => String(count),
  (count: number) => ['two', ...'three four five six seven eight nine ten'.split(' ')][count - 2],
  (count: number) => '一二三四五六七八九十'[count - 1],
];

/** "5 Steps to Better Sleep" promises as many as there are. */
function recounted(title: string, before: number, after: number): string {
  for (const figure of figures) {
    const [old, fresh] = [figure(before), figure(after)];
    const found =
      old && new RegExp(`(?<![\\p{L}\\d.]|第)${old}(?![\\d.])(?=\\s\\p{L}|[个条种步招点大])`, 'iu').exec(title);
    if (!found || !fresh || before === after) continue;
    const written = /^\p{Lu}/u.test(found[0]) ? capital(fresh) : fresh;
    return title.slice(0, found.index) + written + title.slice(found.index + found[0].length);
  }
  return title;
}

/** The rows as they are to stand, counted anew where they were counted. */
function setRows(editing: Editing, texts: readonly string[], said: { en: string; zh: string }): true {
  const { copy } = editing.brief;
  const { items, rest } = listOf(copy);
  const sample = items[0]?.mark === undefined ? undefined : copy.details[0];
  const details = [...(sample === undefined ? texts : numberLike(sample, texts)), ...rest];
  const title = recounted(copy.title, items.length, texts.length);
  editing.change('details', said, { brief: { copy: { ...copy, title, details } } });
  return true;
}

const textsOf = (editing: Editing) => listOf(editing.brief.copy).items.map(({ text }) => text);
const mark = /^\s*(?:[（(]?\d{1,2}[.)）、．:：]\s*|\d{1,2} |[①-⑩]\s*|[一二三四五六七八九十]、)/u;
const bare = (text: string) =>
  text
    .replace(mark, '')
    .trim()
    .replace(/^[“"「]|[”"」]$|[.。]$/gu, '')
    .trim();

const removing = [
  new RegExp(`\\b(?:remove|delete|drop|lose|cut|take\\s+(?:out|off)|get\\s+rid\\s+of|scrap)\\s+${which}`, 'iu'),
  new RegExp(`(?:删掉?|删除|去掉|不要)(?:${whichZh})`, 'u'),
  new RegExp(`(?:${whichZh})(?:删掉?|删除|去掉|不要)了?`, 'u'),
];
const setting = [
  new RegExp(
    `(?:\\b(?:change|make|rewrite|set)\\s+)?\\b${which}\\s*(?:should\\s+(?:be|say|read)|to\\s+(?:say\\s+|read\\s+|be\\s+)?|says|reads|becomes|into|[:=])\\s*(?<text>[^\\n]{2,64}?)\\s*$`,
    'iu',
  ),
  new RegExp(
    `(?:把)?(?:${whichZh})(?:的?内容)?(?:改成|改为|换成|换为|写成|写|[:：])\\s*(?<text>[^，。；\\n]{2,40})`,
    'u',
  ),
];
const adding = [
  new RegExp(
    `\\badd\\s+(?:an?(?:other)?\\s+|one\\s+more\\s+|the\\s+)?(?:(?:${nths.join('|')}|last|final|new|further)\\s+)?${noun}(?:\\s+\\d{1,2})?\\s*(?:[:：,–—-]|that\\s+says|saying|about)?\\s+(?<text>[^\\n]{2,64}?)\\s*$`,
    'iu',
  ),
  /(?:再|多)?加上?(?:一|第[一二三四五六七八九十\d]{1,2})?[条步点项](?:规则|规定|要求|内容)?[:：，,\s]\s*(?<text>[^，。；\n]{2,40})/u,
];
const swapping = [
  new RegExp(
    `\\bswap\\s+(?:${noun}\\s+)?(?<one>\\d{1,2})\\s+(?:and|with)\\s+(?:${noun}\\s+)?(?<other>\\d{1,2})\\b`,
    'iu',
  ),
  /第(?<one>\d{1,2}|[一二三四五六七八九十])[条步点项](?:和|与|跟)第(?<other>\d{1,2}|[一二三四五六七八九十])[条步点项](?:换|调换|对调|交换|互换)(?:一下|位置)?/u,
];
const numbering =
  /\b(?:number\s+(?:the\s+|these\s+|all\s+)?(?:rules|steps|tips|points|items|lines|rows|them)|add\s+numbers|with\s+numbers)\b|(?:加上?|标上?|带上?)(?:序号|编号|数字)/iu;
const unnumbering =
  /\b(?:no|without|remove\s+(?:the\s+)?|drop\s+(?:the\s+)?|lose\s+(?:the\s+)?)\s*numbers\b|\b(?:don['’]t|do\s+not)\s+number\b[^,.;]*|(?:不要|去掉|删掉|不用)(?:序号|编号|数字)/iu;

/** Reads what is said of rows that have a place and no name, of a design whose list has them. */
export function readStepEdits(editing: Editing): void {
  if (textsOf(editing).length < 3) return;
  editing.takeEach(removing, ({ groups }) => {
    const texts = textsOf(editing);
    const place = placeOf(groups!, texts.length);
    if (place < 0) return false;
    return setRows(editing, texts.toSpliced(place, 1), {
      en: `without “${texts[place]}”`,
      zh: `去掉“${texts[place]}”`,
    });
  });
  editing.takeEach(setting, ({ groups }) => {
    const texts = textsOf(editing);
    const place = placeOf(groups!, texts.length);
    const text = capital(bare(groups!['text']!));
    if (place < 0 || text === '') return false;
    return setRows(editing, texts.with(place, text), {
      en: `number ${place + 1}: “${text}”`,
      zh: `第${place + 1}条：“${text}”`,
    });
  });
  editing.takeEach(swapping, ({ groups }) => {
    const texts = textsOf(editing);
    const [one, other] = [groups!['one'], groups!['other']].map((at) => placeOf({ at }, texts.length));
    if (one! < 0 || other! < 0) return false;
    const swapped = texts.with(one!, texts[other!]!).with(other!, texts[one!]!);
    return setRows(editing, swapped, {
      en: `${one! + 1} and ${other! + 1} swapped`,
      zh: `第${one! + 1}条和第${other! + 1}条对调`,
    });
  });
  editing.takeEach(adding, ({ groups }) => {
    const text = capital(bare(groups!['text']!));
    return text !== '' && setRows(editing, [...textsOf(editing), text], { en: `“${text}” added`, zh: `加上“${text}”` });
  });
  if (editing.take(unnumbering)) number(editing, undefined);
  else if (editing.take(numbering)) number(editing, '1. ');
}

function number(editing: Editing, sample: string | undefined): void {
  const { copy } = editing.brief;
  const texts = textsOf(editing);
  const lines = sample === undefined ? texts : numberLike(sample, texts);
  const said = sample === undefined ? { en: 'no numbers', zh: '不要序号' } : { en: 'numbered', zh: '加上序号' };
  editing.change('details', said, { brief: { copy: { ...copy, details: [...lines, ...listOf(copy).rest] } } });
}

/** What another reader put among counted rows is counted with them: a line that was added, one that went to the front. */
export function countRows(editing: Editing, before: Copy): void {
  const { items, rest } = listOf(before);
  const { copy } = editing.brief;
  if (items[0]?.mark === undefined || copy.details === before.details) return;
  const sample = before.details.find((line) => !rest.includes(line))!;
  const rows = copy.details.filter((line) => !rest.includes(line));
  // Numbers that were asked away stay so.
  if (!rows.some((line) => mark.test(line))) return;
  const details = [...numberLike(sample, rows.map(bare)), ...copy.details.filter((line) => rest.includes(line))];
  const { brief } = editing.design;
  editing.design = { ...editing.design, brief: { ...brief, copy: { ...copy, details } } };
}
