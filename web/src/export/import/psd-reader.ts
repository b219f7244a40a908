/** Reads a PSD away from the page: its layers as PNG pictures, its texts as what they say. */
import type { Layer, PixelData, Psd } from 'ag-psd';
import type { FoundLayer, FoundPsd, FromReader } from './layers-found.ts';
import { cutOf, hidesAll } from './masks.ts';
import { bytesOf, faultOf, readLayersOf, readPictureOf } from './read-file.ts';
import { isLocked } from '../psd/layer-locks.ts';

self.addEventListener('message', ({ data }: MessageEvent<ArrayBuffer>) => {
  const say = (message: FromReader) => self.postMessage(message);
  readLayers(data).then(
    (psd) => say({ type: 'read', psd }),
    (error: unknown) => say({ type: 'failed', fault: faultOf(error) }),
  );
});

async function readLayers(file: ArrayBuffer): Promise<FoundPsd> {
  const psd = readLayersOf(file);
  const { width, height } = psd;
  const count = { simplified: 0 };
  const layers = await foundAll(psd.children ?? [], count);
  if (layers.some(isSeen)) return { width, height, layers, simplified: count.simplified };
  return { width, height, layers: await flat(readPictureOf(file)), simplified: 0 };
}

const isSeen = ({ picture, children = [] }: FoundLayer): boolean => picture !== null || children.some(isSeen);

/** A file without layers is one picture. */
async function flat({ imageData, width, height }: Psd): Promise<FoundLayer[]> {
  if (!imageData) return [];
  const picture = await pngOf(drawn(imageData));
  return [{ name: '', opacity: 1, hidden: false, locked: false, box: { x: 0, y: 0, width, height }, picture }];
}

async function foundAll(layers: readonly Layer[], count: { simplified: number }): Promise<FoundLayer[]> {
  const found: FoundLayer[] = [];
  let base: Layer | null = null;
  for (const layer of layers) {
    if (!layer.clipping) base = layer;
    const own = await foundOne(layer, layer.clipping ? base : null, count);
    if (own) found.push(own);
  }
  return found;
}

async function foundOne(layer: Layer, base: Layer | null, count: { simplified: number }): Promise<FoundLayer | null> {
  const {
    name = '',
    opacity = 1,
    hidden = false,
    text,
    children,
    blendMode = 'normal',
    effects,
    adjustment,
    mask,
  } = layer;
  const plain = blendMode === 'normal' || blendMode === 'pass through';
  if (!plain || adjustment || effects) count.simplified += 1;
  const [x, y] = [layer.left ?? 0, layer.top ?? 0];
  const common = { name, opacity, hidden: hidden || hidesAll(layer), locked: isLocked(layer) };
  if (children) {
    const cut = cutOf(layer);
    if (mask?.imageData && !mask.disabled && (!cut || cut.rough)) count.simplified += 1;
    const box = { x, y, width: 0, height: 0 };
    return { ...common, box, picture: null, ...(cut && { cut }), children: await foundAll(children, count) };
  }
  if (!layer.imageData || layer.imageData.width === 0) return null;
  const canvas = drawn(layer.imageData);
  const context = canvas.getContext('2d')!;
  if (mask?.imageData && !mask.disabled)
    keepWithin(context, masked(mask.imageData), mask, { x, y }, mask.defaultColor === 255);
  if (base?.imageData) keepWithin(context, drawn(base.imageData), base, { x, y }, false);
  const box = { x, y, width: canvas.width, height: canvas.height };
  return { ...common, box, picture: await pngOf(canvas), ...(text && { text }) };
}

function drawn({ data, width, height }: PixelData): OffscreenCanvas {
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext('2d')!.putImageData(new ImageData(bytesOf({ data }), width, height), 0, 0);
  return canvas;
}

/** A mask's grey as what is left of a layer. */
function masked({ data, width, height }: PixelData): OffscreenCanvas {
  const greys = bytesOf({ data });
  const alpha = new Uint8ClampedArray(width * height * 4);
  for (let at = 0; at < alpha.length; at += 4) alpha[at + 3] = greys[at] ?? 0;
  return drawn({ data: alpha, width, height });
}

/** @param beyond whether what lies outside of the mask stays */
function keepWithin(
  context: OffscreenCanvasRenderingContext2D,
  by: OffscreenCanvas,
  at: { readonly left?: number; readonly top?: number },
  layer: { readonly x: number; readonly y: number },
  beyond: boolean,
): void {
  const { width, height } = context.canvas;
  const whole = new OffscreenCanvas(width, height);
  const stencil = whole.getContext('2d')!;
  const [x, y] = [(at.left ?? 0) - layer.x, (at.top ?? 0) - layer.y];
  if (beyond) {
    stencil.fillRect(0, 0, width, height);
    stencil.clearRect(x, y, by.width, by.height);
  }
  stencil.drawImage(by, x, y);
  context.globalCompositeOperation = 'destination-in';
  context.drawImage(whole, 0, 0);
  context.globalCompositeOperation = 'source-over';
}

const pngOf = (canvas: OffscreenCanvas) => canvas.convertToBlob({ type: 'image/png' });
