import { blur } from '../raster/blur.ts';
import type { Field } from '../raster/blur.ts';
import { channels } from '../raster/colour.ts';
import { noise } from '../raster/noise.ts';
import { smoothStep } from '../raster/smooth-step.ts';
import { createPlate, createSurface, develop } from '../raster/surface.ts';
import type { Surface } from '../raster/surface.ts';
import type { Painter } from './painter.ts';
import { colourRegions, inkPlace, leastArea } from './region-colours.ts';

/** Height of a sheet over the next, as a share of the side. */
const lift = 0.012;

/** A sheet of one colour with a paper's tooth, cut to a mask of 0..1. */
function cutSheet(side: number, cut: Field, colour: string, seed: number): Surface {
  const plate = createPlate(side);
  const ink = channels(colour);
  const tooth = noise('fine', seed);
  const grain = noise('grain', seed);
  for (let y = 0, p = 0; y < side; y++) {
    for (let x = 0; x < side; x++, p++) {
      if (cut[p]! < 0.01) continue;
      const gloss = 1 + (tooth(x, y) - 0.5) * 0.035 + (grain(x, y) - 0.5) * 0.035;
      inkPlace(plate.data, p, [ink[0] * gloss, ink[1] * gloss, ink[2] * gloss], cut[p]!);
    }
  }
  return develop(plate);
}

/** Two shadows make a sheet lie: a wide one for its height and a tight one for its edge. */
function laySheet(onto: Surface, sheet: Surface): void {
  const context = onto.getContext('2d');
  const height = onto.width * lift;
  context.save();
  context.shadowColor = 'rgba(20,10,25,.42)';
  context.shadowBlur = height * 1.5;
  context.shadowOffsetX = height * 0.55;
  context.shadowOffsetY = height * 0.9;
  context.drawImage(sheet, 0, 0);
  context.restore();
  context.save();
  context.globalAlpha = 0.35;
  context.shadowColor = 'rgba(20,10,25,.5)';
  context.shadowBlur = 2;
  context.shadowOffsetY = 1;
  context.drawImage(sheet, 0, 0);
  context.restore();
  context.drawImage(sheet, 0, 0);
}

/** Layered paper: the largest region is the base sheet under all, the others are cut and laid on by falling size. */
export const paper: Painter = {
  // Few and even shapes: scissors do not cut icon detail.
  reading: { pad: 0.07, regions: 5, detail: 1.2 },
  paint(figure, palette, seed) {
    const { side, alpha, regions } = figure;
    const colours = colourRegions(figure, palette);
    const order = regions.map((_, index) => index).toSorted((a, b) => regions[b]!.area - regions[a]!.area);
    const outline = blur(alpha, side, side * 0.006);
    const result = createSurface(side, side);
    order.forEach((index, layer) => {
      if (layer === 0) {
        const base = new Float32Array(outline.length);
        for (let p = 0; p < base.length; p++) base[p] = smoothStep(0.12, 0.2, outline[p]!);
        laySheet(result, cutSheet(side, base, colours[index]!, seed));
      } else if (regions[index]!.area > leastArea) {
        const soft = blur(regions[index]!.field, side, side * 0.003);
        for (let p = 0; p < soft.length; p++) {
          soft[p] = smoothStep(0.42, 0.52, soft[p]!) * smoothStep(0.3, 0.6, outline[p]!);
        }
        laySheet(result, cutSheet(side, soft, colours[index]!, seed + layer));
      }
    });
    return result;
  },
};
