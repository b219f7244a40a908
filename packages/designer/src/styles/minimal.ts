import { channels } from '../raster/colour.ts';
import { smoothStep } from '../raster/smooth-step.ts';
import { createPlate } from '../raster/surface.ts';
import { blur } from '../raster/blur.ts';
import { derive } from './figure.ts';
import { borderDistance, outlineDistance } from './form.ts';
import { accentOf, boldInk, printInk, standsClear } from './inks.ts';
import type { Painter } from './painter.ts';
import { inkPlace } from './region-colours.ts';
import type { StylePalette } from './style-palette.ts';

/** Width of the gaps between shapes, as a share of the side. */
const gap = 0.011;

/** One colour for nearly all, a second for the smallest shape. */
function chooseInks(palette: StylePalette): [main: string, second: string] {
  const main = boldInk(palette);
  const second = accentOf(palette);
  return [main, second !== main && standsClear(second, palette) ? second : printInk(palette)];
}

/** Minimal: as few shapes as still say what it is, in one colour, held apart by bare ground. */
export const minimal: Painter = {
  reading: { pad: 0.04, regions: 3, detail: 2.6 },
  paint(figure, palette) {
    const { side, alpha, label, regions } = figure;
    const plate = createPlate(side);
    const [main, second] = chooseInks(palette).map(channels);
    const inner = derive(figure, 'soft gaps', () => blur(borderDistance(figure), side, 1.5));
    const outer = outlineDistance(figure);
    const areas = regions.map(({ area }) => area);
    const smallest = regions.length > 1 ? areas.indexOf(Math.min(...areas)) : -1;
    const half = (gap * side) / 2;
    for (let p = 0; p < alpha.length; p++) {
      if (alpha[p]! < 0.01 || label[p]! < 0) continue;
      // At the outline there is no neighbour to hold off.
      const apart = outer[p]! > half * 3 ? smoothStep(half - 0.9, half + 0.9, inner[p]!) : 1;
      const opacity = alpha[p]! * apart;
      if (opacity > 0.01) inkPlace(plate.data, p, label[p] === smallest ? second! : main!, opacity);
    }
    return plate;
  },
};
