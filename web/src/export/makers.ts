import type { Maker } from './order.ts';
import { makePdf } from './pdf/make-pdf.ts';
import { makePsd } from './psd/make-psd.ts';
import { prepared } from './prepare.ts';
import { makeRaster } from './raster.ts';
import type { FileKind } from './sizes.ts';
import { makeSvg } from './svg/make-svg.ts';
import { makeZip } from './zip-pictures.ts';

const drawn =
  (make: Maker): Maker =>
  async (order, progress) => {
    progress.begin('gather', 0);
    return make({ ...order, subject: await prepared(order.subject) }, progress);
  };

/** What makes each kind of file. */
export const makers: Readonly<Record<FileKind, Maker>> = {
  png: drawn(makeRaster),
  jpeg: drawn(makeRaster),
  webp: drawn(makeRaster),
  svg: drawn(makeSvg),
  pdf: drawn(makePdf),
  psd: drawn(makePsd),
  zip: makeZip,
};
