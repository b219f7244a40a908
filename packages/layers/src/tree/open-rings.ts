/** A ring drawn on a photograph, about what it shows: the photograph is seen through it. */
import { count, without } from '../areas/mask.ts';
import type { Surfaces } from '../surfaces/regions.ts';
import { ringsAnother } from './encloses-another.ts';
import { colourOf, type Thing } from './thing.ts';

/** What is seen through a ring takes so much of its outline at least, share. */
const hole = 0.5;

/** Things on a photograph; what a ring held that was the photograph itself is in none of them. */
export function openRings(things: Thing[], surfaces: Surfaces): Thing[] {
  return things.flatMap((thing) => {
    const inner = thing.shape && seenThrough(thing);
    if (!inner || ringsAnother(surfaces, thing.mask, inner.mask)) return [thing];
    const rest = thing.children.filter((child) => child !== inner);
    const ring: Thing = { ...thing, kind: 'icon', mask: without(thing.mask, inner.mask), shape: null, children: rest };
    return [{ ...ring, colour: colourOf(surfaces, ring.own) }, ...inner.children];
  });
}

function seenThrough({ mask, children }: Thing): Thing | undefined {
  const whole = count(mask.bits);
  return children.find((child) => child.kind !== 'line' && count(child.mask.bits) > hole * whole);
}
