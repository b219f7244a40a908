/** Nothing hides what lies behind it and is seen: where the tree took a thing to go on under one that lies behind it in the end, it ends. */
import { difference } from '../areas/bits.ts';
import { cropped, opened } from '../areas/mask.ts';
import type { Slot } from './slots.ts';

/** Edges are mixed, px: what is narrower than twice this is one. */
const edge = 2;

/** Takes from the masks of things what shows others that lie behind them. `owners`: order of the thing that each pixel shows. */
export function clipToSeen(slots: readonly Slot[], owners: Int32Array, width: number): void {
  for (const slot of slots) {
    const { thing } = slot;
    if (thing.kind === 'line') continue;
    const behind = seenBehind(slot, slots, owners, width);
    if (!behind) continue;
    const { mask } = thing;
    const bits = difference(mask.bits, behind);
    thing.mask = cropped({ ...mask, bits });
    thing.shape = null;
  }
}

/** Where the mask shows what lies behind the thing but does not hold it, over its box; null where that is nothing but edges. */
function seenBehind(slot: Slot, slots: readonly Slot[], owners: Int32Array, width: number): Uint8Array | null {
  const { mask } = slot.thing;
  const holders = holdersOf(slot, slots);
  const seen = new Uint8Array(mask.bits.length);
  for (let y = 0, j = 0; y < mask.height; y++)
    for (let i = (mask.y + y) * width + mask.x, end = j + mask.width; j < end; i++, j++) {
      const owner = owners[i]!;
      if (mask.bits[j] && owner < slot.order && !holders.has(owner)) seen[j] = 1;
    }
  return opened(seen, mask, edge);
}

/** What the thing lies on, to the ground: where that is seen in it, it may have the same colour. */
function holdersOf(slot: Slot, slots: readonly Slot[]): Set<number> {
  const holders = new Set([0]);
  for (let { parent } = slot; parent; parent = slots[parent - 1]!.parent) holders.add(parent);
  return holders;
}
