/**
 * Grain for what is not seen, from pieces of the grain that is. One copy beside the other repeats, and the eye finds the lattice at
 * once; here each place is the sum of four pieces from anywhere, weighted so that their variance stays what it was (the blending of
 * Heitz and Neyret, "High-Performance By-Example Noise using a Histogram-Preserving Blending Operator", 2018, without its histograms).
 */
import { complement } from '../areas/bits.ts';
import type { Rgb } from '../areas/rgb.ts';
import { hashOf, windowOf } from './sampling.ts';

/** Widths and heights of pieces, px, the largest first: of those that are seen as a whole they keep most of the form of fibres. */
const sizes = [
  [64, 64],
  [48, 48],
  [96, 24],
  [24, 96],
  [32, 32],
  [64, 16],
  [16, 64],
  [24, 24],
  [16, 16],
] as const;
type Size = readonly [width: number, height: number];
/** Pieces are looked for at every second pixel of every second row. */
const every = 2;
/** Of a size so many places have to begin a whole piece, and about so many of them are drawn. */
const fewest = 100;
const drawn = 512;
/** A piece with so much more in it than the middle one, times, shows something that lies on the ground. */
const atMost = 1.4;

/** What is left of the picture over its model where that is known, spread over what is not; null where no whole piece is seen. */
export function spreadGrain(picture: Rgb, model: Float32Array, known: Uint8Array): Float32Array | null {
  const { width, height } = picture;
  const pieces = piecesOf(picture, model, known);
  if (!pieces) return null;
  const { size, corners } = pieces;
  const hole = complement(known);
  const [sum, weights] = [new Float32Array(model.length), new Float32Array(known.length)];
  const [across, along] = [windowOf(size[0]), windowOf(size[1])];
  const countHoles = counterOf(hole, width, height);
  const [right, down] = [size[0] / 2, size[1] / 2];
  let turn = 0;
  for (let row = -1; row * down < height; row++)
    for (let column = -1; column * right < width; column++) {
      // Whether or not it is needed: what is drawn for a place does not depend on other holes.
      const drawn = hashOf(turn++);
      const from = corners[drawn % corners.length]!;
      // Off the lattice by up to an eighth of a piece, or its rows and columns would show.
      const left = Math.round((column + ((drawn >>> 12) & 255) / 512 - 0.25) * right);
      const top = Math.round((row + ((drawn >>> 20) & 255) / 512 - 0.25) * down);
      if (!countHoles(left, top, size)) continue;
      for (let y = Math.max(0, -top); y < Math.min(size[1], height - top); y++)
        for (let x = Math.max(0, -left); x < Math.min(size[0], width - left); x++) {
          const to = (top + y) * width + left + x;
          if (!hole[to]) continue;
          const weight = along[y]! * across[x]!;
          const o = (from + y * width + x) * 3;
          weights[to]! += weight * weight;
          for (let k = 0; k < 3; k++) sum[to * 3 + k]! += weight * (picture.data[o + k]! - model[o + k]!);
        }
    }
  for (let i = 0; i < hole.length; i++) {
    if (!weights[i]) continue;
    const scale = 1 / Math.sqrt(weights[i]!);
    for (let k = 0; k < 3; k++) sum[i * 3 + k]! *= scale;
  }
  return sum;
}

/** Whole pieces of the largest size of which there are enough, by their first pixels, without those that show more than grain. */
function piecesOf(picture: Rgb, model: Float32Array, known: Uint8Array): { size: Size; corners: number[] } | null {
  const { width, height } = picture;
  const countKnown = counterOf(known, width, height);
  for (const size of sizes) {
    const [w, h] = size;
    const starts: number[] = [];
    for (let y = 0; y + h <= height; y += every)
      for (let x = 0; x + w <= width; x += every) if (countKnown(x, y, size) === w * h) starts.push(y * width + x);
    if (starts.length < fewest) continue;
    const taken = starts.filter((_, n) => hashOf(n) % starts.length < drawn);
    const measured = taken.map((at) => ({ at, power: powerOf(picture, model, at, size) }));
    measured.sort((a, b) => a.power - b.power || a.at - b.at);
    const middle = measured[measured.length >> 1]?.power ?? 0;
    const plain = measured.filter(({ power }) => power <= atMost * atMost * middle);
    if (plain.length) return { size, corners: plain.map(({ at }) => at) };
  }
  return null;
}

function powerOf({ width, data }: Rgb, model: Float32Array, at: number, [w, h]: Size): number {
  let power = 0;
  for (let y = 0; y < h; y += 2)
    for (let o = (at + y * width) * 3, end = o + w * 3; o < end; o += 5) power += (data[o]! - model[o]!) ** 2;
  return power;
}

/** Counts what is set within a rectangle, by a table of sums; what lies outside of the picture is not. */
function counterOf(set: Uint8Array, width: number, height: number): (x: number, y: number, size: Size) => number {
  const row = width + 1;
  const sums = new Int32Array(row * (height + 1));
  for (let y = 0; y < height; y++)
    for (let x = 0, inRow = 0; x < width; x++) {
      inRow += set[y * width + x]!;
      sums[(y + 1) * row + x + 1] = sums[y * row + x + 1]! + inRow;
    }
  return (x, y, [w, h]) => {
    const [left, top] = [Math.max(0, x), Math.max(0, y)];
    const [right, bottom] = [Math.min(width, x + w), Math.min(height, y + h)];
    return (
      sums[bottom * row + right]! - sums[top * row + right]! - sums[bottom * row + left]! + sums[top * row + left]!
    );
  };
}
