import type { Box } from '../picture.ts';
import { intersection } from './bits.ts';

/** A set of pixels with its place in the picture: 1 inside, row by row over the box. */
export interface Mask extends Box {
  bits: Uint8Array;
}

/** Whether two boxes share any pixel. */
export const boxesMeet = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** Left, top, right, bottom; what lies at right and bottom is no longer inside. */
export type Sides = [number, number, number, number];

/** The sides of what is set. */
export function sidesOf({ x, y, width, height, bits }: Mask): Sides {
  const first = bits.indexOf(1);
  if (first < 0) return [x + width, y + height, x, y];
  const [top, bottom] = [Math.floor(first / width), Math.floor(bits.lastIndexOf(1) / width) + 1];
  let [left, right] = [width, 0];
  for (let row = top; row < bottom; row++) {
    const start = row * width;
    // Only what lies beyond the sides that are known moves them.
    for (let column = 0; column < left; column++) if (bits[start + column]) left = column;
    for (let column = width - 1; column >= right; column--) if (bits[start + column]) right = column + 1;
  }
  return [x + left, y + top, x + right, y + bottom];
}

/** Pixels between two boxes along the axis on which they lie farther apart; 0 where they meet. */
export const gapBetween = (a: Sides, b: Sides): number =>
  Math.max(0, a[0] - b[2], b[0] - a[2], a[1] - b[3], b[1] - a[3]);

/** Grown by a square of `radius` pixels to all sides. */
export function dilate(bits: Uint8Array, width: number, height: number, radius: number): Uint8Array {
  return joinSquares(bits, { width, height, radius }, false);
}

/** Shrunk by a square; what lies outside of the box counts as inside, so rims of the box stay. */
export function erode(bits: Uint8Array, width: number, height: number, radius: number): Uint8Array {
  return joinSquares(bits, { width, height, radius }, true);
}

/**
 * 1 where any (or all) pixels of the square round each are set. Windows double until they are as wide, along rows and then along
 * columns; four pixels are one number, so that this costs a fraction of a look at each pixel whatever the radius.
 */
function joinSquares(
  whole: Uint8Array,
  { width, height: wholeHeight, radius }: { width: number; height: number; radius: number },
  all: boolean,
): Uint8Array {
  const out = new Uint8Array(width * wholeHeight);
  const first = whole.indexOf(1);
  if (first < 0) return out;
  // No row that lies farther off than a square reaches becomes set.
  const top = Math.max(0, Math.floor(first / width) - radius);
  const bottom = Math.min(wholeHeight, Math.floor(whole.lastIndexOf(1) / width) + 1 + radius);
  const height = bottom - top;
  const bits = whole.subarray(top * width, bottom * width);
  const stride = (width + 2 * radius + 3) & ~3;
  // A number more than there are pixels: the last one is joined with what follows it, too.
  const padded = new Uint8Array(stride * (height + 2 * radius) + 4);
  if (all) padded.fill(1);
  const inside = radius * stride + radius;
  for (let y = 0; y < height; y++) padded.set(bits.subarray(y * width, (y + 1) * width), inside + y * stride);
  const numbers = new Uint32Array(padded.buffer);
  // All are set where none is clear.
  if (all) invert(numbers);
  const side = 2 * radius + 1;
  for (const neighbour of [1, stride])
    for (let joined = 1; joined < side;) {
      const step = Math.min(joined, side - joined);
      joinWithLater(numbers, step * neighbour);
      joined += step;
    }
  if (all) invert(numbers);
  // A square begins `radius` before the pixel that it is for.
  for (let y = 0; y < height; y++) out.set(padded.subarray(y * stride, y * stride + width), (top + y) * width);
  return out;
}

function invert(numbers: Uint32Array): void {
  for (let i = 0; i < numbers.length; i++) numbers[i]! ^= 0x01010101;
}

/** Joins each byte with the one so many later: from the start, so that none is joined twice. */
function joinWithLater(numbers: Uint32Array, bytes: number): void {
  const [step, low] = [bytes >> 2, (bytes & 3) * 8];
  const last = numbers.length - step - 1;
  if (low) {
    const high = 32 - low;
    for (let i = 0, j = step; i < last; i++, j++) numbers[i]! |= (numbers[j]! >>> low) | (numbers[j + 1]! << high);
  } else for (let i = 0, j = step; i < last; i++, j++) numbers[i]! |= numbers[j]!;
}

