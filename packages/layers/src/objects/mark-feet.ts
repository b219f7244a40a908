import { sidesOf, type Sides } from '../areas/mask.ts';
import type { Thing } from '../tree/thing.ts';

/**
 * A card's foot or head begins and ends where the card does (px), is no higher, in times of the card's height, and so wide and high, shares
 * of the picture's longer side.
 */
const foot = { px: 5, high: 0.5, wide: 0.4, thick: 0.06 };

/** Snow at the foot of a card is a thing of its own, as the card is: no part of the trees that stand on both, nor of what lies below. */
export function markFeet(things: readonly Thing[], longerSide: number): void {
  for (const thing of things) markFeet(thing.children, longerSide);
  const plain = things.filter(({ kind }) => kind === 'shape').map((thing) => ({ thing, sides: sidesOf(thing.mask) }));
  for (const one of plain) {
    const [left, top, right, bottom] = one.sides;
    if (right - left < foot.wide * longerSide || bottom - top < foot.thick * longerSide) continue;
    if (plain.some((other) => other !== one && isFootOf(one.sides, other.sides))) one.thing.certain = true;
  }
}

function isFootOf([left, top, right, bottom]: Sides, card: Sides): boolean {
  const asWide = Math.max(Math.abs(card[0] - left), Math.abs(card[2] - right)) <= foot.px;
  const meets = card[1] <= bottom + foot.px && card[3] >= top - foot.px;
  return asWide && meets && bottom - top < foot.high * (card[3] - card[1]);
}
