import type { Box } from '../picture.ts';

/** A set of pixels with its place in the picture: 1 inside, row by row over the box. */
export interface Mask extends Box {
  bits: Uint8Array;
}

/** Left, top, right, bottom; what lies at right and bottom is no longer inside. */
export type Sides = [number, number, number, number];

/** The sides of what is set. */
export function sidesOf({ x, y, width, height, bits }: Mask): Sides {
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let row = 0, j = 0; row < height; row++)
    for (let column = 0; column < width; column++, j++) {
      if (!bits[j]) continue;
      if (column < left) left = column;
      if (column >= right) right = column + 1;
      if (row < top) top = row;
      bottom = row + 1;
    }
  return [x + left, y + top, x + right, y + bottom];
}

/** Grown by a square of `radius` pixels to all sides; runs of a row first, then columns by counting: any radius costs the same. */
export function dilate(bits: Uint8Array, width: number, height: number, radius: number): Uint8Array {
  const rows = new Uint8Array(width * height);
  const seen = eachRun(bits, width, height, (row, from, to) =>
    rows.fill(1, row + Math.max(0, from - radius), row + Math.min(width, to + radius)),
  );
  const columns = { from: Math.max(0, seen.from - radius), to: Math.min(width, seen.to + radius) };
  return countColumns({ bits: rows, width, height, columns }, radius, false);
}

/** Shrunk by a square; what lies outside of the box counts as inside, so rims of the box stay. */
export function erode(bits: Uint8Array, width: number, height: number, radius: number): Uint8Array {
  const rows = new Uint8Array(width * height);
  const columns = eachRun(bits, width, height, (row, from, to) => {
    const [first, end] = [from ? from + radius : 0, to < width ? to - radius : width];
    if (first < end) rows.fill(1, row + first, row + end);
  });
  return countColumns({ bits: rows, width, height, columns }, radius, true);
}

/** `from` to before `to`. */
interface Range {
  from: number;
  to: number;
}

/** Visits runs of set bits in the row that begins at `row`; the columns between which there are any. */
function eachRun(
  bits: Uint8Array,
  width: number,
  height: number,
  visit: (row: number, from: number, to: number) => void,
): Range {
  const seen = { from: width, to: 0 };
  for (let row = 0; row < width * height; row += width)
    for (let x = 0; x < width; x++) {
      if (!bits[row + x]) continue;
      const from = x;
      while (x < width && bits[row + x]) x++;
      visit(row, from, x);
      if (from < seen.from) seen.from = from;
      if (x > seen.to) seen.to = x;
    }
  return seen;
}

/** What is set lies in some columns, often few of a whole picture's. */
interface Rows {
  bits: Uint8Array;
  width: number;
  height: number;
  columns: Range;
}

/** 1 where any (or all) of the rows within `radius` are set. */
function countColumns({ bits, width, height, columns }: Rows, radius: number, all: boolean): Uint8Array {
  const out = new Uint8Array(width * height);
  const counts = new Int32Array(width);
  const { from, to } = columns;
  let seen = 0;
  const reach = Math.min(radius, height);
  for (let y = -reach; y < height; y++) {
    const [enters, leaves] = [(y + reach) * width, (y - reach - 1) * width];
    if (leaves >= 0) for (let x = from; x < to; x++) counts[x]! -= bits[leaves + x]!;
    if (y + reach < height) for (let x = from; x < to; x++) counts[x]! += bits[enters + x]!;
    seen += (y + reach < height ? 1 : 0) - (leaves >= 0 ? 1 : 0);
    if (y < 0) continue;
    const least = all ? seen : 1;
    for (let x = from, i = y * width + from; x < to; x++, i++) if (counts[x]! >= least) out[i] = 1;
  }
  return out;
}

/** What hangs together over four neighbours, as lists of indices. */
export function connected(bits: Uint8Array, width: number, height: number): Int32Array[] {
  const seen = new Uint8Array(bits.length);
  const queue = new Int32Array(bits.length);
  const found: Int32Array[] = [];
  const last = width * (height - 1);
  for (let start = 0; start < bits.length; start++) {
    if (!bits[start] || seen[start]) continue;
    let end = 0;
    queue[end++] = start;
    seen[start] = 1;
    for (let next = 0; next < end; next++) {
      const i = queue[next]!;
      const x = i % width;
      if (x > 0 && bits[i - 1] && !seen[i - 1]) seen[(queue[end++] = i - 1)] = 1;
      if (x < width - 1 && bits[i + 1] && !seen[i + 1]) seen[(queue[end++] = i + 1)] = 1;
      if (i >= width && bits[i - width] && !seen[i - width]) seen[(queue[end++] = i - width)] = 1;
      if (i < last && bits[i + width] && !seen[i + width]) seen[(queue[end++] = i + width)] = 1;
    }
    found.push(queue.slice(0, end));
  }
  return found;
}

/** The mask of picture indices, with `pad` empty pixels round it where the picture has room. */
export function maskOf(pixels: ArrayLike<number>, pictureWidth: number, pictureHeight: number, pad = 0): Mask {
  let [left, top, right, bottom] = [1e9, 1e9, -1, -1];
  for (let k = 0; k < pixels.length; k++) {
    const y = Math.floor(pixels[k]! / pictureWidth);
    const x = pixels[k]! - y * pictureWidth;
    if (x < left) left = x;
    if (x > right) right = x;
    if (y < top) top = y;
    if (y > bottom) bottom = y;
  }
  const [x, y] = [Math.max(0, left - pad), Math.max(0, top - pad)];
  const width = Math.min(pictureWidth, right + 1 + pad) - x;
  const height = Math.min(pictureHeight, bottom + 1 + pad) - y;
  const bits = new Uint8Array(width * height);
  for (let k = 0; k < pixels.length; k++) {
    const row = Math.floor(pixels[k]! / pictureWidth);
    bits[(row - y) * width + pixels[k]! - row * pictureWidth - x] = 1;
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

/** The same mask in a wider box. */
export function widen(mask: Mask, pad: number, pictureWidth: number, pictureHeight: number): Mask {
  const wide = emptyMask(mask, pad, pictureWidth, pictureHeight);
  paste(wide, mask);
  return wide;
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

/** The bits with holes filled: what can't be reached from the rim of the box without crossing the mask. */
export function fillHoles({ width, height, bits }: Mask): Uint8Array {
  const [w, h] = [width + 2, height + 2];
  const outside = new Uint8Array(w * h);
  const queue = new Int32Array(w * h);
  let end = 1;
  outside[0] = 1;
  const visit = (x: number, y: number) => {
    if (x < 0 || y < 0 || x >= w || y >= h || outside[y * w + x]) return;
    if (x > 0 && y > 0 && x <= width && y <= height && bits[(y - 1) * width + x - 1]) return;
    outside[y * w + x] = 1;
    queue[end++] = y * w + x;
  };
  for (let next = 0; next < end; next++) {
    const y = Math.floor(queue[next]! / w);
    const x = queue[next]! - y * w;
    visit(x - 1, y);
    visit(x + 1, y);
    visit(x, y - 1);
    visit(x, y + 1);
  }
  const filled = new Uint8Array(bits.length);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) filled[y * width + x] = outside[(y + 1) * w + x + 1] ? 0 : 1;
  return filled;
}
