/** Which drawing stands in an area. */
import type { Random } from '../scripts/designs/random.ts';
import { drawCode, drawDrawing, drawFrame, drawIcon, drawRow, drawTrack, type Draw, type Inks } from './drawings.ts';
import { drawFigure, drawPortrait, drawRibbon } from './figures.ts';
import type { Icon } from './icons.ts';

/** A thing of w × h that is moved as one. */
export function chooseDrawing(r: Random, w: number, h: number, inks: Inks, icons: readonly Icon[]): Draw {
  const size = Math.min(w, h);
  const chosen = r.next();
  if (w > 2.5 * h) {
    if (chosen < 0.5) return drawRow(r, w, Math.min(size, w / 6), inks);
    return chosen < 0.75 ? drawTrack(r, w, Math.min(size, 12), inks) : drawRibbon(r, w, h, inks);
  }
  if (chosen < 0.04) return drawCode(r, size);
  if (chosen < 0.09) return drawFrame(r, w, h, inks);
  if (chosen < 0.12) return drawTrack(r, w, Math.min(10, h), inks);
  if (chosen < 0.17) return drawPortrait(r, size, inks);
  if (chosen < 0.34 || (size > 110 && chosen < 0.55)) return drawDrawing(r, r.chance(0.5) ? size : w, size, inks);
  if (chosen < 0.6 || (size > 110 && chosen < 0.85)) return drawFigure(r, ...bounded(r, w, h), inks);
  return drawIcon(r, r.pick(icons), size, inks);
}

/** A large one, in the middle of a design or of a card. */
export function chooseHero(r: Random, size: number, inks: Inks, icons: readonly Icon[]): Draw {
  const chosen = r.next();
  if (chosen < 0.25) return drawIcon(r, r.pick(icons), size, inks);
  const [w, h] = bounded(r, size, size);
  return chosen < 0.6 ? drawFigure(r, w, h, inks) : drawDrawing(r, w, h, inks);
}

/** Things are rarely as wide as they are high. */
function bounded(r: Random, w: number, h: number): [number, number] {
  const ratio = r.range(0.5, 1.7);
  const height = Math.min(h, w / ratio);
  return [height * ratio, height];
}
