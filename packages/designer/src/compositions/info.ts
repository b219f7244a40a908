import type { Copy, Person } from '../brief/brief.ts';
import type { BoundingBox } from '../type/bounding-box.ts';
import type { TextAlign } from '../type/type-pairing.ts';
import { isHan } from './break-lines.ts';
import { contrast } from '../palette/contrast.ts';
import { record } from './stage.ts';
import type { Stage } from './stage.ts';
import { layoutText, paintTexts, drawLines, recordText } from './text.ts';
import type { TextLayout } from './text.ts';

export type Field = keyof Omit<Copy, 'title' | 'time'>;

export interface InfoItem {
  name: string;
  text: string;
}

const same = (a: string, b: string) => a.replace(/\s+/g, '').toLowerCase() === b.replace(/\s+/g, '').toLowerCase();

/** The copy's smaller facts in reading order, without those a composition has set elsewhere and without repeats. */
export function infoItems(copy: Copy, placed: Field[] = []): InfoItem[] {
  const free = (field: Field) => !placed.includes(field);
  const items: InfoItem[] = [];
  const add = (name: string, text: string | undefined) => {
    // A line of its own begins with a capital, whatever it had within its sentence.
    const trimmed = text
      ?.trim()
      .replace(/^[a-z](?=[a-z]* )/, (letter) => letter.toUpperCase())
      // "Up / to 50% off" falls apart: a no-break space keeps what belongs together.
      .replace(/^up to (?=\S)/i, 'Up\u00a0to\u00a0');
    if (trimmed && !same(trimmed, copy.title) && !items.some((item) => same(item.text, trimmed)))
      items.push({ name, text: trimmed });
  };
  if (free('subtitle')) add('subtitle', copy.subtitle);
  if (free('offer')) add('offer', copy.offer);
  if (free('date')) add('date', [copy.date, copy.time].filter(Boolean).join(isHan(copy.date ?? '') ? ' ' : ', '));
  if (free('place')) add('place', copy.place);
  if (free('price')) add('price', copy.price);
  addLists(copy, placed, add);
  return items;
}

/** Persons, marks, dishes and contacts, for compositions that have no place of their own for them. */
function addLists(copy: Copy, placed: Field[], add: (name: string, text: string | undefined) => void): void {
  const each = <Item>(field: Field, name: string, list: readonly Item[] | undefined, say: (item: Item) => string) => {
    if (placed.includes(field)) return;
    for (const [index, item] of (list ?? []).entries()) add(`${name} ${index + 1}`, say(item));
  };
  const named = ({ name, role }: Person) =>
    copy.title.includes(name) ? (role ?? '') : [name, role].filter(Boolean).join(isHan(name) ? ' ' : ', ');
  if (!placed.includes('organisation')) add('organisation', copy.organisation);
  each('people', 'person', copy.people, named);
  each('marks', 'mark', copy.marks, ({ text }) => text);
  each('items', 'item', copy.items, ({ name, price, note }) => [name, note, price].filter(Boolean).join(' '));
  each('details', 'detail', copy.details, (detail) => detail);
  each('contact', 'contact', Object.values(copy.contact ?? {}), (line) => line);
  if (!placed.includes('quote')) add('quote', copy.quote);
}

export interface InfoRequest {
  x: number;
  width: number;
  /** The lower edge; the block grows upward from here. */
  bottom: number;
  colour?: string;
  align?: TextAlign;
  /** A line above the block, as wide as it. */
  rule?: string;
  size?: number;
  columns?: number;
  /** Much copy is set smaller until it keeps to this. */
  maxHeight?: number;
}

interface Cell {
  /** From the block's left edge. */
  offset: number;
  height: number;
  lines: number;
  place: (x: number, y: number) => TextLayout;
}

export interface InfoBlock {
  /** Upper edge, of the rule where there is one; the foot itself when there is nothing to set. */
  top: number;
  paint: () => void;
}