/** The mask of picture indices, with `pad` empty pixels round it where the picture has room. */
export function maskOf(pixels: ArrayLike<number>, pictureWidth: number, pictureHeight: number, pad = 0): Mask {
  let [left, top, right, bottom] = [1e9, 1e9, -1, -1];
  // Neighbours in a list lie in one row more often than not, and dividing is dear.
  for (let k = 0, start = -pictureWidth; k < pixels.length; k++) {
    const i = pixels[k]!;
    if (i < start || i >= start + pictureWidth) {
      const row = Math.floor(i / pictureWidth);
      start = row * pictureWidth;
      if (row < top) top = row;
      if (row > bottom) bottom = row;
    }
    const x = i - start;
    if (x < left) left = x;
    if (x > right) right = x;
  }
  const [x, y] = [Math.max(0, left - pad), Math.max(0, top - pad)];
  const width = Math.min(pictureWidth, right + 1 + pad) - x;
  const height = Math.min(pictureHeight, bottom + 1 + pad) - y;
  const bits = new Uint8Array(width * height);
  for (let k = 0, start = 0, shift = -y * width - x; k < pixels.length; k++) {
    const i = pixels[k]!;
    if (i < start || i >= start + pictureWidth) {
      const row = Math.floor(i / pictureWidth);
      start = row * pictureWidth;
      shift = (row - y) * width - start - x;
    }
    bits[i + shift] = 1;
  }
  return { x, y, width, height, bits };
}

/** Picture indices of what is set. */
export function pixelsOf(mask: Mask, pictureWidth: number): Int32Array {
  const pixels = new Int32Array(count(mask.bits));
  let end = 0;
  for (let y = 0, j = 0; y < mask.height; y++)
    for (let x = 0; x < mask.width; x++, j++)
      if (mask.bits[j]) pixels[end++] = (mask.y + y) * pictureWidth + mask.x + x;
  return pixels;
}

/** Indices of a mask's box as picture indices. */
export const toPicture = (indices: Int32Array, mask: Mask, width: number) =>
  indices.map((j) => (mask.y + Math.floor(j / mask.width)) * width + mask.x + (j % mask.width));

/** Index over a mask's box of a pixel of the picture that lies in it. */
export const placeIn = (mask: Mask, i: number, width: number): number => {
  const y = Math.floor(i / width);
  return (y - mask.y) * mask.width + i - y * width - mask.x;
};

export function count(bits: Uint8Array): number {
  let sum = 0;
  for (let i = 0; i < bits.length; i++) sum += bits[i]!;
  return sum;
}

/** 1 if the picture's place lies in the mask. */
export function holds(mask: Mask, x: number, y: number): number {
  const [inX, inY] = [x - mask.x, y - mask.y];
  return inX >= 0 && inY >= 0 && inX < mask.width && inY < mask.height ? mask.bits[inY * mask.width + inX]! : 0;
}

/** How many of the picture's pixels lie in the mask. */
export function countHeld(mask: Mask, pixels: Int32Array, pictureWidth: number): number {
  const { x, y, width, height, bits } = mask;
  const [first, end] = [y * pictureWidth, (y + height) * pictureWidth];
  let sum = 0;
  for (let k = 0; k < pixels.length; k++) {
    const i = pixels[k]!;
    if (i < first || i >= end) continue;
    const row = Math.floor((i - first) / pictureWidth);
    const column = i - first - row * pictureWidth - x;
    if (column >= 0 && column < width) sum += bits[row * width + column]!;
  }
  return sum;
}

/** Sets in `target` what of `source` lies in it. */
export function paste(target: Mask, source: Mask): void {
  const [left, right] = [Math.max(source.x, target.x), Math.min(source.x + source.width, target.x + target.width)];
  const [top, bottom] = [Math.max(source.y, target.y), Math.min(source.y + source.height, target.y + target.height)];
  const [from, to] = [source.bits, target.bits];
  for (let y = top; y < bottom; y++) {
    let i = (y - source.y) * source.width + left - source.x;
    let j = (y - target.y) * target.width + left - target.x;
    for (const end = i + right - left; i < end; i++, j++) to[j]! |= from[i]!;
  }
}

/** An empty mask over the box grown by `pad`, clipped to the picture. */
export function emptyMask(box: Box, pad: number, pictureWidth: number, pictureHeight: number): Mask {
  const [x, y] = [Math.max(0, box.x - pad), Math.max(0, box.y - pad)];
  const width = Math.min(pictureWidth, box.x + box.width + pad) - x;
  const height = Math.min(pictureHeight, box.y + box.height + pad) - y;
  return { x, y, width, height, bits: new Uint8Array(width * height) };
}

