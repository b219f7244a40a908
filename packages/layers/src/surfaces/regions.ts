/** What is known of each labelled region and of each border between two. */
import type { Mask } from '../areas/mask.ts';
import type { Box, Colour } from '../picture.ts';
import type { BorderTally, Tally } from './tally.ts';

export interface Region {
  id: number;
  area: number;
  box: Box;
  colour: Colour;
  /** Mean step between neighbours inside, levels, each capped at 6. */
  noise: number;
  /** Root mean square distance of its brightness from a plane, levels. */
  rough: number;
  /** Share of its pixels in busy places, 0..1. */
  busy: number;
  /** Pixels on the picture's rim. */
  rim: number;
  /** Deepest place: half its thickness, px. */
  thick: number;
  /** A picture that lies on grainy paper: as busy as that, and no part of it. */
  onPaper?: boolean;
}
/** The border of two regions. */
export interface Border {
  a: number;
  b: number;
  /** Pixel sides. */
  length: number;
  /** Mean step across, levels. */
  contrast: number;
  /** Mean step across five pixels, levels: soft edges show here. */
  wide: number;
}
export interface Surfaces {
  width: number;
  height: number;
  /** The picture's colours with its grain smoothed, three bytes a pixel. */
  data: Uint8Array;
  label: Int32Array;
  regions: Region[];
  bordersOf: BordersOf;
  /** Stripes that are one surface, by its id. */
  stripes: Map<number, Stripes>;
  /** Where words stood on them. */
  words: readonly Box[];
  /** 1 where the tile of a ground that repeats is seen. */
  shown?: Uint8Array;
}
export interface Stripes {
  /** The surface that they lie on. */
  card: number;
  /** All of them, parts under others included. */
  mask: Mask;
}

/** What a tally of labelled regions says of them; how rough they are is measured on its own. */
export function describeRegions(
  data: Uint8Array,
  width: number,
  height: number,
  label: Int32Array,
  tally: Tally,
): Surfaces {
  const thick = thicknesses(label, width, height, tally.count);
  const regions = Array.from({ length: tally.count }, (_, id): Region => {
    const n = tally.area[id]!;
    const [x, y, right, bottom] = tally.box.subarray(id * 4, id * 4 + 4) as never as [number, number, number, number];
    return {
      id,
      area: n,
      box: { x, y, width: right + 1 - x, height: bottom + 1 - y },
      colour: [tally.colour[id * 3]! / n, tally.colour[id * 3 + 1]! / n, tally.colour[id * 3 + 2]! / n],
      noise: tally.noise[id]! / (2 * n),
      rough: 0,
      busy: tally.busy[id]! / n,
      rim: tally.rim[id]!,
      thick: thick[id]!,
    };
  });
  return { width, height, data, label, regions, bordersOf: new BordersOf(tally), stripes: new Map(), words: [] };
}

/** The borders of each region. Flat arrays: grain has a million, and few are ever asked for. */
export class BordersOf {
  private readonly sums: BorderTally;
  /** Indices of borders, one region's after the other's, and where each region's begin. */
  private readonly list: Int32Array;
  private readonly starts: Int32Array;
  constructor({ count, borders }: Tally) {
    this.sums = borders;
    this.starts = new Int32Array(count + 1);
    const { a, b } = borders;
    for (let k = 0; k < borders.count; k++) for (const id of [a[k]!, b[k]!]) this.starts[id + 1]!++;
    for (let id = 0; id < count; id++) this.starts[id + 1]! += this.starts[id]!;
    const next = this.starts.slice();
    this.list = new Int32Array(2 * borders.count);
    for (let k = 0; k < borders.count; k++) for (const id of [a[k]!, b[k]!]) this.list[next[id]!++] = k;
  }
  /** None of a region that came later. */
  get(id: number): Border[] {
    const { a, b, length, contrast, wide } = this.sums;
    return Array.from(this.list.subarray(this.starts[id], this.starts[id + 1] ?? 0), (k) => {
      const sides = length[k]!;
      return { a: a[k]!, b: b[k]!, length: sides, contrast: contrast[k]! / sides, wide: wide[k]! / sides };
    });
  }
}

/** Sums for the plane through a region's brightness: light, light², x, y, x², y², xy, x · light, y · light. */
const momentCount = 9;

/** Gives each region the distance of its brightness (sum of three channels) from its best plane, as levels of one channel. */
export function measureRoughness({ width, data, label, regions }: Surfaces): void {
  const sums = new Float64Array(regions.length * momentCount);
  for (let i = 0, x = 0, y = 0; i < label.length; i++) {
    const light = data[i * 3]! + data[i * 3 + 1]! + data[i * 3 + 2]!;
    const o = label[i]! * momentCount;
    sums[o]! += light;
    sums[o + 1]! += light * light;
    sums[o + 2]! += x;
    sums[o + 3]! += y;
    sums[o + 4]! += x * x;
    sums[o + 5]! += y * y;
    sums[o + 6]! += x * y;
    sums[o + 7]! += x * light;
    sums[o + 8]! += y * light;
    if (++x === width) [x, y] = [0, y + 1];
  }
  for (const region of regions) region.rough = roughness(sums, region.id * momentCount, region.area);
}

function roughness(sums: Float64Array, o: number, n: number): number {
  const [mx, my, ml] = [sums[o + 2]! / n, sums[o + 3]! / n, sums[o]! / n];
  const a = sums[o + 4]! / n - mx * mx + 1e-6;
  const c = sums[o + 5]! / n - my * my + 1e-6;
  const b = sums[o + 6]! / n - mx * my;
  const p = sums[o + 7]! / n - mx * ml;
  const q = sums[o + 8]! / n - my * ml;
  const determinant = Math.max(1e-9, a * c - b * b);
  const explained = ((p * c - q * b) / determinant) * p + ((q * a - p * b) / determinant) * q;
  return Math.sqrt(Math.max(0, sums[o + 1]! / n - ml * ml - explained)) / 3;
}

/** Chessboard distance to the region's rim in two passes; the greatest is its depth. */
export function thicknesses(label: Int32Array, width: number, height: number, count: number): Uint8Array {
  const depth = new Uint8Array(label.length);
  const thick = new Uint8Array(count);
  sweep(label, depth, width, height, 1);
  sweep(label, depth, width, height, -1);
  for (let i = 0; i < label.length; i++) if (depth[i]! > thick[label[i]!]!) thick[label[i]!] = depth[i]!;
  return thick;
}

/** Forwards from the left and above, or backwards (`step` -1) from the right and below. */
function sweep(label: Int32Array, depth: Uint8Array, width: number, height: number, step: 1 | -1): void {
  const forwards = step > 0;
  const above = step * width;
  const [firstX, lastX] = forwards ? [0, width - 1] : [width - 1, 0];
  for (let row = 0; row < height; row++) {
    const y = forwards ? row : height - 1 - row;
    let i = y * width + firstX;
    for (let x = firstX; ; x += step, i += step) {
      const own = label[i]!;
      let least = 0;
      if (row > 0 && x !== firstX && x !== lastX && label[i - step] === own) {
        least = depth[i - step]!;
        for (let j = i - above - step, k = 0; k < 3 && least; k++, j += step)
          least = label[j] !== own ? 0 : depth[j]! < least ? depth[j]! : least;
      }
      const deep = least < 254 ? least + 1 : 255;
      if (forwards || deep < depth[i]!) depth[i] = deep;
      if (x === lastX) break;
    }
  }
}
