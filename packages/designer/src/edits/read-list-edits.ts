/** A whole list of dishes or goods: all prices at once, their order, several lines that come in together. */
import type { Copy, CopyItem } from '../brief/brief.ts';
import type { Editing, Said } from './editing.ts';
import { inWayOf, meant, money, pricedLine } from './read-item-edits.ts';

/** A line with its price, wherever the copy keeps it. */
interface Priced {
  readonly name: string;
  readonly price: string;
  readonly section: string | undefined;
}

const amount = /\d+(?:[.,]\d{1,2})?/u;
const endPrice = /(?<=[\p{L}\p{M}）)]\s*)[$€£¥￥]?\s?\d+(?:[.,]\d{1,2})?\s?(?:元|块|€|£)?起?(?:\/[\p{L}]+)?$/u;
const priceIn = (line: string): string | undefined => endPrice.exec(line)?.[0];

/** The lines that have a price: of a menu its items, else those of the details; fewer than two are no list. */
function linesOf({ items = [], details }: Copy): Priced[] {
  const priced = items.flatMap(({ name, price, section }) => (price === undefined ? [] : [{ name, price, section }]));
  const lines = details.flatMap((line) => {
    const price = priceIn(line);
    return price === undefined ? [] : [{ name: line, price, section: undefined }];
  });
  const found = priced.length > 0 ? priced : lines;
  return found.length > 1 ? found : [];
}

/** @param anew what becomes of a price; nothing of it where it is empty */
function reprice(editing: Editing, said: Said, anew: (price: string) => string): boolean {
  const { copy } = editing.brief;
  if (linesOf(copy).length === 0) return false;
  const items = copy.items?.map(({ price, ...item }): CopyItem => {
    const fresh = price === undefined ? '' : anew(price);
    return { ...item, ...(fresh && { price: fresh }) };
  });
  const isMenu = copy.items?.some(({ price }) => price !== undefined) ?? false;
  const details = isMenu ? copy.details : copy.details.map((line) => line.replace(endPrice, anew).trim());
  editing.change('price', said, { brief: { copy: { ...copy, ...(items && { items }), details } } });
  return true;
}

/** As its neighbours are written: with as many decimals as it had, and two where it has got some. */
function inForm(value: number, form: string): string {
  const decimals = /[.,](\d+)/u.exec(form)?.[1]?.length ?? 0;
  const rounded = Math.round(value * 100) / 100;
  return rounded.toFixed(Number.isInteger(rounded) ? decimals : 2);
}

const all = '(?:all|every|each|the|of|our|across the board)';
const by = '(?:by\\s+)?(?<sum>[$€£]?\\d+(?:\\.\\d{1,2})?\\s?(?<unit>%|p\\b|pence\\b|cents?\\b|percent\\b)?)';
const raising = [
  new RegExp(`\\b(?:${all}\\s+)*prices?\\s+(?:should\\s+)?(?:go(?:es)?\\s+|are\\s+)?(?<way>up|down)\\s+${by}`, 'iu'),
  new RegExp(
    `\\b(?<way>raise|increase|put\\s+up|bump(?:\\s+up)?|lower|reduce|cut|drop)\\s+(?:${all}\\s+)*prices?\\s+(?:up\\s+)?${by}`,
    'iu',
  ),
  new RegExp(
    `\\b(?<way>take|knock)\\s+${by}\\s+off\\s+(?:everything|all(?:\\s+(?:the\\s+)?prices)?|each|every\\s+\\p{L}+)`,
    'iu',
  ),
  new RegExp(`\\bput\\s+(?:${all}\\s+)*prices?\\s+(?<way>up|down)\\s+${by}`, 'iu'),
  /(?:(?:全部|所有|统一|整体|每[个样道种]|价格)的?(?:价格|菜品?|饮品|商品)?(?:都|各|全部?)?)+(?<way>涨价?|上涨|上调|加价?|贵|降价?|下调|下降|便宜|减价?)(?<sum>\d+(?:\.\d+)?)\s?(?<unit>%|元|块)?钱?/u,
];
const lowers = /^(?:take|knock|down|lower|reduce|cut|drop|降|下|便宜|减)/iu;

