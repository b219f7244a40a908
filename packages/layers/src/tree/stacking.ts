import { count, overlap } from '../areas/mask.ts';
import { pixelsAbove, type Thing } from './thing.ts';

/**
 * Siblings from back to front. Larger ones first, but of two that overlap the one whose completed outline runs under the
 * other's visible pixels lies below.
 */
export function stackSiblings(things: Thing[]): Thing[] {
  if (things.length < 2) return things;
  const areas = new Map(things.map((thing) => [thing, count(thing.mask.bits)]));
  const hidden = (thing: Thing) => areas.get(thing)! - thing.own.length - pixelsAbove(thing);
  const stacked: Thing[] = [];
  for (const thing of things.toSorted((a, b) => areas.get(b)! - areas.get(a)!)) {
    let place = stacked.length;
    for (let k = stacked.length - 1; k >= 0; k--) {
      const other = stacked[k]!;
      if (!overlap(other.mask, thing.mask, 2)) continue;
      const mine = hidden(thing);
      if (mine > 0.01 * areas.get(thing)! && mine > hidden(other) * 1.5) place = k;
    }
    stacked.splice(place, 0, thing);
  }
  return stacked;
}
