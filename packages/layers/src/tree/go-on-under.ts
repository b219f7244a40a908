/**
 * A card with round corners at its one end and square ones at the other, where a broader band lies, was not cut there: it goes on under the
 * band, and how far nobody can see. Most bands have the end of their card about their middle.
 */
import { holds, sidesOf, widen, type Mask, type Sides } from '../areas/mask.ts';
import { fitSimpleShape } from '../areas/simple-shape.ts';
import type { Thing } from './thing.ts';

/** The card ends so near the band's edge, px; the band goes on beyond both its sides by so much, and is so thick at most, share of the card. */
const band = { near: 5, beyond: 4, thick: 0.5 };
/** Corners are looked at so far, px, from so far within the sides; so much of a round one is missing at least, of a square one at most. */
const corner = { side: 10, within: 2, round: 0.12, square: 0.06 };
/** A card is so wide and high at least, px. */
const leastCard = 80;

/** Siblings, back to front, and likewise all that lies on them. */
export function goOnUnder(things: readonly Thing[], width: number, height: number): Thing[] {
  return things.map((thing, k) => {
    const children = goOnUnder(thing.children, width, height);
    const mask = wholeOf(thing, things.slice(k + 1), width, height);
    return mask ? { ...thing, children, mask, shape: fitSimpleShape(mask) } : { ...thing, children };
  });
}

/** The card's mask with what the band hides of it; null: no band does. */
function wholeOf({ kind, mask }: Thing, inFront: readonly Thing[], width: number, height: number): Mask | null {
  const card = sidesOf(mask);
  if (kind !== 'shape' || Math.min(card[2] - card[0], card[3] - card[1]) < leastCard) return null;
  for (const other of inFront) {
    if (other.kind === 'line') continue;
    const sides = sidesOf(other.mask);
    const end = coveredEnd(card, sides);
    if (end === null || !isCutAt(mask, card, end)) continue;
    return upToMiddle(mask, card, { mask: other.mask, sides }, end, width, height);
  }
  return null;
}

/** Which of the card's sides (left, top, right, bottom) a broader band covers; null: none. */
function coveredEnd(card: Sides, other: Sides): number | null {
  for (const end of [1, 3, 0, 2]) {
    const [along, across] = [end % 2, 1 - (end % 2)];
    const isBroader =
      other[across]! <= card[across]! - band.beyond && other[across + 2]! >= card[across + 2]! + band.beyond;
    const edge = other[end < 2 ? along + 2 : along]!;
    const thick = other[along + 2]! - other[along]!;
    if (!isBroader || thick > band.thick * (card[along + 2]! - card[along]!)) continue;
    if (Math.abs(edge - card[end]!) <= band.near) return end;
  }
  return null;
}

/** Are the two corners at that end square, and the others round? */
function isCutAt(mask: Mask, card: Sides, end: number): boolean {
  const along = end % 2;
  const missing = (far: boolean, right: boolean) => {
    const atEnd = end < 2 !== far;
    const [first, second] = along ? [right, !atEnd] : [!atEnd, right];
    return missingAt(mask, card, first, second);
  };
  const isAll = (far: boolean, test: (share: number) => boolean) =>
    [false, true].every((right) => test(missing(far, right)));
  return isAll(false, (share) => share <= corner.square) && isAll(true, (share) => share >= corner.round);
}

/** Share of the places at a corner of the box that the mask lacks. */
function missingAt(mask: Mask, [left, top, right, bottom]: Sides, atRight: boolean, atBottom: boolean): number {
  let lacking = 0;
  for (let v = 0; v < corner.side; v++)
    for (let u = 0; u < corner.side; u++) {
      const x = atRight ? right - 1 - corner.within - u : left + corner.within + u;
      const y = atBottom ? bottom - 1 - corner.within - v : top + corner.within + v;
      lacking += 1 - holds(mask, x, y);
    }
  return lacking / corner.side ** 2;
}

function upToMiddle(
  mask: Mask,
  card: Sides,
  over: { mask: Mask; sides: Sides },
  end: number,
  width: number,
  height: number,
): Mask {
  const along = end % 2;
  const middle = Math.round((over.sides[along]! + over.sides[along + 2]!) / 2);
  const [left, top, right, bottom] = card;
  const added: Sides = [left, top, right, bottom];
  added[along] = end < 2 ? middle : card[end]! - band.near;
  added[along + 2] = end < 2 ? card[end]! + band.near : middle;
  const whole = widen(mask, Math.abs(card[end]! - middle) + 1, width, height);
  for (let y = added[1]; y < added[3]; y++)
    for (let x = added[0]; x < added[2]; x++)
      if (holds(over.mask, x, y)) whole.bits[(y - whole.y) * whole.width + x - whole.x] = 1;
  return whole;
}
