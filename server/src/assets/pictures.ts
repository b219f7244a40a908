import sharp from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import { Seats } from '../platform/seats.ts';
import { drawVector } from '../platform/vector/draw-vector.ts';
import { sizedVector } from '../platform/vector/sized-vector.ts';

/** Decoding more would take gigabytes: 16,384 squared. */
const limitInputPixels = 268_435_456;
const thumbhashSide = 100;
/** Enough to judge by what a drawing costs at the sizes that it will be shown in. */
const vectorSide = 512;
/** What draws them counts no further. */
const longestVectorSide = 32_767;
/** A hundred thousand frames fit into a small file. */
const seconds = 10;
const largePixels = 40_000_000;
const seatOfLarge = new Seats(1);
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
  const { autoOrient, pixels, vector } = await factsOf(bytes);
  if (vector && Math.max(autoOrient.width, autoOrient.height) > longestVectorSide) throw new Error('it is too long');
  const small = await seated(pixels, async () => {
    const seen = vector ? await drawVector(bytes, { width: vectorSide, height: vectorSide }) : bytes;
    return sharp(seen, { limitInputPixels })
      .autoOrient()
      .resize(thumbhashSide, thumbhashSide, { fit: 'inside' })
      .ensureAlpha()
      .raw()
      .timeout({ seconds })
      .toBuffer({ resolveWithObject: true });
  });
  const hash = rgbaToThumbHash(small.info.width, small.info.height, small.data);
  return { width: autoOrient.width, height: autoOrient.height, thumbhash: Buffer.from(hash).toString('base64') };
}

/**
 * The picture at most `width` pixels wide; never larger than it is. What moves stands still where its movement cannot
 * be made. Throws on what cannot be decoded.
 */
export async function resize(bytes: Uint8Array, width: number, format: VariantFormat): Promise<Buffer> {
  const { pixels, vector, moves } = await factsOf(bytes);
  return seated(pixels, async () => {
    if (vector) return resized(await drawVector(bytes, { width }), { width, format, animated: false });
    const still = () => resized(bytes, { width, format, animated: false });
    if (!moves || format !== 'webp') return still();
    return resized(bytes, { width, format, animated: true }).catch(still);
  });
}

interface Wish {
  readonly width: number;
  readonly format: VariantFormat;
  readonly animated: boolean;
}

function resized(bytes: Uint8Array, { width, format, animated }: Wish): Promise<Buffer> {
  const picture = sharp(bytes, { limitInputPixels, animated })
    .autoOrient()
    .resize({ width, withoutEnlargement: true })
    .timeout({ seconds });
  if (format === 'webp') return picture.webp({ quality: webpQuality, effort: 3 }).toBuffer();
  if (format === 'avif') return picture.avif({ quality: avifQuality, effort: 2 }).toBuffer();
  return picture.png({ compressionLevel: 6 }).toBuffer();
}

async function factsOf(bytes: Uint8Array) {
  const read = (picture: Uint8Array) => sharp(picture, { limitInputPixels }).metadata();
  const first = await read(bytes);
  const vector = first.format === 'svg';
  const sized = vector ? sizedVector(bytes) : bytes;
  const { autoOrient, width, height, pages = 1 } = sized === bytes ? first : await read(sized);
  return { autoOrient, pixels: width * height, vector, moves: pages > 1 };
}

/** Some forms are decoded whole, four bytes a pixel: several of the largest at once would fill the memory. */
function seated<T>(pixels: number, work: () => Promise<T>): Promise<T> {
  return pixels > largePixels ? seatOfLarge.taking(work) : work();
}
