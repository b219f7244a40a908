import type { Rgb } from '../areas/rgb.ts';
import { continueColours } from '../areas/laplace.ts';
import { samplePlaces } from './sampling.ts';

/** Longest period, px, and as a share of the side. */
const longest = { px: 300, share: 0.45 };
/** A shift is a period when what differs is less than this share of what differs usually. */
const repeats = 0.22;
/** And it is one only beyond a shift at which more than this share of that differs. */
const differs = 0.6;
/** Nothing changes along an axis where the usual difference is smaller, levels; any shift will do there. */
const still = 0.6;
const anyShift = 24;
/** Share of the known pixels that may show something that was not found. */
const strays = 0.15;

/**
 * Mean difference of the known pixels from those `shift` further along an axis, levels; Infinity where too few are known. `trim`: the
 * share that differs most is left out.
 */
function differenceAt(
  { width, height, data }: Rgb,
  known: Uint8Array,
  places: Int32Array,
  [dx, dy]: readonly [number, number],
  trim: number,
): number {
  // So many places for each difference: sorting them for each shift would take a tenth of the whole separation.
  const times = new Int32Array(3 * 255 + 1);
  let found = 0;
  for (const i of places) {
    const y = Math.floor(i / width);
    const x = i - y * width + dx;
    if (x >= width || y + dy >= height) continue;
    const j = (y + dy) * width + x;
    if (!known[j]) continue;
    const [p, q] = [i * 3, j * 3];
    found++;
    times[
      Math.abs(data[p]! - data[q]!) + Math.abs(data[p + 1]! - data[q + 1]!) + Math.abs(data[p + 2]! - data[q + 2]!)
    ]!++;
  }
  if (found <= Math.min(150, places.length / 10)) return Infinity;
  const kept = Math.ceil(found * (1 - trim));
  let sum = 0;
  for (let value = 0, left = kept; left > 0; value++) {
    const taken = Math.min(left, times[value]!);
    sum += taken * value;
    left -= taken;
  }
  return sum / kept / 3;
}

/** Smallest shift along one axis under which the known pixels repeat, or 0; NaN where nothing changes along it. */
function periodOf(picture: Rgb, known: Uint8Array, horizontal: boolean, trim: number): number {
  const places = samplePlaces(known, 1500, 5);
  const side = horizontal ? picture.width : picture.height;
  const most = Math.min(longest.px, Math.floor(side * longest.share));
  const costs = Array.from({ length: most + 1 }, (_, shift) =>
    differenceAt(picture, known, places, horizontal ? [shift, 0] : [0, shift], trim),
  );
  const seen = costs
    .slice(4)
    .filter(Number.isFinite)
    .sort((a, b) => a - b);
  const usual = seen[seen.length >> 1] ?? 0;
  if (usual < still) return Number.NaN;
  // Before it repeats it has differed: a few pixels further nearly everything is the same on large checks.
  let differed = false;
  for (let shift = 1; shift < costs.length - 1; shift++) {
    const cost = costs[shift]!;
    differed ||= cost > differs * usual && Number.isFinite(cost);
    if (shift < 5 || !differed) continue;
    if (cost < repeats * usual && cost <= costs[shift - 1]! && cost <= costs[shift + 1]!) return shift;
  }
  return 0;
}

/** Shifts right and down under which a picture repeats, px. */
export type Periods = readonly [right: number, down: number];

/** The smallest under which the known pixels repeat, or null. */
export function periodsOf(picture: Rgb, known: Uint8Array): Periods | null {
  let steps: Rgb | undefined;
  const found = [true, false].map((horizontal) => {
    const plain = periodOf(picture, known, horizontal, 0);
    if (plain) return plain;
    if (Number.isNaN(plain)) return anyShift;
    // Soft shadows, or some things that lie on the ground unfound, hide that it repeats.
    steps ??= stepsOf(picture);
    return periodOf(steps, known, horizontal, 0) || periodOf(picture, known, horizontal, strays) || 0;
  });
  return found[0] && found[1] ? [found[0], found[1]] : null;
}

/** How far apart places are whose step is taken, px right and down. */
const stepOver = 3;

/** Steps of the picture as colours about a middle grey: a soft shadow changes colours, and hardly the steps of what it lies on. */
function stepsOf({ width, height, data }: Rgb): Rgb {
  const steps = new Uint8Array(data.length).fill(128);
  const over = (stepOver * width + stepOver) * 3;
  for (let y = 0; y < height - stepOver; y++)
    for (let o = y * width * 3, end = o + (width - stepOver) * 3; o < end; o++)
      steps[o] = Math.max(0, Math.min(255, 128 + data[o]! - data[o + over]!));
  return { width, height, data: steps };
}

