/**
 * Sums over each labelled region and over each border between two. All are sums, so joined regions need no second look at the
 * pixels. Flat arrays: a photograph begins with a hundred thousand regions.
 */
import { stepBetween } from '../areas/rgb.ts';
import { rim } from './find-rims.ts';

/** A few dissolved edge pixels do not make a surface rough, levels. */
const mostNoise = 6;

export interface Tally {
  count: number;
  area: Int32Array;
  /** Pixels in busy places. */
  busy: Int32Array;
  /** Pixels on the picture's rim. */
  rim: Int32Array;
  /** Steps between neighbours inside, each capped. */
  noise: Int32Array;
  /** Red, green and blue. */
  colour: Int32Array;
  /** Left, top, right, bottom: the first and the last of each. */
  box: Uint16Array;
  borders: BorderTally;
}

/** In the order in which a scan meets them. */
export interface BorderTally {
  count: number;
  a: Int32Array;
  b: Int32Array;
  length: Int32Array;
  /** Steps across, across five pixels, and capped. */
  contrast: Int32Array;
  wide: Int32Array;
  capped: Int32Array;
}

const fields = ['a', 'b', 'length', 'contrast', 'wide', 'capped'] as const;

/** Finds or adds the border of two regions: a hash table over flat arrays. */
export class Borders {
  readonly sums: BorderTally;
  private room: number;
  private table: Int32Array;
  private shift: number;
  constructor(expected: number) {
    const bits = Math.max(8, Math.ceil(Math.log2(expected * 2)));
    this.room = 2 ** (bits - 1);
    this.table = new Int32Array(2 ** bits);
    this.shift = 32 - bits;
    const list = () => new Int32Array(this.room);
    this.sums = {
      count: 0,
      a: list(),
      b: list(),
      length: list(),
      contrast: list(),
      wide: list(),
      capped: list(),
    };
  }
  /** Index of the border between `a` and `b`, `a < b`. */
  at(a: number, b: number): number {
    const { sums, table } = this;
    const mask = table.length - 1;
    let slot = (Math.imul(a, 0x9e3779b1) ^ Math.imul(b, 0x85ebca6b)) >>> this.shift;
    for (; table[slot] !== 0; slot = (slot + 1) & mask) {
      const index = table[slot]! - 1;
      if (sums.a[index] === a && sums.b[index] === b) return index;
    }
    const index = sums.count++;
    table[slot] = index + 1;
    sums.a[index] = a;
    sums.b[index] = b;
    if (index === this.room - 1) this.grow();
    return index;
  }
  private grow(): void {
    const { sums } = this;
    this.room *= 2;
    for (const field of fields) {
      const wider = new Int32Array(this.room);
      wider.set(sums[field]);
      sums[field] = wider;
    }
    this.shift--;
    const table = new Int32Array(this.room * 2);
    for (const entry of this.table) {
      if (!entry) continue;
      const [a, b] = [sums.a[entry - 1]!, sums.b[entry - 1]!];
      let slot = (Math.imul(a, 0x9e3779b1) ^ Math.imul(b, 0x85ebca6b)) >>> this.shift;
      while (table[slot] !== 0) slot = (slot + 1) & (table.length - 1);
      table[slot] = entry;
    }
    this.table = table;
  }
}

function emptyTally(count: number, borders: BorderTally): Tally {
  const box = new Uint16Array(count * 4);
  for (let id = 0; id < count; id++) box[id * 4] = box[id * 4 + 1] = 0xffff;
  const list = () => new Int32Array(count);
  return {
    count,
    area: list(),
    busy: list(),
    rim: list(),
    noise: list(),
    colour: new Int32Array(count * 3),
    box,
    borders,
  };
}

/** What is known of places besides their labels. */
export interface Places {
  /** 1 for each pixel in a busy place. */
  busy: Uint8Array;
  /** Where edges run. */
  rims: Uint8Array;
  /** From each pixel to the next one right and below: `stepsOf` the data. */
  steps: Uint8Array;
}

