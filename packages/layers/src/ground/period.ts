/** How far apart a pattern repeats along an axis, though much of it is covered. */
import type { Rgb } from '../areas/rgb.ts';
import { samplePlaces } from './sampling.ts';

/** Places that are compared with those some way off; of so few nothing is said. */
const samples = { most: 3000, fewest: 200 };
/** Colours are one, levels. */
const alike = 12;
/** Shortest and longest period, px; longest as a share of the side too, so that it is seen to repeat. */
const shortest = 5;
const longest = { px: 300, share: 0.4 };
/**
 * At a period, and at twice as much, fewer places differ than at shifts about it: by so much at least, as a share of all and of
 * those that differ there, and both together by so much.
 */
const dips = { share: 0.012, part: 0.08, both: 0.035 };
/** Shifts at which so little more of the places differ are as good. */
const asGood = 0.002;
/** Nothing changes along an axis where so many cells of such a side hold next to nothing that is not of their row. */
const still = { side: 96, cells: 0.4, share: 0.006 };

/**
 * The smallest period of what is known along an axis, px, maybe a fraction; Infinity where nothing changes along it, 0
 * where it does not repeat.
 * @param known 1 where the ground is seen; some of that may show what lies on it
 */
export function periodAlong(picture: Rgb, known: Uint8Array, level: boolean): number {
  const side = level ? picture.width : picture.height;
  const most = Math.min(longest.px, Math.floor(side * longest.share));
  const mismatches = new Mismatches(picture, known, level);
  for (let shift = shortest; shift <= most; shift++) {
    const share = mismatches.at(shift);
    if (share > mismatches.at(shift - 1) || share > mismatches.at(shift + 1)) continue;
    const middle = mismatches.middleOfStretch(shift);
    const once = mismatches.dipAt(middle, middle / 2);
    if (!once) continue;
    const twice = Math.max(...[-1, 0, 1].map((step) => mismatches.dipAt(2 * middle + step, middle / 2)));
    if (twice && once + twice > dips.both) return refine(mismatches, middle);
  }
  return isStill(picture, known, level) ? Infinity : 0;
}

/** Shares of the known places that differ from those some way further, looked at when they are asked for. */
class Mismatches {
  readonly side: number;
  private readonly picture: Rgb;
  private readonly known: Uint8Array;
  private readonly level: boolean;
  private readonly places: Int32Array;
  private readonly shares: Float64Array;
  constructor(picture: Rgb, known: Uint8Array, level: boolean) {
    this.picture = picture;
    this.known = known;
    this.level = level;
    this.side = level ? picture.width : picture.height;
    this.places = samplePlaces(known, samples.most, 5);
    this.shares = new Float64Array(this.side + 1).fill(Number.NaN);
  }
  /** 1 where too few are known. */
  at(shift: number): number {
    if (shift < 1 || shift >= this.side) return 1;
    if (Number.isNaN(this.shares[shift])) this.shares[shift] = this.count(shift);
    return this.shares[shift]!;
  }
  private count(shift: number): number {
    const { width, height, data } = this.picture;
    const [dx, dy] = this.level ? [shift, 0] : [0, shift];
    const step = dy * width + dx;
    const [right, bottom] = [width - dx, height - dy];
    let [found, off] = [0, 0];
    for (let n = 0; n < this.places.length; n++) {
      const i = this.places[n]!;
      const y = Math.floor(i / width);
      if (i - y * width >= right || y >= bottom || !this.known[i + step]) continue;
      found++;
      const [p, q] = [i * 3, (i + step) * 3];
      if (
        Math.abs(data[p]! - data[q]!) > alike ||
        Math.abs(data[p + 1]! - data[q + 1]!) > alike ||
        Math.abs(data[p + 2]! - data[q + 2]!) > alike
      )
        off++;
    }
    return found > samples.fewest ? off / found : 1;
  }
  /** By how much fewer places differ at a shift than in the middle of those about it; 0 where that is too little, or not known. */
  dipAt(place: number, reach: number): number {
    const shift = Math.round(place);
    const about: number[] = [];
    for (let near = Math.max(1, Math.floor(shift - reach)); near <= Math.ceil(shift + reach); near++)
      about.push(this.at(near));
    const usual = about.sort((a, b) => a - b)[about.length >> 1]!;
    const dip = usual - this.at(shift);
    return about.at(-1)! < 1 && dip > dips.share && dip > dips.part * usual ? dip : 0;
  }
  /** Shifts about the best may be as good: the pixels that would tell are covered. */
  middleOfStretch(shift: number): number {
    const limit = this.at(shift) + asGood;
    let [from, to] = [shift, shift];
    while (from > 1 && this.at(from - 1) <= limit) from--;
    while (to < this.side - 1 && this.at(to + 1) <= limit) to++;
    return (from + to) / 2;
  }
}

