import type { Colour, Picture } from '../picture.ts';

/** Opaque colours, 8 bit, three bytes a pixel, row by row. */
export interface Rgb {
  width: number;
  height: number;
  data: Uint8Array;
}

/** The picture on a ground of one colour: alpha is spent. */
export function flatten(picture: Picture, matte: readonly number[] = [255, 255, 255]): Rgb {
  const count = picture.width * picture.height;
  const data = new Uint8Array(count * 3);
  for (let i = 0; i < count; i++) {
    const alpha = picture.data[i * 4 + 3]! / 255;
    if (alpha === 1) for (let k = 0; k < 3; k++) data[i * 3 + k] = picture.data[i * 4 + k]!;
    else for (let k = 0; k < 3; k++) data[i * 3 + k] = picture.data[i * 4 + k]! * alpha + matte[k]! * (1 - alpha) + 0.5;
  }
  return { width: picture.width, height: picture.height, data };
}

/** Greatest difference of one channel between two pixels, levels. */
export function stepBetween(data: Uint8Array, i: number, j: number): number {
  const a = i * 3;
  const b = j * 3;
  const red = Math.abs(data[a]! - data[b]!);
  const green = Math.abs(data[a + 1]! - data[b + 1]!);
  const blue = Math.abs(data[a + 2]! - data[b + 2]!);
  return red > green ? (red > blue ? red : blue) : green > blue ? green : blue;
}

/** Mean colour of the pixels. */
export function meanOf(pixels: Int32Array, data: Uint8Array): [number, number, number] {
  const sum: [number, number, number] = [0, 0, 0];
  for (const i of pixels) for (let k = 0; k < 3; k++) sum[k]! += data[i * 3 + k]!;
  return sum.map((value) => value / Math.max(1, pixels.length)) as [number, number, number];
}

/** The middle value of each channel: counted, as sorting takes ten times as long. */
export function middleOf(pixels: ArrayLike<number>, data: Uint8Array): Colour {
  const times = new Int32Array(3 * 256);
  for (let k = 0; k < pixels.length; k++) {
    const at = pixels[k]! * 3;
    times[data[at]!]!++;
    times[256 + data[at + 1]!]!++;
    times[512 + data[at + 2]!]!++;
  }
  const middle = (channel: number) => {
    let [level, before] = [0, times[channel * 256]!];
    while (before <= pixels.length >> 1 && level < 255) before += times[channel * 256 + ++level]!;
    return level;
  };
  return [middle(0), middle(1), middle(2)];
}

/** Euclidean distance of two colours, levels. */
export const distance = (a: ArrayLike<number>, b: ArrayLike<number>): number =>
  Math.sqrt((a[0]! - b[0]!) ** 2 + (a[1]! - b[1]!) ** 2 + (a[2]! - b[2]!) ** 2);
