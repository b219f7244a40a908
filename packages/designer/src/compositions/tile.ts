import { createCanvas } from '@napi-rs/canvas';
import type { Canvas, CanvasPattern, SKRSContext2D } from '@napi-rs/canvas';
import { noise } from '../raster/noise.ts';

type Kind = 'paper' | 'wear';

const tiles = new Map<Kind, Canvas>();
const side = 512;

/** Tiles of texture, made once: laying a pattern costs a tenth of a loop over the sheet's pixels. */
function createTile(kind: Kind): Canvas {
  const known = tiles.get(kind);
  if (known) return known;
  const canvas = createCanvas(side, side);
  const context = canvas.getContext('2d');
  const image = context.createImageData(side, side);
  const soft = noise('soft', 1);
  const fine = noise('fine', 1);
  const grain = noise('grain', 1);
  for (let y = 0, index = 0; y < side; y++) {
    for (let x = 0; x < side; x++, index += 4) {
      if (kind === 'paper') {
        const tone = 1 + (fine(x, y) - 0.7) * 0.016 + (grain(x, y) - 0.6) * 0.055;
        image.data.fill(Math.min(255, 255 * tone), index, index + 3);
        image.data[index + 3] = 255;
      } else {
        // Alpha of what stays: ink breaks up where the coarse noise is thin.
        const stays = 1 - 0.1 * (0.3 + 1.5 * Math.max(0, soft(x, y) - 0.35));
        image.data[index + 3] = grain(x, y) > stays ? 64 : 255;
      }
    }
  }
  context.putImageData(image, 0, 0);
  tiles.set(kind, canvas);
  return canvas;
}

/** A fill that repeats the texture over the sheet. */
export function tiledFill(context: SKRSContext2D, kind: Kind): CanvasPattern {
  const pattern = context.createPattern(createTile(kind), 'repeat');
  if (!pattern) throw new Error(`The texture tile "${kind}" cannot be repeated.`);
  return pattern;
}
