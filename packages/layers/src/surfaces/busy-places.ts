import { stepBetween, type Rgb } from '../areas/rgb.ts';

/** A pixel steps if it differs so much from its right or lower neighbour, levels. */
const edge = 4;
/** Half of the side of the box that is looked at, px. */
const reach = 8;
/** Share of stepping pixels from which a place is busy. */
const share = 0.42;

/** 1 where most of the surroundings step: photographs with grain and detail. Counted through an integral image. */
export function findBusyPlaces({ width, height, data }: Rgb): Uint8Array {
  const stride = width + 1;
  const sums = new Int32Array(stride * (height + 1));
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0, row = 0; x < width; x++, i++) {
      if (x < width - 1 && stepBetween(data, i, i + 1) > edge) row++;
      else if (y < height - 1 && stepBetween(data, i, i + width) > edge) row++;
      sums[(y + 1) * stride + x + 1] = sums[y * stride + x + 1]! + row;
    }
  const busy = new Uint8Array(width * height);
  for (let y = 0, i = 0; y < height; y++) {
    const top = Math.max(0, y - reach);
    const bottom = Math.min(height, y + reach + 1);
    const [above, below] = [top * stride, bottom * stride];
    for (let x = 0; x < width; x++, i++) {
      const left = x > reach ? x - reach : 0;
      const right = x + reach < width ? x + reach + 1 : width;
      const steps = sums[below + right]! - sums[above + right]! - sums[below + left]! + sums[above + left]!;
      if (steps > share * (right - left) * (bottom - top)) busy[i] = 1;
    }
  }
  return busy;
}
