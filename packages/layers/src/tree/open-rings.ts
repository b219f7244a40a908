/** A ring drawn on a photograph or a card, about what that shows: it is seen through the ring. */
import { count, overlap, without, type Mask } from '../areas/mask.ts';
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
    const ring = opened({ ...thing, children: rest }, inner.mask);
    return [{ ...ring, colour: colourOf(surfaces, ring.own) }, ...inner.children];
  });
}

/** The thing as a ring, if most of its outline is about what it lies on. @param seen that, with what lies on it in turn */
export function openTo(thing: Thing, seen: Mask): Thing {
  return overlap(thing.mask, seen) > hole * count(thing.mask.bits) ? opened(thing, seen) : thing;
}

const opened = (thing: Thing, seen: Mask): Thing => ({
  ...thing,
  kind: 'icon',
  mask: without(thing.mask, seen),
  shape: null,
});

function seenThrough({ mask, children }: Thing): Thing | undefined {
  const whole = count(mask.bits);
  return children.find((child) => child.kind !== 'line' && count(child.mask.bits) > hole * whole);
}