/**
 * Fills what is not known with the same place of the nearest tile, or with what most tiles show there where that one shows something
 * else; null where too much of it is seen nowhere.
 */
export function repeatTiles(picture: Rgb, known: Uint8Array, [px, py]: Periods): Float32Array | null {
  const { width, height, data } = picture;
  const tile = tileOf(picture, known, px, py);
  const sources = sourcesOf(known, width, height, px, py);
  const filled = new Float32Array(data);
  let [missing, holes] = [0, 0];
  for (let i = 0; i < known.length; i++) {
    if (known[i]) continue;
    holes++;
    const from = sources[i]!;
    if (from < 0) {
      missing++;
      continue;
    }
    const y = Math.floor(i / width);
    const place = (y % py) * px + ((i - y * width) % px);
    const isStray =
      tile !== null && [0, 1, 2].some((k) => Math.abs(data[from * 3 + k]! - tile[place * 3 + k]!) > stray);
    for (let k = 0; k < 3; k++) filled[i * 3 + k] = isStray ? tile[place * 3 + k]! : data[from * 3 + k]!;
  }
  if (missing >= 0.02 * holes) return null;
  if (missing) continueColours(filled, holesOf(known, sources), width, height);
  return filled;
}

/** 1 where nothing is known of any copy. */
const holesOf = (known: Uint8Array, sources: Int32Array): Uint8Array =>
  known.map((v, i) => (v || sources[i]! >= 0 ? 0 : 1));

/** So many copies of a tile are looked at; so far off, levels, this share of what they show is at most. */
const mostCopies = 4000;
const even = { levels: 1.5, share: 0.6 };
/** A copy farther from the tile, levels, shows what was left on it. */
const stray = 3;

/**
 * The tile itself, each place the median of what is seen of it: lines and shadows that lie on a few of its copies are not in it. Null
 * where copies differ: the period is no whole number, or the ground grows lighter from side to side.
 */
function tileOf({ width, height, data }: Rgb, known: Uint8Array, px: number, py: number): Uint8Array | null {
  const tile = new Uint8Array(px * py * 3);
  const [columns, rows] = [Math.ceil(width / px), Math.ceil(height / py)];
  let stride = Math.ceil((columns * rows) / mostCopies);
  // Copies of all columns are visited.
  while (columns % stride === 0 && stride > 1) stride++;
  const offs: number[] = [];
  for (let place = 0; place < px * py; place++) {
    const copies: number[] = [];
    for (let n = 0; n < columns * rows; n += stride) {
      const x = (place % px) + (n % columns) * px;
      const y = Math.floor(place / px) + Math.floor(n / columns) * py;
      if (x < width && y < height && known[y * width + x]) copies.push((y * width + x) * 3);
    }
    if (!copies.length && stride > 1) return null;
    for (let k = 0; k < 3 && copies.length > 0; k++) {
      const values = copies.map((o) => data[o + k]!).sort((a, b) => a - b);
      const middle = values[values.length >> 1]!;
      tile[place * 3 + k] = middle;
      if (place % 7 === 0) for (const value of values) offs.push(Math.abs(value - middle));
    }
  }
  offs.sort((a, b) => a - b);
  return (offs[Math.floor(offs.length * even.share)] ?? 0) < even.levels ? tile : null;
}

/** For each pixel the known one fewest tiles away, or -1: two sweeps that hand sources on by whole tiles. */
export function sourcesOf(known: Uint8Array, width: number, height: number, px: number, py: number): Int32Array {
  const total = width * height;
  const sources = new Int32Array(total).fill(-1);
  const steps = new Uint16Array(total).fill(65_000);
  for (let i = 0; i < total; i++) {
    if (!known[i]) continue;
    sources[i] = i;
    steps[i] = 0;
  }
  const take = (i: number, from: number) => {
    if (steps[from]! + 1 >= steps[i]!) return;
    steps[i] = steps[from]! + 1;
    sources[i] = sources[from]!;
  };
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      if (x >= px) take(i, i - px);
      if (y >= py) take(i, i - py * width);
    }
  for (let y = height - 1, i = total - 1; y >= 0; y--)
    for (let x = width - 1; x >= 0; x--, i--) {
      if (x + px < width) take(i, i + px);
      if (y + py < height) take(i, i + py * width);
    }
  return sources;
}
