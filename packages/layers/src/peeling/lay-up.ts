/**
 * Each thing gets full colours of its own (what is covered is continued from what is seen), then the stack is laid up from
 * the ground: edge alpha by projecting the pixel on the line from the colour below to the thing's own.
 */
import { complement } from '../areas/bits.ts';
import { count, dilate, erode, widen, type Mask } from '../areas/mask.ts';
import { continueColours } from '../areas/laplace.ts';
import type { Rgb } from '../areas/rgb.ts';
import type { Box, Colour, Picture } from '../picture.ts';
import type { Slot } from './slots.ts';

/** A thing cut out: its pixels over a box of the picture. */
export interface CutOut {
  box: Box;
  pixels: Picture;
}

/** Below and above these, alpha is none and all. */
const clear = 0.04;
const solid = 0.96;
/** Squared distance of the colours below and above from which alpha can be told; a line's colour is known for sure. */
const tellable = { others: 150, line: 30 };
/** Edges are mixed so far, px. */
const mixed = 2;
/** What is left beside an edge belongs to the thing from this many levels on. */
const leftOver = 3;

/** The thing's colours over its mask's box, and which of them were seen pure. */
function ownColours(picture: Rgb, owners: Int32Array, order: number, mask: Mask) {
  const { width, height } = mask;
  const seen = new Uint8Array(width * height);
  for (let y = 0, j = 0; y < height; y++)
    for (let i = (mask.y + y) * picture.width + mask.x, end = j + width; j < end; i++, j++)
      if (owners[i] === order) seen[j] = 1;
  const pure = pureOf(seen, width, height);
  const only = onlyColour(picture, mask, pure);
  if (only) return { colours: evenColours(only, mask), pure };
  const colours = new Float32Array(width * height * 3);
  for (let y = 0; y < height; y++) {
    const from = ((mask.y + y) * picture.width + mask.x) * 3;
    colours.set(picture.data.subarray(from, from + width * 3), y * width * 3);
  }
  const hole = complement(pure);
  continueColours(colours, hole, width, height);
  return { colours, pure };
}

/** What is seen without its rim, which is mixed with what lies beside it; of what is hardly more than a rim all. */
function pureOf(seen: Uint8Array, width: number, height: number): Uint8Array {
  const least = 0.35 * count(seen);
  for (const rim of [2, 1]) {
    const inner = erode(seen, width, height, rim);
    if (count(inner) > least) return inner;
  }
  return seen;
}

/** What is of one colour goes on in it, without solving anything. */
function onlyColour({ data, width }: Rgb, mask: Mask, pure: Uint8Array): Colour | null {
  let [red, green, blue] = [-1, 0, 0];
  for (let y = 0, j = 0; y < mask.height; y++)
    for (let p = ((mask.y + y) * width + mask.x) * 3, end = j + mask.width; j < end; p += 3, j++) {
      if (!pure[j]) continue;
      if (red < 0) [red, green, blue] = [data[p]!, data[p + 1]!, data[p + 2]!];
      else if (data[p] !== red || data[p + 1] !== green || data[p + 2] !== blue) return null;
    }
  return red < 0 ? null : [red, green, blue];
}

function evenColours(colour: Colour, { width, height }: Mask): Float32Array {
  const colours = new Float32Array(width * height * 3);
  colours.set(colour);
  for (let done = 3; done < colours.length; done *= 2) colours.copyWithin(done, 0, done);
  return colours;
}

/** Hair-lines and the bars of codes are too thin for a pixel of theirs to be pure: their one colour is known from finding them. */
const inkColours = (ink: Colour, mask: Mask) => ({
  colours: evenColours(ink, mask),
  pure: new Uint8Array(mask.width * mask.height),
});

/** The least alpha with which some colour over `below` gives `wanted`. */
function leastAlpha(wanted: Rgb['data'], below: Float32Array, p: number): { alpha: number; off: number } {
  let [alpha, off] = [0, 0];
  for (let k = 0; k < 3; k++) {
    const b = below[p + k]!;
    const e = wanted[p + k]! - b;
    off = Math.max(off, Math.abs(e));
    alpha = Math.max(alpha, e > 0 ? e / Math.max(1, 255 - b) : -e / Math.max(1, b));
  }
  return { alpha, off };
}

/** Writes the colour that with this alpha gives the picture, and makes the composite exact there. */
function explain(picture: Rgb, below: Float32Array, p: number, alpha: number, to: Uint8ClampedArray, o: number): void {
  for (let k = 0; k < 3; k++) {
    to[o + k] = (picture.data[p + k]! - (1 - alpha) * below[p + k]!) / alpha;
    below[p + k] = picture.data[p + k]!;
  }
  to[o + 3] = Math.max(1, Math.ceil(alpha * 255));
}

/** Alpha at a rim pixel by projection, 0..1; null where the two colours are too close to tell. */
function projected(
  picture: Rgb,
  below: Float32Array,
  colours: Float32Array,
  p: number,
  q: number,
  least: number,
): number | null {
  let [up, down] = [0, 0];
  for (let k = 0; k < 3; k++) {
    const e = colours[q + k]! - below[p + k]!;
    up += (picture.data[p + k]! - below[p + k]!) * e;
    down += e * e;
  }
  return down > least ? Math.max(0, Math.min(1, up / down)) : null;
}

/** Is ground seen beside a pixel, where edges are mixed? Between two things an edge is all of the one or of the other. */
function isByGround(i: number, owners: Int32Array, width: number): boolean {
  for (let step = 1; step <= mixed; step++)
    for (const next of [i - step, i + step, i - step * width, i + step * width]) if (owners[next] === 0) return true;
  return false;
}

