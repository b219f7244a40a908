import type { Maker } from './order.ts';
import type { FileKind } from './sizes.ts';

/** Each format's code is fetched when the first file of it is made. */
export const makers: Readonly<Record<FileKind, () => Promise<Maker>>> = {
  png: raster,
  jpeg: raster,
  webp: raster,
  svg: async () => (await import('./svg/make-svg.ts')).makeSvg,
  pdf: async () => (await import('./pdf/make-pdf.ts')).makePdf,
  zip: async () => (await import('./zip-pictures.ts')).makeZip,
  psd: async () => (await import('./psd/make-psd.ts')).makePsd,
};

async function raster(): Promise<Maker> {
  return (await import('./raster.ts')).makeRaster;
}
