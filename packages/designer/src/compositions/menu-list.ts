import type { Copy, CopyItem } from '../brief/brief.ts';
import { alpha } from '../scenes/tint.ts';
import type { BoundingBox } from '../type/bounding-box.ts';
import { isHan } from './break-lines.ts';
import { infoItems } from './info.ts';
import type { InfoItem } from './info.ts';
import { record } from './stage.ts';
import type { Stage } from './stage.ts';
import { layoutText, paintTexts } from './text.ts';
import type { TextLayout, TextRequest } from './text.ts';

/** A bare number is a price only as "4.50": "Open 24" is none. */
const closingPrice =
  /^(.*?[^\s:：·—–-])[\s:：·—–-]*((?:[¥￥$€£]\s?\d+(?:\.\d{1,2})?|\d+(?:\.\d{1,2})?\s?元|(?<=\s)\d{1,3}\.\d{2}))$/u;

/** The dishes that a brief lists; in a brief that names none, the lines that end in a price. */
export function dishesOf({ items, details }: Copy): CopyItem[] {
  // A dish begins its line, whatever it had within its sentence.
  const capital = (text: string) => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
  if (items && items.length > 0) return items.map((item) => ({ ...item, name: capital(item.name) }));
  return details.flatMap((line): CopyItem[] => {
    const found = closingPrice.exec(line.trim());
    return found ? [{ name: found[1]!, price: found[2]! }] : [];
  });
}

/** What else the menu says: hours, place, an offer. */
export function restOf(copy: Copy): InfoItem[] {
  const dishes = dishesOf(copy);
  const listed = copy.items && copy.items.length > 0;
  const details = listed ? copy.details : copy.details.filter((line) => !closingPrice.test(line.trim()));
  return infoItems({ ...copy, details }, ['subtitle', 'items']).filter(
    ({ text }) => !dishes.some(({ name }) => name.toLowerCase() === text.toLowerCase()),
  );
}

export interface ListLook {
  ink: string;
  /** Of headings and prices. */
  accent: string;
  /** The price list's own ground: leaders are a tint of the ink. */
  leaders: 'dots' | 'line' | 'none';
  /** Headings and dishes on one axis, each price under its dish. */
  centred?: boolean;
  /** Pixels, of a dish's name. */
  size: number;
  columns?: number;
}

interface Row {
  height: number;
  gap: number;
  heading: boolean;
  /** Whether all its words keep the size that was asked for. */
  even: boolean;
  layouts: (x: number, y: number) => TextLayout[];
  leader?: (x: number, y: number) => { from: number; to: number; y: number };
}

type Face = Omit<TextRequest, 'box' | 'name' | 'text'>;

function lay(stage: Stage, name: string, text: string, face: Face, x: number, y: number, width: number): TextLayout {
  const size = face.maxSize ?? 20;
  return layoutText(stage, { name, text, ...face, box: { x, y, width: Math.max(1, width), height: size * 6 } });
}

function headingRow(stage: Stage, text: string, look: ListLook, size: number, width: number): Row {
  const face: Face = {
    voice: 'display',
    maxSize: size * 1.42,
    maxLines: 1,
    align: look.centred ? 'centre' : 'left',
    colour: look.accent,
    ...(isHan(text) ? { letterSpacing: 0.12 } : {}),
  };
  const set = (x: number, y: number) => [lay(stage, 'section', text, face, x, y, width)];
  return { heading: true, even: true, height: set(0, 0)[0]!.box.height, gap: size * 1.5, layouts: set };
}

/** Name left, price right on the same baseline, dots between; a note below. */
function dishRow(stage: Stage, dish: CopyItem, index: number, look: ListLook, size: number, width: number): Row {
  const ink: Face = {
    voice: 'text',
    maxSize: size,
    maxLines: 2,
    weight: 600,
    colour: look.ink,
    ...(look.centred ? { align: 'centre' } : {}),
  };
  const priceFace: Face = {
    voice: 'text',
    maxSize: size,
    maxLines: 1,
    weight: 700,
    colour: look.accent,
    align: look.centred ? 'centre' : 'right',
  };
  const noteFace: Face = {
    voice: 'text',
    maxSize: size * 0.76,
    maxLines: 3,
    weight: 400,
    colour: look.ink,
    ...(look.centred ? { align: 'centre' } : {}),
  };
  const number = index + 1;
  const price = dish.price ? lay(stage, `price ${number}`, dish.price, priceFace, 0, 0, width) : undefined;
  const room = look.centred || !price ? width : width - price.box.width - size * 1.4;
  const name = lay(stage, `dish ${number}`, dish.name, ink, 0, 0, room);
  const note = dish.note ? lay(stage, `note ${number}`, dish.note, noteFace, 0, 0, room) : undefined;
  const under = name.box.height + size * 0.42;
  const below = look.centred && price ? (note ? note.box.height + size * 0.42 : 0) + under : 0;
  const height = look.centred
    ? price
      ? below + price.box.height
      : note
        ? under + note.box.height
        : name.box.height
    : Math.max(note ? under + note.box.height : name.box.height, price?.box.height ?? 0);
  const layouts = (x: number, y: number) => {
    const set = [lay(stage, `dish ${number}`, dish.name, ink, x, y, room)];
    if (note) set.push(lay(stage, `note ${number}`, dish.note!, noteFace, x, y + under, room));
    if (price) {
      const placed = lay(stage, `price ${number}`, dish.price!, priceFace, x, y + below, width);
      const [first] = set[0]!.lines;
      // Figures stand on the dish's own baseline.
      set.push(
        look.centred
          ? placed
          : lay(
              stage,
              `price ${number}`,
              dish.price!,
              priceFace,
              x,
              y + first!.baseline - placed.lines[0]!.baseline,
              width,
            ),
      );
    }
    return set;
  };
  const leader = (x: number, y: number) => {
    const [first] = name.lines;
    return {
      from: x + first!.width + size * 0.5,
      to: x + width - (price?.box.width ?? 0) - size * 0.5,
      y: y + first!.baseline - name.box.y,
    };
  };
  return {
    heading: false,
    even: name.size >= size * 0.98,
    height,
    gap: size * (dish.note || look.centred ? 1.1 : 0.86),
    layouts,
    ...(price && look.leaders !== 'none' && !look.centred && name.lines.length === 1 ? { leader } : {}),
  };
}

