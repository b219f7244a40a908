/** Pixels as a PSD holds them: one channel after the other, each row by PackBits. */
import type { Size } from '@easel/canvas';
import type { Straighten } from './straight-colours.ts';

export interface PackedPixels {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** Red, green, blue, alpha: the lengths of the rows, 16 bits each, then the rows. Good until the next are packed. */
  readonly channels: readonly [Channel, Channel, Channel, Channel];
}

type Channel = Uint8Array<ArrayBuffer>;

/** The smallest box that holds every pixel that can be seen; null for none. */
function inkOf(words: Int32Array, { width, height }: Size) {
  // Of a pixel as one number the alpha is the highest byte: processors that hold it otherwise run no browser.
  const rowIsEmpty = (y: number) => {
    for (let at = y * width, end = at + width; at < end; at += 1) if (words[at]! >>> 24 !== 0) return false;
    return true;
  };
  let [top, bottom] = [0, height];
  while (top < bottom && rowIsEmpty(top)) top += 1;
  while (bottom > top && rowIsEmpty(bottom - 1)) bottom -= 1;
  if (top === bottom) return null;
  let [left, right] = [width, 0];
  for (let y = top; y < bottom; y += 1) {
    const row = y * width;
    for (let x = 0; x < left; x += 1) if (words[row + x]! >>> 24 !== 0) left = x;
    for (let x = width - 1; x >= right; x -= 1) if (words[row + x]! >>> 24 !== 0) right = x + 1;
  }
  return { left, top, width: right - left, height: bottom - top };
}

const asTheyAre: Straighten = (pixel) => pixel;

/** Packs what can be seen of pixels; null where nothing can. @param straighten for others than RGBA */
export function packPixels(
  data: Uint8ClampedArray,
  { width, height }: Size,
  straighten: Straighten = asTheyAre,
): PackedPixels | null {
  const words = new Int32Array(data.buffer, data.byteOffset, width * height);
  const ink = inkOf(words, { width, height });
  if (!ink) return null;
  const edges = new Edges(ink.width);
  const packers = [0, 1, 2, 3].map((at) => new Packer(at, ink));
  for (let y = 0; y < ink.height; y += 1) {
    const from = (ink.top + y) * width + ink.left;
    const row = words.subarray(from, from + ink.width);
    edges.find(row, straighten);
    for (const packer of packers) packer.packRow(y, edges);
  }
  const [red, green, blue, alpha] = packers.map((packer) => packer.packed()) as [Channel, Channel, Channel, Channel];
  return { ...ink, channels: [red, green, blue, alpha] };
}

/** Where a row changes, for each channel: most pixels are like the one before, which all four see at once. */
class Edges {
  readonly at: readonly [Uint32Array, Uint32Array, Uint32Array, Uint32Array];
  readonly counts = new Uint32Array(4);
  readonly width: number;
  /** The row as RGBA. Of pixels that are alike in all channels the first two only: what is longer is written as a run. */
  readonly row: Int32Array;

  constructor(width: number) {
    const places = () => new Uint32Array(width + 1);
    this.at = [places(), places(), places(), places()];
    this.width = width;
    this.row = new Int32Array(width + 1);
  }

  find(read: Int32Array, straighten: Straighten): void {
    const [red, green, blue, alpha] = this.at;
    const { row } = this;
    const { length } = read;
    let [r, g, b, a] = [0, 0, 0, 0];
    let before = read[0]!;
    let value = straighten(before);
    row[0] = row[1] = value;
    for (let x = 1; x < length; x += 1) {
      const pixel = read[x]!;
      if (pixel === before) continue;
      before = pixel;
      const now = straighten(pixel);
      const change = now ^ value;
      value = now;
      row[x] = row[x + 1] = now;
      if ((change & 0xff) !== 0) red[r++] = x;
      if ((change & 0xff00) !== 0) green[g++] = x;
      if ((change & 0xff0000) !== 0) blue[b++] = x;
      if (change >>> 24 !== 0) alpha[a++] = x;
    }
    red[r] = green[g] = blue[b] = alpha[a] = length;
    this.counts.set([r + 1, g + 1, b + 1, a + 1]);
  }
}

/** Kept from layer to layer: to come by as much memory anew takes longer than to fill it. */
const kept = [0, 1, 2, 3].map(() => new Uint8Array(0));

class Packer {
  readonly #which: number;
  readonly #out: Channel;
  #end: number;

  /** @param which byte of each pixel, the lowest first */
  constructor(which: number, { width, height }: Size) {
    this.#which = which;
    // PackBits never makes a row longer than by one byte in 128.
    const most = height * (2 + width + Math.ceil(width / 128) + 1);
    if (kept[which]!.length < most) kept[which] = new Uint8Array(most);
    this.#out = kept[which]!;
    this.#end = height * 2;
  }

  /** @param y which row it is */
  packRow(y: number, edges: Edges): void {
    const start = this.#end;
    this.#write(edges);
    const length = this.#end - start;
    this.#out[y * 2] = length >> 8;
    this.#out[y * 2 + 1] = length & 255;
  }

  packed(): Channel {
    return this.#out.subarray(0, this.#end);
  }

  /** Runs of three and more are worth a byte of their own. */
  #write({ row, at: places, counts, width }: Edges): void {
    const out = this.#out;
    const shift = this.#which * 8;
    const edges = places[this.#which]!;
    const count = counts[this.#which]!;
    /** From here on nothing is written yet. */
    let waiting = 0;
    let from = 0;
    let at = this.#end;
    for (let edge = 0; edge < count; edge += 1) {
      const end = edges[edge]!;
      let run = end - from;
      if (run > 2) {
        const value = row[from]! >>> shift;
        if (waiting < from) at = writePlain(row, shift, waiting, from, out, at);
        for (; run > 128; run -= 128) {
          out[at++] = 129;
          out[at++] = value;
        }
        out[at++] = run === 1 ? 0 : 257 - run;
        out[at++] = value;
        waiting = end;
      }
      from = end;
    }
    this.#end = writePlain(row, shift, waiting, width, out, at);
  }
}

function writePlain(row: Int32Array, shift: number, from: number, to: number, out: Uint8Array, start: number): number {
  let at = start;
  for (let next = from; next < to;) {
    const end = Math.min(next + 128, to);
    out[at++] = end - next - 1;
    while (next < end) out[at++] = row[next++]! >>> shift;
  }
  return at;
}
