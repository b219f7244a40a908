import { blur } from '../raster/blur.ts';
import { channels } from '../raster/colour.ts';
import { clamp, smoothStep } from '../raster/smooth-step.ts';
import { createPlate, develop } from '../raster/surface.ts';
import { derive } from './figure.ts';
import { borderDistance, inflate, lightOn, splitWires } from './form.ts';
import { needsSheet, onSheet, printInk } from './inks.ts';
import { layUnder } from './underlay.ts';
import { plainReading } from './painter.ts';
import type { Painter } from './painter.ts';
import { inkPlace } from './region-colours.ts';

/** Distance of lines as a share of the side, and their angle in radians. */
const period = 0.0115;
const angle = 0.5;

/** Ink 0..1 of a family of lines at a phase, swelling with the tone wanted. */
function ruled(phase: number, wanted: number): number {
  const saw = Math.abs((phase - Math.floor(phase)) * 2 - 1);
  return smoothStep(-0.14, 0.14, wanted - (1 - saw));
}

/** Engraving: parallel lines bent by the form, swelling with tone, crossed in the deepest shade. */
export const engrave: Painter = {
  reading: plainReading,
  paint(figure, palette) {
    const { side, alpha, tone } = figure;
    const plate = createPlate(side);
    const ink = channels(printInk({ ...onSheet(palette), ink: needsSheet(palette) ? palette.dark : palette.ink }));
    const soft = derive(figure, 'engraved tone', () => blur(tone, side, 2));
    const lit = lightOn(figure);
    const height = inflate(figure, 0.07);
    const border = borderDistance(figure);
    const { depth } = splitWires(figure, side * 0.008);
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const pitch = side * period;
    // On a sheet over a dark ground solid ink would be a hole.
    const most = needsSheet(palette) ? 0.74 : 0.97;
    for (let y = 0, p = 0; y < side; y++) {
      for (let x = 0; x < side; x++, p++) {
        if (alpha[p]! < 0.3) continue;
        const shade = 1 - soft[p]! * 0.88 - lit[p]! * 0.5;
        const wanted = clamp(shade, 0.02, most);
        let opacity = ruled((x * sin + y * cos - height[p]! * 0.55) / pitch, wanted);
        if (wanted > 0.72) {
          opacity = Math.max(opacity, ruled((x * cos - y * sin + height[p]! * 0.55) / pitch, (wanted - 0.72) * 2.6));
        }
        // Borders are drawn, but not round highlights, which would look like inlays.
        const drawn = border[p]! < side * 0.003 && (soft[p]! < 0.8 || depth[p]! < side * 0.004);
        inkPlace(plate.data, p, ink, (drawn ? 1 : opacity) * alpha[p]!);
      }
    }
    return needsSheet(palette) ? layUnder(develop(plate), figure, palette.light) : plate;
  },
};
