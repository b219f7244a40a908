/** What the masks in a PSD leave to be seen. */
import type { BoundingBox } from '@easel/canvas';
import type { Layer } from 'ag-psd';

/** White shows, and what lies around a mask is of one colour. */
const white = 255;

/** A mask without pixels of its own is all black around them: so programs write one that hides everything. */
export function hidesAll({ mask, vectorMask }: Pick<Layer, 'mask' | 'vectorMask'>): boolean {
  if (!mask || mask.disabled || mask.fromVectorData || vectorMask) return false;
  return !mask.imageData && mask.defaultColor !== white;
}

/** The box that a group is cut to; none where its mask takes only something out of it, which no frame can. */
export function cutOf({ mask }: Pick<Layer, 'mask'>): BoundingBox | undefined {
  if (!mask?.imageData || mask.disabled || mask.defaultColor === white) return undefined;
  const { left = 0, top = 0, right = 0, bottom = 0 } = mask;
  return { x: left, y: top, width: right - left, height: bottom - top };
}
