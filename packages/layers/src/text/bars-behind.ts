/** A bar behind a line's foot or its middle, as a marker draws it, or along below it: the words stand on it and on what it lies on. */
import { count, dilate, erode } from '../areas/mask.ts';
import { connected } from '../areas/runs.ts';
import type { Box, Colour } from '../picture.ts';
import { groundOf, type Ground } from './ground.ts';
import { squaredDifference } from './ink-colour.ts';
import { maskWhere } from './mask.ts';
import { colourAt, offMixed, shareOfMixed } from './mixed.ts';
import type { Patch } from './patch.ts';
import { straightSides } from './straight-sides.ts';
import type { Surface } from './surface.ts';

/** Levels about its own colour, and from the ink's at least. */
const even = 24;
const fromInk = 48;
/** What it lies on differs from all that is mixed of its colour and the ink's, levels. */
const off = 24;
/** It is looked for in the line and so far about it, in its heights, and takes so much of the line's area, share: more is the ground. */
const about = 0.3;
const takes = { least: 0.03, most: 0.93 };
/** What of it no letter covers is nearly all of its colour, and what has that is nearly all in it: a shadow of letters has gaps. */
const full = 0.93;
/** Colours are counted by so many of a channel's bits, and so many of them looked into. */
const bits = 4;
const mostColours = 4;

export interface Bar {
  colour: Colour;
  /** 1 where it lies, also under the letters. */
  mask: Uint8Array;
}

/** What goes on beyond the surroundings on more sides may be what another bar lies on. */
const mostOpen = 2;

/**
 * The bars with straight sides on which a line stands in part, or that run close along it, each of one colour that is neither that of
 * the rest nor the ink's. The whole of each is told from its sides, since letters hide much of it. Of two that share the line,
 * as a header and what is below do, either is one.
 */
export function barsBehind(patch: Patch, ink: Colour): Bar[] {
  const { outside, height } = patch;
  const near = maskWhere(outside.length, (at) => outside[at]! < about * height);
  const line = { patch, near, area: outside.reduce((sum, far) => sum + (far < 0 ? 1 : 0), 0) };
  const [commonest, ...others] = coloursOf(line, ink);
  if (!commonest || !others.length) return [];
  const barsIn = (colour: Colour) => barsOf(line, { colour, ink });
  const besides = others.flatMap(barsIn);
  const found = besides.length ? besides : barsIn(commonest);
  const bars: Bar[] = [];
  for (const { open, ...bar } of found.toSorted((a, b) => a.open - b.open)) {
    const isApart = bars.every(({ mask }) => !mask.some((bit, at) => bit && bar.mask[at]));
    if (!bars.length || (open <= mostOpen && isApart)) bars.push(bar);
  }
  return bars;
}

interface Line {
  patch: Patch;
  /** 1 where bars are looked for. */
  near: Uint8Array;
  /** Pixels of the line itself, not of what lies about it. */
  area: number;
}

/** The colours of which most is seen where it is looked for, besides the ink's: means, the commonest first. */
function coloursOf({ patch, near, area }: Line, ink: Colour): Colour[] {
  const [red, green, blue] = patch.channels;
  const left = 8 - bits;
  const cellOf = (at: number) => ((((red[at]! >> left) << bits) | (green[at]! >> left)) << bits) | (blue[at]! >> left);
  const counts = new Int32Array(1 << (3 * bits));
  const sums = new Float64Array(3 * counts.length);
  for (let at = 0; at < near.length - patch.box.width; at++) {
    if (!near[at] || squaredDifference(patch, at, ink) <= fromInk ** 2) continue;
    const cell = cellOf(at);
    // Mixed pixels at the letters' rims are of any colour in between.
    if (cell !== cellOf(at + 1) || cell !== cellOf(at + patch.box.width)) continue;
    counts[cell]!++;
    for (let k = 0; k < 3; k++) sums[3 * cell + k]! += patch.channels[k]![at]!;
  }
  const colours: Colour[] = [];
  const least = (takes.least / 4) * area;
  const cells = [...counts.keys()].filter((cell) => counts[cell]! > least);
  for (const cell of cells.toSorted((a, b) => counts[b]! - counts[a]!)) {
    const colour = [0, 1, 2].map((k) => sums[3 * cell + k]! / counts[cell]!) as Colour;
    const isNew = colours.every((known) => Math.hypot(...known.map((value, k) => value - colour[k]!)) > even);
    if (isNew && colours.length < mostColours) colours.push(colour);
  }
  return colours;
}

