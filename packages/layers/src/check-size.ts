import type { Picture } from './picture.ts';

/** Largest picture that is taken apart: downscale before. */
export const mostPixels = 2048 * 2048;
export const longestSide = 4096;

/** Throws a RangeError on a picture without pixels, or with more or a longer side than is afforded. */
export function checkSize({ width, height }: Pick<Picture, 'width' | 'height'>): void {
  if (width * height > mostPixels || Math.max(width, height) > longestSide || width < 1 || height < 1)
    throw new RangeError(`A picture of ${width} × ${height} can't be taken apart: at most ${mostPixels} pixels.`);
}
