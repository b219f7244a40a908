import { setImmediate as nextTurn } from 'node:timers/promises';
import type { StyleName } from '../direction/style-name.ts';
import { createSurface, developTrimmed, trimToInk } from '../raster/surface.ts';
import type { Surface } from '../raster/surface.ts';
import { bauhaus } from './bauhaus.ts';
import { brutalist } from './brutalist.ts';
import { clay } from './clay.ts';
import { deco } from './deco.ts';
import { engrave } from './engrave.ts';
import { readFigure } from './figure-cache.ts';
import { flat } from './flat.ts';
import { grain } from './grain.ts';
import { halftone } from './halftone.ts';
import { inkwash } from './inkwash.ts';
import { jianzhi } from './jianzhi.ts';
import { line } from './line.ts';
import { lino } from './lino.ts';
import { minimal } from './minimal.ts';
import { mosaic } from './mosaic.ts';
import { op } from './op.ts';
import type { Painter } from './painter.ts';
import { paper } from './paper.ts';
import { retro } from './retro.ts';
import { riso } from './riso.ts';
import type { StylePalette } from './style-palette.ts';
import { swiss } from './swiss.ts';
import { watercolour } from './watercolour.ts';

export type { StyleName, StylePalette };

const painters: Record<StyleName, Painter> = {
  riso,
  grain,
  flat,
  paper,
  clay,
  lino,
  jianzhi,
  halftone,
  watercolour,
  inkwash,
  line,
  engrave,
  mosaic,
  op,
  swiss,
  deco,
  bauhaus,
  retro,
  brutalist,
  minimal,
};

export const styleNames = Object.keys(painters) as readonly StyleName[];

export interface RestyleOptions {
  style: StyleName;
  palette: StylePalette;
  /** The longest side that the result may have, pixels, 16 upward; the result has at least 80 % of it. */
  size: number;
  /** Any integer: the grain, the hand, the splashes. */
  seed: number;
}

/** Below this side a style's grain and gouges are smaller than pixels: it is drawn larger and reduced. */
const leastSide = 320;

function reduce(surface: Surface, share: number): Surface {
  const reduced = createSurface(surface.width * share, surface.height * share);
  reduced.getContext('2d').drawImage(surface, 0, 0, reduced.width, reduced.height);
  return reduced;
}

/**
 * A subject redrawn in one language of form: a surface with alpha, trimmed to its ink. Same arguments, same pixels.
 * Rejects with a RangeError when the subject is unknown or the size is not a number from 16 to 4096.
 */
export async function restyle(subjectKey: string, { style, palette, size, seed }: RestyleOptions): Promise<Surface> {
  if (!(size >= 16 && size <= 4096)) throw new RangeError(`A figure's size is 16 to 4096 pixels, not ${size}.`);
  const painter = painters[style];
  // Fields are halved for wide blurs: the side is even.
  const side = Math.max(leastSide, Math.floor(size / 2) * 2);
  const figure = await readFigure(subjectKey, { ...painter.reading, side });
  // Node frees Skia's memory between turns of the event loop only: figures drawn in one turn would all be held at once
  // (24 MB each), and a server would hear nothing meanwhile.
  await nextTurn();
  const painted = painter.paint(figure, palette, Math.trunc(seed));
  const drawn = 'image' in painted ? developTrimmed(painted) : trimToInk(painted);
  return side > size ? reduce(drawn, size / side) : drawn;
}
