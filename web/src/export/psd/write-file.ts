/** The file itself: ag-psd writes its structure around channels that are packed already. */
import type { BoundingBox, Size } from '@easel/canvas';
import { writePsdUint8Array, type Layer, type LayerMaskData } from 'ag-psd';
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
): Uint8Array<ArrayBuffer> {
  const { width, height } = composite;
  const psd = {
    width,
    height,
    children: layers.map((plan) => layerOf(plan, parts)),
    imageData: composite,
    imageResources: { resolutionInfo: resolution, ...(xmp !== null && { xmpMetadata: xmp }) },
  };
  // Not the background layer that Photoshop makes of a lowest layer without holes: it has no name and cannot be moved.
  return writePsdUint8Array(psd, { noBackground: true }) as Uint8Array<ArrayBuffer>;
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
