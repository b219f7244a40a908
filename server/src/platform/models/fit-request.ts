import type { Capabilities } from './capabilities.ts';

/** What was done to a wish that a model cannot fulfil to the letter; the turn tells it in the person's language. */
const adjustmentCodes = [
  'size_cropped',
  'size_resized',
  'references_left_out',
  'references_fewer',
  'references_shrunk',
  'mask_left_out',
  'quality_left_out',
  'background_kept',
  'negative_left_out',
  'upscaled_plainly',
  'background_by_colour',
] as const;
export type Adjustment = (typeof adjustmentCodes)[number];

export interface PixelSize {
  readonly width: number;
  readonly height: number;
}

export type Quality = 'auto' | 'low' | 'medium' | 'high';

export interface PictureRequest extends PixelSize {
  readonly quality?: Quality;
  readonly negative?: string;
  readonly transparent?: boolean;
  readonly references?: number;
  readonly masked?: boolean;
  /** Only makes a reference larger. */
  readonly upscale?: number;
}

/** The same wish in what the model understands. */
export interface FittedRequest {
  readonly size: `${number}x${number}` | undefined;
  readonly aspectRatio: `${number}:${number}` | undefined;
  readonly quality: Exclude<Quality, 'auto'> | undefined;
  readonly negative: string | undefined;
  readonly transparent: boolean;
  /** How many of them it takes, the first ones. */
  readonly references: number;
  readonly masked: boolean;
  /** What of it is known before there is a picture; what becomes of the size `finishOf` says. */
  readonly adjustments: readonly Adjustment[];
}

/** Maps a wish to the nearest that the model can do. */
export function fitRequest(wanted: PictureRequest, can: Capabilities): FittedRequest {
  const { quality = 'auto', negative, transparent = false, references = 0, masked = false, upscale } = wanted;
  const takesReferences = references > 0 && (can.edit || (upscale !== undefined && can.upscale));
  const takesMask = masked && takesReferences && can.mask;
  const left: [boolean, Adjustment][] = [
    [references > 0 && !takesReferences, 'references_left_out'],
    [takesReferences && references > can.maxReferences, 'references_fewer'],
    [masked && !takesMask, 'mask_left_out'],
    [quality !== 'auto' && !can.quality, 'quality_left_out'],
    [transparent && !can.transparent, 'background_kept'],
    [!!negative && !can.negative, 'negative_left_out'],
  ];
  return {
    ...sizeFor(wanted, can),
    quality: quality !== 'auto' && can.quality ? quality : undefined,
    negative: can.negative ? negative : undefined,
    transparent: transparent && can.transparent,
    references: takesReferences ? Math.min(references, can.maxReferences) : 0,
    masked: takesMask,
    adjustments: left.flatMap(([isLeft, code]) => (isLeft ? [code] : [])),
  };
}

function sizeFor(wanted: PixelSize, can: Capabilities): Pick<FittedRequest, 'size' | 'aspectRatio'> {
  if (!can.sizes) return { size: roundedSize(wanted, can), aspectRatio: undefined };
  const nearest = can.sizes.toSorted((one, other) => distance(one, wanted) - distance(other, wanted))[0]!;
  const [width, height] = sidesOf(nearest);
  return nearest.includes(':')
    ? { size: undefined, aspectRatio: `${width}:${height}` }
    : { size: `${width}x${height}`, aspectRatio: undefined };
}

/** Of two sizes with the same ratio, the smallest that needs no enlarging comes first. */
function distance(offered: string, wanted: PixelSize): number {
  const [width, height] = sidesOf(offered);
  const shape = Math.abs(Math.log(width / height / (wanted.width / wanted.height)));
  if (offered.includes(':')) return shape;
  const scale = Math.log((width * height) / (wanted.width * wanted.height));
  // Missing pixels weigh more than spare ones, and both less than the smallest difference in shape that shows.
  return shape + (scale < 0 ? -scale : scale / 4) / 1000;
}

/** Rounded up, so that what is too much can be cut off. */
function roundedSize({ width, height }: PixelSize, { step, maxSide }: Capabilities): `${number}x${number}` {
  const shrink = Math.min(1, maxSide / Math.max(width, height));
  const most = Math.max(step, Math.floor(maxSide / step) * step);
  const side = (length: number) => Math.min(most, Math.max(step, Math.ceil((length * shrink) / step) * step));
  return `${side(width)}x${side(height)}`;
}

function sidesOf(size: string): [width: number, height: number] {
  const [width = 1, height = 1] = size.split(/[x:]/).map(Number);
  return [width, height];
}

/** Less than this share of a side is lost without a word: it is rounding. */
const unseenShare = 0.01;

/** How a picture of one size becomes one of another: scaled to cover it, then cut at the edges. */
export function finishOf(made: PixelSize, wanted: PixelSize): Adjustment | null {
  if (made.width === wanted.width && made.height === wanted.height) return null;
  const scale = Math.max(wanted.width / made.width, wanted.height / made.height);
  const lost = Math.max(1 - wanted.width / (made.width * scale), 1 - wanted.height / (made.height * scale));
  if (lost > unseenShare) return 'size_cropped';
  return Math.abs(scale - 1) > unseenShare ? 'size_resized' : null;
}