interface Face {
  item: InfoItem;
  width: number;
  size: number;
  strong: boolean;
  offset: number;
}

function prepareCell(stage: Stage, request: InfoRequest, { item, width, size, strong, offset }: Face): Cell {
  const place = (x: number, y: number) =>
    layoutText(stage, {
      name: item.name,
      text: item.text,
      box: { x, y, width, height: size * (strong ? 2.4 : 4.4) },
      voice: strong ? 'display' : 'text',
      ...(strong ? {} : { weight: item.name === 'subtitle' || item.name === 'date' ? 700 : 500 }),
      maxSize: size,
      maxLines: strong ? 2 : 3,
      align: request.align ?? 'left',
      casing: 'as-is',
      ...(request.colour ? { colour: request.colour } : {}),
    });
  const { box, lines } = place(0, 0);
  return { offset, place, height: box.height, lines: lines.length };
}

/** An offer or a price leads the block on a row of its own, a subtitle follows, the rest stands in columns. */
function prepareRows(
  stage: Stage,
  items: InfoItem[],
  request: InfoRequest,
  size: number,
  columns: number,
  gap: number,
): Cell[][] {
  const rows: Cell[][] = [];
  const lead =
    items.find((item) => item.name === 'offer') ??
    items.find((item) => item.name === 'price' && item.text.length <= 12);
  const subtitle = items.find((item) => item.name === 'subtitle');
  if (lead)
    rows.push([
      prepareCell(stage, request, { item: lead, width: request.width, size: size * 2.3, strong: true, offset: 0 }),
    ]);
  if (subtitle)
    rows.push([
      prepareCell(stage, request, {
        item: subtitle,
        width: request.width,
        size: size * 1.22,
        strong: false,
        offset: 0,
      }),
    ]);
  const rest = items.filter((item) => item !== lead && item !== subtitle);
  for (let count = Math.max(1, Math.min(columns, rest.length)); ; count--) {
    const set = prepareColumns(stage, rest, request, size, count, gap);
    // "12 November, / 18:30": fewer columns are better than broken facts.
    if (count === 1 || set.every((row) => row.every((cell) => cell.lines === 1))) return [...rows, ...set];
  }
}

function prepareColumns(
  stage: Stage,
  items: InfoItem[],
  request: InfoRequest,
  size: number,
  count: number,
  gap: number,
): Cell[][] {
  const width = (request.width - gap * (count - 1)) / count;
  const rows: Cell[][] = [];
  for (const [index, item] of items.entries()) {
    const column = index % count;
    const own = item.name === 'date' ? size * 1.15 : size;
    const face: Face = { item, width, size: own, strong: false, offset: column * (width + gap) };
    if (column === 0) rows.push([]);
    rows.at(-1)!.push(prepareCell(stage, request, face));
  }
  return rows;
}

/** Little copy is set larger: a lone date must be read from across the street, and on a thumbnail. */
function easeOf(items: InfoItem[]): number {
  const length = items.reduce((sum, { text }) => sum + text.length * (isHan(text) ? 2 : 1), 0);
  return length <= 36 ? 1.4 : length <= 80 ? 1.2 : 1;
}

/** Sets facts on a common foot and says how high they reach, before anything is painted. */
export function prepareInfo(stage: Stage, items: InfoItem[], request: InfoRequest): InfoBlock {
  if (items.length === 0) return { top: request.bottom, paint: () => undefined };
  const wanted = (request.size ?? stage.measure * 0.031) * easeOf(items);
  let block = prepareAt(stage, items, { ...request, size: wanted });
  const most = request.maxHeight ?? Infinity;
  for (let share = 0.9; request.bottom - block.top > most && share > 0.3; share *= 0.9) {
    block = prepareAt(stage, items, { ...request, size: wanted * share });
  }
  return block;
}

