import { channels } from '../raster/colour.ts';
import { seededRandom } from '../raster/random.ts';
import { smoothStep } from '../raster/smooth-step.ts';
import { createPlate } from '../raster/surface.ts';
import type { Figure } from './figure.ts';
import { rampOf, standsClear } from './inks.ts';
import type { Painter } from './painter.ts';
import { colourRegions, fillRegions } from './region-colours.ts';
import type { StylePalette } from './style-palette.ts';

/** Middle of the ink, in pixels: the axis goes through the figure, not through the sheet. */
function middleOf({ side, alpha }: Figure): { x: number; y: number } {
  let [x, y, total] = [0, 0, 0];
  for (let p = 0; p < alpha.length; p += 3) {
    if (alpha[p]! < 0.5) continue;
    x += p % side;
    y += Math.floor(p / side);
    total++;
  }
  return total ? { x: x / total, y: y / total } : { x: side / 2, y: side / 2 };
}

/** What a colour becomes on the other side of the axis: the next one that is another and stands on the ground. */
function counterColours(colours: string[], palette: StylePalette): string[] {
  const ramp = rampOf(palette);
  return colours.map((colour) => {
    const at = ramp.indexOf(colour);
    const next = [2, 1, 3].map((step) => ramp[(at + step) % ramp.length]!);
    return next.find((other) => other !== colour && standsClear(other, palette, 0.12)) ?? colour;
  });
}

/** Bauhaus: few flat shapes, counterchanged where an axis and a circle cut through the figure. */
export const bauhaus: Painter = {
  reading: { pad: 0.04, regions: 4, detail: 2.2 },
  paint(figure, palette, seed) {
    const { side, label } = figure;
    const plate = createPlate(side);
    const random = seededRandom(seed);
    const { x: middleX, y: middleY } = middleOf(figure);
    const radius = side * (0.2 + random() * 0.08);
    const [circleX, circleY] = [middleX, middleY + side * (random() - 0.5) * 0.16];
    const colours = colourRegions(figure, palette);
    const others = counterColours(colours, palette).map(channels);
    fillRegions(figure, colours, plate, (data, index, p, x, y) => {
      const right = smoothStep(-0.7, 0.7, x - middleX);
      const inside = 1 - smoothStep(-0.7, 0.7, Math.sqrt((x - circleX) ** 2 + (y - circleY) ** 2) - radius);
      // Counterchange: one cut turns the colours over, both together turn them back.
      const turned = right + inside - 2 * right * inside;
      const other = others[label[p]!]!;
      for (let k = 0; k < 3; k++) data[index + k]! += (other[k]! - data[index + k]!) * turned;
    });
    return plate;
  },
};
