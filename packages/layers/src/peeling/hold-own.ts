/** A thing holds what it shows: where its outline was completed by a shape that does not, that would be left on the ground. */
import { dilate, erode, holds, joinMasks, maskOf } from '../areas/mask.ts';
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
    const core = erode(piece.bits, piece.width, piece.height, edge);
    if (!core.includes(1)) continue;
    const wide = dilate(core, piece.width, piece.height, edge + 1);
    const bits = piece.bits.map((bit, j) => bit & wide[j]!);
    thing.mask = joinMasks(thing.mask, { ...piece, bits });
    thing.shape = null;
  }
}
