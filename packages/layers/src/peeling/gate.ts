/**
 * The last word: laid up again, the layers give the picture back. The topmost layer of a pixel takes the colour that makes
 * it exact, with more alpha if that colour does not exist; where there is no layer, the background is the picture.
 */
import type { Rgb } from '../areas/rgb.ts';
import type { CutOut } from './lay-up.ts';

/** Off by more than this is repaired, levels; by more than the second it counts as a repair. */
const exact = 0.49;
const repair = 12;
/** Rings of JPEG stay below, levels. */
const ring = 16;
/** A rim's pixel that would need more alpha than this, and than twice its own, is looked at channel by channel. */
const mostBent = 0.4;

/** One row of the picture: its colours, what the layers so far give, and the two topmost layers of each pixel, -1 = none. */
interface Row {
  y: number;
  wanted: Uint8Array;
  composite: Float32Array;
  top: Int16Array;
  second: Int16Array;
}

/** What a layer has on a row: from where, and the index of its first red; undefined if it has nothing there. */
const onRow = ({ box, pixels }: CutOut, y: number) =>
  y < box.y || y >= box.y + box.height
    ? undefined
    : { data: pixels.data, left: box.x, end: box.x + box.width, o: (y - box.y) * box.width * 4 };

function markTopmost(layers: CutOut[], { y, top, second }: Row): void {
  top.fill(-1);
  second.fill(-1);
  for (let index = 0; index < layers.length; index++) {
    const part = onRow(layers[index]!, y);
    if (!part) continue;
    const { data, left, end } = part;
    for (let x = left, j = part.o + 3; x < end; x++, j += 4) {
      if (!data[j]) continue;
      second[x] = top[x]!;
      top[x] = index;
    }
  }
}

interface Pixel {
  data: Uint8ClampedArray;
  /** Index of its red. */
  o: number;
}

/** The least alpha with which some value over `below` gives `wanted`. */
const shareOf = (wanted: number, below: number): number =>
  wanted > below ? (wanted - below) / Math.max(1, 255 - below) : (below - wanted) / Math.max(1, below);

const pixelOf = ({ box, pixels: { data } }: CutOut, x: number, y: number): Pixel => ({
  data,
  o: ((y - box.y) * box.width + x - box.x) * 4,
});

/** Off by how much, and the alpha that the pixel needs for the composite to become exact. */
function needOf(wanted: Uint8Array, below: Float32Array, p: number, { data, o }: Pixel): { off: number; need: number } {
  const alpha = data[o + 3]! / 255;
  let off = 0;
  let need = alpha;
  for (let k = 0; k < 3; k++) {
    const b = below[p + k]!;
    off = Math.max(off, Math.abs(b * (1 - alpha) + data[o + k]! * alpha - wanted[p + k]!));
    need = Math.max(need, shareOf(wanted[p + k]!, b));
  }
  return { off, need: Math.min(1, Math.ceil(Math.min(1, need) * 255) / 255) };
}

function repairPixel(wanted: Uint8Array, below: Float32Array, p: number, { data, o }: Pixel, alpha: number): void {
  data[o + 3] = Math.round(alpha * 255);
  // A byte of colour under little alpha leaves a fraction of a level at most.
  for (let k = 0; k < 3; k++) data[o + k] = (wanted[p + k]! - (1 - alpha) * below[p + k]!) / alpha;
}

/** Would it show far more of the pixel than it was told to? */
const isSpeck = (alpha: number, need: number) => need > Math.max(mostBent, 2 * alpha);

/** Is the pixel beside the layer's edge, where JPEG overshoots by a little what only a solid layer could show? */
const overshoots = (alpha: number, need: number, offBelow: number) => isSpeck(alpha, need) && offBelow < ring;

/** Gives the pixel to the solid layer below, if there is one; the layer above shows nothing there then. */
function handDown(wanted: Uint8Array, p: number, above: Pixel, lower: CutOut, x: number, y: number): boolean {
  const { data, o } = pixelOf(lower, x, y);
  if (data[o + 3] !== 255) return false;
  for (let k = 0; k < 3; k++) data[o + k] = wanted[p + k]!;
  above.data[above.o + 3] = 0;
  return true;
}

