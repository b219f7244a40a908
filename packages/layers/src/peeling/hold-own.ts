/** A thing holds what it shows: where its outline was completed by a shape that does not, that would be left on the ground. */
import { holds, joinMasks, maskOf, opened } from '../areas/mask.ts';
import type { Slot } from './slots.ts';

/** Edges are mixed, px: what is narrower than twice this is one. */
const edge = 2;

/** Gives to the masks of things what they own beyond them. `owners`: order of the thing that each pixel shows. */
export function holdOwn(slots: readonly Slot[], owners: Int32Array, width: number, height: number): void {
  for (const { thing, order } of slots) {
    if (thing.kind === 'line') continue;
    const beyond = thing.own.filter((i) => owners[i] === order && !holds(thing.mask, i % width, Math.floor(i / width)));
    if (!beyond.length) continue;
    const piece = maskOf(beyond, width, height, edge);
    const bits = opened(piece.bits, piece, edge);
    if (!bits) continue;
    thing.mask = joinMasks(thing.mask, { ...piece, bits });
    thing.shape = null;
  }
}