function prepareAt(stage: Stage, items: InfoItem[], request: InfoRequest & { size: number }): InfoBlock {
  const { measure, context } = stage;
  const { size } = request;
  const gap = measure * 0.03;
  const most = Math.max(1, Math.min(3, Math.floor(request.width / (measure * 0.25))));
  const columns = request.align === 'centre' ? 1 : Math.min(request.columns ?? most, most);
  const rows = prepareRows(stage, items, request, size, columns, gap);
  const leading = size * 0.72;
  const heights = rows.map((row) => Math.max(...row.map((cell) => cell.height)));
  const first = request.bottom - heights.reduce((sum, height) => sum + height, 0) - leading * (rows.length - 1);
  const weight = Math.max(2, measure * 0.0035);
  const top = request.rule ? first - size * 0.95 - weight : first;
  const paint = () => {
    let y = first;
    const cells = rows.flatMap((row, index) => {
      const layouts = row.map((cell) => cell.place(request.x + cell.offset, y));
      y += heights[index]! + leading;
      return layouts;
    });
    paintTexts(stage, cells);
    if (!request.rule) return;
    context.fillStyle = request.rule;
    context.fillRect(request.x, top, request.width, weight);
    record(stage, 'rule', 'shape', { x: request.x, y: top, width: request.width, height: weight });
  };
  return { top, paint };
}

/** Facts in even columns that stand on a common foot; answers the block's upper edge, its foot when empty. */
export function paintInfo(stage: Stage, items: InfoItem[], request: InfoRequest): number {
  const block = prepareInfo(stage, items, request);
  block.paint();
  return block.top;
}

export interface PillRequest {
  name: string;
  text: string;
  x: number;
  y: number;
  height: number;
  maxWidth: number;
  fill: string;
  ink: string;
  align?: 'left' | 'centre' | 'right';
}

/** A call to action: text on a full-round bar. */
export function paintPill(stage: Stage, request: PillRequest): BoundingBox {
  const { context, palette } = stage;
  const pad = request.height * 0.52;
  const ink =
    [palette.light, request.ink, palette.dark].find((colour) => contrast(colour, request.fill) >= 4.6) ?? request.ink;
  const size = request.height * 0.46;
  const box = { x: 0, y: 0, width: request.maxWidth - pad * 2, height: request.height };
  const spec = {
    name: request.name,
    text: request.text.replace(/^[a-z]/, (letter) => letter.toUpperCase()),
    voice: 'text',
    weight: 700,
    maxSize: size,
    align: 'left',
    valign: 'middle',
    colour: ink,
  } as const;
  const width = layoutText(stage, { ...spec, box }).box.width + pad * 2;
  const align = request.align ?? 'left';
  const x = align === 'left' ? request.x : align === 'right' ? request.x - width : request.x - width / 2;
  context.fillStyle = request.fill;
  context.beginPath();
  context.roundRect(x, request.y, width, request.height, request.height / 2);
  context.fill();
  const bar = { x, y: request.y, width, height: request.height };
  record(stage, 'button', 'shape', bar);
  const layout = layoutText(stage, { ...spec, box: { ...box, x: x + pad, y: request.y } });
  drawLines(context, layout, ink);
  recordText(stage, layout, ink);
  return bar;
}

/** Facts with the call to action under them, where there is one; answers the upper edge of all. */
export function paintStack(
  stage: Stage,
  items: InfoItem[],
  request: InfoRequest & { fill: string; ground: string },
): number {
  const { action } = stage.brief.copy;
  if (!action) return paintInfo(stage, items, request);
  const height = stage.measure * 0.062;
  const { x, width, fill, ground } = request;
  const y = request.bottom - height;
  paintPill(stage, { name: 'action', text: action, x, y, height, maxWidth: width, fill, ink: ground });
  const most = request.maxHeight === undefined ? {} : { maxHeight: Math.max(1, request.maxHeight - height * 1.4) };
  return paintInfo(stage, items, { ...request, ...most, bottom: y - height * 0.4 });
}
