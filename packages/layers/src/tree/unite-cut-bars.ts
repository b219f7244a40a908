/** A bar that stops, beads or badges lie on comes in pieces: one bar again where only they lie between the pieces. */
import { holds, type Mask } from '../areas/mask.ts';
import { fitSimpleShape } from '../areas/simple-shape.ts';
import { alike, joinPixels, type Thing } from './thing.ts';

/** So many times longer than thick is a bar. */
const elongated = 3;
/** How alike two pieces are: levels of colour, px of thickness and of the middle. */
const same = { colour: 14, thickness: 3, middle: 2.5 };
/** The longest gap, in times of the longer piece, and the share of it that others have to cover. */
const gap = { longest: 2, covered: 0.9 };

interface Bar {
  thing: Thing;
  level: boolean;
  thickness: number;
  middle: number;
  from: number;
  to: number;
}

function barOf(thing: Thing): Bar | null {
  const { mask, kind, children } = thing;
  if (children.length || kind === 'picture' || kind === 'line') return null;
  const level = mask.width > mask.height;
  const [length, most] = level ? [mask.width, mask.height] : [mask.height, mask.width];
  if (length < elongated * most) return null;
  const [start, from] = level ? [mask.y, mask.x] : [mask.x, mask.y];
  return { thing, level, thickness: most, middle: start + most / 2, from, to: from + length };
}

/** Do others cover the middle line between the two? */
function isCovered(a: Bar, b: Bar, others: Thing[]): boolean {
  let covered = 0;
  const [from, to] = [Math.min(a.to, b.to), Math.max(a.from, b.from)];
  for (let s = from; s < to; s++) {
    const [x, y] = a.level ? [s, Math.round(a.middle)] : [Math.round(a.middle), s];
    if (others.some((other) => holds(other.mask, x, y))) covered++;
  }
  // Antialiased ends belong to neither.
  return covered + 4 >= gap.covered * (to - from);
}

function oneBar(a: Bar, b: Bar, things: Thing[]): boolean {
  if (a.level !== b.level || !alike(a.thing.colour, b.thing.colour, same.colour)) return false;
  if (Math.abs(a.thickness - b.thickness) > same.thickness || Math.abs(a.middle - b.middle) > same.middle) return false;
  const between = Math.max(a.from, b.from) - Math.min(a.to, b.to);
  if (between < 1 || between > gap.longest * Math.max(a.to - a.from, b.to - b.from)) return false;
  return isCovered(
    a,
    b,
    things.filter((other) => other !== a.thing && other !== b.thing),
  );
}

/** The two as one rectangle, hidden between them by what covers it. */
function joined({ thing: a }: Bar, { thing: b }: Bar): Thing {
  const [x, y] = [Math.min(a.mask.x, b.mask.x), Math.min(a.mask.y, b.mask.y)];
  const width = Math.max(a.mask.x + a.mask.width, b.mask.x + b.mask.width) - x;
  const height = Math.max(a.mask.y + a.mask.height, b.mask.y + b.mask.height) - y;
  const mask: Mask = { x, y, width, height, bits: new Uint8Array(width * height) };
  // Masks are padded by one pixel.
  for (let row = 1; row < height - 1; row++) mask.bits.fill(1, row * width + 1, (row + 1) * width - 1);
  const longer = a.own.length >= b.own.length ? a : b;
  return {
    ...longer,
    kind: 'shape',
    own: joinPixels(a.own, b.own),
    mask,
    shape: fitSimpleShape(mask),
    cast: [...a.cast, ...b.cast],
  };
}

export function uniteCutBars(things: Thing[]): Thing[] {
  const list = things.slice();
  for (let i = 0; i < list.length; i++)
    for (let j = i + 1; j < list.length; j++) {
      const [a, b] = [barOf(list[i]!), barOf(list[j]!)];
      if (!a || !b || !oneBar(a, b, list)) continue;
      list[i] = joined(a, b);
      list.splice(j, 1);
      j = i;
    }
  return list;
}