interface OpenBar extends Bar {
  /** On how many sides it goes on beyond the patch. */
  open: number;
}

function barsOf(line: Line, { colour, ink }: { colour: Colour; ink: Colour }): OpenBar[] {
  const { patch, near } = line;
  const like = maskWhere(near.length, (at) => squaredDifference(patch, at, colour) < even ** 2);
  const isOff = (at: number) => like[at] === 0 && offMixed(patch, at, colour, ink) > off ** 2;
  return rowsOf(like, near, patch.box).flatMap((shown) => {
    const mask = barOf(line, shown, isOff);
    return mask ? [{ colour, ...mask }] : [];
  });
}

function barOf(
  { patch, area }: Line,
  shown: Uint8Array,
  isOff: (at: number) => boolean,
): Omit<OpenBar, 'colour'> | null {
  const { outside, box } = patch;
  if (count(shown) < (takes.least / 2) * area) return null;
  const sides = straightSides(shown, isOff, box.width, box.height);
  if (!sides) return null;
  const { mask } = sides;
  let [own, other, beyond, inLine] = [0, 0, 0, 0];
  for (let at = 0; at < mask.length; at++) {
    if (mask[at] && outside[at]! < 0) inLine++;
    if (shown[at] && mask[at]) own++;
    else if (shown[at]) beyond++;
    else if (mask[at] && isOff(at)) other++;
  }
  const isWhole = own > full * (own + other) && own > full * (own + beyond);
  return isWhole && count(mask) > takes.least * area && inLine < takes.most * area ? sides : null;
}

/** Pieces of one bar, between letters, reach over so much of the height of the largest, share; so many bars of one colour are looked into. */
const alike = 0.7;
const mostRows = 2;

/** Pieces near the line: the largest and those that lie beside it along the line, and the same of what is left. */
function rowsOf(like: Uint8Array, near: Uint8Array, { width, height }: Box): Uint8Array[] {
  const level = width >= height;
  const across = (at: number) => (level ? Math.floor(at / width) : at % width);
  let left = connected(like, width, height)
    .filter((piece) => piece.some((at) => near[at]))
    .map((piece) => ({ piece, range: rangeOf(piece, across) }))
    .toSorted((a, b) => b.piece.length - a.piece.length);
  const rows: Uint8Array[] = [];
  while (left.length && rows.length < mostRows) {
    const [from, to] = left[0]!.range;
    const isBeside = ([first, last]: readonly [number, number]) =>
      Math.min(last, to) - Math.max(first, from) >= alike * (Math.max(last, to) - Math.min(first, from));
    const row = new Uint8Array(like.length);
    for (const { piece, range } of left) if (isBeside(range)) for (const at of piece) row[at] = 1;
    rows.push(row);
    left = left.filter(({ range }) => !isBeside(range));
  }
  return rows;
}

/** The least and the greatest of what each gives. */
function rangeOf(places: Int32Array, of: (at: number) => number): [number, number] {
  let [least, most] = [Infinity, -Infinity];
  for (const at of places) {
    least = Math.min(least, of(at));
    most = Math.max(most, of(at));
  }
  return [least, most];
}

/** How far from a side of the bar colours are mixed of its own and the ground's, px. */
const mixed = 2;

/** The ground of a line that stands on bars in part: that and the bars. */
export function groundWithBars(patch: Patch, bars: readonly Bar[]): Ground {
  const { width, height } = patch.box;
  const wide = bars.map(({ mask }) => dilate(mask, width, height, mixed));
  const bare = groundOf(
    patch,
    maskWhere(width * height, (at) => wide.some((mask) => mask[at] === 1)),
  );
  const surface = bare.surface.map((values) => values.slice()) as Surface;
  const difference = bare.difference.slice();
  for (const [q, { colour, mask }] of bars.entries()) {
    const core = erode(mask, width, height, mixed);
    for (let at = 0; at < difference.length; at++) {
      if (!wide[q]![at]) continue;
      const share = core[at] ? 1 : shareOfMixed(patch, at, colourAt(bare.surface, at), colour);
      const expected = (k: number) => bare.surface[k]![at]! * (1 - share) + colour[k]! * share;
      difference[at] = patch.channels.reduce((sum, values, k) => sum + Math.abs(values[at]! - expected(k)), 0);
      if (mask[at]) for (let k = 0; k < 3; k++) surface[k]![at] = colour[k]!;
    }
  }
  return { ...bare, surface, difference };
}
