import type { Crop } from '@easel/canvas';
import type { Pixels } from './picture-pixels.ts';

/** Levels of 255 that the ground may vary by: noise of a camera and of JPEG stays below. */
const calm = 26;
/** So much of the rim has to be ground for the picture to have one. */
const mostRim = 0.9;
/** Fewer pixels of a row or a column that differ are dust. */
const leastInk = 2;
/** Room left about the subject, as a share of the picture's sides. */
const room = 0.02;

/**
 * What stands on an even or transparent ground, as fractions of the picture; `null` where the ground is uneven, where
 * there is nothing on it, or where it fills the picture already.
 */
export function subjectBox({ width, height, data }: Pixels): Crop | null {
  const rim: number[] = [];
  for (let x = 0; x < width; x++) rim.push(x, (height - 1) * width + x);
  for (let y = 1; y < height - 1; y++) rim.push(y * width, y * width + width - 1);
  const ground = [0, 1, 2, 3].map((channel) => middle(rim.map((pixel) => data[pixel * 4 + channel]!)));
  const differs = (pixel: number): boolean => {
    const alpha = data[pixel * 4 + 3]!;
    if (Math.abs(alpha - ground[3]!) > calm) return true;
    // Where there is nothing to see, colours mean nothing.
    if (alpha <= calm) return false;
    return [0, 1, 2].some((channel) => Math.abs(data[pixel * 4 + channel]! - ground[channel]!) > calm);
  };
  const even = rim.filter((pixel) => !differs(pixel)).length;
  if (even < rim.length * mostRim) return null;
  const [columns, rows] = [new Uint32Array(width), new Uint32Array(height)];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (!differs(y * width + x)) continue;
      columns[x]! += 1;
      rows[y]! += 1;
    }
  }
  const [across, down] = [spanOf(columns), spanOf(rows)];
  if (!across || !down) return null;
  const [left, right] = [Math.max(0, across.from / width - room), Math.min(1, across.to / width + room)];
  const [top, bottom] = [Math.max(0, down.from / height - room), Math.min(1, down.to / height + room)];
  const box = { x: left, y: top, width: right - left, height: bottom - top };
  return box.width > 0.98 && box.height > 0.98 ? null : box;
}

function middle(values: number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1]!;
}

/** From the first to behind the last that holds something. */
function spanOf(counts: Uint32Array): { from: number; to: number } | null {
  const from = counts.findIndex((count) => count >= leastInk);
  if (from < 0) return null;
  return { from, to: counts.findLastIndex((count) => count >= leastInk) + 1 };
}