/**
 * Where JPEG overshoots in one channel only, beside white or black, the solid layer below takes that: else what is above would have
 * to show all of the pixel, as a speck on its rim. Returns the alpha that is needed then.
 */
function bend(wanted: Uint8Array, below: Float32Array, p: number, alpha: number, lower: Pixel): number {
  if (lower.data[lower.o + 3] !== 255) return 1;
  let need = alpha;
  const bent: number[] = [];
  for (let k = 0; k < 3; k++) {
    const share = shareOf(wanted[p + k]!, below[p + k]!);
    if (!isSpeck(alpha, share)) need = Math.max(need, share);
    else if (Math.abs(wanted[p + k]! - below[p + k]!) < ring) bent.push(k);
    else return 1;
  }
  for (const k of bent) below[p + k] = lower.data[lower.o + k] = wanted[p + k]!;
  return Math.ceil(need * 255) / 255;
}

/** The topmost layer's pixel becomes exact, if it is not. True if it was far off. */
function settle({ y, wanted, composite, second }: Row, pixel: Pixel, x: number, layers: CutOut[]): boolean {
  const p = x * 3;
  const { off, need } = needOf(wanted, composite, p, pixel);
  if (off <= exact) return false;
  let offBelow = 0;
  for (let k = 0; k < 3; k++) offBelow = Math.max(offBelow, Math.abs(composite[p + k]! - wanted[p + k]!));
  const lower = layers[second[x]!];
  const alpha = pixel.data[pixel.o + 3]! / 255;
  if (lower && overshoots(alpha, need, offBelow) && handDown(wanted, p, pixel, lower, x, y)) {
    for (let k = 0; k < 3; k++) composite[p + k] = wanted[p + k]!;
    return false;
  }
  const bent = lower && isSpeck(alpha, need) ? bend(wanted, composite, p, alpha, pixelOf(lower, x, y)) : 1;
  repairPixel(wanted, composite, p, pixel, Math.min(need, bent));
  return off > repair;
}

/**
 * Makes background and layers (back to front) give the picture; both are changed in place. Row by row, so that no more than
 * a row of the composite is kept. Returns pixels repaired.
 */
export function closeGate(picture: Rgb, background: Uint8ClampedArray, layers: CutOut[]): number {
  const { width, height } = picture;
  const composite = new Float32Array(width * 3);
  const [top, second] = [new Int16Array(width), new Int16Array(width)];
  let repaired = 0;
  for (let y = 0; y < height; y++) {
    const wanted = picture.data.subarray(y * width * 3, (y + 1) * width * 3);
    const row: Row = { y, wanted, composite, top, second };
    markTopmost(layers, row);
    for (let x = 0, p = 0, o = y * width * 4; x < width; x++, o += 4)
      for (let k = 0; k < 3; k++, p++) {
        if (top[x]! < 0) background[o + k] = wanted[p]!;
        composite[p] = background[o + k]!;
      }
    for (let index = 0; index < layers.length; index++) repaired += layOnRow(layers, index, row);
  }
  return repaired;
}

/** Lays one layer on the row's composite. Returns pixels repaired. */
function layOnRow(layers: CutOut[], index: number, row: Row): number {
  const part = onRow(layers[index]!, row.y);
  if (!part) return 0;
  const { composite, top } = row;
  const { data, left, end } = part;
  let repaired = 0;
  for (let x = left, o = part.o; x < end; x++, o += 4) {
    if (!data[o + 3]) continue;
    if (top[x] === index && settle(row, { data, o }, x, layers)) repaired++;
    const alpha = data[o + 3]! / 255;
    for (let k = 0, p = x * 3; k < 3; k++, p++) composite[p] = composite[p]! * (1 - alpha) + data[o + k]! * alpha;
  }
  return repaired;
}
