import type { SKRSContext2D } from '@napi-rs/canvas';
import { contours } from 'd3-contour';
import { blur } from '../raster/blur.ts';
import type { Field } from '../raster/blur.ts';
import { noise } from '../raster/noise.ts';

export type Point = [x: number, y: number];

/** Invented ground: heights on a grid of cells, 0 low .. about 1 at the summit. */
export interface HeightField {
  columns: number;
  rows: number;
  heights: Field;
  /** Between cells; outside, that of the nearest. */
  at: (column: number, row: number) => number;
}

/** A hill: middle and reach in shares of the shorter side from the field's upper left corner. */
export interface Hill {
  x: number;
  y: number;
  reach: number;
  height: number;
}

export interface HeightFieldRequest {
  columns: number;
  rows: number;
  hills: readonly Hill[];
  /** How rough the ground is, 0 .. 1. */
  rough: number;
  seed: number;
}

export function createHeightField({ columns, rows, hills, rough, seed }: HeightFieldRequest): HeightField {
  const side = Math.min(columns, rows);
  const cloud = noise('soft', seed);
  const raw = new Float32Array(columns * rows);
  // The noise has its own size in pixels: it is read as if each field were 150 cells wide.
  const step = 150 / side;
  for (let row = 0, index = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++, index++) {
      let height = 0;
      for (const hill of hills) {
        const x = (column / side - hill.x) / hill.reach;
        const y = (row / side - hill.y) / hill.reach;
        height += hill.height * Math.exp(-(x * x + y * y));
      }
      const broad = cloud(column * step * 1.25, row * step * 1.25) - 0.5;
      const fine = cloud(column * step * 3, row * step * 3 + 200) - 0.5;
      raw[index] = height + rough * (broad * 0.5 + fine * 0.12);
    }
  }
  const heights = blur(raw, columns, 2, rows);
  const at = (column: number, row: number) => {
    const x = Math.min(columns - 1, Math.max(0, Math.round(column)));
    const y = Math.min(rows - 1, Math.max(0, Math.round(row)));
    return heights[y * columns + x]!;
  };
  return { columns, rows, heights, at };
}

/** What lies above a level, as closed rings in cells; specks are left out. */
export function ringsAbove(field: HeightField, level: number): Point[][] {
  const shape = contours()
    .size([field.columns, field.rows])
    // d3-contour types its values as numbers; it only reads them by index.
    .contour(field.heights as unknown as number[], level);
  return shape.coordinates.flat().filter((ring) => ring.length > 14) as Point[][];
}

/** Puts rings on the path, `scale` pixels to the cell, from an origin. */
export function traceRings(
  context: SKRSContext2D,
  rings: readonly Point[][],
  origin: { x: number; y: number },
  scale: number,
): void {
  context.beginPath();
  for (const ring of rings) {
    for (const [index, [x, y]] of ring.entries()) {
      if (index === 0) context.moveTo(origin.x + x * scale, origin.y + y * scale);
      else context.lineTo(origin.x + x * scale, origin.y + y * scale);
    }
    context.closePath();
  }
}

/** Where the ground is highest. */
export function summitOf({ columns, heights }: HeightField): Point {
  let best = 0;
  for (let index = 1; index < heights.length; index++) if (heights[index]! > heights[best]!) best = index;
  return [best % columns, Math.floor(best / columns)];
}