function shift(editing: Editing, { way, sum, unit = '' }: Record<string, string | undefined>): boolean {
  const figure = Number(amount.exec(sum!)![0].replace(',', '.'));
  const sign = lowers.test(way!) ? -1 : 1;
  const isShare = /%|percent/iu.test(unit);
  const step = /^(?:p|cent)/iu.test(unit) && !isShare ? figure / 100 : figure;
  const said = { en: `prices ${sign > 0 ? 'up' : 'down'} by ${sum!.trim()}`, zh: `价格${way}${sum}${unit}` };
  return reprice(editing, said, (price) =>
    price.replace(amount, (own) => {
      const value = Number(own.replace(',', '.'));
      return inForm(Math.max(0, isShare ? value * (1 + (sign * figure) / 100) : value + sign * step), own);
    }),
  );
}

const signs: readonly (readonly [RegExp, string])[] = [
  [/^(?:dollars?|usd|\$|美元)$/iu, '$'],
  [/^(?:euros?|eur|€|欧元)$/iu, '€'],
  [/^(?:pounds?|gbp|£|英镑)$/iu, '£'],
  [/^(?:yuan|rmb|cny|¥|人民币)$/iu, '¥'],
];
const currency = [
  /\b(?:(?:put|show|make|change|have|set|switch|write)\s+)?(?:(?:all|the|our)\s+)*prices?\s+(?:should\s+be\s+)?(?:to|in|into|as|with)\s+(?:a\s+)?(?<sign>dollars?|euros?|pounds?|usd|eur|gbp|yuan|rmb|[$€£¥])(?:\s+signs?)?(?=\s*(?:[,.;!]|$|please|instead))/iu,
  /(?:价格|价钱|单价)(?:都|全部|统一)?(?:用|换成|改成|改为|写成|显示)(?<sign>美元|欧元|英镑|人民币)/u,
];

/** The figures stay: what a dollar is in euros is nobody's to say here. */
function inCurrency(editing: Editing, word: string): boolean {
  const sign = signs.find(([pattern]) => pattern.test(word))?.[1];
  if (sign === undefined) return false;
  const said = { en: `prices with the sign ${sign}, their figures as they were`, zh: `价格用 ${sign}，数字不变` };
  return reprice(editing, said, (price) =>
    price.replace(/[$€£¥￥]\s?|\s?(?:元|块|€|£)/gu, '').replace(amount, (figure) => sign + figure),
  );
}

const unpriced =
  /\b(?:remove|hide|drop|delete|lose|without|no|take\s+(?:off|out|away)|leave\s+(?:off|out)|get\s+rid\s+of)\s+(?:(?:all|the|of|any)\s+)*prices\b|(?:去掉|去除|删掉|删除|隐藏|不要|不写|不显示)(?:所有|全部|上面)?的?(?:价格|价钱)|(?:把|将)?(?:所有|全部)?的?(?:价格|价钱)(?:都|全部?)?(?:去掉|删掉|删除|不要了?|不写了?|隐藏)/iu;
const fromHere =
  /(?:把|将)?(?:每[个样]|所有|全部)?的?(?:价格|价钱|单价)(?:后面|后边|之后|末尾|后)?(?:都|全)?(?:要)?(?:加上?|写上?|带上?|标上?)(?:一?个)?[“"「]?起[”"」]?(?:字)?/u;
const fromHereEn =
  /\b(?:add|put|write|say)\s+["“]?from["”]?\s+(?:before|in front of|to|with|on)\s+(?:(?:all|every|each|the)\s+)*prices?\b/iu;

const byPrice = [
  /\b(?:sort|order|arrange|list|rank)(?:ed)?\s+(?:(?:the\s+)?(?:\p{L}+\s+)?|them\s+|it\s+|everything\s+)?by\s+price\b(?<down>[^,.;]*\b(?:high(?:est)?\s+(?:to|first)|descending|most\s+expensive\s+first)\b)?(?:,?\s*(?:low(?:est)?\s+(?:to\s+high(?:est)?|first)|ascending|cheapest\s+first))?/iu,
  /\b(?:put\s+)?(?:the\s+)?(?:(?<down>most\s+expensive|priciest|dearest|highest\s+price)|cheapest|lowest\s+price)(?:\s+(?:ones?|items?|dish(?:es)?|drinks?))?\s+(?:first|on\s+top|at\s+the\s+top)\b/iu,
  /(?:把|将)?(?:(?<down>最贵|价格?最?高)|最便宜|价格?最?低)的(?:\p{Script=Han}{0,2})(?:放|排)(?:在|到)?(?:最)?(?:前面?|上面|第一个?)|按(?:照)?(?:价格|价钱)(?:(?<falling>从高到低|由高到低|降序)|从低到高|由低到高|升序)?(?:来)?(?:排序|排列|排一?下|排)?/u,
];

