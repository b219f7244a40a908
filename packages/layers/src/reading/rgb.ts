import type { Picture, Point } from '../picture.ts';

/** Opaque pixels, three bytes each, row by row: what the networks read. */
export interface Rgb {
  width: number;
  height: number;
  data: Uint8Array;
}

/** A picture as it looks on white: what shows through is read on that. */
export function onWhite(picture: Picture): Rgb {
  const { width, height } = picture;
  const data = new Uint8Array(width * height * 3);
  for (let from = 0, to = 0; to < data.length; from += 4, to += 3) {
    const alpha = picture.data[from + 3]!;
    for (let channel = 0; channel < 3; channel++) {
      const value = picture.data[from + channel]!;
      data[to + channel] = alpha === 255 ? value : Math.round((value * alpha + 255 * (255 - alpha)) / 255);
    }
  }
  return { width, height, data };
}

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
