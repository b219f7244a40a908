/** Dishes, goods and other lines with a price of their own: one is priced anew, comes in or goes. */
import type { CopyItem } from '../brief/brief.ts';
import type { Editing } from './editing.ts';
import { shownBy } from './read-subject-edits.ts';

export const money = '(?:[$€£¥￥]\\s?)?\\d+(?:[.,]\\d{1,2})?(?![.,]?\\d)(?:\\s?(?:元|块|€|£))?';
const priced = new RegExp(`^(.*?[\\p{L}].*?)\\s*[:：–—-]?\\s*(${money})([^\\d]*)$`, 'u');
const ends =
  '(?=\\s*(?:[,，;；。.!！\\n]|\\sand\\b|\\s(?:now|instead|please|from\\s+now\\s+on|at\\s+the\\s+(?:end|bottom|top))\\b|$))';
const thing = '([\\p{L}][^,，;；。\\n\\d“”"]{0,40}?)';

const pricing = [
  new RegExp(
    `\\b(?:change|set|make|update|put)\\s+(?:the\\s+)?(?:price\\s+(?:of|for)\\s+(?:the\\s+)?)?${thing}(?:['’]s)?(?:\\s+price)?\\s+(?:to|at)\\s+(${money})${ends}`,
    'iu',
  ),
  new RegExp(
    `(?:^|[,;.]\\s*)(?:the\\s+)?(?:price\\s+(?:of|for)\\s+(?:the\\s+)?)?${thing}\\s+(?:is|are|should\\s+be|costs?)\\s+(?:now\\s+)?(${money})${ends}`,
    'iu',
  ),
  new RegExp(
    `(?:价格(?:写错了?|错了|不对)[，,]?\\s*)?([\\p{Script=Han}A-Za-z]{2,12}?)(?:应该)?是\\s*(${money})\\s*[。]?\\s*$`,
    'u',
  ),
  new RegExp(
    `(?:把|将)?([\\p{Script=Han}A-Za-z]{2,12}?)的?(?:价格|价钱|售价|单价|价)?(?:改|换|调|涨|降)(?:成|为|到)\\s*(${money})`,
    'u',
  ),
];
const adding = [
  new RegExp(
    `\\badd\\s+(?:an?\\s+|the\\s+|some\\s+)?${thing}(?:\\s+(?:for|at)|\\s*[,:–—-])?\\s+(${money})(?:\\s+at\\s+the\\s+(?:end|bottom))?${ends}`,
    'iu',
  ),
  new RegExp(
    `(?:加上?|添加|增加|再加)(?:一[个款道份杯种]|个)?(?:(?:产品|商品|菜品?|单品|口味)\\s*[，：: ])?([\\p{Script=Han}A-Za-z]{2,12}?)[，,：: ]?\\s*(${money})${ends}`,
    'u',
  ),
];
const renaming = [
  new RegExp(`^\\s*(?:the\\s+)?${thing}\\s+is\\s+now\\s+(?:called\\s+)?${thing}${ends}`, 'iu'),
  /(?:把|将)?([\p{Script=Han}A-Za-z]{2,12}?)(?:改名(?:叫|为|成)?|改叫|更名为)([\p{Script=Han}A-Za-z]{2,12})(?=\s*(?:[，。；！\n]|$))/u,
  new RegExp(
    `\\b(?:rename|change|replace|swap)\\s+(?:the\\s+)?${thing}\\s+(?:to|with|for|into)\\s+${thing}${ends}`,
    'iu',
  ),
  /(?:把|将)?([\p{Script=Han}A-Za-z]{2,12}?)(?:改|换|替换)(?:成|为)([\p{Script=Han}A-Za-z]{2,12})(?=\s*(?:[，。；！\n]|$))/u,
];
/** "No flowers": only where a line says nothing else. */
const without = /\b(?:no|without|skip)\s+(?:the\s+)?([^,;.\n“”"]{2,30}?)(?=\s*(?:[,;.!\n]|\sand\b|$))/iu;
const lastLine = /\b(?:remove|drop|delete|lose|hide)\s+the\s+(?:last|bottom)\s+line\b|(?:去掉|删掉|删除)最后一行/iu;
const dropping = [
  /\b(?:we['’]?(?:re|ve)?\s+)?(?:ran|run|are)\s+out\s+of\s+(?:the\s+)?([^,;.\n“”"]{2,30}?)(?=\s*(?:[,;.!\n]|$))/iu,
  /(?:^|[，。；\s])([^，。；\n“”]{2,10}?)(?:卖完了|没有了|没了|下架了?|售罄了?|停售了?)(?=\s*(?:[，。；！\n]|$))/u,
  /\btake\s+(?:the\s+)?([^,;.\n“”"]{2,30}?)\s+(?:off|out|away)(?=\s*(?:[,;.!\n]|\sand\b|$|please))/iu,
  /\b(?:remove|drop|delete|lose|take\s+(?:out|off)|leave\s+(?:out|off)|get\s+rid\s+of)\s+(?:the\s+)?(?:line\s+)?([^,;.\n“”"]{2,40}?)(?=\s*(?:[,;.!\n]|\sand\b|\sfrom\b|$))/iu,
  /(?:去掉|去除|删掉|删除|拿掉|不要)(?:那个|这个)?([^，。；\n“”]{2,16}?)(?=\s*(?:[，。；！\n]|$))/u,
  /(?:^|[，。；\s]|把)([^，。；\n“”]{2,16}?)(?:去掉|去除|删掉|删除|拿掉)了?(?=\s*(?:[，。；！\n]|$))/u,
];

const bare = (text: string) =>
  text
    .toLowerCase()
    .replace(/^(?:the|an?)\s/u, '')
    .replace(/(?<=.{2})(?:那|这)一?[行条个项]$/u, '')
    .replaceAll(/\s+/gu, ' ')
    .trim();
const nameOf = (line: string) => priced.exec(line)?.[1] ?? line;

/** The one that is meant: by its whole name, else by a part of it, else by more than it says; none where two could be. */
export function meant<Line>(lines: readonly Line[], name: (line: Line) => string, words: string): Line | undefined {
  const said = bare(words);
  const by = [
    (own: string) => own === said,
    (own: string) => said.length >= 2 && own.includes(said),
    (own: string) => own.length >= 2 && said.includes(own),
  ];
  const found = by.map((fits) => lines.filter((line) => fits(bare(name(line))))).find(({ length }) => length > 0);
  return found?.length === 1 ? found[0] : undefined;
}

/** A price in the way that its neighbours are written: with their sign, or with none. */
export const inWayOf = (price: string, sample: string): string => {
  const figure = /\d+(?:[.,]\d{1,2})?/u;
  return sample.replace(figure, () => figure.exec(price)![0]);
};

/** A line as the copy writes it: Chinese without a space before its price. */
export const pricedLine = (name: string, price: string): string =>
  /\p{Script=Han}/u.test(name) ? name + price : `${name} ${price}`;

function priceAnew(editing: Editing, words: string, price: string): boolean {
  const { copy } = editing.brief;
  const said = { en: `${words} at ${price}`, zh: `${words}改为${price}` };
  const dishes = (copy.items ?? []).filter((item) => item.price !== undefined);
  const item = meant(dishes, ({ name }) => name, words);
  if (item) {
    const items = copy.items!.map((one) => (one === item ? { ...one, price: inWayOf(price, one.price!) } : one));
    editing.change('price', said, { brief: { copy: { ...copy, items } } });
    return true;
  }
  const line = meant(
    copy.details.filter((text) => priced.test(text)),
    nameOf,
    words,
  );
  if (line === undefined) return false;
  const old = priced.exec(line)![2]!;
  const at = line.lastIndexOf(old);
  const anew = line.slice(0, at) + inWayOf(price, old) + line.slice(at + old.length);
  const details = copy.details.map((text) => (text === line ? anew : text));
  editing.change('price', said, { brief: { copy: { ...copy, details } } });
  return true;
}

/** Only beside others that have a price: else it is the design's own that was told. */
function addPriced(editing: Editing, words: string, price: string): boolean {
  const { copy } = editing.brief;
  const [, heading, dish] = /^(?:section|heading)\s+([^:]+):\s*(.+)$/iu.exec(words) ?? [];
  const name = dish ?? words;
  const said = { en: `${name} at ${price} added`, zh: `加上${name}${price}` };
  const last = copy.items?.findLast((item) => item.price !== undefined);
  if (copy.items && last) {
    const section = heading ?? last.section;
    const item: CopyItem = { name, price: inWayOf(price, last.price!), ...(section && { section }) };
    editing.change('details', said, { brief: { copy: { ...copy, items: [...copy.items, item] } } });
    return true;
  }
  const sample = copy.details.map((line) => priced.exec(line)?.[2]).find((own) => own !== undefined);
  if (sample === undefined) return false;
  const own = inWayOf(price, sample);
  const line = pricedLine(name, own);
  editing.change('details', said, { brief: { copy: { ...copy, details: [...copy.details, line] } } });
  return true;
}

function dropItem(editing: Editing, words: string): boolean {
  const { copy } = editing.brief;
  const said = { en: `no “${words}”`, zh: `去掉“${words}”` };
  const item = meant(copy.items ?? [], ({ name }) => name, words);
  if (item) {
    const items = copy.items!.filter((one) => one !== item);
    editing.change('details', said, { brief: { copy: { ...copy, items } } });
    return true;
  }
  const line = meant(copy.details, nameOf, words);
  if (line === undefined) return false;
  const details = copy.details.filter((text) => text !== line);
  // What the line names goes from the picture too, unless nothing would be left of that.
  const { subjects } = editing.direction;
  const drawn = subjects.length > 1 ? shownBy(words, subjects) : undefined;
  const direction = drawn && { direction: { subjects: subjects.filter((key) => key !== drawn) } };
  editing.change('details', said, { brief: { copy: { ...copy, details } }, ...direction });
  return true;
}

function rename(editing: Editing, words: string, fresh: string): boolean {
  const { copy } = editing.brief;
  const item = copy.items?.find(({ name }) => bare(name) === bare(words));
  if (!item) return false;
  const items = copy.items!.map((one) => (one === item ? { ...one, name: fresh } : one));
  const said = { en: `“${fresh}” in place of “${words}”`, zh: `“${words}”改成“${fresh}”` };
  editing.change('details', said, { brief: { copy: { ...copy, items } } });
  return true;
}

/** Reads edits of single lines with their prices, before anyone takes the price for the design's own. */
export function readItemEdits(editing: Editing): void {
  editing.takeEach(pricing, ([, words, price]) => priceAnew(editing, words!.trim(), price!.trim()));
  editing.takeEach(adding, ([, words, price]) => addPriced(editing, words!.trim(), price!.trim()));
  editing.takeEach(renaming, ([, words, fresh]) => rename(editing, words!.trim(), fresh!.trim()));
  editing.takeEach([without], ([, words]) => {
    const { details, items = [] } = editing.brief.copy;
    const isLine = [...details, ...items.map(({ name }) => name)].some((line) => bare(line) === bare(words!));
    return isLine && dropItem(editing, words!.trim());
  });
  const last = editing.brief.copy.details.at(-1);
  editing.takeEach([lastLine], () => last !== undefined && dropItem(editing, last));
  editing.takeEach(dropping, ([, words]) => dropItem(editing, words!.trim()));
}
