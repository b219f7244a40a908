import { blur } from '../raster/blur.ts';
import type { Field } from '../raster/blur.ts';
import { noise } from '../raster/noise.ts';
import { clamp } from '../raster/smooth-step.ts';
import { createPlate } from '../raster/surface.ts';
import { derive } from './figure.ts';
import type { Figure } from './figure.ts';
import { cushion, inflate, light, outlineDistance } from './form.ts';
import type { Painter } from './painter.ts';
import { colourRegions, fillRegions } from './region-colours.ts';

/** Radius of the rounding, as a share of the side. */
const round = 0.07;

/** A dome over the whole figure with a bevel per region: heights in pixels. */
const model = (figure: Figure): Field =>
  derive(figure, 'clay', () => {
    const { side } = figure;
    const bevel = inflate(figure, round * 0.55);
    const shoulder = round * 1.9 * side;
    const dome = cushion(outlineDistance(figure), shoulder);
    for (let p = 0; p < dome.length; p++) dome[p] = dome[p]! * 0.9 + bevel[p]! * 0.75;
    return blur(dome, side, side / 60);
  });

/** Modelled in clay: wrapped light, shade in the hollows and richer in colour, a soft shine and a cool rim. */
export const clay: Painter = {
  reading: { pad: 0.04, regions: 5, detail: 1.2 },
  paint(figure, palette, seed) {
    const { side } = figure;
    const plate = createPlate(side);
    const height = model(figure);
    const around = derive(figure, 'clay around', () => blur(height, side, side / 28));
    const tooth = noise('fine', seed);
    // Heights are pixels, so slopes don't change with the size; the hollows' depth does.
    const hollow = 0.035 * (800 / side);
    fillRegions(figure, colourRegions(figure, palette), plate, (data, index, p, x, y) => {
      const slopeX = (height[p - 2]! - height[p + 2]!) / 4;
      const slopeY = (height[p - 2 * side]! - height[p + 2 * side]!) / 4;
      const length = Math.sqrt(slopeX * slopeX + slopeY * slopeY + 0.85 * 0.85);
      const [nx, ny, nz] = [slopeX / length, slopeY / length, 0.85 / length];
      const wrapped = clamp((nx * light.x + ny * light.y + nz * light.z + 0.45) / 1.45);
      const open = clamp(1 - (around[p]! - height[p]!) * hollow, 0.62, 1.06);
      const shine = Math.max(0, nx * -0.42 + ny * -0.5 + nz * 0.76) ** 22 * 0.2;
      const rim = clamp(nx * 0.7 + ny * 0.5) ** 3 * 0.09;
      const lit = (0.56 + 0.6 * wrapped) * open * (1 + (tooth(x, y) - 0.5) * 0.045);
      const gamma = 1 + 0.6 * (1 - wrapped);
      data[index] = ((data[index]! / 255) ** gamma * lit * 1.03 + shine + rim) * 255;
      data[index + 1] = ((data[index + 1]! / 255) ** gamma * lit * 0.99 + shine + rim) * 255;
      data[index + 2] = ((data[index + 2]! / 255) ** gamma * lit * (1.09 - 0.1 * wrapped) + shine + rim) * 255;
    });
    return plate;
  },
};
