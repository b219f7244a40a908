/**
 * Pixels of a drawing as they lie in its memory, colours multiplied by alpha: a browser takes eight times as long to hand
 * them out divided again. What the division makes of each colour is learnt from the browser itself, and done where colours
 * change only.
 */
/** A pixel as read, one number, made RGBA with the lowest byte first, as `getImageData` would say it. */
export type Straighten = (pixel: number) => number;

export interface QuickReading {
  readonly straighten: Straighten;
  /** All of a canvas; good until the next is read. */
  read(canvas: OffscreenCanvas): Promise<Uint8ClampedArray<ArrayBuffer>>;
}

/** null where a browser has no such way to its pixels, or holds them otherwise than one by one. */
export async function learnQuickReading(): Promise<QuickReading | null> {
  try {
    const sample = new OffscreenCanvas(256, 256);
    const context = sample.getContext('2d', { willReadFrequently: true })!;
    const colours = context.createImageData(256, 256);
    const words = new Uint32Array(colours.data.buffer);
    // Every colour under every alpha: of three channels two go another way, so that their order shows.
    for (let at = 0; at < words.length; at += 1) {
      const colour = at & 255;
      words[at] = ((at >> 8) << 24) | ((colour ^ 0x55) << 16) | ((255 - colour) << 8) | colour;
    }
    context.putImageData(colours, 0, 0);
    const straighten = straightenOf(await readInto(sample, new Uint8ClampedArray(0)), context);
    if (!straighten) return null;
    let kept = new Uint8ClampedArray(0);
    return { straighten, read: async (canvas) => (kept = await readInto(canvas, kept)) };
  } catch {
    return null;
  }
}

/** @param kept to be used again where it is large enough: to come by as much memory anew takes longer than to fill it */
async function readInto(canvas: OffscreenCanvas, kept: Uint8ClampedArray<ArrayBuffer>) {
  const frame = new VideoFrame(canvas, { timestamp: 0 });
  try {
    if (frame.format !== 'BGRA') throw new Error(`pixels of another form: ${frame.format}`);
    const length = frame.allocationSize();
    if (length !== canvas.width * canvas.height * 4) throw new Error('rows with something between them');
    const target = kept.length < length ? new Uint8ClampedArray(length) : kept;
    await frame.copyTo(target);
    return target;
  } finally {
    frame.close();
  }
}

/** @param read the sample's pixels; the context says what they are */
function straightenOf(
  read: Uint8ClampedArray,
  context: { getImageData(x: number, y: number, width: number, height: number): { readonly data: Uint8ClampedArray } },
): Straighten | null {
  const straight = context.getImageData(0, 0, 256, 256).data;
  /** By alpha and colour as read; -1: not met. */
  const met = new Int16Array(256 * 256).fill(-1);
  for (let at = 0; at < straight.length; at += 4) {
    const alpha = straight[at + 3]!;
    if (read[at + 3] !== alpha) return null;
    for (const channel of alpha === 0 ? [] : [0, 1, 2]) {
      const place = (alpha << 8) | read[at + 2 - channel]!;
      const colour = straight[at + channel]!;
      if (met[place] !== -1 && met[place] !== colour) return null;
      met[place] = colour;
    }
  }
  const table = Uint8Array.from(met, (colour) => Math.max(0, colour));
  return (pixel) => {
    const alpha = pixel >>> 24;
    if (alpha === 0) return 0;
    const row = alpha << 8;
    const [red, green] = [table[row | ((pixel >>> 16) & 255)]!, table[row | ((pixel >>> 8) & 255)]!];
    return (alpha << 24) | (table[row | (pixel & 255)]! << 16) | (green << 8) | red;
  };
}
