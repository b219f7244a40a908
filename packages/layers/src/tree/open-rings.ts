/** A ring drawn on a photograph, about what it shows: the photograph is seen through it. */
import { count, holds, type Mask } from '../areas/mask.ts';
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
    const bits = without(thing.mask, inner.mask);
    const ring: Thing = { ...thing, kind: 'icon', mask: { ...thing.mask, bits }, shape: null, children: rest };
    return [{ ...ring, colour: colourOf(surfaces, ring.own) }, ...inner.children];
  });
}

function seenThrough({ mask, children }: Thing): Thing | undefined {
  const whole = count(mask.bits);
  return children.find((child) => child.kind !== 'line' && count(child.mask.bits) > hole * whole);
}

function without(mask: Mask, inner: Mask): Uint8Array {
  const bits = mask.bits.slice();
  for (let y = 0, i = 0; y < mask.height; y++)
    for (let x = 0; x < mask.width; x++, i++) if (holds(inner, mask.x + x, mask.y + y)) bits[i] = 0;
  return bits;
}
