/** Pixels as a PSD holds them: one channel after the other, each row by PackBits. */

export interface PackedPixels {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** Red, green, blue, alpha: the lengths of the rows, 16 bits each, then the rows. */
  readonly channels: readonly [Uint8Array, Uint8Array, Uint8Array, Uint8Array];
}

/** The smallest box that holds every pixel that can be seen; null for none. */
export function inkOf(data: Uint8ClampedArray, width: number, height: number) {
  const words = new Uint32Array(data.buffer, data.byteOffset, width * height);
  // Of a pixel as one number the alpha is the highest byte: processors that hold it otherwise run no browser.
  const rowIsEmpty = (y: number) => {
    for (let at = y * width, end = at + width; at < end; at += 1) if (words[at]! >>> 24 !== 0) return false;
    return true;
  };
  let [top, bottom] = [0, height];
  while (top < bottom && rowIsEmpty(top)) top += 1;
  while (bottom > top && rowIsEmpty(bottom - 1)) bottom -= 1;
  if (top === bottom) return null;
  let [left, right] = [width, 0];
  for (let y = top; y < bottom; y += 1) {
    const row = y * width;
    for (let x = 0; x < left; x += 1) if (words[row + x]! >>> 24 !== 0) left = x;
    for (let x = width - 1; x >= right; x -= 1) if (words[row + x]! >>> 24 !== 0) right = x + 1;
  }
  return { left, top, width: right - left, height: bottom - top };
}

/** Packs what can be seen of RGBA pixels; null where nothing can. */
export function packPixels(data: Uint8ClampedArray, width: number, height: number): PackedPixels | null {
  const ink = inkOf(data, width, height);
  if (!ink) return null;
  const channel = (offset: number) => packChannel(data, width, ink, offset);
  return { ...ink, channels: [channel(0), channel(1), channel(2), channel(3)] };
}

interface Ink {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

function packChannel(data: Uint8ClampedArray, stride: number, ink: Ink, offset: number): Uint8Array {
  const { width, height } = ink;
  const row = new Uint8Array(width);
  // PackBits never makes a row longer than by one byte in 128.
  const most = width + Math.ceil(width / 128) + 1;
  const out = new Uint8Array(height * (2 + most));
  let at = height * 2;
  for (let y = 0; y < height; y += 1) {
    let from = ((ink.top + y) * stride + ink.left) * 4 + offset;
    for (let x = 0; x < width; x += 1, from += 4) row[x] = data[from]!;
    const end = packRow(row, width, out, at);
    out[y * 2] = (end - at) >> 8;
    out[y * 2 + 1] = (end - at) & 255;
    at = end;
  }
  return out.slice(0, at);
}

/** Writes one row; answers where it ends. Runs of three and more are worth a byte of their own. */
export function packRow(row: Uint8Array, length: number, out: Uint8Array, start: number): number {
  let [at, from] = [start, 0];
  while (from < length) {
    const value = row[from]!;
    let run = 1;
    while (from + run < length && run < 128 && row[from + run] === value) run += 1;
    if (run >= 3 || from + run === length) {
      if (run === 1) {
        out[at++] = 0;
        out[at++] = value;
      } else {
        out[at++] = 257 - run;
        out[at++] = value;
      }
      from += run;
      continue;
    }
    let end = from + run;
    while (end < length && end - from < 128) {
      if (end + 2 < length && row[end] === row[end + 1] && row[end] === row[end + 2]) break;
      end += 1;
    }
    out[at++] = end - from - 1;
    while (from < end) out[at++] = row[from++]!;
  }
  return at;
}
