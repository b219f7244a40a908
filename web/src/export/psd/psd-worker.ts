/** Decodes pictures, packs the pixels of layers as they come and writes the PSD, away from the page. */
import type { BoundingBox } from '@easel/canvas';
import { paintPicture } from '../paint-picture.ts';
import { tilesOf } from '../sizes.ts';
import { Decoded } from './decoded.ts';
import type { FromWorker, LayerLook, PackedLayer, Share, ToWorker } from './messages.ts';
import { packPixels } from './pack-bits.ts';
import { learnQuickReading } from './straight-colours.ts';
import { Composite, copyRows, createDrawing, wiped } from './worker-drawing.ts';
import { storedLayer, writeFile, type Mask } from './write-file.ts';

interface Coming {
  readonly box: BoundingBox;
  readonly look: LayerLook | null;
  /** Of what comes in several pieces, and of masks. */
  data: Uint8ClampedArray<ArrayBuffer> | null;
  stored: PackedLayer | null;
}

const coming = new Map<number, Coming>();
const masks = new Map<number, Mask>();
const packed = new Map<number, PackedLayer>();
const decoded = new Decoded();
const drawing = createDrawing(1, 1);
const quickReading = learnQuickReading();
let size = { width: 0, height: 0 };
let composite: Composite | null = null;

const say = (message: FromWorker, transfer: Transferable[] = []) => self.postMessage(message, { transfer });

/** What waits for a picture to be decoded keeps what came after it waiting: layers lie on each other in their order. */
let turn: Promise<void> = Promise.resolve();

self.addEventListener('message', ({ data: message }: MessageEvent<ToWorker>) => {
  const bitmap = message.type === 'picture' ? decode(message) : null;
  turn = turn
    .then(async () => take(message, await bitmap))
    .catch((error: unknown) => {
      say({ type: 'failed', memory: error instanceof RangeError, message: wordsOf(error) });
    });
});

const wordsOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** While the picture before it is being packed. */
function decode({ id, reading, blob }: Extract<ToWorker, { type: 'picture' }>): Promise<ImageBitmap | null> {
  return decoded.find(reading.data.url, blob).catch((error: unknown) => {
    say({ type: 'undecodable', id, message: wordsOf(error) });
    return null;
  });
}

function take(message: ToWorker, picture: ImageBitmap | null): void | Promise<void> {
  switch (message.type) {
    case 'open': {
      const { width, height, background } = message;
      size = { width, height };
      composite = new Composite(size, background);
      return;
    }
    case 'begin':
      coming.set(message.id, { box: message.box, look: message.look, data: null, stored: null });
      return;
    case 'tile':
      return takeTile(message.id, message).then(() => say({ type: 'taken' }));
    case 'picture':
      return takePicture(message, picture).then(() => say({ type: 'taken' }));
    case 'end':
      finish(message.id);
      return;
    case 'hand-over':
      handOver();
      return;
    case 'take-over':
      for (const [id, layer] of message.share.packed) packed.set(id, layer);
      composite?.addPieces(message.share.pieces);
      return;
    default: {
      const file = writeFile({ ...size, data: composite!.pixels() }, message, { packed, masks });
      say({ type: 'written', file });
    }
  }
}

async function takeTile(
  id: number,
  { x, y, bitmap }: { readonly x: number; readonly y: number; readonly bitmap: ImageBitmap },
): Promise<void> {
  const layer = coming.get(id);
  if (!layer) return;
  const { width, height } = bitmap;
  wiped(drawing, width, height).drawImage(bitmap, 0, 0);
  if (layer.look) composite?.add(bitmap, layer.box.x + x, layer.box.y + y, layer.look);
  bitmap.close();
  await read(layer, { x, y, width, height });
}

async function takePicture(
  { id, reading, view }: Extract<ToWorker, { type: 'picture' }>,
  bitmap: ImageBitmap | null,
): Promise<void> {
  const layer = coming.get(id);
  if (!layer || !bitmap) return;
  for (const { x, y, width, height } of tilesOf(layer.box)) {
    const context = wiped(drawing, width, height);
    const [left, top] = [layer.box.x + x, layer.box.y + y];
    context.save();
    paintPicture(context, reading, { k: view.k, x: view.x - left, y: view.y - top }, bitmap);
    context.restore();
    if (layer.look) composite?.add(drawing.canvas, left, top, layer.look);
    await read(layer, { x, y, width, height });
  }
}

/** Most layers come in one piece, which needs no putting together. */
async function read(layer: Coming, piece: BoundingBox): Promise<void> {
  const { box, look } = layer;
  const isWhole = piece.width === box.width && piece.height === box.height;
  const quick = isWhole && look ? await quickReading : null;
  // What may fail of a sudden, memory of the graphics card for one, is no reason to lose the file.
  const pixels = await quick?.read(drawing.canvas).catch(() => null);
  if (quick && pixels) {
    layer.stored = storedLayer(box, packPixels(pixels, box, quick.straighten));
    return;
  }
  const { data } = drawing.context.getImageData(0, 0, piece.width, piece.height);
  if (isWhole) layer.data = data;
  else copyRows(data, piece, (layer.data ??= new Uint8ClampedArray(box.width * box.height * 4)), box.width);
}

function finish(id: number): void {
  const layer = coming.get(id);
  if (!layer) return;
  coming.delete(id);
  const { box, look, data, stored } = layer;
  if (look) packed.set(id, stored ?? storedLayer(box, data && packPixels(data, box)));
  else if (data) masks.set(id, { box, data });
}

function handOver(): void {
  const share: Share = { packed: [...packed], pieces: composite?.takePieces() ?? [] };
  packed.clear();
  say({ type: 'handed', share }, [...share.pieces]);
}
