/** Which part of a picture its node shows, as fractions of the picture. */
import type { BoundingBox } from './geometry.ts';
import type { NormalisedNode } from './records/read-node.ts';

export type PictureReading = Extract<NormalisedNode, { kind: 'image' }>;

const whole: BoundingBox = { x: 0, y: 0, width: 1, height: 1 };
/** Ratios nearer than this are the same: sizes on the canvas are rounded. */
export const sameRatio = 0.01;

/** A crop is stretched over the node; without one the picture covers it and what hangs over is cut, as `object-fit: cover`. */
export function cutOf({ width, height, data }: PictureReading): BoundingBox {
  if (data.crop) return data.crop;
  const { naturalWidth, naturalHeight } = data;
  if (!naturalWidth || !naturalHeight || !width || !height) return whole;
  const ratio = naturalWidth / naturalHeight / (width / height);
  if (Math.abs(ratio - 1) < sameRatio) return whole;
  if (ratio > 1) return { x: (1 - 1 / ratio) / 2, y: 0, width: 1 / ratio, height: 1 };
  return { x: 0, y: (1 - ratio) / 2, width: 1, height: ratio };
}
