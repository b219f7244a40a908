import { createCanvas, ImageData } from '@napi-rs/canvas';
import type { Canvas, SKRSContext2D } from '@napi-rs/canvas';

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
  const data = new Uint8ClampedArray(surface.width * surface.height * 4);
  return { surface, context, image: new ImageData(data, surface.width, surface.height), data };
}

export function develop(plate: Plate): Surface {
  plate.context.putImageData(plate.image, 0, 0);
  return plate.surface;
}

/** The box of what can be seen in pixels of this width; undefined where there is nothing. */
function inkBox(data: Uint8ClampedArray, width: number, height: number) {
  // Shadows end in alphas that nobody sees; a border of them would push the figure off its place.
  const faint = 6;
  let [left, right, top, bottom] = [width, 0, height, 0];
  for (let y = 0; y < height; y++) {
    const start = y * width * 4 + 3;
    let first = 0;
    while (first < width && data[start + first * 4]! <= faint) first++;
    if (first === width) continue;
    let last = width - 1;
    while (data[start + last * 4]! <= faint) last--;
    if (first < left) left = first;
    if (last >= right) right = last + 1;
    if (top === height) top = y;
    bottom = y + 1;
  }
  return right > left ? { left, top, width: right - left, height: bottom - top } : undefined;
}

/** The surface without its empty border, on a new surface; the same surface when there is nothing to cut or no ink. */
export function trimToInk(surface: Surface): Surface {
  const { width, height } = surface;
  const box = inkBox(surface.getContext('2d').getImageData(0, 0, width, height).data, width, height);
  if (!box || (box.width === width && box.height === height)) return surface;
  const trimmed = createSurface(box.width, box.height);
  trimmed.getContext('2d').drawImage(surface, -box.left, -box.top);
  return trimmed;
}

/** The same of a plate that is not developed yet: its pixels need not be read back. */
export function developTrimmed(plate: Plate): Surface {
  const { width, height } = plate.surface;
  const box = inkBox(plate.data, width, height);
  if (!box) return develop(plate);
  const trimmed = createSurface(box.width, box.height);
  const { left, top } = box;
  trimmed.getContext('2d').putImageData(plate.image, -left, -top, left, top, box.width, box.height);
  return trimmed;
}
