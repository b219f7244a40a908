import type { Rgb } from '../areas/rgb.ts';
import type { Point } from '../picture.ts';

/** A quarter turn clockwise. */
export function turnClockwise({ width, height, data }: Rgb): Rgb {
  const turned = new Uint8Array(data.length);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const from = (y * width + x) * 3;
      const to = (x * height + height - 1 - y) * 3;
      turned[to] = data[from]!;
      turned[to + 1] = data[from + 1]!;
      turned[to + 2] = data[from + 2]!;
    }
  }
  return { width: height, height: width, data: turned };
}

/** The same place before `turnClockwise`; `height` is the original's. */
export const turnBack = ({ x, y }: Point, height: number): Point => ({ x: y, y: height - x });
