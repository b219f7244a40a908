import type { SKRSContext2D } from '@napi-rs/canvas';
import { contours } from 'd3-contour';
import { blur, halve } from '../raster/blur.ts';
import type { Field } from '../raster/blur.ts';
import type { Figure } from './figure.ts';

export type Point = [x: number, y: number];

export interface Outline {
  /** Index of the region it surrounds; -1 for the whole figure. */
  region: number;
  /** Share of the square. */
  area: number;
  /** Closed, in pixels. */
  points: Point[];
}

/** Cuts corners twice (G. Chaikin, 1974): a curve through what was a staircase. */
function round(points: Point[]): Point[] {
  let smooth = points;
  for (let pass = 0; pass < 2; pass++) {
    smooth = smooth.flatMap((a, index): Point[] => {
      const b = smooth[(index + 1) % smooth.length]!;
      return [
        [a[0] * 0.75 + b[0] * 0.25, a[1] * 0.75 + b[1] * 0.25],
        [a[0] * 0.25 + b[0] * 0.75, a[1] * 0.25 + b[1] * 0.75],
      ];
    });
  }
  return smooth;
}

/** Twice the signed area of a ring. */
const spin = (ring: Point[]) =>
  ring.reduce((sum, [x, y], index) => (index ? sum + ring[index - 1]![0] * y - x * ring[index - 1]![1] : 0), 0);

/** Closed lines of a field of half the side at a level, in full pixels. */
export function traceLevel(field: Field, half: number, level: number): Point[][] {
  // d3-contour types its values as numbers; it only reads them by index.
  const shape = contours()
    .size([half, half])
    .smooth(true)
    .contour(field as unknown as number[], level);
  return shape.coordinates.flatMap((polygon) => polygon.map((ring) => ring.map(([x, y]): Point => [x! * 2, y! * 2])));
}

/** Only what lies in the body, in place. */
function within(field: Field, body: Field): Field {
  for (let p = 0; p < field.length; p++) field[p]! *= body[p]!;
  return field;
}

/** Rounded outlines of the figure and of its regions, those under `least` (share of the square) left out. */
export function outlinesOf(figure: Figure, least: number, silhouette: Field = figure.alpha): Outline[] {
  const { side, regions } = figure;
  const half = side / 2;
  const body = halve(silhouette, side);
  const masks = [body, ...regions.map(({ field }) => within(halve(field, side), body))];
  return masks.flatMap((field, index) =>
    traceLevel(blur(field, half, 2), half, 0.5).flatMap((ring): Outline[] => {
      const area = Math.abs(spin(ring)) / 2 / side / side;
      if (area < least) return [];
      return [{ region: index - 1, area, points: round(ring.filter((_, place) => place % 3 === 0)) }];
    }),
  );
}

export function tracePath(context: SKRSContext2D, points: readonly (readonly [number, number])[]): void {
  context.beginPath();
  points.forEach(([x, y], index) => (index ? context.lineTo(x, y) : context.moveTo(x, y)));
  context.closePath();
}
