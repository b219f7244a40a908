/** A bar behind the foot of a line, or across its middle, as a marker draws it: the words stand on it and on what it lies on. */
import { dilate, erode } from '../areas/mask.ts';
import type { Colour } from '../picture.ts';
import { groundOf, type Ground } from './ground.ts';
import { squaredDifference } from './ink-colour.ts';
import { countSet, floodFrom, maskWhere } from './mask.ts';
import type { Patch } from './patch.ts';
import { straightSides } from './straight-sides.ts';
import type { Surface } from './surface.ts';

/** Levels about its own colour, and from the ink's at least. */
const even = 24;
const fromInk = 48;
/** What it lies on differs from all that is mixed of its colour and the ink's, levels. */
const off = 24;
/** Of the line it takes so much, share: less is a rule, and more the ground. */
const takes = { least: 0.12, most: 0.93 };
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

/**
 * The bar with straight sides on which a line stands in part, of one colour that is neither that of the rest nor the ink's; null where
 * there is none. The whole of it is told from its sides, since letters hide much of it. Of two that share the line, as a header
 * and what is below do, either is.
 */
export function barBehind(patch: Patch, ink: Colour): Bar | null {
  const inLine = maskWhere(patch.outside.length, (at) => patch.outside[at]! < 0);
  const within = countSet(inLine);
  const found = coloursOf(patch, inLine, ink, (takes.least / 2) * within).flatMap((colour) => {
    const bar = barOf(patch, inLine, colour, ink);
    return bar ? [bar] : [];
  });
  // What runs out of the surroundings is what the other one lies on.
  found.sort((a, b) => a.open - b.open);
  const [{ colour, mask } = { colour: ink, mask: null }] = found;
  return mask && { colour, mask };
}

/** The colours of which the line shows most, besides the ink's: means, the commonest first. */
function coloursOf(patch: Patch, inLine: Uint8Array, ink: Colour, least: number): Colour[] {
  const [red, green, blue] = patch.channels;
  const left = 8 - bits;
  const cellOf = (at: number) => ((((red[at]! >> left) << bits) | (green[at]! >> left)) << bits) | (blue[at]! >> left);
  const counts = new Int32Array(1 << (3 * bits));
  const sums = new Float64Array(3 * counts.length);
  for (let at = 0; at < inLine.length; at++) {
    if (!inLine[at] || squaredDifference(patch, at, ink) <= fromInk ** 2) continue;
    const cell = cellOf(at);
    counts[cell]!++;
    for (let k = 0; k < 3; k++) sums[3 * cell + k]! += patch.channels[k]![at]!;
  }
  const colours: Colour[] = [];
  const cells = [...counts.keys()].filter((cell) => counts[cell]! > least / 2);
  for (const cell of cells.toSorted((a, b) => counts[b]! - counts[a]!)) {
    const colour = [0, 1, 2].map((k) => sums[3 * cell + k]! / counts[cell]!) as Colour;
    const isNew = colours.every((known) => Math.hypot(...known.map((value, k) => value - colour[k]!)) > even);
    if (isNew && colours.length < mostColours) colours.push(colour);
  }
  return colours;
}

/** `open`: on how many sides it goes on beyond the patch. */
function barOf(patch: Patch, inLine: Uint8Array, colour: Colour, ink: Colour): (Bar & { open: number }) | null {
  const { width, height } = patch.box;
  const like = maskWhere(inLine.length, (at) => squaredDifference(patch, at, colour) < even ** 2);
  const seeds = maskWhere(inLine.length, (at) => like[at] === 1 && inLine[at] === 1);
  const within = countSet(inLine);
  if (countSet(seeds) < (takes.least / 2) * within) return null;
  const shown = floodFrom(seeds, like, width);
  const isOff = (at: number) => like[at] === 0 && distanceFromMixed(patch, colour, ink, at) > off ** 2;
  const sides = straightSides(shown, isOff, width, height);
  if (!sides) return null;
  const { mask, open } = sides;
  let [own, other, beyond, area] = [0, 0, 0, 0];
  for (let at = 0; at < mask.length; at++) {
    if (mask[at] && inLine[at]) area++;
    if (shown[at] && mask[at]) own++;
    else if (shown[at]) beyond++;
    else if (mask[at] && isOff(at)) other++;
  }
  const isWhole = own > full * (own + other) && own > full * (own + beyond);
  return isWhole && area > takes.least * within && area < takes.most * within ? { colour, mask, open } : null;
}

/** Squared distance of a pixel's colour from all that are mixed of two. */
function distanceFromMixed({ channels }: Patch, one: Colour, other: Colour, at: number): number {
  let [along, length] = [0, 0];
  for (let k = 0; k < 3; k++) {
    const way = other[k]! - one[k]!;
    along += (channels[k]![at]! - one[k]!) * way;
    length += way * way;
  }
  const share = Math.min(1, Math.max(0, along / Math.max(1, length)));
  let far = 0;
  for (let k = 0; k < 3; k++) far += (channels[k]![at]! - one[k]! - share * (other[k]! - one[k]!)) ** 2;
  return far;
}

/** How far from a side of the bar colours are mixed of its own and the ground's, px. */
const mixed = 2;

/** The ground of a line that stands on a bar in part: that and the bar. */
export function groundWithBar(patch: Patch, { colour, mask }: Bar): Ground {
  const { width, height } = patch.box;
  const [wide, core] = [dilate(mask, width, height, mixed), erode(mask, width, height, mixed)];
  const bare = groundOf(patch, wide);
  const surface = bare.surface.map((values, k) =>
    values.map((value, at) => (mask[at] ? colour[k]! : value)),
  ) as Surface;
  const difference = bare.difference.map((far, at) => {
    if (!wide[at]) return far;
    const share = core[at] ? 1 : shareOfBar(patch, bare, colour, at);
    const expected = (k: number) => bare.surface[k]![at]! * (1 - share) + colour[k]! * share;
    return patch.channels.reduce((sum, values, k) => sum + Math.abs(values[at]! - expected(k)), 0);
  });
  return { ...bare, surface, difference };
}

/** How far a pixel's colour lies on the way from the ground's to the bar's, 0..1. */
function shareOfBar({ channels }: Patch, { surface }: Ground, colour: Colour, at: number): number {
  let [along, length] = [0, 0];
  for (let k = 0; k < 3; k++) {
    const way = colour[k]! - surface[k]![at]!;
    along += (channels[k]![at]! - surface[k]![at]!) * way;
    length += way * way;
  }
  return Math.min(1, Math.max(0, along / Math.max(1, length)));
}