const valueOf = (price: string) => Number(amount.exec(price)?.[0].replace(',', '.') ?? Infinity);

/** Within its section, and equals as they stood. */
function sortByPrice(editing: Editing, falling: boolean): boolean {
  const { copy } = editing.brief;
  if (linesOf(copy).length === 0) return false;
  const sign = falling ? -1 : 1;
  const said = falling ? { en: 'the dearest first', zh: '贵的在前' } : { en: 'the cheapest first', zh: '便宜的在前' };
  const sections = [...new Set(copy.items?.map(({ section }) => section))];
  const items = copy.items?.toSorted(
    (a, b) =>
      sections.indexOf(a.section) - sections.indexOf(b.section) ||
      sign * (valueOf(a.price ?? '') - valueOf(b.price ?? '')),
  );
  const sorted = copy.details
    .filter((line) => priceIn(line))
    .toSorted((a, b) => sign * (valueOf(priceIn(a)!) - valueOf(priceIn(b)!)));
  // Lines without a price keep their places.
  const details = items ? copy.details : copy.details.map((line) => (priceIn(line) ? sorted.shift()! : line));
  editing.change('details', said, { brief: { copy: { ...copy, ...(items && { items }), details } } });
  return true;
}

const placing = [
  /\b(?:put|list|show|move|place)\s+(?:the\s+)?(?<thing>[^,;.\n“”"]{2,30}?)\s+(?:as\s+)?(?:the\s+)?(?<end>first|last|to\s+the\s+(?:top|bottom|end|front)|at\s+the\s+(?:top|bottom|end|front|beginning)(?:\s+of\s+the\s+list)?)(?=\s*(?:[,.;!]|$|please|\sand\b))/iu,
  /^\s*(?<thing>[\p{L} ]{2,24}?)\s+(?<end>first|last)(?:\s+please)?\s*[.!]?\s*$/iu,
  /(?:把|将)(?<thing>[^，。；\n“”]{2,12}?)(?:放|排|移|挪)(?:在|到)?(?<end>最?前面?|第一个?|最?后面?|最后(?:一个)?|开头|末尾)(?=\s*(?:[，。；！]|$))/u,
];

/** One of the list's lines goes to its head or its foot; undefined where no single one is meant. */
function moved<Line>(lines: readonly Line[], name: (line: Line) => string, thing: string, toEnd: boolean) {
  const one = lines.length > 1 ? meant(lines, name, thing) : undefined;
  if (one === undefined) return undefined;
  const others = lines.filter((line) => line !== one);
  return toEnd ? [...others, one] : [one, ...others];
}

function place(editing: Editing, thing: string, toEnd: boolean): boolean {
  const { copy } = editing.brief;
  const items = copy.items && moved(copy.items, ({ name }) => name, thing, toEnd);
  const details = items ? undefined : moved(copy.details, (line) => line, thing, toEnd);
  if (!items && !details) return false;
  const said = { en: `${thing} ${toEnd ? 'last' : 'first'}`, zh: `${thing}放在${toEnd ? '最后' : '最前'}` };
  editing.change('details', said, {
    brief: { copy: { ...copy, ...(items && { items }), ...(details && { details }) } },
  });
  return true;
}

const dish = `[\\p{L}][^,，;；、。\\n\\d“”":：]{0,40}?\\s*(?:for\\s+|at\\s+)?${money}`;
const more = `${dish}(?:\\s*(?:[,，;；、]|,?\\s+and\\s|\\s)\\s*(?:and\\s+)?${dish})*`;
const addingSeveral = [
  // "Add a section for desserts: cheesecake 6, brownie 5".
  new RegExp(
    `\\badd\\s+(?:an?\\s+|the\\s+)?(?:new\\s+|another\\s+)?(?:(?:section|heading|category)\\s+(?:for|called|of|named|with)?\\s*)?(?<heading>[\\p{L}&’' -]{3,24}?)(?:\\s+section)?\\s*[:：]\\s*(?<list>${more})\\s*[.!]?\\s*$`,
    'iu',
  ),
  new RegExp(
    `(?:加上?|添加|增加|新增|再加)(?:一?[个栏款道份种类])?(?:新的?)?(?<heading>\\p{Script=Han}{1,6}?)?(?:分类|系列|栏目)?\\s*[:：]\\s*(?<list>${more})\\s*$`,
    'u',
  ),
  new RegExp(`\\badd\\s+(?<list>${dish}(?:,?\\s+and\\s+|,\\s*)${more})\\s*[.!]?\\s*$`, 'iu'),
];
/** No heading of a menu: 新菜, "two dishes". */
const noHeading =
  /^(?:(?:new |more |these |two |three )*(?:dish(?:es)?|items?|drinks?|lines?|things?)|新?(?:菜品?|品|款|口味|项目|东西|饮品|商品))$/iu;

function addSeveral(editing: Editing, { heading = '', list }: Record<string, string | undefined>): boolean {
  const { copy } = editing.brief;
  const sample = linesOf(copy).at(-1);
  if (!sample) return false;
  const lines = [
    ...list!.matchAll(new RegExp(`([\\p{L}][^,，;；、。\\n\\d“”":：]{0,40}?)\\s*(?:for\\s+|at\\s+)?(${money})`, 'giu')),
  ];
  const title = heading.trim();
  const section =
    noHeading.test(title) || title === '' ? sample.section : title.replace(/^\p{Ll}/u, (first) => first.toUpperCase());
  const fresh = lines.map(([, name, price]) => ({
    name: name!.replace(/^and\s+/iu, '').trim(),
    price: inWayOf(price!, sample.price),
    ...(section && { section }),
  }));
  const names = fresh.map(({ name }) => name);
  const said = { en: `${names.join(', ')} added`, zh: `加上${names.join('、')}` };
  const details = copy.items
    ? copy.details
    : [...copy.details, ...fresh.map(({ name, price }) => pricedLine(name, price))];
  editing.change('details', said, {
    brief: { copy: { ...copy, ...(copy.items && { items: [...copy.items, ...fresh] }), details } },
  });
  return true;
}

const marking = [
  /\b(?:add|put|write)\s+(?:an?\s+|the\s+)?(?<mark>\([^)]{1,12}\)|["“][^"”]{1,16}["”])\s+(?:after|behind|next\s+to|beside|to)\s+(?:the\s+)?(?<thing>[^,;.\n]{2,30}?)(?=\s*(?:[,.;!]|$))/iu,
  /(?:在)?(?<thing>\p{Script=Han}{2,10}?)(?:的)?(?:后面|后边|旁边|后)(?:加上?|写上?|标上?|标注)(?<mark>[（(][^）)]{1,8}[）)]|[“"「][^”"」]{1,8}[”"」])/u,
];

/** "Add (v) after the veggie burger": it belongs to that line's name. */
function mark(editing: Editing, thing: string, sign: string): boolean {
  const { copy } = editing.brief;
  const item = meant(copy.items ?? [], ({ name }) => name, thing);
  if (!item) return false;
  const words = sign.replace(/^["“「]|["”」]$/gu, '');
  const name = /\p{Script=Han}/u.test(item.name) ? item.name + words : `${item.name} ${words}`;
  const items = copy.items!.map((one) => (one === item ? { ...one, name } : one));
  editing.change('details', { en: `“${name}”`, zh: `“${name}”` }, { brief: { copy: { ...copy, items } } });
  return true;
}

/** Reads what is said of a list as a whole, before a single line or the design's own price is taken for it. */
export function readListEdits(editing: Editing): void {
  editing.takeEach(addingSeveral, ({ groups }) => addSeveral(editing, groups!));
  editing.takeEach(marking, ({ groups }) => mark(editing, groups!['thing']!.trim(), groups!['mark']!));
  editing.takeEach(raising, ({ groups }) => shift(editing, groups!));
  editing.takeEach(currency, ({ groups }) => inCurrency(editing, groups!['sign']!));
  editing.takeEach([unpriced], () => reprice(editing, { en: 'no prices', zh: '不写价格' }, () => ''));
  editing.takeEach([fromHere, fromHereEn], ([words]) =>
    reprice(editing, { en: 'prices from', zh: '价格后面加“起”' }, (price) =>
      /\p{Script=Han}/u.test(words) ? `${price.replace(/起$/u, '')}起` : `from ${price.replace(/^from /iu, '')}`,
    ),
  );
  editing.takeEach(byPrice, ({ groups }) => sortByPrice(editing, Boolean(groups?.['down'] ?? groups?.['falling'])));
  editing.takeEach(placing, ({ groups }) =>
    place(editing, groups!['thing']!.trim(), /last|bottom|end\b|后|末/iu.test(groups!['end']!)),
  );
}
