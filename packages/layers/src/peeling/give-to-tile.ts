import type { Rgb } from '../areas/rgb.ts';
import type { GroundModel } from '../ground/model-ground.ts';
import type { Slot } from './slots.ts';

/** A pixel looks as the ground's model says if no channel differs by more levels. */
const alike = 8;
/** So much of what a thing shows, share: a pale card on a pale pattern has less, as it hides the pattern. */
const nearlyAll = 0.98;

/**
 * What looks from side to side as the tile says that repeats round it, and carries nothing, is the ground: stripes that were taken for bars.
 * Gives their pixels to it in `owners` and the picture's colours to the model. Returns the other slots.
 */
export function giveToTile(
  slots: readonly Slot[],
  owners: Int32Array,
  picture: Rgb,
  { kind, colours }: GroundModel,
): readonly Slot[] {
  if (kind !== 'tiles') return slots;
  const looksSo = (i: number) => {
    for (let o = 3 * i; o < 3 * i + 3; o++) if (Math.abs(picture.data[o]! - colours[o]!) > alike) return false;
    return true;
  };
  return slots.filter(({ thing, order, parent }) => {
    if (parent || thing.children.length || !thing.own.length) return true;
    let same = 0;
    for (const i of thing.own) if (looksSo(i)) same++;
    if (same < nearlyAll * thing.own.length) return true;
    for (const i of thing.own) {
      if (owners[i] !== order) continue;
      owners[i] = 0;
      for (let o = 3 * i; o < 3 * i + 3; o++) colours[o] = picture.data[o]!;
    }
    return false;
  });
}
