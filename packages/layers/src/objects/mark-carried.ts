import { count, sidesOf } from '../areas/mask.ts';
import { isPicture, type Thing } from '../tree/thing.ts';
import { areaOf } from './object-map.ts';

/** A carrier follows a simple shape so closely and is so wide and high, as a share of the picture's longer side. */
const carrier = { score: 0.98, side: 0.05 };
/** What is less wide and high is so much edge, mixed or blurred by JPEG, that its outline scores less: half a pixel all round of 60 is 3 %. */
const small = { score: 0.96, side: 0.11 };
/** So near the middle a tick lies, share of its carrier. */
const tick = { middle: 0.12 };
/** A burst is as wide as high (share) and fills so much of the disc round it. */
const burst = { round: 0.06, full: 0.8 };
/** What it carries takes so much of its box, shares: less is a mark, more what the carrier is the rim of. */
const drawing = { least: 0.03, most: 0.5 };

/** A disc so large, share of the picture's longer side, is a stage: what stands on it takes up to so much of its box, the square in the disc. */
const stage = { side: 0.15, most: 0.66 };

/** So far from the middle of its own box, and still in it, a clock's hands have the middle of their disc: shares. */
const hands = { least: 0.25, most: 0.48 };

/** A drawing alone on a large disc or tile is a thing of its own, and so is what carries it: nobody asks again. */
export function markCarried(things: readonly Thing[], longerSide: number): void {
  for (const thing of things) {
    markCarried(thing.children, longerSide);
    const [child] = thing.children;
    if (thing.children.length !== 1 || !isCarrier(thing, longerSide) || !isCarriedBy(child!, thing, longerSide))
      continue;
    thing.certain = true;
    child!.certain = true;
  }
}

/** May it be a drawing that lies on the carrier, by its size and place? */
export function isCarriedBy(child: Thing, by: Thing, longerSide: number): boolean {
  const isStage = by.shape?.kind === 'ellipse' && by.shape.a > (stage.side * longerSide) / 2;
  if (!isDrawing(child) && !isTick(child, by) && !(isStage && isDrawnInParts(child))) return false;
  const share = areaOf(sidesOf(child.mask)) / areaOf(sidesOf(by.mask));
  if (share < drawing.least || share > (isStage && !child.shape ? stage.most : drawing.most)) return false;
  return !areHands(child, by);
}

/** What begins in a disc's middle is drawn with it: the hands of a clock. A drawing on a disc lies about its middle. */
function areHands({ mask: mark }: Thing, { mask, shape }: Thing): boolean {
  if (shape?.kind !== 'ellipse') return false;
  const along = (mask.x + mask.width / 2 - mark.x) / mark.width;
  const down = (mask.y + mask.height / 2 - mark.y) / mark.height;
  const off = [along, down].map((at) => Math.abs(at - 0.5));
  return Math.max(...off) > hands.least && Math.max(...off) < hands.most;
}

const isDrawing = ({ kind, shape, children }: Thing): boolean =>
  kind === 'icon' || (kind === 'shape' && !shape && !children.length);

/** A small one is all edge, as grainy as a photograph, and lies about the carrier's middle; a gloss lies to one side. */
function isTick(child: Thing, { mask }: Thing): boolean {
  if (child.kind !== 'picture' || isPicture(child) || child.shape || child.children.length) return false;
  const [inner, outer] = [sidesOf(child.mask), sidesOf(mask)];
  return [0, 1].every((axis) => {
    const off = Math.abs(inner[axis]! + inner[axis + 2]! - outer[axis]! - outer[axis + 2]!) / 2;
    return off <= tick.middle * (outer[axis + 2]! - outer[axis]!);
  });
}

/** What lies on it are bits of it. */
const isDrawnInParts = ({ kind, shape, children }: Thing): boolean =>
  kind === 'shape' && !shape && children.every((child) => isDrawing(child));

/** What is smaller is a mark with all that is in it. */
export function isWideEnough({ mask }: Pick<Thing, 'mask'>, longerSide: number): boolean {
  const [left, top, right, bottom] = sidesOf(mask);
  return Math.min(right - left, bottom - top) >= carrier.side * longerSide;
}

/** Is it a disc, tile or burst of some size, whose outline is as simple as that? */
export function isCarrier(thing: Thing, longerSide: number): boolean {
  const { kind, shape, mask } = thing;
  const [left, top, right, bottom] = sidesOf(mask);
  const [wide, high] = [right - left, bottom - top];
  if (kind !== 'shape' || !isWideEnough(thing, longerSide)) return false;
  if (shape) return shape.score >= (Math.max(wide, high) < small.side * longerSide ? small.score : carrier.score);
  const isRound = Math.abs(wide - high) <= burst.round * Math.max(wide, high);
  return isRound && count(mask.bits) > (burst.full * Math.PI * wide * high) / 4;
}
