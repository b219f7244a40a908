import { blur, enlarge, halve } from '../raster/blur.ts';
import type { Field } from '../raster/blur.ts';
import { distanceInside } from '../raster/distance.ts';
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
    return distanceInside(side, (p) => {
      if (p < side || p >= last || alpha[p]! <= 0.5) return false;
      const own = label[p];
      return own === label[p - 1] && own === label[p + 1] && own === label[p - side] && own === label[p + side];
    });
  });

/** Pixels to the outside of the figure. */
export const outlineDistance = (figure: Figure): Field =>
  derive(figure, 'outline', () => distanceInside(figure.side, (p) => figure.alpha[p]! > 0.5));

/** Each region blown up like a cushion whose shoulder is `radius` (share of the side) wide: heights in pixels. */
export const inflate = (figure: Figure, radius = 0.055): Field =>
  derive(figure, `inflated ${radius}`, () => {
    const { side } = figure;
    const shoulder = radius * side;
    const height = borderDistance(figure).map((distance) => {
      const t = Math.min(1, distance / shoulder);
      return Math.sqrt(1 - (1 - t) * (1 - t)) * shoulder;
    });
    return blur(height, side, side / 160);
  });

/** Light on the whole figure as if it were one dome, -1 shade .. 1 light; `radius` as a share of the side. */
export const lightOn = (figure: Figure, radius = 0.16): Field =>
  derive(figure, `light ${radius}`, () => {
    const { side, alpha } = figure;
    const soft = blur(alpha, side, radius * side * 0.5);
    const field = new Float32Array(alpha.length);
    const gain = side * radius * 1.5;
    for (let y = 1; y < side - 1; y++) {
      for (let x = 1, p = y * side + 1; x < side - 1; x++, p++) {
        if (alpha[p]! < 0.02) continue;
        const across = (soft[p + 1]! - soft[p - 1]!) * -light.x;
        const down = (soft[p + side]! - soft[p - side]!) * -light.y;
        field[p] = clamp((across + down) * gain, -1, 1);
      }
    }
    return field;
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
    const inner = distanceInside(half, (p) => small[p]! > 0.5);
    const away = distanceInside(half, (p) => inner[p]! * 2 <= width);
    const wire = enlarge(
      away.map((distance) => smoothStep(width + 1, width + 3, distance * 2)),
      side,
    );
    const depth = enlarge(
      inner.map((distance) => distance * 2),
      side,
    );
    const body = new Float32Array(alpha.length);
    for (let p = 0; p < alpha.length; p++) {
      body[p] = alpha[p]! * (1 - wire[p]!);
      wire[p]! *= alpha[p]!;
    }
    return { body, wire, depth };
  });
