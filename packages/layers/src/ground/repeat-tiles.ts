import { complement } from '../areas/bits.ts';
import type { Rgb } from '../areas/rgb.ts';
import { continueColours } from '../areas/laplace.ts';
import { relight } from './relight.ts';
import { samplePlaces } from './sampling.ts';
import { clearOf, sourcesBetween, sourcesOf } from './sources.ts';

/** Longest period, px, and as a share of the side. */
const longest = { px: 300, share: 0.45 };
/** A shift is a period when what differs is less than this share of what differs usually. */
const repeats = 0.22;
/** And it is one only beyond a shift at which more than this share of that differs. */
const differs = 0.6;
/** So far off it is measured by its multiples, as a share of the side: beyond few pairs are known. */
const farthest = 0.7;
/** It is so near the first look's at least: of what differs little there is a stretch. */
const about = 0.06;
/** A whole number is as good where hardly more differs, times and levels. */
const asGood = { times: 1.03, levels: 0.15 };
/** Nothing changes along an axis where the usual difference is smaller, levels; any shift will do there. */
const still = 0.6;
const anyShift = 24;
/** What periods are divided by, right and down, to find a stripe's own. */
const parts = [
  [1, 1],
  [2, 1],
  [1, 2],
  [3, 1],
  [1, 3],
] as const;
/** A slope that differs from 1 by less is of stripes at 45°. */
const halfRight = 0.015;
/** Of what is filled so much may be seen nowhere, share. */
const mostMissing = 0.02;
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
  for (let k = 0; k < places.length; k++) {
    const i = places[k]!;
    const y = Math.floor(i / width);
    const x = i - y * width + dx;
    if (x >= width || y + dy >= height || y + dy < 0) continue;
    const j = (y + dy) * width + x;
    if (!known[j]) continue;
    const p = i * 3;
    const q = j * 3;
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

/** The period by what differs at all its multiples: that of slanted stripes is seldom a whole number, px. */
function refine(picture: Rgb, known: Uint8Array, horizontal: boolean, rough: number): number {
  const places = samplePlaces(known, 1500, 5);
  const most = Math.floor((horizontal ? picture.width : picture.height) * farthest);
  const offs = new Map<number, number>();
  const offAt = (shift: number): number => {
    if (!offs.has(shift))
      offs.set(shift, differenceAt(picture, known, places, horizontal ? [shift, 0] : [0, shift], 0));
    return offs.get(shift)!;
  };
  const off = (period: number): number => {
    const all = Array.from({ length: Math.floor(most / period) }, (_, n) => offAt(Math.round((n + 1) * period)));
    const told = all.filter(Number.isFinite);
    return told.reduce((sum, value) => sum + value, 0) / told.length;
  };
  if (!rough) return 0;
  const count = Math.floor(most / rough);
  if (count < 2) return rough;
  const reach = Math.ceil(Math.max(1, about * rough) * count);
  const near = Array.from({ length: 2 * reach + 1 }, (_, k) => rough + (k - reach) / count);
  const best = near.map((period) => ({ period, off: off(period) })).sort((p, q) => p.off - q.off)[0]!;
  const whole = Math.round(best.period);
  return off(whole) <= asGood.times * best.off + asGood.levels ? whole : best.period;
}

/** Shifts right and down under which a picture repeats, px; fractions where stripes run slantwise. */
export type Periods = readonly [right: number, down: number];

/** The smallest under which the known pixels repeat, or null. */
export function periodsOf(picture: Rgb, known: Uint8Array): Periods | null {
  let steps: Rgb | undefined;
  const found = [true, false].map((horizontal) => {
    const plain = periodOf(picture, known, horizontal, 0);
    if (plain) return refine(picture, known, horizontal, plain);
    if (Number.isNaN(plain)) return anyShift;
    // Soft shadows, or some things that lie on the ground unfound, hide that it repeats.
    steps ??= stepsOf(picture);
    const byStep = periodOf(steps, known, horizontal, 0);
    if (byStep) return refine(steps, known, horizontal, byStep);
    return refine(picture, known, horizontal, periodOf(picture, known, horizontal, strays));
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
 * else; null where too much of it is seen nowhere. `doubtful`: where the ground is seen less well, the best first, for what is known nowhere.
 */
export function repeatTiles(
  picture: Rgb,
  known: Uint8Array,
  periods: Periods,
  doubtful: () => readonly Uint8Array[] = () => [],
): Float32Array | null {
  const { width, height, data } = picture;
  const [px, py] = periods;
  const tile = areWhole(periods) ? tileOf(picture, known, px, py) : null;
  const sources = sourcesAmong(picture, known, periods);
  const sure = complement(holesOf(known, sources));
  const shadowed = lacks(sources, known) ? doubtful() : [];
  for (const seen of shadowed) fillUp(sources, sourcesAmong(picture, seen, periods));
  const filled = new Float32Array(data);
  const isOff = (p: number, q: number) => {
    for (let k = 0; k < 3; k++) if (Math.abs(data[p + k]! - tile![q + k]!) > stray) return true;
    return false;
  };
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
    const isStray = tile !== null && known[from]! > 0 && isOff(from * 3, place * 3);
    for (let k = 0; k < 3; k++) filled[i * 3 + k] = isStray ? tile[place * 3 + k]! : data[from * 3 + k]!;
  }
  if (missing >= mostMissing * holes) return null;
  if (shadowed.length) relight(picture, filled, { sources, sure, seen: shadowed.at(-1)! });
  if (missing) continueColours(filled, holesOf(known, sources), width, height);
  return filled;
}

/** 1 where nothing is known of any copy. */
function holesOf(known: Uint8Array, sources: Int32Array): Uint8Array {
  const holes = new Uint8Array(known.length);
  for (let i = 0; i < known.length; i++) holes[i] = known[i] || sources[i]! >= 0 ? 0 : 1;
  return holes;
}

const areWhole = ([px, py]: Periods): boolean => Number.isInteger(px) && Number.isInteger(py);

function sourcesAmong(picture: Rgb, known: Uint8Array, periods: Periods): Int32Array {
  const { width, height } = picture;
  const [px, py] = periods;
  if (!areWhole(periods)) return sourcesBetween(known, picture, periods, slopeOf(picture, known, periods));
  const sources = sourcesOf(clearOf(known, picture), width, height, px, py);
  fillUp(sources, sourcesOf(known, width, height, px, py));
  return sources;
}

/** By how much stripes fall for each pixel to the right; 0: it is another pattern. Periods may be found that are twice as long, or thrice. */
function slopeOf(picture: Rgb, known: Uint8Array, [px, py]: Periods): number {
  const places = samplePlaces(known, 1500, 5);
  for (const [across, down] of parts)
    for (const slant of [-1, 1]) {
      // A quarter of a period: across stripes that is half of one.
      const [dx, dy] = [px / across / 4, (slant * py) / down / 4];
      const off = differenceAt(picture, known, places, [Math.round(dx), Math.round(dy)], strays);
      const usual = differenceAt(picture, known, places, [Math.round(dx), -Math.round(dy)], strays);
      if (usual > still && Number.isFinite(usual) && off < repeats * usual)
        return Math.abs(Math.abs(dy / dx) - 1) < halfRight ? slant : dy / dx;
    }
  return 0;
}

function lacks(sources: Int32Array, known: Uint8Array): boolean {
  let [missing, holes] = [0, 0];
  for (let i = 0; i < known.length; i++) {
    if (known[i]) continue;
    holes++;
    if (sources[i]! < 0) missing++;
  }
  return missing >= mostMissing * holes;
}

function fillUp(sources: Int32Array, others: Int32Array): void {
  for (let i = 0; i < sources.length; i++) if (sources[i]! < 0) sources[i] = others[i]!;
}

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
  // How often values are so far from the middle of theirs, levels.
  const offs = new Int32Array(256);
  const copies = new Int32Array(Math.ceil((columns * rows) / stride));
  const values = new Uint8Array(copies.length);
  for (let place = 0; place < px * py; place++) {
    let found = 0;
    for (let n = 0; n < columns * rows; n += stride) {
      const x = (place % px) + (n % columns) * px;
      const y = Math.floor(place / px) + Math.floor(n / columns) * py;
      if (x < width && y < height && known[y * width + x]) copies[found++] = (y * width + x) * 3;
    }
    if (!found && stride > 1) return null;
    const seen = values.subarray(0, found);
    for (let k = 0; k < 3 && found > 0; k++) {
      for (let n = 0; n < found; n++) seen[n] = data[copies[n]! + k]!;
      const middle = seen.sort()[found >> 1]!;
      tile[place * 3 + k] = middle;
      if (place % 7 === 0) for (let n = 0; n < found; n++) offs[Math.abs(seen[n]! - middle)]!++;
    }
  }
  return levelBelow(offs, even.share) < even.levels ? tile : null;
}

/** The level below which this share of what was counted lies; 0 of nothing. */
function levelBelow(times: Int32Array, share: number): number {
  const all = times.reduce((sum, count) => sum + count, 0);
  const rank = Math.floor(all * share);
  let level = 0;
  for (let below = times[0]!; below <= rank && below < all;) below += times[++level]!;
  return level;
}
