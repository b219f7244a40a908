/** PNG, JPEG and WebP: in one canvas where one holds it, else piece by piece. */
import type { Size } from '@easel/canvas';
import { ExportFault } from './fault.ts';
import type { Maker, Order } from './order.ts';
import { embedXmp } from './origin/embed-xmp.ts';
import { xmpPacketOf } from './origin/xmp.ts';
import { createDrawing, paintSubject, type PaintOrder } from './paint.ts';
import { PictureShelf } from './picture-shelf.ts';
import { pngOfRows } from './png.ts';
import { bandHeight, pixelsOf, tilesOf, tileSide } from './sizes.ts';

/** Pixels that are drawn at once without asking much of any browser. */
const inOnePiece = 48e6;

export const makeRaster: Maker = async (order, { signal, begin, advance }) => {
  const { subject, scale, format, quality, background, lenient } = order;
  const shelf = new PictureShelf({ signal, lenient });
  const pixels = pixelsOf(subject.box, scale);
  try {
    const paint = { subject, shelf, signal, background };
    if (
      format === 'png' &&
      (pixels.width * pixels.height > inOnePiece || Math.max(pixels.width, pixels.height) > 16_000)
    ) {
      const bands = Math.ceil(pixels.height / bandHeight(pixels.width));
      begin('draw', bands * Math.ceil(pixels.width / tileSide));
      return {
        blob: await marked(await drawInBands(pixels, scale, paint, advance), order),
        missing: [...shelf.missing],
      };
    }
    begin('draw', subject.items.length);
    const { canvas, context } = createDrawing(pixels.width, pixels.height);
    const view = { k: scale, x: -subject.box.x * scale, y: -subject.box.y * scale };
    await paintSubject(context, view, pixels, { ...paint, onDrawn: () => advance() });
    begin('write', 0);
    const type = `image/${format}`;
    const blob = await canvas.convertToBlob({ type, quality: quality / 100 }).catch(() => null);
    // A browser that cannot write a kind writes PNG and says so in the type alone.
    if (!blob || blob.type !== type) throw new ExportFault('memory');
    return { blob: await marked(blob, order), missing: [...shelf.missing] };
  } finally {
    shelf.close();
  }
};

async function marked(blob: Blob, { origin }: Order): Promise<Blob> {
  return origin ? embedXmp(blob, xmpPacketOf(origin)) : blob;
}

/** Bands of rows: each is drawn tile by tile, its rows put together, and handed on before the next is drawn. */
async function drawInBands(pixels: Size, scale: number, paint: PaintOrder, advance: () => void): Promise<Blob> {
  const { subject } = paint;
  async function* rows() {
    const most = bandHeight(pixels.width);
    for (let top = 0; top < pixels.height; top += most) {
      const height = Math.min(most, pixels.height - top);
      const band = new Uint8Array(pixels.width * 4 * height);
      for (const tile of tilesOf({ width: pixels.width, height })) {
        const { context } = createDrawing(tile.width, tile.height);
        const view = { k: scale, x: -subject.box.x * scale - tile.x, y: -subject.box.y * scale - top };
        await paintSubject(context, view, tile, paint);
        const { data } = context.getImageData(0, 0, tile.width, tile.height);
        for (let row = 0; row < tile.height; row += 1) {
          const from = data.subarray(row * tile.width * 4, (row + 1) * tile.width * 4);
          band.set(from, (row * pixels.width + tile.x) * 4);
        }
        advance();
      }
      yield band;
    }
  }
  return pngOfRows(pixels, rows());
}
