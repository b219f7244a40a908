import { seededRandom } from './random.ts';
import { clamp, smoothStep } from './smooth-step.ts';

/**
 * white: independent pixels. grain: white noise pushed to high frequencies and ranked, so that `grain < t` covers
 * exactly the share t with an even stipple. fine: tooth, 2 to 16 px. soft: clouds, 4 to 64 px.
 */
export type NoiseKind = 'white' | 'grain' | 'fine' | 'soft';

/** A value in 0..1 at a place in pixels; periodic over 512. */
export type Noise = (x: number, y: number) => number;

const side = 512;
const mask = side - 1;
const tiles = new Map<NoiseKind, Float32Array>();

function whiteTile(): Float32Array {
  const random = seededRandom(12);
  return Float32Array.from({ length: side * side }, random);
}

function grainTile(): Float32Array {
  const white = tileOf('white');
  const at = (x: number, y: number) => white[(y & mask) * side + (x & mask)]!;
  const sharp = new Float32Array(side * side);
  for (let y = 0, index = 0; y < side; y++) {
    for (let x = 0; x < side; x++, index++) {
      sharp[index] = at(x, y) - (at(x - 1, y) + at(x + 1, y) + at(x, y - 1) + at(x, y + 1)) / 4;
    }
  }
  // Value and place in one number: without a question per pair, sorting takes a tenth of the time.
  const bits = new Uint32Array(sharp.buffer);
  const order = Float64Array.from(bits, (value, place) => {
    const ordered = value > 0x7fffffff ? ~value >>> 0 : (value | 0x80000000) >>> 0;
    return ordered * sharp.length + place;
  }).sort();
  const ranked = new Float32Array(side * side);
  for (let rank = 0; rank < order.length; rank++) ranked[order[rank]! % sharp.length] = rank / ranked.length;
  return ranked;
}

/** One octave of periodic value noise: a lattice of cells by cells, smoothly interpolated, added to `sum`. */
function addOctave(sum: Float32Array, cells: number, strength: number, random: () => number): void {
  const lattice = Float32Array.from({ length: cells * cells }, random);
  for (let y = 0, index = 0; y < side; y++) {
    const latticeY = (y * cells) / side;
    const top = Math.trunc(latticeY);
    const v = smoothStep(0, 1, latticeY - top);
    const upper = (top % cells) * cells;
    const lower = ((top + 1) % cells) * cells;
    for (let x = 0; x < side; x++, index++) {
      const latticeX = (x * cells) / side;
      const left = Math.trunc(latticeX);
      const u = smoothStep(0, 1, latticeX - left);
      const a = left % cells;
      const b = (left + 1) % cells;
      const above = lattice[upper + a]! * (1 - u) + lattice[upper + b]! * u;
      const below = lattice[lower + a]! * (1 - u) + lattice[lower + b]! * u;
      sum[index]! += strength * (above * (1 - v) + below * v);
    }
  }
}

function valueTile(first: number, last: number): Float32Array {
  const random = seededRandom(11);
  const tile = new Float32Array(side * side);
  let total = 0;
  for (let cells = first, strength = 1; cells <= last; cells *= 2, strength *= 0.55) {
    addOctave(tile, cells, strength, random);
    total += strength;
  }
  // Sums of octaves crowd round the middle; stretch them back over 0..1.
  return tile.map((value) => clamp(0.5 + (value / total - 0.5) * 1.9));
}

function tileOf(kind: NoiseKind): Float32Array {
  let tile = tiles.get(kind);
  if (!tile) {
    if (kind === 'white') tile = whiteTile();
    else if (kind === 'grain') tile = grainTile();
    else tile = kind === 'fine' ? valueTile(32, 256) : valueTile(8, 128);
    tiles.set(kind, tile);
  }
  return tile;
}

/** Noise at whole pixels (fractions are cut off). One tile per kind for the process; a seed moves the window. */
export function noise(kind: NoiseKind, seed = 1): Noise {
  const tile = tileOf(kind);
  const offset = Math.imul(seed, 9973) & (side * side - 1);
  const left = offset & mask;
  const top = offset >> 9;
  return (x, y) => tile[(((y | 0) + top) & mask) * side + (((x | 0) + left) & mask)]!;
}

/** The same noise between pixels: for crests, curves and whatever is sampled at fractions. Slower by far. */
export function wave(kind: NoiseKind, seed = 1): (x: number, y?: number) => number {
  const at = noise(kind, seed);
  return (x, y = 0) => {
    const left = Math.floor(x);
    const top = Math.floor(y);
    const u = smoothStep(0, 1, x - left);
    const v = smoothStep(0, 1, y - top);
    const above = at(left, top) * (1 - u) + at(left + 1, top) * u;
    const below = at(left, top + 1) * (1 - u) + at(left + 1, top + 1) * u;
    return above * (1 - v) + below * v;
  };
}
