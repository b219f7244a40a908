import type { Picture } from './picture.ts';

/** Pixels more transparent than this are transparent. */
const opaque = 250;

const mattes = [
  [255, 255, 255],
  [128, 128, 128],
  [24, 24, 24],
  [255, 0, 200],
] as const;

/** Has the picture transparent places worth speaking of (a tenth of a percent)? */
export function isTransparent({ data, width, height }: Picture): boolean {
  let seen = 0;
  for (let i = 3; i < data.length; i += 4) if (data[i]! < opaque) seen++;
  return seen > 0.001 * width * height;
}

/** The colour, of a few, that opaque pixels are farthest from: a ground that nothing is mistaken for. */
export function chooseMatte({ data }: Picture): readonly number[] {
  const near = mattes.map(() => 0);
  for (let i = 0; i < data.length; i += 4 * 7) {
    if (data[i + 3]! < opaque) continue;
    for (const [m, matte] of mattes.entries())
      if (Math.hypot(data[i]! - matte[0], data[i + 1]! - matte[1], data[i + 2]! - matte[2]) < 70) near[m]!++;
  }
  return mattes[near.indexOf(Math.min(...near))]!;
}

/** Gives the background the picture's own transparency. */
export function clearBackground(background: Picture, picture: Picture, matte: readonly number[]): void {
  for (let i = 0; i < background.data.length; i += 4) {
    const off = Math.hypot(...matte.map((value, k) => value - background.data[i + k]!));
    background.data[i + 3] =
      picture.data[i + 3]! < opaque || off < 3 ? Math.min(picture.data[i + 3]!, off < 3 ? 0 : 255) : 255;
  }
}