/** Labels run from 0 without gaps. */
export function tallyRegions(
  data: Uint8Array,
  width: number,
  height: number,
  label: Int32Array,
  places: Places,
): Tally {
  let highest = 0;
  for (let i = 0; i < label.length; i++) if (label[i]! > highest) highest = label[i]!;
  const borders = new Borders(2 * (highest + 1));
  const tally = emptyTally(highest + 1, borders.sums);
  const { area, busy, colour, box } = tally;
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width;) {
      const id = label[i]!;
      const left = x;
      let [red, green, blue, inBusy] = [0, 0, 0, 0];
      for (; x < width && label[i] === id; x++, i++) {
        red += data[i * 3]!;
        green += data[i * 3 + 1]!;
        blue += data[i * 3 + 2]!;
        inBusy += places.busy[i]!;
      }
      area[id]! += x - left;
      busy[id]! += inBusy;
      if (y === 0 || y === height - 1) tally.rim[id]! += x - left;
      else tally.rim[id]! += Math.min(x - left, (left === 0 ? 1 : 0) + (x === width ? 1 : 0));
      colour[id * 3]! += red;
      colour[id * 3 + 1]! += green;
      colour[id * 3 + 2]! += blue;
      const at = id * 4;
      if (left < box[at]!) box[at] = left;
      if (y < box[at + 1]!) box[at + 1] = y;
      if (x - 1 > box[at + 2]!) box[at + 2] = x - 1;
      box[at + 3] = y;
    }
  tallySteps({ data, width, height, label }, places, { noise: tally.noise, borders });
  return tally;
}

interface Labelled {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
  readonly label: Int32Array;
}

/** What neighbours differ by: within a region its noise, between two what their border gathers. */
function tallySteps(
  { data, width, height, label }: Labelled,
  { rims, steps }: Places,
  { noise, borders }: { readonly noise: Int32Array; readonly borders: Borders },
): void {
  const { sums } = borders;
  /** `at`: its place of `size` along the row or column that the step `by` follows. */
  const cross = (i: number, by: number, at: number, size: number, mixed: number, step: number) => {
    const j = i + by;
    const p = label[i]!;
    const q = label[j]!;
    const capped = step < mostNoise ? step : mostNoise;
    const index = p < q ? borders.at(p, q) : borders.at(q, p);
    sums.length[index]!++;
    const wide = stepBetween(data, at > 1 ? i - 2 * by : i, at < size - 3 ? i + 3 * by : j);
    // A mixed pixel is half the step.
    sums.contrast[index]! += (rims[i]! | rims[j]!) & mixed ? wide : step;
    sums.capped[index]! += capped;
    sums.wide[index]! += wide;
  };
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      const id = label[i]!;
      const right = steps[2 * i]!;
      const below = steps[2 * i + 1]!;
      if (x < width - 1) {
        if (label[i + 1] === id) noise[id]! += right < mostNoise ? right : mostNoise;
        else cross(i, 1, x, width, rim.mixedAcross, right);
      }
      if (y === height - 1) continue;
      if (label[i + width] === id) noise[id]! += below < mostNoise ? below : mostNoise;
      else cross(i, width, y, height, rim.mixedDown, below);
    }
}

/** The tally of joined regions: `names` gives each old region its new one. */
export function joinTally(old: Tally, names: Int32Array, count: number): Tally {
  const borders = new Borders(2 * count);
  const joined = emptyTally(count, borders.sums);
  for (let from = 0; from < old.count; from++) addRegion(joined, names[from]!, old, from);
  const kept = old.borders;
  const { sums } = borders;
  // In the order of first sight: of all that join, the first met comes first.
  for (let k = 0; k < kept.count; k++) {
    const [p, q] = [names[kept.a[k]!]!, names[kept.b[k]!]!];
    if (p === q) {
      joined.noise[p]! += kept.capped[k]!;
      continue;
    }
    const index = p < q ? borders.at(p, q) : borders.at(q, p);
    for (const field of ['length', 'contrast', 'wide', 'capped'] as const) sums[field][index]! += kept[field][k]!;
  }
  return joined;
}

function addRegion(to: Tally, id: number, from: Tally, old: number): void {
  for (const field of ['area', 'busy', 'rim', 'noise'] as const) to[field][id]! += from[field][old]!;
  for (let k = 0; k < 3; k++) to.colour[id * 3 + k]! += from.colour[old * 3 + k]!;
  for (let k = 0; k < 2; k++) {
    to.box[id * 4 + k] = Math.min(to.box[id * 4 + k]!, from.box[old * 4 + k]!);
    to.box[id * 4 + 2 + k] = Math.max(to.box[id * 4 + 2 + k]!, from.box[old * 4 + 2 + k]!);
  }
}
