import type { Rgb } from '../areas/rgb.ts';
import type { Box } from '../picture.ts';
import { dilate } from '../areas/mask.ts';
import { rim } from './find-rims.ts';

/** Neighbours that differ more are another surface, levels; beside an edge. */
const most = { usual: 10, besideEdge: 3 };

/**
 * Mean of the 3 × 3 neighbours that differ little (sigma filter, Lee 1983): JPEG rings and dithering go, edges stay. `rims`: where
 * they run, if that is known.
 */
export function smoothGrain(picture: Rgb, rims: Uint8Array | null): Uint8Array {
  const smooth = picture.data.slice();
  const { width, height } = picture;
  smoothGrainIn(picture, { x: 0, y: 0, width, height }, smooth, rims ? besideLow(rims, width, height) : undefined);
  return smooth;
}

/** 1 on and beside the edges over which the mean would reach. */
function besideLow(rims: Uint8Array, width: number, height: number): Uint8Array {
  const low = rims.map((at) => (at & rim.low ? 1 : 0));
  return dilate(low, width, height, 1);
}

/** Are a pixel and its eight neighbours of one colour? `i`: where it begins; `row`: bytes of a row. */
function isEven(data: Uint8Array, i: number, row: number): boolean {
  for (let start = i - row - 3; start <= i + row; start += row)
    for (let j = start, end = start + 6; j < end; j++) if (data[j] !== data[j + 3]) return false;
  for (let k = i - 3; k < i; k++) if (data[k] !== data[k + row] || data[k] !== data[k - row]) return false;
  return true;
}

/** The same within a box, written to `smooth`. */
export function smoothGrainIn({ width, height, data }: Rgb, box: Box, smooth: Uint8Array, edges?: Uint8Array): void {
  const [left, right] = [Math.max(1, box.x), Math.min(width - 1, box.x + box.width)];
  const bottom = Math.min(height - 1, box.y + box.height);
  const row = width * 3;
  for (let y = Math.max(1, box.y); y < bottom; y++)
    for (let x = left, i = (y * width + left) * 3; x < right; x++, i += 3) {
      const limit = edges?.[y * width + x] ? most.besideEdge : most.usual;
      const r0 = data[i]!;
      const g0 = data[i + 1]!;
      const b0 = data[i + 2]!;
      let r = 0;
      let g = 0;
      let b = 0;
      let n = 0;
      if (isEven(data, i, row)) n = 1;
      else
        for (let start = i - row - 3; start <= i + row; start += row)
          for (let j = start; j <= start + 6; j += 3) {
            const red = data[j]! - r0;
            if (red > limit || red < -limit) continue;
            const green = data[j + 1]! - g0;
            if (green > limit || green < -limit) continue;
            const blue = data[j + 2]! - b0;
            if (blue > limit || blue < -limit) continue;
            r += red;
            g += green;
            b += blue;
            n++;
          }
      smooth[i] = r0 + r / n + 0.5;
      smooth[i + 1] = g0 + g / n + 0.5;
      smooth[i + 2] = b0 + b / n + 0.5;
    }
}
