import { blur } from '../raster/blur.ts';
import type { Field } from '../raster/blur.ts';
import { channels } from '../raster/colour.ts';
import { smoothStep } from '../raster/smooth-step.ts';
import { createPlate } from '../raster/surface.ts';
import { derive, rankOf } from './figure.ts';
import type { Figure } from './figure.ts';
import { cushion, lightOn, outlineDistance } from './form.ts';
import { boldInk, printInk } from './inks.ts';
import type { Painter } from './painter.ts';
import { mixPlace } from './region-colours.ts';
import type { StylePalette } from './style-palette.ts';

/** Distance of stripes as a share of the side. */
const pitch = 0.03;

/** The stripes' colour and what lies between them: where both would be one, the light of the palette lies between. */
function chooseInks(palette: StylePalette): [stripe: string, between: string] {
  const stripe = printInk(palette);
  const bold = boldInk(palette);
  return [stripe, bold === stripe ? palette.light : bold];
}

/** The whole figure as one dome, in pixels: stripes that followed every small shape would draw none of them. */
const domeOf = (figure: Figure): Field =>
  derive(figure, 'dome', () => {
    const { side } = figure;
    return blur(cushion(outlineDistance(figure), side * 0.16), side, side / 60);
  });

/** Op art: even stripes that the form lifts off the sheet, so that only their bending draws it (V. Vasarely, B. Riley). */
export const op: Painter = {
  reading: { pad: 0.04, regions: 3, detail: 2 },
  paint(figure, palette) {
    const { side, alpha, label, regions } = figure;
    const plate = createPlate(side);
    const [stripe, between] = chooseInks(palette).map(channels);
    const height = domeOf(figure);
    // Where regions meet the stripes break by half, and are heavier in what is dark.
    const ranks = regions.map((_, index) => rankOf(figure, index));
    const lit = lightOn(figure, 0.2);
    const step = pitch * side;
    const edge = 1.2 / step;
    for (let y = 0, p = 0; y < side; y++) {
      for (let x = 0; x < side; x++, p++) {
        if (alpha[p]! < 0.01) continue;
        const rank = ranks[label[p]!] ?? 1;
        const phase = (y + height[p]! * 0.7 + x * 0.12) / step + Math.round(rank * 2) * 0.5;
        const fromStripe = Math.abs(phase - Math.round(phase)) * 2;
        const width = 0.5 + (0.5 - rank) * 0.44 - lit[p]! * 0.22;
        const share = 1 - smoothStep(width - edge, width + edge, fromStripe);
        mixPlace(plate.data, p, between!, stripe!, share, alpha[p]!);
      }
    }
    return plate;
  },
};
