import { createCanvas } from '@napi-rs/canvas';
import type { Canvas, ImageData, SKRSContext2D } from '@napi-rs/canvas';

/** RGBA pixels; Skia keeps them premultiplied, ImageData is not. */
export type Surface = Canvas;

/** A transparent surface; sides in whole pixels, at least one. */
export function createSurface(width: number, height: number): Surface {
  const surface = createCanvas(Math.max(1, Math.round(width)), Math.max(1, Math.round(height)));
  surface.getContext('2d').imageSmoothingQuality = 'high';
  return surface;
}

/** A surface together with pixels of its size, for drawing by the pixel; `develop` puts them onto it. */
export interface Plate {
  surface: Surface;
  context: SKRSContext2D;
  image: ImageData;
  data: Uint8ClampedArray;
}

export function createPlate(width: number, height = width): Plate {
  const surface = createSurface(width, height);
  const context = surface.getContext('2d');
  const image = context.createImageData(surface.width, surface.height);
  return { surface, context, image, data: image.data };
}

export function develop(plate: Plate): Surface {
  plate.context.putImageData(plate.image, 0, 0);
  return plate.surface;
}

/** The surface without its empty border, on a new surface; the same surface when there is nothing to cut or no ink. */
export function trimToInk(surface: Surface): Surface {
  const { width, height } = surface;
  const { data } = surface.getContext('2d').getImageData(0, 0, width, height);
  // Shadows end in alphas that nobody sees; a border of them would push the figure off its place.
  const faint = 6;
  let [left, right, top, bottom] = [width, 0, height, 0];
  for (let y = 0, index = 3; y < height; y++) {
    for (let x = 0; x < width; x++, index += 4) {
      if (data[index]! <= faint) continue;
      if (x < left) left = x;
      if (x >= right) right = x + 1;
      if (y < top) top = y;
      bottom = y + 1;
    }
  }
  if (right <= left || (right - left === width && bottom - top === height)) return surface;
  const trimmed = createSurface(right - left, bottom - top);
  trimmed.getContext('2d').drawImage(surface, -left, -top);
  return trimmed;
}
