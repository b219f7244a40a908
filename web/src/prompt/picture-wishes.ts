import { sideRange, type PictureOptions } from '@easel/contract';

/** How a person wants the pictures of a turn; what is `null` the agent decides from the words. */
export interface PictureWishes {
  readonly size: PictureSize | null;
  readonly count: number | null;
  /** An id of `GET /api/models`. */
  readonly model: string | null;
}

/** In pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

export const noWishes: PictureWishes = { size: null, count: null, model: null };

export const counts = [1, 2, 3, 4, 5, 6, 7, 8] as const;

/** The usual proportions, each at a size that is sharp on screen and in a small print. */
export const sizePresets = [
  { name: 'square', ratio: '1:1', width: 1080, height: 1080 },
  { name: 'poster', ratio: '3:4', width: 1080, height: 1440 },
  { name: 'story', ratio: '9:16', width: 1080, height: 1920 },
  { name: 'wide', ratio: '16:9', width: 1920, height: 1080 },
  { name: 'banner', ratio: '5:2', width: 1920, height: 768 },
] as const;
export type SizePreset = (typeof sizePresets)[number];

export function presetOf(size: PictureSize): SizePreset | undefined {
  return sizePresets.find(({ width, height }) => width === size.width && height === size.height);
}

/** As the service wants it; what the agent is to decide is left out. */
export function pictureOptions({ size, count, model }: PictureWishes): PictureOptions {
  return {
    ...(size && { imageSize: `${size.width}x${size.height}` }),
    ...(count && { imageCount: count }),
    ...(model && { imageModel: model }),
  };
}

/** Reads two sides as they were typed; `null` when one is no whole number of pixels within the range. */
export function readSides(width: string, height: string): PictureSize | null {
  const [across, down] = [readSide(width), readSide(height)];
  return across && down ? { width: across, height: down } : null;
}

function readSide(text: string): number | null {
  if (!/^\d+$/.test(text.trim())) return null;
  const side = Number(text);
  return side >= sideRange.least && side <= sideRange.most ? side : null;
}
