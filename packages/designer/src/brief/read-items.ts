import type { CopyItem } from './brief.ts';
import { colourNames } from './colour-names.ts';
import { isLookClause } from './look-clauses.ts';
import { isLookWord } from './read-manner.ts';
import { blank, blankOut, capital, visible, type Reading } from './reading.ts';

/** What a price may be for, behind its stroke: 6元/斤. */
const measure = '[位份杯只个碗斤盒箱袋束瓶打条盘套张对串笼屉客例壶扎]';
const counted = new RegExp(`^${measure}`, 'u');

interface Clause {
  text: string;
  index: number;
}

/** Split at marks that part dishes; a comma within brackets belongs to what the dish is made of. */
function listClauses(text: string): Clause[] {
  const found: Clause[] = [];
  let start = 0;
  let depth = 0;
  const push = (end: number) => {
    found.push({ text: text.slice(start, end), index: start });
    start = end + 1;
  };
  for (let at = 0; at < text.length; at++) {
    const mark = text[at]!;
    if ('(（'.includes(mark)) depth++;
    else if (')）'.includes(mark)) depth = Math.max(0, depth - 1);
    else if (mark === '/' && /[\d元块]$/u.test(text.slice(0, at)) && counted.test(text.slice(at + 1))) continue;
    else if (depth === 0 && (/[,，、;；。\n|/]/u.test(mark) || (mark === '.' && /^(?:\s|$)/u.test(text.slice(at + 1)))))
      push(at);
  }
  push(text.length);
  return found;
}

const price = `(?:[$€£¥￥]\\s?\\d{1,5}(?:\\.\\d{1,2})?|\\d{1,5}(?:\\.\\d{1,2})?\\s?(?:元|块|yuan|kr|€|£|\\$|zł)|\\+\\d{1,3}|(?<=[\\s:：\\p{Script=Han}）)–—-])\\d{1,4}(?:\\.\\d{1,2})?)(?:/(?:${measure}|kg|lb|100 ?g|dozen|bunch|punnet|jar|loaf|bag)|(?<=[元块])一${measure})?起?(?: each| pp| per \\p{Ll}{2,8}| an? (?:half )?(?:dozen|kilo|kg|pound|lb|bunch|punnet|jar|loaf|bag|bottle|glass|slice|piece|scoop|pint|pot|head|box|tray))?`;
const priced = new RegExp(`^(.*?\\p{L}.*?)\\s*[:：–—-]?\\s*(${price})$`, 'u');
const onlyPrice = new RegExp(`^${price.replace('(?<=[\\s:：\\p{Script=Han}）)–—-])', '')}$`, 'u');
/** What ends in a number and is no dish. */
const noDish =
  /^(?:tickets?|entry|admission|entrance)$|^\d{1,2}(?:st|nd|rd|th)? (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*$|^(?:(?:opening|business) hours?|hours|open(?:s|ing)?|closed|daily|weekdays?|weekends?|from|at|open|until|till|since|only|size|seats?|table|no|number|page|a|format|tel|phone|call|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|january|february|march|april|june|july|august|september|october|november|december|mon|tue|wed|thu|fri|sat|sun|人均|电话|手机|地址|起价|尺寸|微信|满|全场|每位)\b|^(?:人均|电话|手机|地址|尺寸|微信|满|全场|每位|套餐人|营业|开放时间|供应时间|用餐时间|周[一二三四五六日]|每[天日周])/iu;

/** "Mains: tagliatelle" parts into heading and dish; what has the order's own word before its colon is no heading. */
function splitHeading(
  text: string,
  isOrder: (text: string) => boolean,
): { section?: string; own: string; offset: number; headingAt?: number } {
  const colon = text.search(/[:：](?!\d)/u);
  if (colon < 0) return { own: text, offset: 0 };
  const before = visible(text.slice(0, colon));
  const own = text.slice(colon + 1);
  if (!/\p{L}/u.test(own)) return { own: text, offset: 0 };
  // "Dinner menu: STARTERS: soup": the heading stands behind the order.
  if (isOrder(before) && /[:：](?!\d)/u.test(own)) {
    const behind = splitHeading(own, isOrder);
    return { ...behind, offset: colon + 1 + behind.offset, headingAt: colon + 1 };
  }
  const heading =
    before !== '' &&
    before.length <= 24 &&
    !isOrder(before) &&
    (!new RegExp(`${price}$`, 'u').test(before) || /\d\s?[-–]\s?\d{1,2}$/u.test(before));
  return { ...(heading && { section: before }), own, offset: colon + 1 };
}

const withNote = /^(.+?)\s*(?:[(（]([^)）]+)[)）]|(?<=\p{L})\s((?:with|served with) .+))$/u;

