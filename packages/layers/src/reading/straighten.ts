import type { Quad } from '../picture.ts';
import { heightOf, lengthOf } from './quad.ts';
import type { Rgb } from '../areas/rgb.ts';

/** Samples per pixel and side when a high line is reduced: more would cost time and show nothing. */
const mostSamples = 6;

/** Bilinear; places outside of the picture show its rim. Adds to the sums in `into`. */
function addSample(from: Rgb, x: number, y: number, into: Float64Array): void {
  const { width, height, data } = from;
  const inX = Math.min(width - 1.001, Math.max(0, x));
  const inY = Math.min(height - 1.001, Math.max(0, y));
  const left = Math.floor(inX);
  const top = Math.floor(inY);
  const [s, t] = [inX - left, inY - top];
  const above = (top * width + left) * 3;
  const right = left + 1 < width ? 3 : 0;
  const below = top + 1 < height ? above + width * 3 : above;
  const shares = [(1 - s) * (1 - t), s * (1 - t), (1 - s) * t, s * t] as const;
  for (let channel = 0; channel < 3; channel++) {
    into[channel]! +=
      data[above + channel]! * shares[0] +
      data[above + right + channel]! * shares[1] +
      data[below + channel]! * shares[2] +
      data[below + right + channel]! * shares[3];
  }
}

/**
 * What stands in the quad, as an upright picture `rows` pixels high and as long as the quad's proportions say (at most
 * `longest` pixels).
 */
export function straighten(picture: Rgb, quad: Quad, rows: number, longest = 3200): Rgb {
  const columns = Math.max(8, Math.min(longest, Math.round((lengthOf(quad) / Math.max(1, heightOf(quad))) * rows)));
  const samples = Math.max(1, Math.min(mostSamples, Math.ceil(heightOf(quad) / rows)));
  const right = { x: (quad[1].x - quad[0].x) / columns, y: (quad[1].y - quad[0].y) / columns };
  const down = { x: (quad[3].x - quad[0].x) / rows, y: (quad[3].y - quad[0].y) / rows };
  const data = new Uint8Array(columns * rows * 3);
  const sums = new Float64Array(3);
  for (let y = 0, to = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++, to += 3) {
      sums.fill(0);
      for (let sample = 0; sample < samples * samples; sample++) {
        const s = x + ((sample % samples) + 0.5) / samples;
        const t = y + (Math.floor(sample / samples) + 0.5) / samples;
        const px = quad[0].x + right.x * s + down.x * t - 0.5;
        const py = quad[0].y + right.y * s + down.y * t - 0.5;
        addSample(picture, px, py, sums);
      }
      for (let channel = 0; channel < 3; channel++) data[to + channel] = sums[channel]! / samples ** 2;
    }
  }
  return { width: columns, height: rows, data };
}
