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
  const words = new Uint32Array(data.buffer, data.byteOffset, width * height);
  const channels = [0, 1, 2, 3].map(() => new Channel(ink.width, ink.height)) as [Channel, Channel, Channel, Channel];
  const [red, green, blue, alpha] = channels.map(({ row }) => row) as [Uint8Array, Uint8Array, Uint8Array, Uint8Array];
  for (let y = 0; y < ink.height; y += 1) {
    let from = (ink.top + y) * width + ink.left;
    // All four at once: what is slow is to come by the pixels.
    for (let x = 0; x < ink.width; x += 1, from += 1) {
      const pixel = words[from]!;
      red[x] = pixel;
      green[x] = pixel >>> 8;
      blue[x] = pixel >>> 16;
      alpha[x] = pixel >>> 24;
    }
    for (const channel of channels) channel.packRow(y);
  }
  const [r, g, b, a] = channels;
  return { ...ink, channels: [r.packed(), g.packed(), b.packed(), a.packed()] };
}

class Channel {
  /** What is packed next. */
  readonly row: Uint8Array;
  readonly #out: Uint8Array;
  #end: number;

  constructor(width: number, height: number) {
    this.row = new Uint8Array(width);
    // PackBits never makes a row longer than by one byte in 128.
    this.#out = new Uint8Array(height * (2 + width + Math.ceil(width / 128) + 1));
    this.#end = height * 2;
  }

  /** @param y which row it is */
  packRow(y: number): void {
    const end = packRow(this.row, this.#out, this.#end);
    const length = end - this.#end;
    this.#out[y * 2] = length >> 8;
    this.#out[y * 2 + 1] = length & 255;
    this.#end = end;
  }

  packed(): Uint8Array {
    return this.#out.slice(0, this.#end);
  }
}

/** Writes one row; answers where it ends. Runs of three and more are worth a byte of their own. */
function packRow(row: Uint8Array, out: Uint8Array, start: number): number {
  const { length } = row;
  let at = start;
  /** From here on nothing is written yet. */
  let waiting = 0;
  for (let from = 0; from < length;) {
    const value = row[from]!;
    let end = from + 1;
    while (end < length && row[end] === value) end += 1;
    let run = end - from;
    if (run > 2) {
      at = writePlain(row, waiting, from, out, at);
      for (; run > 128; run -= 128) {
        out[at++] = 129;
        out[at++] = value;
      }
      out[at++] = run === 1 ? 0 : 257 - run;
      out[at++] = value;
      waiting = end;
    }
    from = end;
  }
  return writePlain(row, waiting, length, out, at);
}

function writePlain(row: Uint8Array, from: number, to: number, out: Uint8Array, start: number): number {
  let at = start;
  for (let next = from; next < to;) {
    const end = Math.min(next + 128, to);
    out[at++] = end - next - 1;
    while (next < end) out[at++] = row[next++]!;
  }
  return at;
}
