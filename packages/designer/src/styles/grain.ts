import { channels, mix } from '../raster/colour.ts';
import { noise } from '../raster/noise.ts';
import { clamp } from '../raster/smooth-step.ts';
import { createPlate } from '../raster/surface.ts';
import { inflate, light, lightOn } from './form.ts';
import { rampOf } from './inks.ts';
import { plainReading } from './painter.ts';
import type { Painter } from './painter.ts';
import { colourRegions, fillRegions } from './region-colours.ts';

/** How far the stipple goes at full shade. */
const depth = 0.75;

/** Flat regions modelled with stipple: shade on the far side of the figure and of each region, light on the near one. */
export const grain: Painter = {
  reading: plainReading,
  paint(figure, palette, seed) {
    const { side } = figure;
    const plate = createPlate(side);
    const lit = lightOn(figure, 0.22);
    const height = inflate(figure, 0.09);
    const speck = noise('grain', seed);
    const ramp = rampOf(palette);
    const dark = channels(mix(ramp[0]!, '#000000', 0.15));
    const bright = channels(mix(ramp.at(-1)!, '#ffffff', 0.35));
    fillRegions(figure, colourRegions(figure, palette), plate, (data, index, p, x, y) => {
      const slope = (height[p + 1]! - height[p - 1]!) * -light.x + (height[p + side]! - height[p - side]!) * -light.y;
      const shade = -lit[p]! * 0.8 + clamp(-slope * 0.5, -1, 1) * 0.55;
      const share = shade > 0 ? shade * 1.15 * depth - 0.04 : -shade * 0.75 * depth - 0.06;
      if (speck(x, y) >= share) return;
      const ink = shade > 0 ? dark : bright;
      const weight = shade > 0 ? 0.72 : 0.6;
      for (let k = 0; k < 3; k++) data[index + k]! += (ink[k]! - data[index + k]!) * weight;
    });
    return plate;
  },
};