function itemFrom(name: string, cost: string | undefined, section: string | undefined): CopyItem {
  const [, wine, glass, bottle] = twoSizes.exec(name) ?? [];
  if (wine && glass && bottle && cost)
    return { name: wine, price: `${bottle} ${cost}`, note: glass, ...(section && { section }) };
  const [, own, bracketed, served] = withNote.exec(name) ?? [];
  const note = bracketed ?? served;
  return {
    name: (own ?? name).trim(),
    ...(cost && { price: cost }),
    ...(note && { note: note.trim() }),
    ...(section && { section }),
  };
}

/** "Drinks menu with", "menu for Café Marlow —". */
const behindOrder = /^.*?\b(?:menu|list|board|card)s?\b(?:\s+(?:with|of|including|featuring|has)\s+|[^—–]*[—–]\s*)/iu;

/** "Spritz - aperol, prosecco, soda - 9": what is in it stands between its name and its price. */
const described =
  /(?<=^|[;；\n:：]\s*)([^;；:：\n–—-]{2,30}?)\s[-–—]\s([^;；\n]{3,70}?)\s[-–—]\s([$€£¥]?\d{1,4}(?:\.\d{1,2})?)(?=\s*(?:[;；\n.]|$))/gu;

function readDescribed(reading: Reading): CopyItem[] {
  const found = [...reading.rest.matchAll(described)];
  if (found.length < 2) return [];
  for (const { 0: all, index } of found) blankOut(reading, index, all.length);
  return found.map(([, name, note, price]) => ({ name: name!.trim(), price: price!, note: note!.trim() }));
}

/** "Malbec glass 7 bottle 28". */
const twoSizes = /^(.+?)\s+((?:by the )?glass\s+[$€£]?\d+(?:\.\d+)?)[\s,/]+(bottle)$/iu;

const forAll = /[$€£]\s?\d+(?:\.\d{2})? ?(?:per (?:couple|person|head|guest)|pp|a head)\b/iu;

/** Dishes with their prices, in order, under their headings. Takes what it read. */
export function readPricedItems(reading: Reading, isOrder: (text: string) => boolean): CopyItem[] {
  // "Oysters, filet mignon, fondue, $120 per couple" costs that much in all.
  if (forAll.test(reading.rest) && (reading.rest.match(/[$€£]\s?\d/gu)?.length ?? 0) === 1) return [];
  const items: CopyItem[] = readDescribed(reading);
  const list = listClauses(reading.rest);
  let section: string | undefined;
  for (const [at, clause] of list.entries()) {
    const { section: heading, own, offset, headingAt = 0 } = splitHeading(clause.text, isOrder);
    // "Kids menu with nuggets $6": the first dish stands behind the order.
    const ahead = behindOrder.exec(own)?.[0].length ?? 0;
    const text = visible(own.slice(ahead));
    const next = list[at + 1];
    const after = next ? visible(next.text) : '';
    const [, name = '', cost] = priced.exec(text) ?? [];
    const spread = !cost && onlyPrice.test(after) && /\p{L}/u.test(text);
    // "Nail art from $5".
    const from = /(?<=\p{L}\)?) (?:from|starting (?:at|from))$/iu.exec((spread ? text : name).trim())?.[0] ?? '';
    const whole = (spread ? text : name).trim();
    const dish = whole
      .slice(0, whole.length - from.length)
      .replace(/^(?:菜品?|菜单|餐品|饮品|甜品)?(?:有|包括|包含)(?=\p{Script=Han})/u, '');
    if (!dish || (!cost && !spread) || dish.length > 60 || noDish.test(dish) || isOrder(dish)) continue;
    if (heading) section = heading;
    items.push(itemFrom(dish, (from && 'from ') + (cost ?? after), section));
    // From the heading on, but never the order that the list stands behind.
    const start = heading ? headingAt : offset + ahead;
    blankOut(reading, clause.index + start, clause.text.length - start);
    if (spread && next) blankOut(reading, next.index, next.text.length);
  }
  return items;
}

const leadIn =
  /^(?:with |via |past |through |from |then |and then |next |finally |finish(?:ing)?(?: at| in)? |end(?:ing)?(?: at| in)? |start(?:ing)?(?: at| in)? |stops?(?: at)?:? |waypoints?:? |and |to |要有|包括|经过|途经|有|标出|标注|从|到|含)+/iu;
