/** The tile of a pattern that repeats over the whole picture, though much of it is covered. */
import type { Rgb } from '../areas/rgb.ts';
import { periodAlong } from './period.ts';

export interface Tile {
  /** Periods right and down, px; fractions where stripes run slantwise. */
  px: number;
  py: number;
  /** Places of one tile. */
  columns: number;
  rows: number;
  /** What each place shows, three bytes a place, row by row. */
  colours: Uint8Array;
  /** The place of each pixel of the picture. */
  places: Int32Array;
}

/** Colours are one, levels. */
const alike = 12;
/** Along an axis where nothing changes any period will do, px. */
const anyPeriod = 24;
/** So many copies of a place are looked at. */
const mostCopies = 25;
/** So much of what it was read from shows the tile; where soft shadows lie on it so much does so in its own light, and so much in both. */
const leastShown = { clear: 0.72, lit: 0.5, both: 0.8 };
/** A shadow is no darker than that, in times of the tile's own light. */
const darkest = 0.6;
/** Of a pattern that much at least differs from its middle in lightness, by so many levels of all channels. */
const leastOther = 0.015;
const lightness = 12;

/**
 * Null where nothing repeats, or no more than one colour.
 * @param known 1 where the ground is seen; a quarter of that may show something else
 */
export function findTile(picture: Rgb, known: Uint8Array): Tile | null {
  const right = periodAlong(picture, known, true);
  const down = right && periodAlong(picture, known, false);
  if (!right || !down || Math.min(right, down) === Infinity) return null;
  const [px, py] = [right, down].map((period) => (period === Infinity ? anyPeriod : period)) as [number, number];
  const tile = readTile(picture, known, px, py);
  let [seen, shaded, all] = [0, 0, 0];
  for (let i = 0; i < known.length; i++) {
    if (!known[i]) continue;
    all++;
    if (stepFromTile(picture.data, tile, i) < alike) seen++;
    else if (showsInShadow(picture.data, tile, i)) shaded++;
  }
  const isShown =
    seen > leastShown.clear * all || (seen > leastShown.lit * all && seen + shaded > leastShown.both * all);
  return isShown && isPattern(tile) ? tile : null;
}

/** Greatest difference of one channel of a pixel from what the tile shows, levels. */
export function stepFromTile(data: Uint8Array, { colours, places }: Tile, i: number): number {
  const [p, q] = [i * 3, places[i]! * 3];
  const red = Math.abs(data[p]! - colours[q]!);
  const green = Math.abs(data[p + 1]! - colours[q + 1]!);
  const blue = Math.abs(data[p + 2]! - colours[q + 2]!);
  return red > green ? (red > blue ? red : blue) : green > blue ? green : blue;
}

/** Is it of the tile's hue and darker? */
export function showsInShadow(data: Uint8Array, { colours, places }: Tile, i: number): boolean {
  const [p, q] = [i * 3, places[i]! * 3];
  const lit = colours[q]! + colours[q + 1]! + colours[q + 2]!;
  const light = (data[p]! + data[p + 1]! + data[p + 2]!) / Math.max(1, lit);
  if (light <= darkest || light >= 1) return false;
  for (let k = 0; k < 3; k++) if (Math.abs(data[p + k]! - light * colours[q + k]!) >= alike) return false;
  return true;
}

/** The place in a period of each pixel along an axis. */
const placesAlong = (side: number, period: number, count: number): Int32Array =>
  // A hair more, or the quotient of whole numbers may fall short of the next one.
  Int32Array.from({ length: side }, (_, at) =>
    Math.min(count - 1, Math.floor(((at % period) / period) * count + 1e-6)),
  );

/** Each place is the median of what is known of it, or of all that it shows where none of it is: cards run into light stripes. */
function readTile(picture: Rgb, known: Uint8Array, px: number, py: number): Tile {
  const { width, height, data } = picture;
  const [columns, rows] = [Math.round(px), Math.round(py)];
  const [across, down] = [placesAlong(width, px, columns), placesAlong(height, py, rows)];
  const places = new Int32Array(width * height);
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) places[i] = down[y]! * columns + across[x]!;
  const tile: Tile = { px, py, columns, rows, colours: new Uint8Array(columns * rows * 3), places };
  const { starts, copies } = copiesOf(tile);
  const values = [0, 1, 2].map(() => new Uint8Array(mostCopies));
  for (let place = 0; place < columns * rows; place++) {
    const [from, to] = [starts[place]!, starts[place + 1]!];
    let sure = 0;
    for (let n = from; n < to; n++) sure += known[copies[n]!]!;
    const stride = Math.max(1, Math.ceil((sure || to - from) / mostCopies));
    let [met, kept] = [0, 0];
    for (let n = from; n < to; n++) {
      const i = copies[n]!;
      if ((sure && !known[i]) || met++ % stride) continue;
      for (let k = 0; k < 3; k++) values[k]![kept] = data[i * 3 + k]!;
      kept++;
    }
    for (let k = 0; k < 3; k++) tile.colours[place * 3 + k] = values[k]!.subarray(0, kept).sort()[kept >> 1] ?? 0;
  }
  return tile;
}

/** The pixels of each place, one place's after the other's, and where each begin. */
function copiesOf({ columns, rows, places }: Tile): { starts: Int32Array; copies: Int32Array } {
  const starts = new Int32Array(columns * rows + 1);
  for (let i = 0; i < places.length; i++) starts[places[i]! + 1]!++;
  for (let place = 1; place < starts.length; place++) starts[place]! += starts[place - 1]!;
  const next = starts.slice();
  const copies = new Int32Array(places.length);
  for (let i = 0; i < places.length; i++) copies[next[places[i]!]!++] = i;
  return { starts, copies };
}

function isPattern({ columns, rows, colours }: Tile): boolean {
  const sums = Int32Array.from(
    { length: columns * rows },
    (_, place) => colours[place * 3]! + colours[place * 3 + 1]! + colours[place * 3 + 2]!,
  );
  const middle = sums.toSorted()[sums.length >> 1]!;
  return sums.filter((sum) => Math.abs(sum - middle) > lightness).length > leastOther * sums.length;
}
