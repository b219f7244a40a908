import { sidesOf } from '../areas/mask.ts';
import type { Thing } from '../tree/thing.ts';
import { areaOf } from './object-map.ts';

/** A carrier follows a simple shape so closely and is so wide and high, as a share of the picture's longer side. */
const carrier = { score: 0.98, side: 0.05 };
/** What it carries takes so much of its box, shares: less is a mark, more what the carrier is the rim of. */
const drawing = { least: 0.03, most: 0.5 };

/** A drawing alone on a large disc or tile is a thing of its own, and so is what carries it: nobody asks again. */
export function markCarried(things: readonly Thing[], longerSide: number): void {
  for (const thing of things) {
    markCarried(thing.children, longerSide);
    const [child] = thing.children;
    if (thing.children.length !== 1 || child!.kind !== 'icon' || !isCarrier(thing, longerSide)) continue;
    const share = areaOf(sidesOf(child!.mask)) / areaOf(sidesOf(thing.mask));
    if (share < drawing.least || share > drawing.most) continue;
    thing.certain = true;
    child!.certain = true;
  }
}

function isCarrier({ kind, shape, mask }: Thing, longerSide: number): boolean {
  if (kind !== 'shape' || !shape || shape.score < carrier.score) return false;
  const [left, top, right, bottom] = sidesOf(mask);
  return Math.min(right - left, bottom - top) >= carrier.side * longerSide;
}