/** The period by how far off its multiples lie: of twenty, half a pixel is a fortieth of one. */
function refine(mismatches: Mismatches, rough: number): number {
  let period = rough;
  let count = 1;
  for (let n = 2; n * period < mismatches.side - 4; n *= 2) {
    const near = Math.round(n * period);
    const reach = Math.min(n, Math.floor(period / 3), 4);
    let best = near;
    for (let shift = near - reach; shift <= near + reach; shift++)
      if (mismatches.at(shift) < mismatches.at(best)) best = shift;
    // Near the far side few pairs are left to tell by.
    if (!mismatches.dipAt(best, rough / 2)) break;
    period = mismatches.middleOfStretch(best) / n;
    count = n;
  }
  const whole = Math.round(period);
  return Math.abs(period - whole) <= 0.6 / count ? whole : period;
}

/** Does nothing change along an axis but for what lies on the ground, which leaves whole cells free? */
function isStill({ width, height, data }: Rgb, known: Uint8Array, level: boolean): boolean {
  const [length, lines] = level ? [width, height] : [height, width];
  const [along, across] = level ? [1, width] : [width, 1];
  const columns = Math.ceil(length / still.side);
  const cells = columns * Math.ceil(lines / still.side);
  const [all, off] = [new Int32Array(cells), new Int32Array(cells)];
  for (let line = 0; line < lines; line++) {
    const middle = middleOf(data, known, line * across, along, length);
    if (!middle) continue;
    const [red, green, blue] = middle as [number, number, number];
    for (let n = 0, i = line * across; n < length; n++, i += along) {
      if (!known[i]) continue;
      const cell = Math.floor(line / still.side) * columns + Math.floor(n / still.side);
      all[cell]!++;
      const p = i * 3;
      if (
        Math.abs(data[p]! - red) > alike ||
        Math.abs(data[p + 1]! - green) > alike ||
        Math.abs(data[p + 2]! - blue) > alike
      )
        off[cell]!++;
    }
  }
  const held = [...all.keys()].filter((cell) => all[cell]! > 2 * samples.fewest);
  const free = held.filter((cell) => off[cell]! < still.share * all[cell]!);
  return free.length > still.cells * held.length;
}

/** The middle of what is known of a line, by channels; null where that is too little. */
function middleOf(data: Uint8Array, known: Uint8Array, start: number, step: number, length: number): number[] | null {
  const times = [new Int32Array(256), new Int32Array(256), new Int32Array(256)];
  let found = 0;
  for (let n = 0, i = start; n < length; n++, i += step) {
    if (!known[i]) continue;
    found++;
    for (let k = 0; k < 3; k++) times[k]![data[i * 3 + k]!]!++;
  }
  if (found < samples.fewest / 4) return null;
  return times.map((counts) => {
    let value = 0;
    for (let sum = counts[0]!; sum * 2 < found; sum += counts[value]!) value++;
    return value;
  });
}
