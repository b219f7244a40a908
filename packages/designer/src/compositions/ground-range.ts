import type { SKRSContext2D } from '@napi-rs/canvas';
import { luminance, luminanceAt, ratio } from '../palette/contrast.ts';
import type { BoundingBox } from '../type/bounding-box.ts';

/** Luminances that bound what lies in a box of the canvas, without its rarest tenth at either end. */
export function groundRange(context: SKRSContext2D, box: BoundingBox): { dark: number; bright: number } {
  const x = Math.max(0, Math.floor(box.x));
  const y = Math.max(0, Math.floor(box.y));
  const width = Math.max(1, Math.min(context.canvas.width - x, Math.ceil(box.width)));
  const height = Math.max(1, Math.min(context.canvas.height - y, Math.ceil(box.height)));
  const { data } = context.getImageData(x, y, width, height);
  const step = Math.max(1, Math.floor(Math.sqrt((width * height) / 4000)));
  const values: number[] = [];
  for (let row = 0; row < height; row += step) {
    for (let column = 0; column < width; column += step) {
      const at = (row * width + column) * 4;
      values.push(luminanceAt(data, at));
    }
  }
  values.sort((a, b) => a - b);
  return { dark: values[Math.floor(values.length * 0.06)]!, bright: values[Math.floor((values.length - 1) * 0.94)]! };
}

/** The least contrast of a colour with a range of grounds. */
export function worstContrast(colour: string, ground: { dark: number; bright: number }): number {
  const own = luminance(colour);
  // A text between its grounds is unreadable somewhere.
  if (own > ground.dark && own < ground.bright) return 1;
  return Math.min(ratio(own, ground.dark), ratio(own, ground.bright));
}