/** What is laid up so far. */
export interface Composite {
  /** Three floats a pixel, levels. */
  colours: Float32Array;
  /** 1 where a layer shows something. */
  covered: Uint8Array;
}

/** Lays one thing on the composite (changed in place) and returns it cut out. */
export function layUp(picture: Rgb, composite: Composite, owners: Int32Array, slot: Slot): CutOut {
  const { colours: below, covered } = composite;
  const { thing, order } = slot;
  const mask = widen(thing.mask, 3, picture.width, picture.height);
  const { width, height } = mask;
  const ink = thing.kind === 'line' ? thing.colour : thing.ink;
  const least = ink ? tellable.line : tellable.others;
  const { colours, pure } = ink ? inkColours(ink, mask) : ownColours(picture, owners, order, mask);
  const inner = erode(mask.bits, width, height, 2);
  const outer = dilate(mask.bits, width, height, 3);
  const leaf = !thing.children.length;
  const data = new Uint8ClampedArray(width * height * 4);
  for (let y = 0, j = 0; y < height; y++)
    for (let x = 0; x < width; x++, j++) {
      if (!outer[j]) continue;
      const i = (mask.y + y) * picture.width + mask.x + x;
      const p = i * 3;
      const own = owners[i] === order;
      const hidden = owners[i]! > order;
      let alpha = mask.bits[j]!;
      let seen = false;
      if (!hidden && own && inner[j]) [alpha, seen] = [1, pure[j] === 1 || leaf];
      else if (!hidden && !inner[j]) {
        const told = projected(picture, below, colours, p, j * 3, least);
        alpha = told ?? (own || mask.bits[j] ? 1 : 0);
        // Another thing of this colour right beside it.
        if (told !== null && told > 0.9 && !own && !mask.bits[j] && owners[i] !== slot.parent) alpha = 0;
        if (alpha < clear) alpha = 0;
        else if (alpha > solid) alpha = 1;
        seen = alpha === 1 && own;
      }
      const o = j * 4;
      if (!alpha && !hidden) {
        // JPEG rings and hard rims beside the edge are the thing's, not the surface's below.
        const need = leastAlpha(picture.data, below, p);
        // Shown by no layer, it would be left in the background.
        const isLost = own && mask.bits[j] === 1 && !covered[i] && !isByGround(i, owners, picture.width);
        const isFaint = need.alpha < 0.5;
        if (isFaint ? need.off <= leftOver : !isLost) continue;
        explain(picture, below, p, isFaint ? Math.max(1 / 255, need.alpha) : 1, data, o);
        covered[i] = 1;
        continue;
      }
      if (!alpha) continue;
      for (let k = 0; k < 3; k++) {
        data[o + k] = seen ? picture.data[p + k]! : colours[j * 3 + k]!;
        below[p + k] = below[p + k]! * (1 - alpha) + data[o + k]! * alpha;
      }
      data[o + 3] = Math.round(alpha * 255);
      covered[i] = 1;
    }
  const { x, y } = mask;
  return { box: { x, y, width, height }, pixels: { width, height, data } };
}

/** Fainter than this is no shadow. */
const faintest = 0.006;

export interface Shadow {
  /** Order of the thing whose shadow lies on each pixel, 0 = none. */
  orders: Int32Array;
  order: number;
  box: Box;
}

/** Boxes round the pixels of each order. */
export function boxesOf(orders: Int32Array, width: number): Map<number, Box> {
  const sides = new Map<number, { left: number; top: number; right: number; bottom: number }>();
  for (let i = 0, x = 0, y = 0; i < orders.length; i++) {
    if (orders[i]) {
      let side = sides.get(orders[i]!);
      if (!side) sides.set(orders[i]!, (side = { left: x, top: y, right: x, bottom: y }));
      if (x < side.left) side.left = x;
      if (x > side.right) side.right = x;
      side.bottom = y;
    }
    if (++x === width) [x, y] = [0, y + 1];
  }
  const boxes = new Map<number, Box>();
  for (const [order, { left, top, right, bottom }] of sides)
    boxes.set(order, { x: left, y: top, width: right + 1 - left, height: bottom + 1 - top });
  return boxes;
}

/** The cut-out enlarged by its shadow: the least alpha that explains the darkening. `below` becomes exact there. */
export function addShadow(picture: Rgb, below: Float32Array, cut: CutOut, shadow: Shadow): CutOut {
  const { box } = cut;
  const [left, top] = [Math.min(box.x, shadow.box.x), Math.min(box.y, shadow.box.y)];
  const width = Math.max(box.x + box.width, shadow.box.x + shadow.box.width) - left;
  const height = Math.max(box.y + box.height, shadow.box.y + shadow.box.height) - top;
  const data = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < box.height; y++) {
    const from = cut.pixels.data.subarray(y * box.width * 4, (y + 1) * box.width * 4);
    data.set(from, ((box.y + y - top) * width + box.x - left) * 4);
  }
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = (top + y) * picture.width + left + x;
      const o = (y * width + x) * 4;
      if (shadow.orders[i] !== shadow.order || data[o + 3]) continue;
      const { alpha } = leastAlpha(picture.data, below, i * 3);
      if (alpha >= faintest) explain(picture, below, i * 3, Math.min(1, alpha), data, o);
    }
  return { box: { x: left, y: top, width, height }, pixels: { width, height, data } };
}