/** The disc about a place of the picture. */
export function discMask(
  { x, y, radius }: { x: number; y: number; radius: number },
  pictureWidth: number,
  pictureHeight: number,
): Mask {
  const side = Math.ceil(2 * radius);
  const box = { x: Math.floor(x - radius), y: Math.floor(y - radius), width: side, height: side };
  const mask = emptyMask(box, 1, pictureWidth, pictureHeight);
  for (let row = 0, j = 0; row < mask.height; row++)
    for (let column = 0; column < mask.width; column++, j++)
      if (Math.hypot(mask.x + column + 0.5 - x, mask.y + row + 0.5 - y) < radius) mask.bits[j] = 1;
  return mask;
}

/** What any of them holds. */
export function joinMasks(...masks: Mask[]): Mask {
  const [x, y] = [Math.min(...masks.map((mask) => mask.x)), Math.min(...masks.map((mask) => mask.y))];
  const width = Math.max(...masks.map((mask) => mask.x + mask.width)) - x;
  const height = Math.max(...masks.map((mask) => mask.y + mask.height)) - y;
  const joined = { x, y, width, height, bits: new Uint8Array(width * height) };
  for (const mask of masks) paste(joined, mask);
  return joined;
}

/** What the mask holds and the other one doesn't, over the mask's box. */
export function without(mask: Mask, other: Mask): Mask {
  const bits = mask.bits.slice();
  for (let y = 0, i = 0; y < mask.height; y++)
    for (let x = 0; x < mask.width; x++, i++) if (holds(other, mask.x + x, mask.y + y)) bits[i] = 0;
  return { ...mask, bits };
}

/** What of the bits is wider than twice the edge, px, with its own edges; null where nothing is: edges are mixed. */
export function opened(
  bits: Uint8Array,
  { width, height }: Pick<Mask, 'width' | 'height'>,
  edge: number,
): Uint8Array | null {
  if (!bits.includes(1)) return null;
  const core = erode(bits, width, height, edge);
  if (!core.includes(1)) return null;
  return intersection(dilate(core, width, height, edge + 1), bits);
}

/** The same mask in a wider box. */
export function widen(mask: Mask, pad: number, pictureWidth: number, pictureHeight: number): Mask {
  const wide = emptyMask(mask, pad, pictureWidth, pictureHeight);
  const at = (mask.y - wide.y) * wide.width + mask.x - wide.x;
  for (let y = 0; y < mask.height; y++)
    wide.bits.set(mask.bits.subarray(y * mask.width, (y + 1) * mask.width), at + y * wide.width);
  return wide;
}

/** The mask in the smallest box that holds it. */
export function cropped(mask: Mask): Mask {
  const [left, top, right, bottom] = sidesOf(mask);
  const box = { x: left, y: top, width: Math.max(0, right - left), height: Math.max(0, bottom - top) };
  const crop = { ...box, bits: new Uint8Array(box.width * box.height) };
  paste(crop, mask);
  return crop;
}

/** The mask grown by a square of `radius` pixels to all sides, as far as the picture goes. */
export function grown(mask: Mask, radius: number, pictureWidth: number, pictureHeight: number): Mask {
  const wide = widen(mask, radius, pictureWidth, pictureHeight);
  return { ...wide, bits: dilate(wide.bits, wide.width, wide.height, radius) };
}

/** How many rows or columns before a place are left where one in `step` is. */
export const thinnedAt = (place: number, step: number): number => Math.max(0, Math.ceil((place - (step >> 1)) / step));

/** The mask of a picture of which one row and column in `step` is left. */
export function thinned(mask: Mask, step: number): Mask {
  const first = step >> 1;
  const [x, y] = [thinnedAt(mask.x, step), thinnedAt(mask.y, step)];
  const width = thinnedAt(mask.x + mask.width, step) - x;
  const height = thinnedAt(mask.y + mask.height, step) - y;
  const bits = new Uint8Array(width * height);
  for (let row = 0, j = 0; row < height; row++) {
    let i = ((y + row) * step + first - mask.y) * mask.width + x * step + first - mask.x;
    for (let column = 0; column < width; column++, i += step) bits[j++] = mask.bits[i]!;
  }
  return { x, y, width, height, bits };
}

/** How many pixels both hold; `stride` samples every so many rows and columns. */
export function overlap(a: Mask, b: Mask, stride = 1): number {
  const [left, right] = [Math.max(a.x, b.x), Math.min(a.x + a.width, b.x + b.width)];
  const [top, bottom] = [Math.max(a.y, b.y), Math.min(a.y + a.height, b.y + b.height)];
  let sum = 0;
  for (let y = top; y < bottom; y += stride)
    for (let x = left; x < right; x += stride)
      sum += a.bits[(y - a.y) * a.width + x - a.x]! & b.bits[(y - b.y) * b.width + x - b.x]!;
  return sum * stride * stride;
}
