/** The tile of a pattern that repeats over the whole picture, though much of it is covered. */
import type { Rgb } from '../areas/rgb.ts';
import { samplePlaces } from './sampling.ts';

/** Periods may be fractions of pixels: stripes that run slantwise. */
export interface Tile {
  /** Periods right and down, px. */
  px: number;
  py: number;
  /** Places of one tile. */
  columns: number;
  rows: number;
  /** What each place shows, three bytes a place, row by row. */
  colours: Uint8Array;
}

/** Places that are compared with those some way off. */
const samples = 3000;
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
/** Nothing changes along an axis: so many cells of such a side hold next to nothing that is not of their row. */
const still = { side: 96, cells: 0.4, share: 0.006, step: 24 };
/** So many copies of a place are looked at. */
const mostCopies = 25;
/** So much of what it was read from shows the tile. */
const leastShown = 0.72;
/** Of a pattern that much at least differs from its commonest colour. */
const leastOther = 0.015;

/**
 * Null where nothing repeats, or no more than one colour.
 * @param known 1 where the ground is seen; a quarter of that may show something else
 */
export function findTile(picture: Rgb, known: Uint8Array): Tile | null {
  const px = periodAlong(picture, known, true);
  const py = px && periodAlong(picture, known, false);
  if (!px || !py || (px === still.step && py === still.step)) return null;
  const tile = readTile(picture, known, px, py);
  let [seen, all] = [0, 0];
  for (let i = 0; i < known.length; i++) {
    if (!known[i]) continue;
    all++;
    if (stepFromTile(picture, tile, i) < alike) seen++;
  }
  return seen > leastShown * all && isPattern(tile) ? tile : null;
}

/** The place of the tile at a pixel. */
export function placeOf({ px, py, columns, rows }: Tile, x: number, y: number): number {
  // A hair more, or the quotient of whole numbers may fall short of the next one.
  const column = Math.min(columns - 1, Math.floor(((x % px) / px) * columns + 1e-6));
  const row = Math.min(rows - 1, Math.floor(((y % py) / py) * rows + 1e-6));
  return row * columns + column;
}

/** Greatest difference of one channel from what the tile shows, levels. */
export function stepFromTile({ width, data }: Rgb, tile: Tile, i: number): number {
  const y = Math.floor(i / width);
  const [p, q] = [i * 3, placeOf(tile, i - y * width, y) * 3];
  const { colours } = tile;
  return Math.max(
    Math.abs(data[p]! - colours[q]!),
    Math.abs(data[p + 1]! - colours[q + 1]!),
    Math.abs(data[p + 2]! - colours[q + 2]!),
  );
}

/** Share of the known places that differ from those `shift` further, for each shift; 1 where too few are known. */
function mismatches({ width, height, data }: Rgb, known: Uint8Array, level: boolean, most: number): Float64Array {
  const places = samplePlaces(known, samples, 5);
  const shares = new Float64Array(most + 1).fill(1);
  for (let shift = 1; shift <= most; shift++) {
    const [dx, dy] = level ? [shift, 0] : [0, shift];
    let [found, off] = [0, 0];
    for (const i of places) {
      const y = Math.floor(i / width);
      const x = i - y * width;
      if (x + dx >= width || y + dy >= height) continue;
      const j = i + dy * width + dx;
      if (!known[j]) continue;
      found++;
      const [p, q] = [i * 3, j * 3];
      if (
        Math.abs(data[p]! - data[q]!) > alike ||
        Math.abs(data[p + 1]! - data[q + 1]!) > alike ||
        Math.abs(data[p + 2]! - data[q + 2]!) > alike
      )
        off++;
    }
    if (found > 200) shares[shift] = off / found;
  }
  return shares;
}

/** Smallest shift along one axis under which most of what is known repeats, px; `still.step` where nothing changes, 0 where it does not repeat. */
function periodAlong(picture: Rgb, known: Uint8Array, level: boolean): number {
  const side = level ? picture.width : picture.height;
  const most = Math.min(longest.px, Math.floor(side * longest.share));
  const shares = mismatches(picture, known, level, side - 1);
  for (let shift = shortest; shift <= most; shift++) {
    const share = shares[shift]!;
    if (share > shares[shift - 1]! || share > shares[shift + 1]!) continue;
    const middle = (shift + endOf(shares, shift)) / 2;
    const once = dipAt(shares, middle, middle / 2);
    if (!once) continue;
    const twice = Math.max(...[-1, 0, 1].map((step) => dipAt(shares, 2 * middle + step, middle / 2)));
    if (twice && once + twice > dips.both) return refine(shares, middle);
  }
  return isStill(picture, known, level) ? still.step : 0;
}

