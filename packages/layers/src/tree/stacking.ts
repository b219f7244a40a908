import { count, overlap } from '../areas/mask.ts';
import { pixelsAbove, type Thing } from './thing.ts';

/**
 * Siblings from back to front. Larger ones first, but of two that overlap the one whose completed outline runs under the
 * other's visible pixels lies below.
 */
export function stackSiblings(things: Thing[]): Thing[] {
  if (things.length < 2) return things;
  const areas = new Map(things.map((thing) => [thing, count(thing.mask.bits)]));
  const hidden = new Map(things.map((thing) => [thing, areas.get(thing)! - thing.own.length - pixelsAbove(thing)]));
  const stacked: Thing[] = [];
  for (const thing of things.toSorted((a, b) => areas.get(b)! - areas.get(a)!)) {
    const mine = hidden.get(thing)!;
    // What is easily told first: few things hide much of themselves.
    const runsUnder = (other: Thing) => mine > hidden.get(other)! * 1.5 && overlap(other.mask, thing.mask, 2) > 0;
    const lowest = mine > 0.01 * areas.get(thing)! ? stacked.findIndex(runsUnder) : -1;
    stacked.splice(lowest < 0 ? stacked.length : lowest, 0, thing);
  }
  return [...stacked.filter(({ behind }) => behind), ...stacked.filter(({ behind }) => !behind)];
}
