/** Several marks on one disc, without a word or a photograph, are one drawing: the face of a clock, of a child, of a coin. */
import { count } from '../areas/mask.ts';
import type { Surfaces } from '../surfaces/regions.ts';
import { wordsOn } from './drawn-on-picture.ts';
import { everyThing, isPicture, joinPixels, leafOf, type Thing } from './thing.ts';

/** A larger disc is a stage on which things stand, share of the picture's longer side. */
const most = 0.4;
/** Fewer marks may each be meant for itself. */
const fewest = 3;
/** What takes more of the disc is a thing that lies on it, and a photograph if it is grainy, shares. */
const mark = { any: 0.3, grainy: 0.06 };

/** @param disc with its children not yet on it */
export function uniteOnDisc(disc: Pick<Thing, 'mask' | 'shape'>, children: Thing[], surfaces: Surfaces): Thing[] {
  const { mask, shape } = disc;
  if (shape?.kind !== 'ellipse' || children.length < fewest) return children;
  if (Math.max(mask.width, mask.height) > most * Math.max(surfaces.width, surfaces.height)) return children;
  const area = count(mask.bits);
  const all = [...everyThing(children)];
  const isMark = (thing: Thing) =>
    thing.kind !== 'line' && count(thing.mask.bits) <= area * (isPicture(thing) ? mark.grainy : mark.any);
  if (!all.every(isMark) || wordsOn(surfaces, mask) > 0) return children;
  return [leafOf(surfaces, joinPixels(...all.map(({ own }) => own)))];
}
