/**
 * The last word: laid up again, the layers give the picture back. The topmost layer of a pixel takes the colour that makes
 * it exact, with more alpha if that colour does not exist; where there is no layer, the background is the picture.
 */
import type { Rgb } from '../areas/rgb.ts';
import type { CutOut } from './lay-up.ts';

/** Off by more than this is repaired, levels; by more than the second it counts as a repair. */
const exact = 0.49;
const repair = 12;
/** Rings of JPEG stay below, levels. */
const ring = 16;

/** The two topmost layers of each pixel, -1 = none. */
function topmost(layers: CutOut[], width: number, total: number): { top: Int16Array; second: Int16Array } {
  const [top, second] = [new Int16Array(total).fill(-1), new Int16Array(total).fill(-1)];
  for (const [index, { box, pixels }] of layers.entries())
    for (let y = 0, j = 3; y < box.height; y++)
      for (let x = 0; x < box.width; x++, j += 4) {
        if (!pixels.data[j]) continue;
        const i = (box.y + y) * width + box.x + x;
        second[i] = top[i]!;
        top[i] = index;
      }
  return { top, second };
}

interface Pixel {
  data: Uint8ClampedArray;
  /** Index of its red. */
  o: number;
}

/** Off by how much, and the alpha that the pixel needs for the composite to become exact. */
function needOf(wanted: Uint8Array, below: Float32Array, p: number, { data, o }: Pixel): { off: number; need: number } {
  const alpha = data[o + 3]! / 255;
  let [off, need] = [0, alpha];
  for (let k = 0; k < 3; k++) {
    const b = below[p + k]!;
    off = Math.max(off, Math.abs(b * (1 - alpha) + data[o + k]! * alpha - wanted[p + k]!));
    const e = wanted[p + k]! - b;
    need = Math.max(need, e > 0 ? e / Math.max(1, 255 - b) : -e / Math.max(1, b));
  }
  return { off, need: Math.min(1, Math.ceil(Math.min(1, need) * 255) / 255) };
}

function repairPixel(wanted: Uint8Array, below: Float32Array, p: number, { data, o }: Pixel, alpha: number): void {
  data[o + 3] = Math.round(alpha * 255);
  // A byte of colour under little alpha leaves a fraction of a level at most.
  for (let k = 0; k < 3; k++) data[o + k] = (wanted[p + k]! - (1 - alpha) * below[p + k]!) / alpha;
}

/** Is the pixel beside the layer's edge, where JPEG overshoots by a little what only a solid layer could show? */
const overshoots = (alpha: number, need: number, offBelow: number) =>
  need > Math.max(0.4, 2 * alpha) && offBelow < ring;

/** Gives the pixel to the solid layer below, if there is one; the layer above shows nothing there then. */
function handDown(wanted: Uint8Array, p: number, above: Pixel, lower: CutOut, x: number, y: number): boolean {
  const { box, pixels } = lower;
  const o = ((y - box.y) * box.width + x - box.x) * 4;
  if (pixels.data[o + 3] !== 255) return false;
  for (let k = 0; k < 3; k++) pixels.data[o + k] = wanted[p + k]!;
  above.data[above.o + 3] = 0;
  return true;
}

/** Makes background and layers (back to front) give the picture; both are changed in place. Returns pixels repaired. */
export function closeGate(picture: Rgb, background: Uint8ClampedArray, layers: CutOut[]): number {
  const { width, data: wanted } = picture;
  const total = width * picture.height;
  const { top, second } = topmost(layers, width, total);
  const composite = new Float32Array(total * 3);
  for (let i = 0; i < total; i++)
    for (let k = 0; k < 3; k++) {
      if (top[i]! < 0) background[i * 4 + k] = wanted[i * 3 + k]!;
      composite[i * 3 + k] = background[i * 4 + k]!;
    }
  let repaired = 0;
  const settle = (pixel: Pixel, x: number, y: number, i: number) => {
    const p = i * 3;
    const { off, need } = needOf(wanted, composite, p, pixel);
    if (off <= exact) return;
    const offBelow = Math.max(...[0, 1, 2].map((k) => Math.abs(composite[p + k]! - wanted[p + k]!)));
    const lower = layers[second[i]!];
    if (
      lower &&
      overshoots(pixel.data[pixel.o + 3]! / 255, need, offBelow) &&
      handDown(wanted, p, pixel, lower, x, y)
    ) {
      for (let k = 0; k < 3; k++) composite[p + k] = wanted[p + k]!;
      return;
    }
    repairPixel(wanted, composite, p, pixel, need);
    if (off > repair) repaired++;
  };
  for (const [index, { box, pixels }] of layers.entries())
    for (let y = 0, o = 0; y < box.height; y++)
      for (let x = 0; x < box.width; x++, o += 4) {
        const { data } = pixels;
        if (!data[o + 3]) continue;
        const i = (box.y + y) * width + box.x + x;
        if (top[i] === index) settle({ data, o }, box.x + x, box.y + y, i);
        const alpha = data[o + 3]! / 255;
        for (let k = 0; k < 3; k++) composite[i * 3 + k] = composite[i * 3 + k]! * (1 - alpha) + data[o + k]! * alpha;
      }
  return repaired;
}