/** By how much fewer places differ at a shift than in the middle of those about it; 0 where that is too little. */
function dipAt(shares: Float64Array, at: number, reach: number): number {
  const shift = Math.round(at);
  const about = shares.slice(Math.max(1, Math.floor(shift - reach)), Math.ceil(shift + reach) + 1).sort();
  const usual = about[about.length >> 1]!;
  const dip = usual - shares[shift]!;
  return usual < 1 && dip > dips.share && dip > dips.part * usual ? dip : 0;
}

/** The end of the level stretch that begins at a shift: a few pixels may be covered at all of its shifts alike. */
function endOf(shares: Float64Array, shift: number): number {
  let end = shift;
  while (end + 1 < shares.length && shares[end + 1]! <= shares[shift]! + 0.002) end++;
  return end;
}

/** The period by how far off its multiples lie: of twenty, half a pixel is a fortieth of one. */
function refine(shares: Float64Array, rough: number): number {
  let period = rough;
  let count = 1;
  for (let n = 2; n * period < shares.length - 3; n *= 2) {
    const near = Math.round(n * period);
    const reach = Math.min(n, Math.floor(period / 3), 4);
    let best = near;
    for (let shift = near - reach; shift <= near + reach; shift++)
      if (shares[shift]! < shares[best]! - 1e-9) best = shift;
    if (shares[best]! >= 1) break;
    const [from, to] = [startOf(shares, best), endOf(shares, best)];
    period = (from + to) / 2 / n;
    count = n;
  }
  const whole = Math.round(period);
  return Math.abs(period - whole) <= 0.6 / count ? whole : period;
}

function startOf(shares: Float64Array, shift: number): number {
  let start = shift;
  while (start > 1 && shares[start - 1]! <= shares[shift]! + 0.002) start--;
  return start;
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
    for (let n = 0, i = line * across; n < length; n++, i += along) {
      if (!known[i]) continue;
      const cell = Math.floor(line / still.side) * columns + Math.floor(n / still.side);
      all[cell]!++;
      if ([0, 1, 2].some((k) => Math.abs(data[i * 3 + k]! - middle[k]!) > alike)) off[cell]!++;
    }
  }
  const held = [...all.keys()].filter((cell) => all[cell]! > 400);
  const free = held.filter((cell) => off[cell]! < still.share * all[cell]!);
  return free.length > still.cells * held.length;
}

/** The middle of what is known of a line, by channels. */
function middleOf(data: Uint8Array, known: Uint8Array, start: number, step: number, length: number): number[] | null {
  const times = [new Int32Array(256), new Int32Array(256), new Int32Array(256)];
  let found = 0;
  for (let n = 0, i = start; n < length; n++, i += step) {
    if (!known[i]) continue;
    found++;
    for (let k = 0; k < 3; k++) times[k]![data[i * 3 + k]!]!++;
  }
  if (found < 50) return null;
  return times.map((counts) => {
    let value = 0;
    for (let sum = counts[0]!; sum * 2 < found; sum += counts[value]!) value++;
    return value;
  });
}

/** Each place is the median of what is known of it, or of all that it shows where none of it is: cards run into light stripes. */
function readTile(picture: Rgb, known: Uint8Array, px: number, py: number): Tile {
  const [columns, rows] = [Math.round(px), Math.round(py)];
  const tile: Tile = { px, py, columns, rows, colours: new Uint8Array(columns * rows * 3) };
  const { starts, copies } = copiesOf(tile, picture);
  for (let place = 0; place < columns * rows; place++) {
    const all = copies.subarray(starts[place], starts[place + 1]);
    const sure = all.filter((i) => known[i]);
    const seen = sure.length ? sure : all;
    const stride = Math.ceil(seen.length / mostCopies);
    const looked = seen.filter((_, n) => n % stride === 0);
    for (let k = 0; k < 3; k++) {
      const values = looked.map((i) => picture.data[i * 3 + k]!).sort();
      tile.colours[place * 3 + k] = values[values.length >> 1] ?? 0;
    }
  }
  return tile;
}

/** The pixels of each place, one place's after the other's, and where each begin. */
function copiesOf(tile: Tile, { width, height }: Rgb): { starts: Int32Array; copies: Int32Array } {
  const places = new Int32Array(width * height);
  const starts = new Int32Array(tile.columns * tile.rows + 1);
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) starts[(places[i] = placeOf(tile, x, y)) + 1]!++;
  for (let place = 1; place < starts.length; place++) starts[place]! += starts[place - 1]!;
  const next = starts.slice();
  const copies = new Int32Array(places.length);
  for (let i = 0; i < places.length; i++) copies[next[places[i]!]!++] = i;
  return { starts, copies };
}

/** Not all of one colour. */
function isPattern({ columns, rows, colours }: Tile): boolean {
  const lightness = Array.from({ length: columns * rows }, (_, place) =>
    [0, 1, 2].reduce((sum, k) => sum + colours[place * 3 + k]!, 0),
  );
  const middle = lightness.toSorted((a, b) => a - b)[lightness.length >> 1]!;
  return lightness.filter((value) => Math.abs(value - middle) > alike).length > leastOther * lightness.length;
}
