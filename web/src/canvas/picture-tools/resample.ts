/** Pictures in other sizes, by Lanczos3. */
import type { Size } from '@easel/canvas';
import type { Pica } from 'pica';
import type { Box } from '../camera.ts';
import { blankCanvas } from './encode-picture.ts';
import type { PictureSource } from './picture-source.ts';

let started: Promise<Pica> | undefined;

/** Fetched when it is first needed; calculates in workers of its own, which end when they rest. */
async function resampler(): Promise<Pica> {
  started ??= Promise.all([import('pica/pica_main'), import('pica/pica_worker?url')]).then(
    // The page's policy compiles no WebAssembly: the same calculation in plain JavaScript.
    ([pica, worker]) => new pica.Pica({ features: ['js', 'ww'], workerURL: worker.default }),
  );
  // Without a line it did not come; with one it will.
  started.catch(() => (started = undefined));
  return started;
}

/**
 * Colours are weighted by their opacity, so that nothing see-through bleeds into edges. The levels are those of sRGB as
 * they stand, not linear light: what other programs do by default, and what a picture of 8 bits loses nothing by.
 * @param part in pixels of the source
 */
export async function resample({ image, type }: PictureSource, part: Box, size: Size): Promise<HTMLCanvasElement> {
  const canvas = blankCanvas(size);
  const { x, y, width, height } = part;
  // A drawing has no pixels to calculate from, and the same size needs none.
  if (type === 'image/svg+xml' || (width === size.width && height === size.height)) {
    canvas.getContext('2d')?.drawImage(image, x, y, width, height, 0, 0, size.width, size.height);
    return canvas;
  }
  const bitmap = await createImageBitmap(image, x, y, width, height);
  try {
    return await (await resampler()).resize(bitmap, canvas, { filter: 'lanczos3' });
  } finally {
    bitmap.close();
  }
}
