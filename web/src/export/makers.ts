import type { Maker } from './order.ts';
import { makePdf } from './pdf/make-pdf.ts';
import { makePsd } from './psd/make-psd.ts';
import { makeRaster } from './raster.ts';
import type { FileKind } from './sizes.ts';
import { makeSvg } from './svg/make-svg.ts';
import { makeZip } from './zip-pictures.ts';

/** What makes each kind of file. */
export const makers: Readonly<Record<FileKind, Maker>> = {
  png: makeRaster,
  jpeg: makeRaster,
  webp: makeRaster,
  svg: makeSvg,
  pdf: makePdf,
  psd: makePsd,
  zip: makeZip,
};
