import { blur } from '../raster/blur.ts';
import { channels, lightnessOf, shadeOf } from '../raster/colour.ts';
import { noise } from '../raster/noise.ts';
import { smoothStep } from '../raster/smooth-step.ts';
import { createPlate, develop } from '../raster/surface.ts';
import type { Plate } from '../raster/surface.ts';
import type { Figure } from './figure.ts';
import { borderDistance, lightOn } from './form.ts';
import { printInk, rampOf } from './inks.ts';
import type { Painter } from './painter.ts';
import { inkPlace, mixPlace } from './region-colours.ts';
import type { StylePalette } from './style-palette.ts';

/** How far the shapes of colour slip under the key drawing, as a share of the side. */
const slip = 0.016;

/** The key is dark; on a dark sheet, where it would be lost, the shapes below must be light and carry it. */
function keyColour(palette: StylePalette): string {
  const ink = printInk(palette);
  return lightnessOf(ink) < 0.5 ? ink : shadeOf(palette.dark, 0.9);
}

/** Flat shapes of colour, a little out of place, their light side sponged. */
function paintShapes(figure: Figure, palette: StylePalette, seed: number): Plate {
  const { side, alpha, label, regions } = figure;
  const plate = createPlate(side);
  const shapes = rampOf(palette).slice(1);
  const inks = regions.map((_, index) =>
    channels(shapes[Math.round((index / Math.max(1, regions.length - 1)) * (shapes.length - 1))]!),
  );
  const sponge = channels(palette.light);
  const grain = noise('grain', seed);
  const cloud = noise('soft', seed + 5);
  const lit = lightOn(figure, 0.22);
  const offset = Math.round(slip * side);
  for (let y = offset; y < side; y++) {
    for (let x = offset; x < side; x++) {
      const p = y * side + x;
      const q = (y - offset) * side + x - offset;
      if (alpha[q]! < 0.01 || label[q]! < 0) continue;
      const ink = inks[label[q]!]!;
      const sponged = grain(x >> 1, y >> 1) < smoothStep(0.12, 0.85, lit[q]!) * (0.2 + cloud(x, y) * 0.4) ? 0.7 : 0;
      mixPlace(plate.data, p, ink, sponge, sponged, alpha[q]!);
    }
  }
  return plate;
}

/** Retro print of the nineteen-fifties: loose shapes of colour below a dry, broken key drawing. */
export const retro: Painter = {
  reading: { pad: 0.06, regions: 5, detail: 1.3 },
  paint(figure, palette, seed) {
    const { side, alpha, label } = figure;
    const surface = develop(paintShapes(figure, palette, seed));
    const key = createPlate(side);
    const ink = channels(keyColour(palette));
    const border = blur(borderDistance(figure), side, 1);
    const lit = lightOn(figure);
    const dry = noise('fine', seed);
    const hand = noise('soft', seed + 9);
    const darkest = figure.regions[0]!.area < figure.area * 0.32 ? 0 : -1;
    for (let y = 0, p = 0; y < side; y++) {
      for (let x = 0; x < side; x++, p++) {
        if (alpha[p]! < 0.3) continue;
        // The pen presses harder on the side away from the light, and runs dry on the other.
        const width = side * (0.0035 + 0.004 * hand(x >> 1, y >> 1)) * (1 - lit[p]! * 0.7);
        const line = 1 - smoothStep(width - 0.8, width + 0.8, border[p]!);
        const solid = label[p] === darkest ? 1 : 0;
        const worn = smoothStep(0.12, 0.3, dry(x, y) + (solid ? 0.12 : 0));
        const opacity = Math.max(line, solid) * worn;
        if (opacity > 0.01) inkPlace(key.data, p, ink, opacity);
      }
    }
    surface.getContext('2d').drawImage(develop(key), 0, 0);
    return surface;
  },
};
