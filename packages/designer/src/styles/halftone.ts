import { blur } from '../raster/blur.ts';
import { channels, chromaOf, lightnessOf, shadeOf } from '../raster/colour.ts';
import { clamp, smoothStep } from '../raster/smooth-step.ts';
import { createPlate } from '../raster/surface.ts';
import { derive } from './figure.ts';
import { lightOn } from './form.ts';
import { standsClear } from './inks.ts';
import { plainReading } from './painter.ts';
import type { Painter } from './painter.ts';
import { mixPlace } from './region-colours.ts';
import type { StylePalette } from './style-palette.ts';

/** Distance of dots as a share of the side; the screen stands at 45°, where the eye sees it least. */
const cell = 0.0125;

/** A flood of colour below and dots above: the brightest colour that stands on the ground, and a deep one. */
function chooseInks(palette: StylePalette): [base: string, ink: string] {
  const { colours, dark } = palette;
  // Less for the base than for a solid: the dots hold its edge.
  const standing = colours.filter((colour) => standsClear(colour, palette, 0.12));
  const bright = (standing.length ? standing : colours).toSorted((a, b) => lightnessOf(b) - lightnessOf(a))[0]!;
  const deep = standing.filter((colour) => lightnessOf(colour) < lightnessOf(bright) - 0.3 && chromaOf(colour) > 0.08);
  const shade = standsClear(dark, palette) ? dark : shadeOf(bright, 0.62);
  return [bright, deep.toSorted((a, b) => lightnessOf(a) - lightnessOf(b))[0] ?? shade];
}

/** Duotone halftone: one flat colour under a screen of dots that grow with the tone. */
export const halftone: Painter = {
  reading: plainReading,
  paint(figure, palette) {
    const { side, alpha, tone } = figure;
    const plate = createPlate(side);
    const [baseColour, inkColour] = chooseInks(palette);
    const base = channels(baseColour);
    const ink = channels(inkColour);
    const soft = derive(figure, 'halftone tone', () => blur(tone, side, side * cell * 0.28));
    const lit = lightOn(figure);
    const turn = (Math.SQRT1_2 * Math.PI * 2) / (cell * side);
    // cos(a + b) + cos(a - b) = 2 cos a cos b: the screen is the product of its columns and rows.
    const waves = Float64Array.from({ length: side }, (_, at) => Math.cos(at * turn));
    for (let y = 0, p = 0; y < side; y++) {
      for (let x = 0; x < side; x++, p++) {
        if (alpha[p]! < 0.01) continue;
        const screen = waves[x]! * waves[y]! * 0.5 + 0.5;
        const wanted = clamp(1.06 - soft[p]! * 0.95 - lit[p]! * 0.35);
        const dot = smoothStep(-0.09, 0.09, wanted - screen);
        mixPlace(plate.data, p, base, ink, dot, alpha[p]!);
      }
    }
    return plate;
  },
};
