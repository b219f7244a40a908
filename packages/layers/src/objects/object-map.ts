import { median } from '../areas/quantile.ts';
import type { Sides } from '../areas/mask.ts';

/** What a network sees in a picture: for each place, which kind of object is shown there, and the box of the whole of it. */

export const placeKinds = ['ground', 'shape', 'drawing', 'picture'] as const;

/** Places are cells of a grid over the picture, row by row. */
export interface ObjectMap {
  columns: number;
  rows: number;
  /** Size of a cell, pixels of the picture. */
  cellWidth: number;
  cellHeight: number;
  /** 0..1: how surely the outline of an object runs through the cell. */
  edge: Float32Array;
  /** 0..1 for each of `placeKinds`, one kind after the other. */
  kinds: Float32Array;
  /** Left of all cells, then top, right and bottom, pixels of the picture. */
  sides: Float32Array;
}

/** What the places say together under which an object shows. */
export interface Seen {
  /** Median of the boxes that its places see. */
  sides: Sides;
  /** Mean of the places' kinds, as `placeKinds`. */
  kinds: [number, number, number, number];
}

/** So many pixels of a thing are asked at most. */
const mostAsked = 400;

/** What is seen under pixels of a picture `width` wide. */
export const seenUnder = (map: ObjectMap, pixels: ArrayLike<number>, width: number): Seen =>
  seenAt(map, placesUnder(map, pixels, width));

/** Cells of the map that some of the pixels lie in, spread evenly over them; a cell may come several times. */
export function placesUnder(map: ObjectMap, pixels: ArrayLike<number>, width: number): number[] {
  const { columns, rows, cellWidth, cellHeight } = map;
  const places: number[] = [];
  const step = Math.max(1, Math.floor(pixels.length / mostAsked));
  for (let k = step >> 1; k < pixels.length; k += step) {
    const y = Math.floor(pixels[k]! / width);
    const column = Math.min(columns - 1, Math.floor((pixels[k]! - y * width) / cellWidth));
    places.push(Math.min(rows - 1, Math.floor(y / cellHeight)) * columns + column);
  }
  return places;
}

export function seenAt({ columns, rows, kinds, sides }: ObjectMap, places: readonly number[]): Seen {
  const cells = columns * rows;
  const all = (values: Float32Array, k: number) => places.map((cell) => values[k * cells + cell]!);
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
  return {
    sides: [0, 1, 2, 3].map((side) => median(all(sides, side))) as Sides,
    kinds: [0, 1, 2, 3].map((kind) => mean(all(kinds, kind))) as Seen['kinds'],
  };
}

/** Share of the places that see more than `least` of the box and of theirs together. */
export function shareThatSee(
  { columns, rows, sides }: ObjectMap,
  places: readonly number[],
  box: Sides,
  least: number,
): number {
  const cells = columns * rows;
  const seeing = places.filter((cell) => {
    const seen: Sides = [sides[cell]!, sides[cells + cell]!, sides[2 * cells + cell]!, sides[3 * cells + cell]!];
    return shareOfSides(seen, box) > least;
  });
  return seeing.length / Math.max(1, places.length);
}

/** Intersection over union of two boxes, 0..1. */
export function shareOfSides(a: Sides, b: Sides): number {
  const w = Math.min(a[2], b[2]) - Math.max(a[0], b[0]);
  const h = Math.min(a[3], b[3]) - Math.max(a[1], b[1]);
  if (w <= 0 || h <= 0) return 0;
  const area = (s: Sides) => (s[2] - s[0]) * (s[3] - s[1]);
  return (w * h) / (area(a) + area(b) - w * h);
}

export const areaOf = ([left, top, right, bottom]: Sides): number => (right - left) * (bottom - top);

export const unionOf = (a: Sides, b: Sides): Sides => [
  Math.min(a[0], b[0]),
  Math.min(a[1], b[1]),
  Math.max(a[2], b[2]),
  Math.max(a[3], b[3]),
];
