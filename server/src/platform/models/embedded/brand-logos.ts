import type { BrandMark } from '@easel/designer';
import sharp from 'sharp';
import { drawVector } from '../../vector/draw-vector.ts';
import { enlargedVector } from '../../vector/enlarged-vector.ts';
import type { BrandHints } from '../brand-hints.ts';

/** The bytes of logos by the keys of their files; what could not be had is left out. */
export type LogoFiles = ReadonlyMap<string, Uint8Array>;

/** Pixels: no sheet shows more of a logo. */
const longestSide = 1_200;
const mostPixels = 16_384 * 16_384;
/** They are drawn again and again; `null` is one that cannot be read. */
const ready = new Map<string, Uint8Array | null>();
const mostReady = 32;

/** The kit's logos as pixels, and its slogan. */
export async function brandMark(hints: BrandHints | undefined, files: LogoFiles): Promise<BrandMark> {
  const logos: { bytes: Uint8Array }[] = [];
  for (const key of hints?.logos ?? []) {
    const bytes = files.get(key);
    const drawn = bytes && (await readied(key, bytes));
    if (drawn) logos.push({ bytes: drawn });
  }
  return { logos, ...(hints?.slogan && { slogan: hints.slogan }) };
}

async function readied(key: string, bytes: Uint8Array): Promise<Uint8Array | null> {
  const known = ready.get(key);
  if (known !== undefined) return known;
  const drawn = await asPng(bytes).catch(() => null);
  if (ready.size >= mostReady) ready.clear();
  ready.set(key, drawn);
  return drawn;
}

async function asPng(bytes: Uint8Array): Promise<Uint8Array> {
  const { format } = await sharp(bytes).metadata();
  const sides = { width: longestSide, height: longestSide };
  const pixels = format === 'svg' ? await drawVector(enlargedVector(bytes, longestSide), sides) : bytes;
  const picture = sharp(pixels, { limitInputPixels: mostPixels }).autoOrient();
  const png = picture.resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true }).ensureAlpha().png();
  return new Uint8Array(await png.toBuffer());
}
