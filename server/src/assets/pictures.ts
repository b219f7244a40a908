import sharp from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';

/** Decoding more would take gigabytes: 16,384 squared. */
const limitInputPixels = 268_435_456;
const thumbhashSide = 100;
const webpQuality = 82;
const avifQuality = 60;

export type VariantFormat = 'webp' | 'avif' | 'png';
export interface Measures {
  width: number;
  height: number;
  /** Base64. */
  thumbhash: string;
}

/** Size as it is seen, with the camera's rotation applied, and a blurred stand-in. Throws on what cannot be decoded. */
export async function measure(bytes: Uint8Array): Promise<Measures> {
  const { autoOrient } = await sharp(bytes, { limitInputPixels }).metadata();
  const small = await sharp(bytes, { limitInputPixels })
    .autoOrient()
    .resize(thumbhashSide, thumbhashSide, { fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const hash = rgbaToThumbHash(small.info.width, small.info.height, small.data);
  return { width: autoOrient.width, height: autoOrient.height, thumbhash: Buffer.from(hash).toString('base64') };
}

/** The picture at most `width` pixels wide; never larger than it is. */
export async function resize(bytes: Uint8Array, width: number, format: VariantFormat): Promise<Buffer> {
  const picture = sharp(bytes, { limitInputPixels, animated: format === 'webp' })
    .autoOrient()
    .resize({ width, withoutEnlargement: true });
  if (format === 'webp') return picture.webp({ quality: webpQuality, effort: 3 }).toBuffer();
  if (format === 'avif') return picture.avif({ quality: avifQuality, effort: 2 }).toBuffer();
  return picture.png({ compressionLevel: 6 }).toBuffer();
}
