/** How many pixels a picture shall have, and what becomes of its node: pure. */
import { sameRatio, type CanvasNode, type Size } from '@easel/canvas';
import type { BecomePicture } from '../uploads.ts';
import { aboutMiddle, longestSide, type NewPicture } from '../crop/picture-edits.ts';
import { isOwnDesign } from '../picture-work/picture-ways.ts';

/** What is calculated from and to has to fit into memory together. */
const mostPixels = longestSide * (longestSide / 2);

export type SizeFault = 'none' | 'long' | 'many';

/** Shares of the size, and lengths of the longer side in pixels. */
export const shares = [0.5, 2] as const;
export const lengths = [1024, 2048] as const;

const whole = (side: number) => Math.max(1, Math.round(side));

export function scaledBy({ width, height }: Size, share: number): Size {
  return { width: whole(width * share), height: whole(height * share) };
}

export function withLongest(size: Size, length: number): Size {
  return scaledBy(size, length / Math.max(size.width, size.height));
}

/** One side set; the other follows by the proportions of `source` where these are kept. */
export function withSide(size: Size, side: keyof Size, length: number, source: Size, kept: boolean): Size {
  const other = side === 'width' ? 'height' : 'width';
  const follows = kept && length > 0;
  return { ...size, [side]: length, ...(follows && { [other]: whole((length * source[other]) / source[side]) }) };
}

export function faultOfSize({ width, height }: Size): SizeFault | null {
  if (![width, height].every((side) => Number.isInteger(side) && side > 0)) return 'none';
  if (Math.max(width, height) > longestSide) return 'long';
  return width * height > mostPixels ? 'many' : null;
}

/** Whether a picture of that size fills its node as it is. */
export function keepsShape(source: Size, size: Size): boolean {
  return Math.abs(changeOf(source, size) - 1) < sameRatio;
}

/** By what the height grows beside the width. */
const changeOf = (source: Size, size: Size) => size.height / size.width / (source.height / source.width);

/** More pixels change nothing on the canvas; other proportions do: the width stays, the height follows. */
export function toSize(source: Size, size: Size): BecomePicture {
  const [change, kept] = [changeOf(source, size), keepsShape(source, size)];
  return {
    label: 'pixels',
    node(node, picture) {
      // What a crop hid is gone: the size is that of what one sees.
      const { crop: _crop, ...data } = dataWith(node, picture);
      return kept ? { ...node, data } : { ...aboutMiddle(node, node.width, node.height * change), data };
    },
  };
}

/** The same picture in another kind of file: it stands as it stood, crop and all. */
export const toKind: BecomePicture = {
  label: 'convert',
  node: (node, picture) => ({ ...node, data: dataWith(node, picture) }),
};

function dataWith(node: CanvasNode, picture: NewPicture): Record<string, unknown> {
  const data: Record<string, unknown> = { ...node.data, ...picture };
  if (!isOwnDesign(node)) return data;
  // The server knows its own designs by their files: of another file there is no drawing to work on.
  const { prompt: _prompt, model: _model, ...kept } = data;
  return kept;
}
