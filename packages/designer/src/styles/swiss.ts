import { blur } from '../raster/blur.ts';
import { channels } from '../raster/colour.ts';
import { clamp, smoothStep } from '../raster/smooth-step.ts';
import { createPlate } from '../raster/surface.ts';
import { derive } from './figure.ts';
import { lightOn } from './form.ts';
import { boldInk, printInk, printsLight, standsClear } from './inks.ts';
import { plainReading } from './painter.ts';
import type { Painter } from './painter.ts';
import { inkPlace } from './region-colours.ts';
import type { StylePalette } from './style-palette.ts';

/** Distance of lines as a share of the side: coarse on purpose, the screen is the drawing. */
const pitch = 0.0165;

/** The lines stand at this angle to the horizontal; no subject has many edges there. */
const slant = (28 * Math.PI) / 180;

const inkFor = (palette: StylePalette): string => {
  const ink = printInk(palette);
  return standsClear(ink, palette, 0.3) ? ink : boldInk(palette);
};

/** A picture screened to straight slanted lines that swell with the tone, in one ink: the Zürich concert poster. */
export const swiss: Painter = {
  reading: plainReading,
  paint(figure, palette) {
    const { side, alpha, tone } = figure;
    const plate = createPlate(side);
    const ink = channels(inkFor(palette));
    const reversed = printsLight(palette);
    const soft = derive(figure, 'screened tone', () => blur(tone, side, side * pitch * 0.3));
    const lit = lightOn(figure);
    const step = pitch * side;
    const [across, down] = [Math.sin(slant) / step, Math.cos(slant) / step];
    const edge = 1.4 / step;
    for (let y = 0, p = 0; y < side; y++) {
      for (let x = 0; x < side; x++, p++) {
        if (alpha[p]! < 0.01) continue;
        const phase = x * across + y * down;
        const fromLine = Math.abs(phase - Math.round(phase)) * 2;
        const shade = 1.02 - soft[p]! * 0.86 - lit[p]! * 0.34;
        // Never bare: the thinnest line holds the outline of what is light.
        const width = clamp(reversed ? 1.1 - shade : shade, 0.16, 1.2);
        const opacity = alpha[p]! * (1 - smoothStep(width - edge, width + edge, fromLine));
        if (opacity > 0.01) inkPlace(plate.data, p, ink, opacity);
      }
    }
    return plate;
  },
};
