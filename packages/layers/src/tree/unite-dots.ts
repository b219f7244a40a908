/** Rows of dots of one size and colour, and single ones beside them, are one drawing: lamps round a poster, a dotted frame. */
import { maskOf, type Mask } from '../areas/mask.ts';
import { connected } from '../areas/runs.ts';
import type { Surfaces } from '../surfaces/regions.ts';
import { alike, carriesWord, isPicture, joinPixels, leafOf, type Thing } from './thing.ts';
import { spanOf } from './unite-cut-bars.ts';

/**
 * A row has so many dots; rows and single dots differ so little in colour (levels), their dots in size (times) and
 * form (share); of a row so many are whole, share. Rows so flat (share) are apart from so many times the way from dot to dot on.
 */
const row = { fewest: 5, colour: 40, sizes: 1.35, square: 0.4, whole: 0.6, flat: 0.1, apart: 2 };
/** A dot is so wide at most, share of the picture's longer side. */
const widest = 0.04;

interface Dots {
  readonly thing: Thing;
  readonly count: number;
  /** Pixels of a usual one. */
  readonly size: number;
}

export function uniteDots(things: Thing[], surfaces: Surfaces): Thing[] {
  const open = things.flatMap((thing) => dotsOf(thing, surfaces) ?? []);
  if (!haveRows(open)) return things;
  let list = things;
  while (open.length) {
    const group = [open.shift()!];
    for (const member of group)
      for (let k = open.length - 1; k >= 0; k--) if (belong(member, open[k]!)) group.push(...open.splice(k, 1));
    if (!haveRows(group)) continue;
    for (const some of linesApart(group) ?? [group]) list = withOne(some, list, surfaces);
  }
  return list;
}

/** Single dots may each be meant for itself: the holes of a film, buttons. */
const haveRows = (dots: readonly Dots[]): boolean => dots.filter(({ count }) => count >= row.fewest).length > 1;

function withOne(dots: readonly Dots[], things: Thing[], surfaces: Surfaces): Thing[] {
  const members = dots.map(({ thing }) => thing);
  const whole = leafOf(surfaces, joinPixels(...members.map(({ own }) => own)));
  return [
    ...things.filter((thing) => !members.includes(thing)),
    { ...whole, cast: members.flatMap(({ cast }) => cast), certain: true },
  ];
}

/** Rows side by side, far from one another and with none across: ropes with floats, two borders. Those of each line; null: there is a frame. */
function linesApart(dots: readonly Dots[]): Dots[][] | null {
  for (const level of [true, false]) {
    const rows = dots.map((one) => ({ one, ...spanOf(one.thing.mask, level) })).toSorted((a, b) => a.middle - b.middle);
    // Single ones may be left of a row that something cuts.
    const isRow = ({ from, to, thickness, one }: (typeof rows)[0]) =>
      one.count >= row.fewest && thickness < row.flat * (to - from);
    if (!rows.every((some) => isRow(some) || some.one.count < row.fewest)) continue;
    const lines: (typeof rows)[] = [];
    for (const next of rows) {
      const last = lines.at(-1);
      if (last && next.middle - last.at(-1)!.middle < next.thickness / 2) last.push(next);
      else lines.push([next]);
    }
    const pitch = Math.max(...rows.filter(isRow).map(({ from, to, one }) => (to - from) / one.count));
    const steps = lines.slice(1).map(([first], k) => first!.middle - lines[k]![0]!.middle);
    const areLines = lines.every((line) => line.some(isRow)) && steps.every((step) => step > row.apart * pitch);
    if (areLines) return lines.map((line) => line.map(({ one }) => one));
  }
  return null;
}

/** The dots that a thing consists of; null: it is something else. */
function dotsOf(thing: Thing, surfaces: Surfaces): Dots | null {
  const { width, height } = surfaces;
  if (thing.children.length || thing.kind === 'line' || isPicture(thing)) return null;
  const mask = maskOf(thing.own, width, height);
  const most = widest * Math.max(width, height);
  if (Math.min(mask.width, mask.height) > most && thing.own.length > 0.5 * mask.width * mask.height) return null;
  const pieces = connected(mask.bits, mask.width, mask.height).filter(({ length }) => length > 4);
  if (!pieces.length || (pieces.length === 1 && carriesWord(thing, surfaces))) return null;
  const boxes = pieces.map((piece) => maskOf(piece, mask.width, mask.height));
  const isDot = (box: Mask) =>
    Math.max(box.width, box.height) <= most &&
    Math.abs(box.width - box.height) <= row.square * Math.max(box.width, box.height) + 1;
  if (boxes.filter(isDot).length < row.whole * boxes.length) return null;
  if (isRing(mask, boxes)) return null;
  const sizes = pieces.map(({ length }) => length).sort((a, b) => a - b);
  const size = sizes[sizes.length >> 1]!;
  // Others may lie before some of them.
  const whole = sizes.filter((pixels) => pixels * row.sizes > size && pixels < row.sizes * size);
  if (whole.length < row.whole * sizes.length) return null;
  return { thing, count: pieces.length, size };
}

/** A ring of dashes has dots along all sides of its box and none in a corner: it is whole by itself. */
function isRing({ width, height }: Mask, boxes: readonly Mask[]): boolean {
  const corner = Math.max(...boxes.map((box) => Math.max(box.width, box.height)));
  if (Math.min(width, height) < 3 * corner) return false;
  return !boxes.some((box) => {
    const [left, top] = [box.x, box.y];
    const [right, bottom] = [width - left - box.width, height - top - box.height];
    return Math.min(left, right) < corner && Math.min(top, bottom) < corner;
  });
}

const belong = (a: Dots, b: Dots): boolean =>
  alike(a.thing.colour, b.thing.colour, row.colour) && Math.max(a.size, b.size) <= row.sizes * Math.min(a.size, b.size);
