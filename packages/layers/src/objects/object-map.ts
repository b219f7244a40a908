import type { Sides } from '../areas/mask.ts';

/** What a network sees in a picture: for each place, which kind of object is shown there, and the box of the whole of it. */

export const placeKinds = ['ground', 'shape', 'drawing', 'picture'] as const;
export type PlaceKind = (typeof placeKinds)[number];

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

const median = (values: number[]) => values.sort((a, b) => a - b)[values.length >> 1] ?? 0;

/** What is seen under pixels of a picture `width` wide. */
export function seenUnder(map: ObjectMap, pixels: ArrayLike<number>, width: number): Seen {
  const { columns, rows, cellWidth, cellHeight, kinds, sides } = map;
  const cells = columns * rows;
  const lists: number[][] = [[], [], [], []];
  const sums: Seen['kinds'] = [0, 0, 0, 0];
  const step = Math.max(1, Math.floor(pixels.length / mostAsked));
  let asked = 0;
  for (let k = step >> 1; k < pixels.length; k += step) {
    const y = Math.floor(pixels[k]! / width);
    const column = Math.min(columns - 1, Math.floor((pixels[k]! - y * width) / cellWidth));
    const cell = Math.min(rows - 1, Math.floor(y / cellHeight)) * columns + column;
    for (let side = 0; side < 4; side++) {
      lists[side]!.push(sides[side * cells + cell]!);
      sums[side]! += kinds[side * cells + cell]!;
    }
    asked++;
  }
  return {
    sides: lists.map(median) as Sides,
    kinds: sums.map((sum) => sum / Math.max(1, asked)) as Seen['kinds'],
  };
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
