/** What the workers that write a PSD draw on: pieces for pixels to be read from, and the picture that all layers make. */
import type { BoundingBox, Size } from '@easel/canvas';
import type { Canvas2d } from '../../canvas/far/scene-view.ts';
import { clipToCorners } from '../paint-picture.ts';
import { tilesOf } from '../sizes.ts';
import type { LayerLook } from './messages.ts';

interface Drawing {
  readonly canvas: OffscreenCanvas;
  readonly context: OffscreenCanvasRenderingContext2D;
}

/** Read from: a canvas in the processor's own memory is the quicker one for that. */
export function createDrawing(width: number, height: number): Drawing {
  const canvas = new OffscreenCanvas(width, height);
  return { canvas, context: canvas.getContext('2d', { willReadFrequently: true })! };
}

/** Nothing is on it, and it has this size. */
export function wiped({ canvas, context }: Drawing, width: number, height: number): Canvas2d {
  if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
  else context.clearRect(0, 0, width, height);
  // The two kinds of context differ only in what is never used here.
  return context as unknown as Canvas2d;
}

/** The picture of a file, grown from the bottom as its layers come: nothing is drawn for it a second time. */
export class Composite {
  readonly #size: Size;
  readonly #pieces: readonly (Drawing & { readonly box: BoundingBox })[];

  constructor(size: Size, background: string | null) {
    this.#size = size;
    this.#pieces = tilesOf(size).map((box) => ({ ...createDrawing(box.width, box.height), box }));
    for (const { context, box } of background ? this.#pieces : []) {
      context.fillStyle = background!;
      context.fillRect(0, 0, box.width, box.height);
    }
  }

  /** @param x @param y where it stands in the file */
  add(source: CanvasImageSource & Size, x: number, y: number, { opacity, hidden, clip }: LayerLook): void {
    if (hidden || opacity === 0) return;
    for (const { context, box } of this.#pieces) {
      const [left, top] = [x - box.x, y - box.y];
      if (left >= box.width || top >= box.height || left + source.width <= 0 || top + source.height <= 0) continue;
      context.save();
      context.globalAlpha = opacity;
      for (const corners of clip) clipToCorners(context as unknown as Canvas2d, corners, { x: -box.x, y: -box.y });
      context.drawImage(source, left, top);
      context.restore();
      // Draws it now: while a drawing waits for its turn, the next one on the same canvas has to copy all of it first.
      context.getImageData(0, 0, 1, 1);
    }
  }

  /** Lays what another has made over this one. */
  addPieces(bitmaps: readonly ImageBitmap[]): void {
    bitmaps.forEach((bitmap, at) => {
      this.#pieces[at]?.context.drawImage(bitmap, 0, 0);
      bitmap.close();
    });
  }

  takePieces(): ImageBitmap[] {
    return this.#pieces.map(({ canvas }) => canvas.transferToImageBitmap());
  }

  pixels(): Uint8ClampedArray<ArrayBuffer> {
    const { width, height } = this.#size;
    const [only] = this.#pieces.length === 1 ? this.#pieces : [];
    if (only) return only.context.getImageData(0, 0, width, height).data;
    const whole = new Uint8ClampedArray(width * height * 4);
    for (const { context, canvas, box } of this.#pieces) {
      const { data } = context.getImageData(0, 0, box.width, box.height);
      copyRows(data, box, whole, width);
      Object.assign(canvas, { width: 0, height: 0 });
    }
    return whole;
  }
}

/** Puts a piece of RGBA into what it is a piece of. */
export function copyRows(from: Uint8ClampedArray, box: BoundingBox, to: Uint8ClampedArray, stride: number): void {
  const { x, y, width, height } = box;
  for (let row = 0; row < height; row += 1) {
    to.set(from.subarray(row * width * 4, (row + 1) * width * 4), ((y + row) * stride + x) * 4);
  }
}