function rowsFor(stage: Stage, dishes: readonly CopyItem[], look: ListLook, size: number, width: number): Row[] {
  let section: string | undefined;
  return dishes.flatMap((dish, index) => {
    const own = dishRow(stage, dish, index, look, size, width);
    if (!dish.section || dish.section === section) return [own];
    section = dish.section;
    return [headingRow(stage, dish.section, look, size, width), own];
  });
}

const tall = (rows: readonly Row[]) =>
  rows.reduce((sum, row, index) => sum + row.height + (index === 0 ? 0 : row.gap), 0);

/** Columns of even height; a heading stays with its first dish. */
function splitRows(rows: readonly Row[], columns: number): Row[][] {
  if (columns <= 1) return [[...rows]];
  const candidates = rows.map((_, cut) => cut).filter((cut) => cut > 0 && !rows[cut - 1]!.heading);
  if (candidates.length === 0) return [[...rows]];
  const worth = (cut: number) =>
    Math.max(tall(rows.slice(0, cut)), tall(rows.slice(cut))) * (rows[cut]!.heading ? 0.9 : 1);
  const cut = candidates.reduce((best, next) => (worth(next) < worth(best) ? next : best));
  return [rows.slice(0, cut), rows.slice(cut)];
}

export interface PriceList {
  height: number;
  paint: (y: number) => void;
}

/** Dishes in columns with their prices, set smaller as a whole until they fit. */
export function preparePriceList(
  stage: Stage,
  dishes: readonly CopyItem[],
  box: Omit<BoundingBox, 'y'>,
  look: ListLook,
): PriceList {
  const columns = Math.min(look.columns ?? 1, dishes.length < 4 ? 1 : 2);
  const gap = box.width * 0.09;
  const width = (box.width - gap * (columns - 1)) / columns;
  let size = look.size;
  let split = splitRows(rowsFor(stage, dishes, look, size, width), columns);
  const heightOf = () => Math.max(0, ...split.map(tall));
  const even = () => split.every((rows) => rows.every((row) => row.even));
  while ((heightOf() > box.height || (!even() && size > look.size * 0.6)) && size > 4) {
    size *= 0.94;
    split = splitRows(rowsFor(stage, dishes, look, size, width), columns);
  }
  // A short list breathes: rows move apart by up to a line.
  const most = Math.max(...split.map((rows) => rows.length - 1), 1);
  const air = Math.max(0, Math.min((box.height - heightOf()) / most, size * (most < 5 ? 1.15 : 0.75)));
  const paint = (y: number) => {
    const layouts: TextLayout[] = [];
    const leaders: { from: number; to: number; y: number }[] = [];
    for (const [column, rows] of split.entries()) {
      let top = y;
      const x = box.x + column * (width + gap);
      for (const [index, row] of rows.entries()) {
        if (index > 0) top += row.gap + air;
        layouts.push(...row.layouts(x, top));
        if (row.leader) leaders.push(row.leader(x, top));
        top += row.height;
      }
    }
    paintLeaders(stage, leaders, look, size, { ...box, y });
    paintTexts(stage, layouts);
  };
  return { height: heightOf() + air * most, paint };
}

function paintLeaders(
  stage: Stage,
  leaders: { from: number; to: number; y: number }[],
  look: ListLook,
  size: number,
  box: BoundingBox,
): void {
  if (leaders.length === 0) return;
  const { context } = stage;
  context.fillStyle = alpha(look.ink, 0.42);
  const step = size * 0.36;
  const dot = Math.max(1, size * 0.065);
  for (const { from, to, y } of leaders) {
    if (look.leaders === 'line') {
      if (to > from) context.fillRect(from, y - dot, to - from, Math.max(1, dot * 0.6));
      continue;
    }
    // Dots hang on one raster, so that they stand under each other in every row.
    for (let x = Math.ceil(from / step) * step; x <= to; x += step) {
      context.beginPath();
      context.arc(x, y - dot, dot, 0, Math.PI * 2);
      context.fill();
    }
  }
  record(stage, 'leaders', 'shape', box);
}
