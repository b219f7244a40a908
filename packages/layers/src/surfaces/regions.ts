/** What is known of each labelled region and of each border between two. */
import { stepBetween } from '../areas/rgb.ts';
import type { Box, Colour } from '../picture.ts';

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
  label: Int32Array;
  regions: Region[];
  borders: Border[];
  bordersOf: Map<number, Border[]>;
}

/** A few dissolved edge pixels do not make a surface rough. */
const mostNoise = 6;

class Moments {
  private readonly sums: Float64Array;
  constructor(count: number) {
    this.sums = new Float64Array(count * 9);
  }
  add(region: number, x: number, y: number, light: number): void {
    const { sums } = this;
    const o = region * 9;
    sums[o]! += light;
    sums[o + 1]! += light * light;
    sums[o + 2]! += x;
    sums[o + 3]! += y;
    sums[o + 4]! += x * x;
    sums[o + 5]! += y * y;
    sums[o + 6]! += x * y;
    sums[o + 7]! += x * light;
    sums[o + 8]! += y * light;
  }
  /** Distance of brightness (sum of three channels) from its best plane, as levels of one channel. */
  roughness(region: number, n: number): number {
    const [light, light2, x, y, xx, yy, xy, xl, yl] = this.sums.subarray(
      region * 9,
      region * 9 + 9,
    ) as never as number[];
    const [mx, my, ml] = [x! / n, y! / n, light! / n];
    const [a, c, b] = [xx! / n - mx * mx + 1e-6, yy! / n - my * my + 1e-6, xy! / n - mx * my];
    const [p, q] = [xl! / n - mx * ml, yl! / n - my * ml];
    const determinant = Math.max(1e-9, a * c - b * b);
    const explained = ((p * c - q * b) / determinant) * p + ((q * a - p * b) / determinant) * q;
    return Math.sqrt(Math.max(0, light2! / n - ml * ml - explained)) / 3;
  }
}

const emptyRegion = (id: number): Region => ({
  id,
  area: 0,
  box: { x: 1e9, y: 1e9, width: -1, height: -1 },
  colour: [0, 0, 0],
  noise: 0,
  rough: 0,
  busy: 0,
  rim: 0,
  thick: 0,
});

/** `width` and `height` of the box hold its last column and row until all pixels are seen. */
function addPixel(region: Region, data: Uint8Array, i: number, x: number, y: number): void {
  const { box, colour } = region;
  region.area++;
  if (x < box.x) box.x = x;
  if (x > box.width) box.width = x;
  if (y < box.y) box.y = y;
  if (y > box.height) box.height = y;
  for (let k = 0; k < 3; k++) colour[k]! += data[i * 3 + k]!;
}

function finishRegions(regions: Region[], moments: Moments): void {
  for (const region of regions) {
    const n = region.area;
    for (let k = 0; k < 3; k++) region.colour[k]! /= n;
    region.noise /= 2 * n;
    region.busy /= n;
    region.rough = moments.roughness(region.id, n);
    region.box.width += 1 - region.box.x;
    region.box.height += 1 - region.box.y;
  }
}

export function describeRegions(
  data: Uint8Array,
  width: number,
  height: number,
  label: Int32Array,
  busyPlaces: Uint8Array,
): Surfaces {
  let highest = 0;
  for (let i = 0; i < label.length; i++) if (label[i]! > highest) highest = label[i]!;
  const total = highest + 1;
  const regions = Array.from({ length: total }, (_, id) => emptyRegion(id));
  const moments = new Moments(total);
  const borders = new Map<number, Border>();
  const cross = (i: number, j: number, before: number, after: number) => {
    const [a, b] = [label[i]!, label[j]!];
    const step = stepBetween(data, i, j);
    if (a === b) {
      regions[a]!.noise += Math.min(step, mostNoise);
      return;
    }
    const key = a < b ? a * total + b : b * total + a;
    let border = borders.get(key);
    if (!border) borders.set(key, (border = { a: Math.min(a, b), b: Math.max(a, b), length: 0, contrast: 0, wide: 0 }));
    border.length++;
    border.contrast += step;
    border.wide += stepBetween(data, before, after);
  };
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      const region = regions[label[i]!]!;
      addPixel(region, data, i, x, y);
      region.busy += busyPlaces[i]!;
      if (x === 0 || y === 0 || x === width - 1 || y === height - 1) region.rim++;
      moments.add(region.id, x, y, data[i * 3]! + data[i * 3 + 1]! + data[i * 3 + 2]!);
      if (x < width - 1) cross(i, i + 1, x > 1 ? i - 2 : i, x < width - 3 ? i + 3 : i + 1);
      if (y < height - 1) cross(i, i + width, y > 1 ? i - 2 * width : i, y < height - 3 ? i + 3 * width : i + width);
    }
  finishRegions(regions, moments);
  measureThickness(label, width, height, regions);
  return { width, height, label, regions, ...indexBorders(borders) };
}

function indexBorders(found: Map<number, Border>): Pick<Surfaces, 'borders' | 'bordersOf'> {
  const bordersOf = new Map<number, Border[]>();
  for (const border of found.values()) {
    border.contrast /= border.length;
    border.wide /= border.length;
    for (const end of [border.a, border.b]) {
      const list = bordersOf.get(end);
      if (list) list.push(border);
      else bordersOf.set(end, [border]);
    }
  }
  return { borders: [...found.values()], bordersOf };
}

/** Chessboard distance to the region's rim in two passes; the greatest is its depth. */
function measureThickness(label: Int32Array, width: number, height: number, regions: Region[]): void {
  const depth = new Uint8Array(label.length);
  const at = (j: number, own: number) => (label[j] === own ? depth[j]! : 0);
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      const own = label[i]!;
      let least = 0;
      if (x > 0 && y > 0) {
        least = Math.min(at(i - 1, own), at(i - width, own), at(i - width - 1, own));
        least = Math.min(least, x < width - 1 ? at(i - width + 1, own) : 0);
      }
      depth[i] = Math.min(254, least) + 1;
    }
  for (let y = height - 1, i = label.length - 1; y >= 0; y--)
    for (let x = width - 1; x >= 0; x--, i--) {
      const own = label[i]!;
      let least = 0;
      if (x < width - 1 && y < height - 1) {
        least = Math.min(at(i + 1, own), at(i + width, own), at(i + width + 1, own));
        least = Math.min(least, x > 0 ? at(i + width - 1, own) : 0);
      }
      if (least + 1 < depth[i]!) depth[i] = least + 1;
      const region = regions[own]!;
      if (depth[i]! > region.thick) region.thick = depth[i]!;
    }
}
