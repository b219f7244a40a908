import { channels, lightnessOf, mix, shadeOf } from '../raster/colour.ts';
import { smoothStep } from '../raster/smooth-step.ts';
import { createPlate, develop } from '../raster/surface.ts';
import { borderDistance, splitWires } from './form.ts';
import { clearColour, printInk, printsLight } from './inks.ts';
import { outlinesOf, tracePath } from './outlines.ts';
import type { Painter } from './painter.ts';
import { colourRegions, fillRegions } from './region-colours.ts';
import type { StylePalette } from './style-palette.ts';

/** Shares of the side. */
const band = 0.026;
const outline = 0.007;

/** The metal of the lines: light on dark sheets, else the ink. */
const lineColour = (palette: StylePalette): string =>
  printsLight(palette) ? mix(clearColour(palette), palette.light, 0.35) : printInk(palette);

/** Art deco: each region terraced in three steps parallel to its edge, every edge drawn twice with a fine even line. */
export const deco: Painter = {
  reading: { pad: 0.05, regions: 4, detail: 1.8 },
  paint(figure, palette) {
    const { side } = figure;
    const plate = createPlate(side);
    const border = borderDistance(figure);
    const colours = colourRegions(figure, palette);
    const terraces = colours.map((colour) => {
      const inner = lightnessOf(colour) > 0.55 ? shadeOf(colour, 0.82) : mix(colour, palette.light, 0.16);
      return [channels(mix(colour, inner, 0.5)), channels(inner)] as const;
    });
    const step = band * side;
    fillRegions(figure, colours, plate, (data, index, p) => {
      const [middle, inner] = terraces[figure.label[p]!]!;
      const first = smoothStep(step - 0.8, step + 0.8, border[p]!);
      const second = smoothStep(step * 2 - 0.8, step * 2 + 0.8, border[p]!);
      for (let k = 0; k < 3; k++) {
        const value = data[index + k]! + (middle[k]! - data[index + k]!) * first;
        data[index + k] = value + (inner[k]! - value) * second;
      }
    });
    const surface = develop(plate);
    const context = surface.getContext('2d');
    context.lineJoin = context.lineCap = 'round';
    context.strokeStyle = lineColour(palette);
    const { body } = splitWires(figure, side * outline);
    for (const { points, region } of outlinesOf(figure, 0.0012, body)) {
      tracePath(context, points);
      context.lineWidth = side * (region < 0 ? outline : outline * 0.55);
      context.stroke();
    }
    return surface;
  },
};
