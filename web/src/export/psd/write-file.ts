/** The file itself: ag-psd writes its structure around channels that are packed already. */
import type { BoundingBox, Size } from '@easel/canvas';
import type { Layer, LayerMaskData } from 'ag-psd';
import { createWriter, getWriterBufferNoCopy, writePsd } from 'ag-psd/dist-es/psdWriter.js';
import type { LayerPlan, PackedLayer } from './messages.ts';

export interface Mask {
  readonly box: BoundingBox;
  readonly data: Uint8ClampedArray<ArrayBuffer>;
}

export interface Parts {
  readonly packed: ReadonlyMap<number, PackedLayer>;
  readonly masks: ReadonlyMap<number, Mask>;
}

const resolution = {
  horizontalResolution: 72,
  horizontalResolutionUnit: 'PPI',
  widthUnit: 'Inches',
  verticalResolution: 72,
  verticalResolutionUnit: 'PPI',
  heightUnit: 'Inches',
} as const;

export function writeFile(
  composite: Size & { readonly data: Uint8ClampedArray<ArrayBuffer> },
  { layers, xmp }: { readonly layers: readonly LayerPlan[]; readonly xmp: string | null },
  parts: Parts,
): Blob {
  const { width, height } = composite;
  const psd = {
    width,
    height,
    children: layers.map((plan) => layerOf(plan, parts)),
    imageData: composite,
    imageResources: { resolutionInfo: resolution, ...(xmp !== null && { xmpMetadata: xmp }) },
  };
  // Not the background layer that Photoshop makes of a lowest layer without holes: it has no name and cannot be moved.
  const writer = createWriter(roomFor(composite, parts));
  // The two builds of the package differ in nothing but their types' names.
  writePsd(writer, psd as unknown as Parameters<typeof writePsd>[1], { noBackground: true });
  return new Blob([getWriterBufferNoCopy(writer)], { type: 'image/vnd.adobe.photoshop' });
}

/** About what the file will need: a writer that begins with little copies all of it again and again. */
function roomFor({ width, height }: Size, { packed, masks }: Parts): number {
  const channels = [...packed.values()].flatMap(({ pixels }) => pixels?.channels ?? []);
  const layers = channels.reduce((sum, { length }) => sum + length, 0);
  const others = [...masks.values()].reduce((sum, { box }) => sum + box.width * box.height, 0);
  return layers + others + width * height * 4 + packed.size * 16_000 + 1e6;
}

function layerOf({ name, opacity, hidden, pixels, text, mask, children }: LayerPlan, parts: Parts): Layer {
  const own = mask && { mask: maskOf(parts.masks.get(mask.pixels)) };
  const layer: Layer = { name, opacity, hidden, ...(text && { text }), ...own };
  if (children) return { ...layer, opened: true, children: children.map((child) => layerOf(child, parts)) };
  const found = pixels === null ? undefined : parts.packed.get(pixels);
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

function maskOf(mask: Mask | undefined): LayerMaskData {
  if (!mask) return {};
  const { box, data } = mask;
  const { x, y, width, height } = box;
  return { left: x, top: y, right: x + width, bottom: y + height, defaultColor: 0, imageData: { width, height, data } };
}
