import { blur, enlarge, halve } from '../raster/blur.ts';
import type { Field } from '../raster/blur.ts';
import { far, measureDistances } from '../raster/distance.ts';
import { clamp, smoothStep } from '../raster/smooth-step.ts';
import { derive } from './figure.ts';
import type { Figure } from './figure.ts';

/** One light for every style, from the upper left, toward the viewer: a unit vector. */
export const light = { x: -0.62, y: -0.62, z: 0.48 } as const;

/** Pixels to the border of the region that a place lies in. */
export const borderDistance = (figure: Figure): Field =>
  derive(figure, 'border', () => {
    const { side, alpha, label } = figure;
    const last = alpha.length - side;
    const distances = new Float32Array(alpha.length);
    for (let p = side; p < last; p++) {
      if (alpha[p]! <= 0.5) continue;
      const own = label[p];
      if (own === label[p - 1] && own === label[p + 1] && own === label[p - side] && own === label[p + side])
        distances[p] = far;
    }
    return measureDistances(distances, side);
  });

/** Pixels from where a field is above (or, where `above` is false, not above) a level to where it isn't. */
export function depthOf(field: Field, side: number, level: number, above = true): Field {
  const distances = new Float32Array(field.length);
  for (let p = 0; p < field.length; p++) if (field[p]! > level === above) distances[p] = far;
  return measureDistances(distances, side);
}

/** Pixels to the outside of the figure. */
export const outlineDistance = (figure: Figure): Field =>
  derive(figure, 'outline', () => depthOf(figure.alpha, figure.side, 0.5));

/** Heights of a cushion over distances from its rim: a quarter of a circle of radius `shoulder`, then level. */
export function cushion(distances: Field, shoulder: number): Field {
  const heights = new Float32Array(distances.length);
  for (let p = 0; p < heights.length; p++) {
    const distance = distances[p]!;
    if (distance === 0) continue;
    const rest = 1 - distance / shoulder;
    heights[p] = rest > 0 ? Math.sqrt(1 - rest * rest) * shoulder : shoulder;
  }
  return heights;
}

/** Each region blown up like a cushion whose shoulder is `radius` (share of the side) wide: heights in pixels. */
export const inflate = (figure: Figure, radius = 0.055): Field =>
  derive(figure, `inflated ${radius}`, () => {
    const { side } = figure;
    return blur(cushion(borderDistance(figure), radius * side), side, side / 160);
  });

/** Light on the whole figure as if it were one dome, -1 shade .. 1 light; `radius` as a share of the side. */
export const lightOn = (figure: Figure, radius = 0.16): Field =>
  derive(figure, `light ${radius}`, () => {
    const { side, alpha } = figure;
    const half = side / 2;
    // So wide a blur has nothing to show at full size that half of it has not.
    const soft = blur(halve(alpha, side), half, radius * half * 0.5);
    const lit = new Float32Array(soft.length);
    // Two of its places are four of the figure's.
    const gain = (side * radius * 1.5) / 2;
    for (let y = 1; y < half - 1; y++) {
      for (let x = 1, p = y * half + 1; x < half - 1; x++, p++) {
        const across = (soft[p + 1]! - soft[p - 1]!) * -light.x;
        const down = (soft[p + half]! - soft[p - half]!) * -light.y;
        lit[p] = clamp((across + down) * gain, -1, 1);
      }
    }
    return enlarge(lit, side);
  });

export interface Wires {
  /** Opacity of what is thicker, and of what is thinner. */
  body: Field;
  wire: Field;
  /** Pixels to the outside, worked out at half size: smooth, and enough for line work. */
  depth: Field;
}

/**
 * Parts thinner than `width` (pixels) apart from the rest: spokes, whiskers, strings. Styles made of outlines would lose
 * them, so they draw wires solid.
 */
export const splitWires = (figure: Figure, width: number): Wires =>
  derive(figure, `wires ${width}`, () => {
    const { side, alpha } = figure;
    const half = side / 2;
    const small = halve(alpha, side);
    // Opening: shrink by the width, grow back; what does not come back is wire.
    const inner = depthOf(small, half, 0.5);
    const away = depthOf(inner, half, width / 2, false);
    for (let p = 0; p < inner.length; p++) {
      away[p] = smoothStep(width + 1, width + 3, away[p]! * 2);
      inner[p]! *= 2;
    }
    const wire = enlarge(away, side);
    const depth = enlarge(inner, side);
    const body = new Float32Array(alpha.length);
    for (let p = 0; p < alpha.length; p++) {
      body[p] = alpha[p]! * (1 - wire[p]!);
      wire[p]! *= alpha[p]!;
    }
    return { body, wire, depth };
  });
