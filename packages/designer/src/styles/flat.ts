import { blur } from '../raster/blur.ts';
import { channels, shadeOf } from '../raster/colour.ts';
import { smoothStep } from '../raster/smooth-step.ts';
import { createPlate } from '../raster/surface.ts';
import { derive } from './figure.ts';
import { lightOn } from './form.ts';
import { plainReading } from './painter.ts';
import type { Painter } from './painter.ts';
import { colourRegions, fillRegions } from './region-colours.ts';

/** Two tones per region, with a hard edge where the figure turns from the light; the shade is turned in hue. */
export const flat: Painter = {
  reading: plainReading,
  paint(figure, palette) {
    const { side } = figure;
    const plate = createPlate(side);
    const lit = derive(figure, 'soft light', () => blur(lightOn(figure, 0.2), side, side / 90));
    const colours = colourRegions(figure, palette);
    const shades = colours.map((colour) => channels(shadeOf(colour, 0.8)));
    fillRegions(figure, colours, plate, (data, index, p) => {
      const amount = 1 - smoothStep(-0.1, -0.085, lit[p]!);
      if (amount === 0) return;
      const shade = shades[figure.label[p]!]!;
      for (let k = 0; k < 3; k++) data[index + k]! += (shade[k]! - data[index + k]!) * amount;
    });
    return plate;
  },
};
