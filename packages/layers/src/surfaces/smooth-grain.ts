import type { Rgb } from '../areas/rgb.ts';

/** Neighbours that differ more are another surface, levels. */
const limit = 10;

/** Mean of the 3 × 3 neighbours that differ little (sigma filter, Lee 1983): JPEG rings and dithering go, edges stay. */
export function smoothGrain({ width, height, data }: Rgb): Uint8Array {
  const smooth = data.slice();
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const i = (y * width + x) * 3;
      const [r0, g0, b0] = [data[i]!, data[i + 1]!, data[i + 2]!];
      let [r, g, b, n] = [0, 0, 0, 0];
      for (let dy = -1; dy <= 1; dy++) {
        let j = i + (dy * width - 1) * 3;
        for (let dx = -1; dx <= 1; dx++, j += 3) {
          const [red, green, blue] = [data[j]!, data[j + 1]!, data[j + 2]!];
          if (Math.abs(red - r0) > limit || Math.abs(green - g0) > limit || Math.abs(blue - b0) > limit) continue;
          r += red;
          g += green;
          b += blue;
          n++;
        }
      }
      smooth[i] = r / n + 0.5;
      smooth[i + 1] = g / n + 0.5;
      smooth[i + 2] = b / n + 0.5;
    }
  return smooth;
}
