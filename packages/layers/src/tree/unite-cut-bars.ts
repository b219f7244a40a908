/** A bar that stops, beads or badges lie on comes in pieces: one bar again where only they lie between the pieces. */
import { cropped, holds, type Mask } from '../areas/mask.ts';
import { meanOf } from '../areas/rgb.ts';
import { fitSimpleShape } from '../areas/simple-shape.ts';
import type { Colour } from '../picture.ts';
import type { Surfaces } from '../surfaces/regions.ts';
import { alike, isPicture, joinPixels, type Thing } from './thing.ts';

/** So many times longer than thick is a bar. */
const elongated = 3;
/** How alike two pieces are: levels of colour, px of thickness and of the middle. */
const same = { colour: 14, gradient: 30, thickness: 4, middle: 2.5 };
/** The longest gap, in times of the longer piece, and the share of it that others have to cover. */
const gap = { longest: 2, covered: 0.9 };

/** What lies below a bar is seen so far beside it, px, along so much of it. */
const beside = { px: 4, share: 0.6 };

/** A knob is about as long as high, and so many times thicker than its bar (least and most); with the ring that parts them the gap is so many times wider. */
const knob = { least: 0.9, thicker: 4, round: 0.7, gap: 2 };
/** The colours of a gradient bar are compared where the gap begins and ends: so much of each piece, px. */
const endLength = 6;

/** Where something lies along a line. */
export interface Span {
  readonly level: boolean;
  readonly from: number;
  readonly to: number;
  readonly middle: number;
  readonly thickness: number;
}
interface Bar extends Span {
  readonly thing: Thing;
}

/** Rows and columns of a mask in which less is seen than this share of the fullest one are crumbs at its side. */
const crumbs = 0.12;

/** A thing's mask is not changed in the tree, only replaced: it is measured once. */
const measured = new WeakMap<Mask, { level: Span; upright: Span }>();

/** Where the mask lies, with a pixel round it for soft edges. */
export function spanOf(mask: Mask, level: boolean): Span {
  let spans = measured.get(mask);
  if (!spans) measured.set(mask, (spans = spansOf(mask)));
  return level ? spans.level : spans.upright;
}

function spansOf({ x, y, width, height, bits }: Mask): { level: Span; upright: Span } {
  const [rows, columns] = [new Uint32Array(height), new Uint32Array(width)];
  for (let row = 0, j = 0; row < height; row++)
    for (let column = 0; column < width; column++, j++)
      if (bits[j]) {
        rows[row]!++;
        columns[column]!++;
      }
  const [left, right] = fullFrom(columns);
  const [top, bottom] = fullFrom(rows);
  const [wide, high] = [right - left, bottom - top];
  return {
    level: { level: true, from: x + left, to: x + right, middle: y + (top + bottom) / 2, thickness: high },
    upright: { level: false, from: y + top, to: y + bottom, middle: x + (left + right) / 2, thickness: wide },
  };
}

function fullFrom(counts: Uint32Array): [number, number] {
  const least = crumbs * counts.reduce((most, n) => Math.max(most, n), 0);
  const isFull = (n: number) => n > 0 && n >= least;
  return [counts.findIndex(isFull) - 1, counts.findLastIndex(isFull) + 2];
}

/** Does the thing stand in the middle of the gap after `a` and before `b`, as the knob of a slider does? */
export function isKnob({ mask, children }: Thing, a: Span, b: Span): boolean {
  if (children.some((child) => child.children.length)) return false;
  const { from, to, middle, thickness } = spanOf(mask, a.level);
  const size = Math.max(thickness, to - from);
  if (Math.min(thickness, to - from) < knob.round * size || size < knob.least * a.thickness) return false;
  const off = Math.abs((from + to) / 2 - (a.to + b.from) / 2);
  const between = off < a.thickness / 2 + 2 && Math.abs(middle - a.middle) <= same.middle;
  return between && size <= knob.thicker * a.thickness && b.from - a.to < knob.gap * size;
}

const mayBePiece = (thing: Thing): boolean => !thing.children.length && thing.kind !== 'line' && !isPicture(thing);

/** Both along the longer one's line; null where that is no bar. */
function barsOf(a: Thing, b: Thing): [Bar, Bar] | null {
  const longer = Math.max(a.mask.width, a.mask.height) >= Math.max(b.mask.width, b.mask.height) ? a : b;
  const level = longer.mask.width > longer.mask.height;
  const { from, to, thickness } = spanOf(longer.mask, level);
  if (to - from < elongated * thickness) return null;
  return [
    { thing: a, ...spanOf(a.mask, level) },
    { thing: b, ...spanOf(b.mask, level) },
  ];
}

/** Is the place on a line hidden by one of them? */
export const isUnder = (others: readonly Thing[], along: number, across: number, level: boolean): boolean =>
  others.some(({ mask }) => holds(mask, level ? along : across, level ? across : along));

