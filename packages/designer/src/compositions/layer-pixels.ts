import type { BoundingBox } from '../type/bounding-box.ts';

/** RGBA, straight alpha, row by row. */
export type Pixels = Uint8ClampedArray;

/** The part of least alpha that, laid over an opaque picture, makes `after` of `before`: multiplied ink as plain ink. */
export function changeBetween(before: Pixels, after: Pixels): Pixels {
  const change = new Uint8ClampedArray(after.length);
  for (let at = 0; at < after.length; at += 4) {
    let least = 0;
    for (let channel = at; channel < at + 3; channel++) {
      const [from, to] = [before[channel]!, after[channel]!];
      if (to < from) least = Math.max(least, 1 - to / from);
      else if (to > from) least = Math.max(least, (to - from) / (255 - from));
    }
    if (least === 0) continue;
    const alpha = Math.ceil(least * 255);
    for (let channel = at; channel < at + 3; channel++) {
      const from = before[channel]!;
      change[channel] = from + ((after[channel]! - from) * 255) / alpha;
    }
    change[at + 3] = alpha;
  }
  return change;
}

/** `upper` over `lower`, in `lower`. */
export function layOver(lower: Pixels, upper: Pixels): Pixels {
  for (let at = 0; at < upper.length; at += 4) {
    const over = upper[at + 3]! / 255;
    if (over === 0) continue;
    const under = (lower[at + 3]! / 255) * (1 - over);
    const alpha = over + under;
    for (let channel = at; channel < at + 3; channel++)
      lower[channel] = (upper[channel]! * over + lower[channel]! * under) / alpha;
    lower[at + 3] = alpha * 255;
  }
  return lower;
}

/** Where there is anything to see; undefined when there is nothing. */
export function inkBox(pixels: Pixels, width: number): BoundingBox | undefined {
  const height = pixels.length / 4 / width;
  let [left, right, top, bottom] = [width, 0, height, 0];
  for (let y = 0, at = 3; y < height; y++) {
    for (let x = 0; x < width; x++, at += 4) {
      if (pixels[at] === 0) continue;
      if (x < left) left = x;
      if (x >= right) right = x + 1;
      if (y < top) top = y;
      bottom = y + 1;
    }
  }
  return right > left ? { x: left, y: top, width: right - left, height: bottom - top } : undefined;
}
