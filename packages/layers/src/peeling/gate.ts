/**
 * The last word: laid up again, the layers give the picture back. The topmost layer of a pixel takes the colour that makes
 * it exact, with more alpha if that colour does not exist; where there is no layer, the background is the picture.
 */
import type { Rgb } from '../areas/rgb.ts';
import type { CutOut } from './lay-up.ts';

/** Off by more than this is repaired, levels; by more than the second it counts as a repair. */
const exact = 0.49;
const repair = 12;

function topmost(layers: CutOut[], width: number, total: number): Int32Array {
  const top = new Int32Array(total).fill(-1);
  for (const [index, { box, pixels }] of layers.entries())
    for (let y = 0, j = 3; y < box.height; y++)
      for (let x = 0; x < box.width; x++, j += 4) if (pixels.data[j]) top[(box.y + y) * width + box.x + x] = index;
  return top;
}

function repairPixel(wanted: Uint8Array, below: Float32Array, p: number, data: Uint8ClampedArray, o: number): boolean {
  let alpha = data[o + 3]! / 255;
  let off = 0;
  for (let k = 0; k < 3; k++)
    off = Math.max(off, Math.abs(below[p + k]! * (1 - alpha) + data[o + k]! * alpha - wanted[p + k]!));
  if (off <= exact) return false;
  for (let k = 0; k < 3; k++) {
    const b = below[p + k]!;
    const e = wanted[p + k]! - b;
    alpha = Math.max(alpha, e > 0 ? e / Math.max(1, 255 - b) : -e / Math.max(1, b));
  }
  alpha = Math.min(1, Math.ceil(Math.min(1, alpha) * 255) / 255);
  data[o + 3] = Math.round(alpha * 255);
  // A byte of colour under little alpha leaves a fraction of a level at most.
  for (let k = 0; k < 3; k++) data[o + k] = (wanted[p + k]! - (1 - alpha) * below[p + k]!) / alpha;
  return off > repair;
}

/** Makes background and layers (back to front) give the picture; both are changed in place. Returns pixels repaired. */
export function closeGate(picture: Rgb, background: Uint8ClampedArray, layers: CutOut[]): number {
  const total = picture.width * picture.height;
  const top = topmost(layers, picture.width, total);
  const composite = new Float32Array(total * 3);
  for (let i = 0; i < total; i++)
    for (let k = 0; k < 3; k++) {
      if (top[i]! < 0) background[i * 4 + k] = picture.data[i * 3 + k]!;
      composite[i * 3 + k] = background[i * 4 + k]!;
    }
  let repaired = 0;
  for (const [index, { box, pixels }] of layers.entries())
    for (let y = 0, o = 0; y < box.height; y++)
      for (let x = 0; x < box.width; x++, o += 4) {
        const { data } = pixels;
        if (!data[o + 3]) continue;
        const i = (box.y + y) * picture.width + box.x + x;
        if (top[i] === index && repairPixel(picture.data, composite, i * 3, data, o)) repaired++;
        const alpha = data[o + 3]! / 255;
        for (let k = 0; k < 3; k++) composite[i * 3 + k] = composite[i * 3 + k]! * (1 - alpha) + data[o + k]! * alpha;
      }
  return repaired;
}
