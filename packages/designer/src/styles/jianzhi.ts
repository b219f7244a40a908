import type { SKRSContext2D } from '@napi-rs/canvas';
import { blur } from '../raster/blur.ts';
import type { Field } from '../raster/blur.ts';
import { channels } from '../raster/colour.ts';
import { noise } from '../raster/noise.ts';
import { seededRandom } from '../raster/random.ts';
import { smoothStep } from '../raster/smooth-step.ts';
import { createPlate, develop } from '../raster/surface.ts';
import type { Plate } from '../raster/surface.ts';
import type { Figure } from './figure.ts';
import { borderDistance, outlineDistance } from './form.ts';
import { boldInk } from './inks.ts';
import { traceLevel } from './outlines.ts';
import { plainReading } from './painter.ts';
import type { Painter } from './painter.ts';
import { cutRosette, cutTooth } from './paper-cuts.ts';
import { inkPlace } from './region-colours.ts';

/** Width of the gap between regions, as a share of the side. */
const gap = 0.008;

interface Circle {
  x: number;
  y: number;
  radius: number;
}

/** The sheet with gaps at the borders of regions; they stop short of the outline, so that the sheet holds together. */
function cutSheet(figure: Figure, plate: Plate, colour: string, seed: number): void {
  const { side, alpha } = figure;
  const hole = gap * side * 0.5;
  const solid = blur(alpha, side, side * 0.004);
  const outline = outlineDistance(figure);
  const border = blur(borderDistance(figure), side, 1);
  const ink = channels(colour);
  const tooth = noise('fine', seed);
  for (let y = 0, p = 0; y < side; y++) {
    for (let x = 0; x < side; x++, p++) {
      const opacity = smoothStep(0.42, 0.56, solid[p]!);
      if (opacity < 0.01) continue;
      const kept = outline[p]! < hole * 2.2 ? 1 : smoothStep(hole - 0.8, hole + 0.8, border[p]!);
      const gloss = 1 + (tooth(x, y) - 0.5) * 0.06;
      inkPlace(plate.data, p, [ink[0] * gloss, ink[1] * gloss, ink[2] * gloss], opacity * kept);
    }
  }
}

/** At most nine rosettes, where the sheet is thickest first, none touching another. */
function placeRosettes(depth: Field, side: number): Circle[] {
  const half = side / 2;
  const peaks: (Circle & { thickness: number })[] = [];
  for (let y = 4; y < half - 4; y += 4) {
    for (let x = 4; x < half - 4; x += 4) {
      const thickness = depth[y * half + x]!;
      if (thickness > side * 0.042) {
        peaks.push({ x: x * 2, y: y * 2, thickness, radius: Math.min(thickness * 0.62, side * 0.075) });
      }
    }
  }
  peaks.sort((a, b) => b.thickness - a.thickness);
  const placed: Circle[] = [];
  for (const { x, y, radius } of peaks) {
    if (placed.length === 9) break;
    if (placed.every((other) => Math.hypot(other.x - x, other.y - y) >= (other.radius * 1.12 + radius * 1.5) * 1.05)) {
      placed.push({ x, y, radius });
    }
  }
  return placed;
}

/** Rows of saw-teeth along a line of equal depth, pointing inward, none into a rosette. */
function cutTeeth(
  context: SKRSContext2D,
  figure: Figure,
  points: [number, number][],
  teeth: { step: number; length: number },
  rosettes: Circle[],
): void {
  const { side } = figure;
  const depth = borderDistance(figure);
  let walked = 0;
  for (let index = 1; index < points.length; index++) {
    const [x, y] = points[index]!;
    walked += Math.hypot(x - points[index - 1]![0], y - points[index - 1]![1]);
    if (walked < teeth.step) continue;
    walked = 0;
    const p = Math.trunc(x) + Math.trunc(y) * side;
    const across = depth[p + 4]! - depth[p - 4]!;
    const down = depth[p + 4 * side]! - depth[p - 4 * side]!;
    const slope = Math.hypot(across, down);
    // On a ridge there is no inward; a tooth there would point anywhere.
    if (!(slope >= 3)) continue;
    const direction = { x: across / slope, y: down / slope };
    const length = Math.min(teeth.length, 0.6 * teeth.length + depth[p]! * 0.1);
    const tip = { x: x + direction.x * length * 0.6, y: y + direction.y * length * 0.6 };
    const free = rosettes.every(
      (other) => Math.hypot(other.x - tip.x, other.y - tip.y) >= (other.radius * 1.12 + length * 0.35) * 1.05,
    );
    if (free) cutTooth(context, { x, y }, direction, length, teeth.step * 0.36);
  }
}

/** Chinese paper-cut: one sheet of one colour, opened by gaps, rosettes and saw-teeth. */
export const jianzhi: Painter = {
  reading: plainReading,
  paint(figure, palette, seed) {
    const { side } = figure;
    const half = side / 2;
    const plate = createPlate(side);
    cutSheet(figure, plate, boldInk(palette), seed);
    const surface = develop(plate);
    const { context } = plate;
    context.globalCompositeOperation = 'destination-out';
    const border = borderDistance(figure);
    const small = new Float32Array(half * half).map(
      (_, p) => border[Math.floor(p / half) * 2 * side + (p % half) * 2]!,
    );
    const random = seededRandom(seed);
    const rosettes = placeRosettes(small, side);
    for (const { x, y, radius } of rosettes) {
      cutRosette(context, { x, y }, radius, radius > side * 0.045 ? 8 : 6, random() * 3);
    }
    const soft = blur(small, half, 1);
    for (const { level, length, step } of [
      { level: 0.02, length: 0.019, step: 0.0125 },
      { level: 0.062, length: 0.024, step: 0.016 },
    ]) {
      for (const ring of traceLevel(soft, half, level * side)) {
        cutTeeth(context, figure, ring, { step: step * side, length: length * side }, rosettes);
      }
    }
    context.globalCompositeOperation = 'source-over';
    return surface;
  },
};