const places =
  /^(?:the |The )?(?:\p{Lu}[\p{L}’'.-]*|\d+)(?: (?:\p{Lu}[\p{L}’'.-]*|of|de|du|da|do|del|la|le|and|&|the|\d+))*$/u;
/** Behind a colon they need no capitals: "barn, duck pond, picnic spot". */
const placesInSmall = /^(?:the )?\p{Ll}[\p{Ll}’'-]+(?: \p{Ll}[\p{Ll}’'-]+){0,2}$/u;
const isLook = (name: string) =>
  isLookClause(name) || name.split(' ').some((word) => isLookWord(word) || colourNames.has(word));
const placesZh = /^(?!.*(?:风格?|色调|色系|一点)$)[\p{Script=Han}·]{2,8}$/u;

/** For each place how long the row is that it stands in: 湖心亭，玫瑰园，儿童乐园 are three of a row without 、. */
function runsOf(fits: readonly boolean[]): ReadonlyMap<number, number> {
  const runs = new Map<number, number>();
  for (let start = 0; start < fits.length; start++) {
    let end = start;
    while (fits[end]) end++;
    for (let at = start; at < end; at++) runs.set(at, end - start);
    if (end > start) start = end - 1;
    else runs.set(start, 0);
  }
  return runs;
}

/** "Festival map with main stage, food court": the first stop stands behind the order. */
const behindMap =
  /^.*\bmaps? (?:of [^,:]*? )?(?:with |showing |including )(?:stops? (?:at |in |:)?)?(?:the )?(?=\p{L})/iu;
/** "With the bakery, the park, the school and the river": the last two have no comma between them. */
const lastTwo = /^((?:the )?\p{Ll}[\p{Ll}’'-]+(?: \p{Ll}+)?) and ((?:the )?\p{Ll}[\p{Ll}’'-]+(?: \p{Ll}+)?)$/u;

/** Stops of a route, where the prompt lists two or more: "stops: Alfama, Belém", 断桥、苏堤. Takes what it read. */
export function readStops(reading: Reading, isOrder: (text: string) => boolean): CopyItem[] {
  let isListed = false;
  const list = listClauses(reading.rest).flatMap(({ text, index }) => {
    const { own: whole, offset: colon } = splitHeading(text, isOrder);
    const ahead = behindMap.exec(whole)?.[0].length ?? 0;
    const [own, offset] = [whole.slice(ahead), colon + ahead];
    const name = visible(own)
      .replace(leadIn, '')
      .replace(/^the (?=\p{Ll})/u, '')
      .trim();
    isListed ||= offset > 0;
    const [, one, other] = (isListed && offset === 0 && lastTwo.exec(name)) || [];
    const named = places.test(name) || placesZh.test(name) || (isListed && placesInSmall.test(name) && !isLook(name));
    const fits = named && !isOrder(name) && !text.includes(blank);
    const stop = { name, index: index + offset, length: own.length, fits, behindColon: offset > 0 };
    if (!one || !other) return [stop];
    return [
      { ...stop, name: one, fits: !text.includes(blank) },
      { ...stop, name: other.replace(/^the /u, ''), length: 0, fits: !text.includes(blank) },
    ];
  });
  const runs = runsOf(list.map(({ fits, name }) => fits && placesZh.test(name)));
  const stops: { name: string; index: number; length: number }[] = [];
  for (const [at, stop] of list.entries()) {
    // What opens the prompt is its matter, unless a colon introduces it.
    if (!stop.fits || (at === 0 && !stop.behindColon)) continue;
    const before = reading.rest[stop.index - 1];
    const after = reading.rest[stop.index + stop.length];
    const chinese = placesZh.test(stop.name);
    const isJoined = before === '、' || after === '、';
    // 入口、湖心亭，游客中心: a row goes on behind its last 、.
    const last = stops.at(-1);
    const goesOn = last !== undefined && reading.rest.slice(last.index + last.length, stop.index).trim() === '，';
    const isRow = runs.get(at)! >= 3 && (!reading.prompt.includes('、') || goesOn);
    if (chinese && !isRow && !isJoined) continue;
    stops.push(stop);
  }
  if (stops.length < 2) return [];
  for (const { index, length } of stops) blankOut(reading, index, length);
  return stops.map(({ name }) => ({ name: capital(name) }));
}
