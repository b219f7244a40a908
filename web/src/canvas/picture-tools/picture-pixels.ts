/** What of a picture is seen, small enough to count its pixels. */
import { cutOf, type PictureReading } from '@easel/canvas';
import { thumbnailUrl } from '../thumbnails.ts';

/** Straight RGBA, row by row. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}

const longestSide = 512;

/** @throws where the picture does not come */
export async function pixelsOf(picture: PictureReading): Promise<Pixels> {
  const { url, naturalWidth } = picture.data;
  const image = new Image();
  image.src = thumbnailUrl(url, longestSide, naturalWidth);
  await image.decode();
  const cut = cutOf(picture);
  const [wide, tall] = [cut.width * image.naturalWidth, cut.height * image.naturalHeight];
  const scale = Math.min(1, longestSide / Math.max(wide, tall, 1));
  const [width, height] = [wide, tall].map((side) => Math.max(1, Math.round(side * scale))) as [number, number];
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('this browser draws nothing');
  const [x, y] = [cut.x * image.naturalWidth, cut.y * image.naturalHeight];
  context.drawImage(image, x, y, wide, tall, 0, 0, width, height);
  return { width, height, data: context.getImageData(0, 0, width, height).data };
}