/** Do others cover the middle line of a bar from one place to the next? */
export function isCovered(from: number, to: number, { level, middle }: Span, others: readonly Thing[]): boolean {
  let hidden = 0;
  for (let along = from; along < to; along++) if (isUnder(others, along, Math.round(middle), level)) hidden++;
  // Antialiased ends belong to neither.
  return hidden + 4 >= gap.covered * (to - from);
}

/** Mean colour of the piece's last pixels before the other. */
function endColour({ thing, level, from, to }: Bar, other: Bar, { data, width }: Surfaces): Colour {
  const first = other.from < from;
  const last = thing.own.filter((i) => {
    const at = level ? i % width : Math.floor(i / width);
    // Antialiased ends say little.
    const deep = first ? at - from : to - 1 - at;
    return deep >= 3 && deep < 3 + endLength;
  });
  return meanOf(last, data);
}

/** Of one colour, or a gradient that goes on beyond the gap. */
const goesOn = (a: Bar, b: Bar, surfaces: Surfaces): boolean =>
  alike(a.thing.colour, b.thing.colour, same.colour) ||
  alike(endColour(a, b, surfaces), endColour(b, a, surfaces), same.gradient);

/** What is seen along one of a bar's long sides is what it lies on: what cuts a bar goes across. */
function runsAlong({ mask }: Thing, { level, from, to, middle, thickness }: Span): boolean {
  const off = thickness / 2 + beside.px;
  return [middle - off, middle + off].some((across) => {
    let seen = 0;
    for (let along = from; along < to; along++)
      if (holds(mask, level ? along : Math.round(across), level ? Math.round(across) : along)) seen++;
    return seen > beside.share * (to - from);
  });
}

function oneBar(a: Bar, b: Bar, things: Thing[], surfaces: Surfaces): boolean {
  if (Math.abs(a.thickness - b.thickness) > same.thickness || Math.abs(a.middle - b.middle) > same.middle) return false;
  const between = Math.max(a.from, b.from) - Math.min(a.to, b.to);
  if (between < 1 || between > gap.longest * Math.max(a.to - a.from, b.to - b.from)) return false;
  // Beads may leave a stub of a bar; what stands free beside one is a dot.
  const knobs = Math.min(a.to - a.from, b.to - b.from) < elongated * a.thickness;
  if (!goesOn(a, b, surfaces)) return false;
  const isBelow = (other: Thing) => runsAlong(other, a) && runsAlong(other, b);
  const others = things.filter((other) => other !== a.thing && other !== b.thing && !isBelow(other));
  const [left, right] = a.from < b.from ? [a, b] : [b, a];
  return (
    (!knobs && isCovered(Math.min(a.to, b.to), Math.max(a.from, b.from), a, others)) ||
    others.some((other) => isKnob(other, left, right))
  );
}

/** The rectangle that both fill together. */
export function barOf(a: Span, b: Span): Mask {
  const [from, to] = [Math.min(a.from, b.from), Math.max(a.to, b.to)];
  const start = Math.round(Math.min(a.middle - a.thickness / 2, b.middle - b.thickness / 2));
  const across = Math.round(Math.max(a.middle + a.thickness / 2, b.middle + b.thickness / 2)) - start;
  const [x, y, width, height] = a.level ? [from, start, to - from, across] : [start, from, across, to - from];
  const mask: Mask = { x, y, width, height, bits: new Uint8Array(width * height) };
  // Spans have a pixel round them.
  for (let row = 1; row < height - 1; row++) mask.bits.fill(1, row * width + 1, (row + 1) * width - 1);
  // Where the bar lies at the picture's edge, that pixel lies outside of the picture.
  return cropped(mask);
}

/** The two as one rectangle, hidden between them by what covers it. */
function joined(a: Bar, b: Bar): Thing {
  const mask = barOf(a, b);
  const longer = a.thing.own.length >= b.thing.own.length ? a.thing : b.thing;
  return {
    ...longer,
    kind: 'shape',
    own: joinPixels(a.thing.own, b.thing.own),
    mask,
    shape: fitSimpleShape(mask),
    cast: [...a.thing.cast, ...b.thing.cast],
  };
}

export function uniteCutBars(things: Thing[], surfaces: Surfaces): Thing[] {
  const list = things.slice();
  for (let i = 0; i < list.length; i++)
    for (let j = i + 1; j < list.length; j++) {
      const bars = mayBePiece(list[i]!) && mayBePiece(list[j]!) ? barsOf(list[i]!, list[j]!) : null;
      if (!bars || !oneBar(...bars, list, surfaces)) continue;
      list[i] = joined(...bars);
      list.splice(j, 1);
      j = i;
    }
  return list;
}
