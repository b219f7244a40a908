/** The file itself: ag-psd writes its structure around channels that are packed and laid aside already. */
import type { BoundingBox, Size } from '@easel/canvas';
import type { Layer, LayerMaskData } from 'ag-psd';
import { createWriter, getWriterBufferNoCopy, writePsd } from 'ag-psd/dist-es/psdWriter.js';
import { Gaps } from './gaps.ts';
import { allLocks } from './layer-locks.ts';
import type { LayerPlan, PackedLayer } from './messages.ts';
import type { PackedPixels } from './pack-bits.ts';

export interface Mask {
  readonly box: BoundingBox;
  readonly data: Uint8ClampedArray<ArrayBuffer>;
}

export interface Parts {
  readonly packed: ReadonlyMap<number, PackedLayer>;
  readonly masks: ReadonlyMap<number, Mask>;
}

/** By rows, each packed by PackBits. */
const compression = 1;
/** Alpha, red, green, blue. */
const channelIds = [-1, 0, 1, 2] as const;

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
  const writer = createWriter(roomFor(composite, parts));
  const gaps = new Gaps(writer);
  const psd = {
    width,
    height,
    children: layers.map((plan) => layerOf(plan, parts, gaps)),
    imageData: composite,
    imageResources: { resolutionInfo: resolution, ...(xmp !== null && { xmpMetadata: xmp }) },
  };
  // Not the background layer that Photoshop makes of a lowest layer without holes: it has no name and cannot be moved.
  // The two builds of the package differ in nothing but their types' names.
  writePsd(writer, psd as unknown as Parameters<typeof writePsd>[1], { noBackground: true });
  return new Blob(gaps.filled(getWriterBufferNoCopy(writer)), { type: 'image/vnd.adobe.photoshop' });
}

/** About what is written here: a writer that begins with little copies all of it again and again. */
function roomFor({ width, height }: Size, { packed, masks }: Parts): number {
  const drawn = [...masks.values()].reduce((sum, { box }) => sum + box.width * box.height, 0);
  return drawn + width * height * 4 + packed.size * 16_000 + 1e6;
}

/** Lays the channels of a layer aside, so that a browser may keep many of them wherever it has room. */
export function storedLayer({ x, y }: BoundingBox, pixels: PackedPixels | null): PackedLayer {
  if (!pixels) return { x, y, width: 0, height: 0, lengths: [], file: null };
  const { left, top, width, height, channels } = pixels;
  const [red, green, blue, alpha] = channels;
  const mark = Uint8Array.of(0, compression);
  const file = new Blob([alpha, mark, red, mark, green, mark, blue]);
  const lengths = [alpha, red, green, blue].map(({ length }) => length);
  return { x: x + left, y: y + top, width, height, lengths, file };
}

function layerOf(plan: LayerPlan, parts: Parts, gaps: Gaps): Layer {
  const { name, opacity, hidden, locked, pixels, text, mask, children } = plan;
  const own = mask && { mask: maskOf(parts.masks.get(mask.pixels)) };
  const layer: Layer = { name, opacity, hidden, ...(locked && { protected: allLocks }), ...(text && { text }), ...own };
  if (children) return { ...layer, opened: true, children: children.map((child) => layerOf(child, parts, gaps)) };
  const found = pixels === null ? undefined : parts.packed.get(pixels);
  if (!found?.file) return { ...layer, left: found?.x ?? 0, top: found?.y ?? 0 };
  const { x, y, width, height, lengths, file } = found;
  const [alpha = 0, ...colours] = lengths;
  // The marks of the colours lie in the file of the layer, behind its alpha.
  const first = gaps.leave(alpha, file, colours.length * 2);
  const data = [first, ...colours.map((length) => gaps.leave(length))];
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
      channels: channelIds.map((id, at) => ({ id, compression, data: data[at]! })),
    },
  };
}

function maskOf(mask: Mask | undefined): LayerMaskData {
  if (!mask) return {};
  const { box, data } = mask;
  const { x, y, width, height } = box;
  return { left: x, top: y, right: x + width, bottom: y + height, defaultColor: 0, imageData: { width, height, data } };
}
