import { blur } from '../raster/blur.ts';
import type { Field } from '../raster/blur.ts';
import { channels } from '../raster/colour.ts';
import { noise } from '../raster/noise.ts';
import { seededRandom } from '../raster/random.ts';
import { smoothStep } from '../raster/smooth-step.ts';
import { createPlate } from '../raster/surface.ts';
import { derive, rankOf } from './figure.ts';
import type { Figure } from './figure.ts';
import { borderDistance, depthOf, lightOn, splitWires } from './form.ts';
import { printInk, printsLight } from './inks.ts';
import { roomyReading } from './painter.ts';
import type { Painter } from './painter.ts';
import { inkPlace } from './region-colours.ts';

/** Width of a gouge and the land beside it, as a share of the side. */
const period = 0.017;

/** Where the block takes ink, 0 or 1: gouges run along the borders of regions, wider where the tone is lighter. */
function carve(figure: Figure, seed: number, reversed: boolean): Field {
  const { side, alpha, label, tone, regions } = figure;
  const ink = new Float32Array(alpha.length);
  const border = derive(figure, 'soft border', () => blur(borderDistance(figure), side, 2));
  const soft = derive(figure, 'soft tone', () => blur(tone, side, side * 0.006));
  const { depth } = splitWires(figure, side * 0.008);
  const lit = lightOn(figure);
  const hand = noise('soft', seed);
  const slip = noise('fine', seed + 3);
  const gouge = period * side;
  const key = Math.max(2, side * 0.0045);
  const ranks = regions.map((_, index) => rankOf(figure, index));
  for (let y = 4; y < side - 4; y++) {
    for (let x = 4; x < side - 4; x++) {
      const p = y * side + x;
      const q = p + Math.round((slip(x, y) - 0.5) * key) + Math.round((slip(x + 200, y + 80) - 0.5) * key) * side;
      if (alpha[q]! < 0.5) continue;
      const shift = (hand(x >> 1, y >> 1) - 0.5) * 0.35;
      const lightness = ranks[label[q]!]! * 0.6 + soft[q]! * 0.4 + lit[p]! * 0.55;
      const bare = (reversed ? 1.06 - lightness : lightness) + shift;
      // The key line: without it light regions would run into one another and into the paper.
      if (depth[q]! < key * (0.9 + hand(x, y)) || (border[q]! < key * 0.6 && bare > 0.3)) {
        ink[p] = 1;
        continue;
      }
      const phase = (border[q]! + hand(x, y) * gouge * 0.9) / gouge;
      const saw = Math.abs((phase - Math.floor(phase)) * 2 - 1);
      if (saw > smoothStep(0.2, 1, bare) * 0.97) ink[p] = 1;
    }
  }
  return ink;
}

/** Draws one spindle-shaped sliver into the ink. */
function leaveSliver(
  ink: Field,
  side: number,
  place: { x: number; y: number; angle: number; length: number; width: number },
) {
  const [cos, sin] = [Math.cos(place.angle), Math.sin(place.angle)];
  for (let along = 0; along < place.length; along++) {
    const width = place.width * Math.sin((along / place.length) * Math.PI);
    for (let across = -width; across <= width; across += 0.7) {
      const x = Math.trunc(place.x + cos * (along - place.length / 2) - sin * across);
      const y = Math.trunc(place.y + sin * (along - place.length / 2) + cos * across);
      if (x > 0 && y > 0 && x < side && y < side) ink[y * side + x] = 1;
    }
  }
}

/** Chatter: slivers left standing in the cleared ground round the figure, along its outline. */
function chatter(ink: Field, figure: Figure, seed: number): void {
  const { side, alpha } = figure;
  const random = seededRandom(seed);
  const away = derive(figure, 'away', () => depthOf(alpha, side, 0.5, false));
  for (let left = 46, tries = 0; left > 0 && tries < 4000; tries++) {
    const x = 20 + random() * (side - 40);
    const y = 20 + random() * (side - 40);
    const p = Math.trunc(y) * side + Math.trunc(x);
    const distance = away[p]!;
    if (distance < 7 || distance > side * 0.05 * (0.4 + random())) continue;
    left--;
    const outline = Math.atan2(away[p + 3]! - away[p - 3]!, away[p - 3 * side]! - away[p + 3 * side]!);
    const angle = outline + (random() - 0.5) * 0.3;
    const length = side * (0.015 + random() * 0.06);
    leaveSliver(ink, side, { x, y, angle, length, width: side * (0.0016 + random() * 0.0028) });
  }
}

/** Linocut in one ink; on a dark ground a light ink prints what is light, as on black paper. */
export const lino: Painter = {
  reading: roomyReading,
  paint(figure, palette, seed) {
    const { side } = figure;
    const carved = carve(figure, seed, printsLight(palette));
    chatter(carved, figure, seed);
    const soft = blur(carved, side, 1);
    const grain = noise('grain', seed);
    const hand = noise('soft', seed);
    const plate = createPlate(side);
    const ink = channels(printInk(palette));
    for (let y = 0, p = 0; y < side; y++) {
      for (let x = 0; x < side; x++, p++) {
        const opacity = smoothStep(0.32, 0.62, soft[p]!);
        if (opacity < 0.01) continue;
        const salt = grain(x >> 1, y >> 1) > 0.965 + (0.5 - hand(x >> 1, y >> 1)) * 0.06;
        inkPlace(plate.data, p, ink, salt ? opacity * 0.25 : opacity);
      }
    }
    return plate;
  },
};
