/** Packs the pixels of layers as they come and writes the PSD, away from the page. */
import { writePsdUint8Array, type Layer, type LayerMaskData } from 'ag-psd';
import type { FromWorker, LayerPlan, ToWorker } from './messages.ts';
import { packPixels, type PackedPixels } from './pack-bits.ts';

interface Raw {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly keep: boolean;
  data: Uint8ClampedArray<ArrayBuffer> | null;
}

const coming = new Map<number, Raw>();
const kept = new Map<number, Raw>();
const packed = new Map<number, { readonly x: number; readonly y: number; readonly pixels: PackedPixels | null }>();
/** Read from only: a canvas in the processor's own memory is the quicker one for that. */
const canvas = new OffscreenCanvas(1, 1);
const context = canvas.getContext('2d', { willReadFrequently: true })!;

const say = (message: FromWorker, transfer: Transferable[] = []) => self.postMessage(message, { transfer });

self.addEventListener('message', ({ data: message }: MessageEvent<ToWorker>) => {
  try {
    take(message);
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error);
    say({ type: 'failed', memory: error instanceof RangeError, message: words });
  }
});

function take(message: ToWorker): void {
  switch (message.type) {
    case 'begin': {
      const { id, x, y, width, height, keep } = message;
      coming.set(id, { x, y, width, height, keep, data: null });
      return;
    }
    case 'tile':
      takeTile(message.id, message);
      say({ type: 'taken' });
      return;
    case 'end':
      finish(message.id);
      return;
    default: {
      const file = write(message);
      say({ type: 'written', file }, [file.buffer]);
    }
  }
}

function takeTile(id: number, { x, y, bitmap }: { x: number; y: number; bitmap: ImageBitmap }): void {
  const raw = coming.get(id);
  if (!raw) return;
  const { width, height } = bitmap;
  if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
  else context.clearRect(0, 0, width, height);
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  const { data } = context.getImageData(0, 0, width, height);
  // Most layers come in one piece, which needs no putting together.
  if (width === raw.width && height === raw.height) raw.data = data;
  else {
    raw.data ??= new Uint8ClampedArray(raw.width * raw.height * 4);
    for (let row = 0; row < height; row += 1) {
      raw.data.set(data.subarray(row * width * 4, (row + 1) * width * 4), ((y + row) * raw.width + x) * 4);
    }
  }
}

function finish(id: number): void {
  const raw = coming.get(id);
  if (!raw) return;
  coming.delete(id);
  if (raw.keep) kept.set(id, raw);
  else {
    const pixels = raw.data && packPixels(raw.data, raw.width, raw.height);
    packed.set(id, { x: raw.x, y: raw.y, pixels });
  }
}

function write({ width, height, composite, layers }: Extract<ToWorker, { type: 'write' }>): Uint8Array<ArrayBuffer> {
  const whole = kept.get(composite);
  const psd = {
    width,
    height,
    children: layers.map(layerOf),
    ...(whole?.data && { imageData: { width, height, data: whole.data } }),
    imageResources: {
      resolutionInfo: {
        horizontalResolution: 72,
        horizontalResolutionUnit: 'PPI' as const,
        widthUnit: 'Inches' as const,
        verticalResolution: 72,
        verticalResolutionUnit: 'PPI' as const,
        heightUnit: 'Inches' as const,
      },
    },
  };
  // Not the background layer that Photoshop makes of a lowest layer without holes: it has no name and cannot be moved.
  return writePsdUint8Array(psd, { noBackground: true }) as Uint8Array<ArrayBuffer>;
}

function layerOf({ name, opacity, hidden, pixels, text, mask, children }: LayerPlan): Layer {
  const layer: Layer = { name, opacity, hidden, ...(text && { text }), ...(mask && { mask: maskOf(mask.pixels) }) };
  if (children) return { ...layer, opened: true, children: children.map(layerOf) };
  const found = pixels === null ? undefined : packed.get(pixels);
  if (!found?.pixels) return { ...layer, left: found?.x ?? 0, top: found?.y ?? 0 };
  const { left, top, width, height, channels } = found.pixels;
  const [red, green, blue, alpha] = channels;
  const x = found.x + left;
  const y = found.y + top;
  const channel = (id: -1 | 0 | 1 | 2, data: Uint8Array) => ({ id, compression: 1, data });
  return {
    ...layer,
    left: x,
    top: y,
    right: x + width,
    bottom: y + height,
    rawData: {
      colorMode: 3,
      bitsPerChannel: 8,
      large: false,
      channels: [channel(-1, alpha), channel(0, red), channel(1, green), channel(2, blue)],
    },
  };
}

function maskOf(id: number): LayerMaskData {
  const raw = kept.get(id);
  if (!raw?.data) return {};
  const { x, y, width, height, data } = raw;
  return { left: x, top: y, right: x + width, bottom: y + height, defaultColor: 0, imageData: { width, height, data } };
}
