/** The ground where it is seen in a soft shadow: with its own grain, in the light that lies beside it. */
import type { Rgb } from '../areas/rgb.ts';

/** Half the side of the square about a place that tells how much of the light is left there, px: shadows are softer than that. */
const half = 12;
/** No shadow leaves less of the light, and no glow more; beyond it the place shows something else. Between the others grain alone makes it so. */
const light = { least: 0.15, most: 1.2, faintest: [0.98, 1.06] } as const;

/**
 * What is seen, divided by the light that is left: in the mean of its surroundings, as a share of the model. Three floats a pixel where
 * `seen` is set, nothing elsewhere.
 * @param model the ground without its grain, levels
 */
export function liftLight({ width, height, data }: Rgb, model: Float32Array, seen: Uint8Array): Float32Array {
  const lifted = new Float32Array(model.length);
  for (let k = 0; k < 3; k++) {
    const shown = sumsOf(seen, width, height, (i) => data[i * 3 + k]!);
    const meant = sumsOf(seen, width, height, (i) => model[i * 3 + k]!);
    for (let i = 0; i < seen.length; i++) {
      if (!seen[i]) continue;
      const left = Math.max(light.least, Math.min(light.most, shown[i]! / Math.max(1, meant[i]!)));
      const isShaded = left < light.faintest[0] || left > light.faintest[1];
      lifted[i * 3 + k] = data[i * 3 + k]! / (isShaded ? left : 1);
    }
  }
  return lifted;
}

/** The sum over the square about each place, of what is set there. */
function sumsOf(set: Uint8Array, width: number, height: number, valueAt: (i: number) => number): Float32Array {
  const columns = new Float64Array(width);
  const sums = new Float32Array(set.length);
  const add = (y: number, sign: number) => {
    for (let x = 0, i = y * width; x < width; x++, i++) if (set[i]) columns[x]! += sign * valueAt(i);
  };
  for (let y = 0; y < Math.min(half, height); y++) add(y, 1);
  for (let y = 0; y < height; y++) {
    if (y + half < height) add(y + half, 1);
    if (y > half) add(y - half - 1, -1);
    let sum = 0;
    for (let x = 0; x < Math.min(half, width); x++) sum += columns[x]!;
    for (let x = 0; x < width; x++) {
      if (x + half < width) sum += columns[x + half]!;
      if (x > half) sum -= columns[x - half - 1]!;
      sums[y * width + x] = sum;
    }
  }
  return sums;
}
