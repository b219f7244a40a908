import { blur } from '../raster/blur.ts';
import type { Field } from '../raster/blur.ts';
import { channels } from '../raster/colour.ts';
import { noise } from '../raster/noise.ts';
import { seededRandom } from '../raster/random.ts';
import { clamp, smoothStep } from '../raster/smooth-step.ts';
import { createPlate, develop } from '../raster/surface.ts';
import type { Plate } from '../raster/surface.ts';
import { derive } from './figure.ts';
import type { Figure } from './figure.ts';
import { needsSheet, onSheet } from './inks.ts';
import { roomyReading } from './painter.ts';
import type { Painter } from './painter.ts';
import { colourRegions, leastArea } from './region-colours.ts';
import { layUnder } from './underlay.ts';

/** Where a brush came to lie instead of where the drawing has it: whole pixels, as an offset in the field. */
function trembling(figure: Figure, seed: number): Int32Array {
  const { side, alpha } = figure;
  const hand = noise('soft', seed);
  const tooth = noise('fine', seed + 5);
  const source = new Int32Array(alpha.length);
  for (let y = 0, p = 0; y < side; y++) {
    for (let x = 0; x < side; x++, p++) {
      const across = (hand(x >> 1, y >> 1) - 0.5) * side * 0.022 + (tooth(x, y) - 0.5) * side * 0.003;
      const down = (hand((x >> 1) + 140, (y >> 1) + 60) - 0.5) * side * 0.022 + (tooth(x + 77, y) - 0.5) * side * 0.003;
      source[p] = clamp(y + Math.round(down), 0, side - 1) * side + clamp(x + Math.round(across), 0, side - 1);
    }
  }
  return source;
}

/** One wash: crisp with a dark rim where the paper was dry, bled where it was wet, pigment pooled in clouds. */
function wash(
  density: Field[],
  figure: Figure,
  region: number,
  colour: string,
  source: Int32Array,
  seed: number,
): void {
  const { side } = figure;
  const hand = noise('soft', seed);
  const tooth = noise('fine', seed + 5);
  // Washes multiply like glass, so their logarithms add.
  const absorbed = channels(colour).map((value) => Math.log(Math.max(0.02, value / 255)));
  const field = figure.regions[region]!.field;
  const crisp = blur(field, side, side * 0.004);
  const wide = blur(field, side, side * 0.016);
  const [red, green, blue] = density as [Field, Field, Field];
  for (let y = 8; y < side - 8; y++) {
    for (let x = 8; x < side - 8; x++) {
      const p = y * side + x;
      if (wide[p]! < 0.004) continue;
      const here = crisp[source[p]!]!;
      const wet = smoothStep(0.35, 0.7, hand((x >> 2) + region * 70, (y >> 2) + 33));
      const body =
        smoothStep(0.56, 0.68, here) * (1 - wet * 0.55) + smoothStep(0.2, 0.9, wide[source[p]!]!) * wet * 0.75;
      if (body < 0.004) continue;
      const rim = body * (1 - smoothStep(0.66, 0.98, here)) * (1 - wet) * 0.7;
      const pool = 0.3 + 0.95 * hand((x >> 2) + 21, (y >> 2) + region * 50);
      const amount = body * (pool + rim) * (1 + (tooth(x + 31, y + 9) - 0.5) * 0.28);
      red[p]! += absorbed[0]! * amount;
      green[p]! += absorbed[1]! * amount;
      blue[p]! += absorbed[2]! * amount;
    }
  }
}

/** Light lost in the washes becomes ink with opacity: the same look on any light ground. */
function depositWashes(density: Field[], plate: Plate): void {
  const [red, green, blue] = density as [Field, Field, Field];
  for (let p = 0; p < red.length; p++) {
    const opacity = 1 - Math.exp(Math.min(red[p]!, green[p]!, blue[p]!));
    if (opacity < 0.004) continue;
    density.forEach((field, k) => {
      plate.data[p * 4 + k] = clamp((Math.exp(field[p]!) - 1 + opacity) / opacity) * 255;
    });
    plate.data[p * 4 + 3] = opacity * 255;
  }
}

function splash({ context }: Plate, side: number, colours: string[], seed: number): void {
  const random = seededRandom(seed);
  for (let drop = 0; drop < 26; drop++) {
    const angle = random() * Math.PI * 2;
    const distance = side * (0.33 + random() * 0.13);
    const radius = side * 0.009 * random() ** 3 + side * 0.0015;
    context.globalAlpha = 0.25 + random() * 0.35;
    context.fillStyle = colours[Math.floor(random() * colours.length)]!;
    context.beginPath();
    const [x, y] = [side / 2 + Math.cos(angle) * distance, side / 2 + Math.sin(angle) * distance];
    context.ellipse(x, y, radius, radius * (0.7 + random() * 0.5), random() * 3, 0, Math.PI * 2);
    context.fill();
  }
}

/** Watercolour: a wash per region, laid with an unsteady hand on paper that is wet in places. */
export const watercolour: Painter = {
  reading: roomyReading,
  paint(figure, palette, seed) {
    const { side, alpha, regions } = figure;
    const plate = createPlate(side);
    const colours = colourRegions(figure, onSheet(palette));
    const source = derive(figure, `trembling ${seed}`, () => trembling(figure, seed));
    const density = [0, 1, 2].map(() => new Float32Array(alpha.length));
    regions.forEach(({ area }, region) => {
      if (area > leastArea) wash(density, figure, region, colours[region]!, source, seed);
    });
    depositWashes(density, plate);
    const painted = develop(plate);
    splash(plate, side, colours, seed);
    return needsSheet(palette) ? layUnder(painted, figure, palette.light) : painted;
  },
};
