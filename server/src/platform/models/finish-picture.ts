import sharp from 'sharp';
import { finishOf, type Adjustment, type PixelSize } from './fit-request.ts';
import { ModelFailure } from './model-failure.ts';

/** A picture of more is a mistake, or meant to fill the memory. */
const mostPixels = 8192 * 8192;

/**
 * What a model answered, as a PNG of exactly the wanted size. Every pixel is decoded: a picture that breaks off counts
 * as none.
 * @throws ModelFailure
 */
export async function finishPicture(
  bytes: Uint8Array,
  wanted: PixelSize,
): Promise<{ png: Uint8Array; adjustment: Adjustment | null }> {
  try {
    // Turned as its metadata says, for a resized picture loses them.
    const image = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' }).autoOrient();
    const { autoOrient: made, format } = await image.metadata();
    const adjustment = finishOf(made, wanted);
    if (format === 'svg') throw new ModelFailure('garbage', { detail: 'unreadable_picture' });
    const sized = image.resize(wanted.width, wanted.height, { fit: 'cover', position: 'attention' });
    const exact = made.width === wanted.width && made.height === wanted.height;
    const png = await (exact ? image : sized).png().toBuffer();
    return { png: exact && format === 'png' ? bytes : png, adjustment };
  } catch (error) {
    if (error instanceof ModelFailure) throw error;
    throw new ModelFailure('garbage', { detail: 'unreadable_picture' });
  }
}

/** What a model answered as a PNG of its own size, upright and decoded to its last pixel. @throws ModelFailure */
export async function wholePicture(bytes: Uint8Array): Promise<Uint8Array> {
  try {
    const image = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' }).autoOrient();
    if ((await image.metadata()).format === 'svg') throw new Error('a drawing instead of pixels');
    return await image.png().toBuffer();
  } catch {
    throw new ModelFailure('garbage', { detail: 'unreadable_picture' });
  }
}

export interface ReferencePicture {
  readonly bytes: Uint8Array;
  readonly mediaType: string;
}

const sides = [2048, 1536, 1024, 768, 512] as const;

/**
 * A reference picture as models take it: at most as large as the provider accepts.
 * @throws ModelFailure when there is no size at which it fits
 */
export async function shrinkReference(
  picture: ReferencePicture,
  maxBytes: number,
): Promise<ReferencePicture & { shrunk: boolean }> {
  const asIs = /^image\/(png|jpeg|webp)$/.test(picture.mediaType);
  if (asIs && picture.bytes.byteLength <= maxBytes) return { ...picture, shrunk: false };
  for (const side of sides) {
    const image = sharp(picture.bytes, { limitInputPixels: mostPixels }).autoOrient();
    const { hasAlpha } = await image.metadata();
    const small = image.resize(side, side, { fit: 'inside', withoutEnlargement: true });
    const bytes = await (hasAlpha ? small.png({ palette: true }) : small.jpeg({ quality: 88 })).toBuffer();
    const mediaType = hasAlpha ? 'image/png' : 'image/jpeg';
    if (bytes.byteLength <= maxBytes) return { bytes, mediaType, shrunk: true };
  }
  throw new ModelFailure('too_large');
}
