/** What has a simple shape goes on under all that lies before it in the end, whatever was thought to lie there first. */
import { count, cropped, widen, type Mask } from '../areas/mask.ts';
import { connected, fillHoles } from '../areas/runs.ts';
import { drawShape } from '../areas/simple-shape.ts';
import { addHidden, shapeFollowed } from '../tree/complete.ts';
import type { Slot } from './slots.ts';

/**
 * So much of the shape's outline is seen at least, and so much of its area was missing, shares: less are soft edges. A shape that was
 * known so well has been followed.
 */
const shape = { seen: 0.5, missing: 0.01, known: 0.99 };
/** A larger hole, in times of what is seen, is that of a ring; so much of it is hidden by others, share. */
const hole = { largest: 0.5, hidden: 0.95 };

/** Makes the masks of things whole. `owners`: the order of what each pixel shows. */
export function completeShapes(slots: readonly Slot[], owners: Int32Array, width: number, height: number): void {
  for (const { thing, order } of slots) {
    if (thing.kind === 'line') continue;
    const mask = widen(cropped(thing.mask), 2, width, height);
    const hidden = hiddenFrom(mask, owners, order, width);
    // Too little lies before it to be missed.
    if (count(hidden) < shape.missing * thing.own.length) continue;
    const closed = closeHoles(mask, hidden, thing.own.length);
    const completed = (thing.shape?.score ?? 0) < shape.known && completeByShape(mask, hidden);
    if (closed || completed) thing.mask = cropped(mask);
  }
}

/** Where others lie before it, over the mask's box without the mask. */
function hiddenFrom(mask: Mask, owners: Int32Array, order: number, width: number): Uint8Array {
  const hidden = new Uint8Array(mask.bits.length);
  for (let y = 0, j = 0; y < mask.height; y++)
    for (let x = 0, i = (mask.y + y) * width + mask.x; x < mask.width; x++, i++, j++)
      if (owners[i]! > order && !mask.bits[j]) hidden[j] = 1;
  return hidden;
}

/** Fills what the mask surrounds and others hide. */
function closeHoles(mask: Mask, hidden: Uint8Array, seen: number): boolean {
  const inside = fillHoles(mask);
  for (let j = 0; j < inside.length; j++) inside[j]! &= 1 - mask.bits[j]!;
  const holes = connected(inside, mask.width, mask.height).filter(
    (pixels) =>
      pixels.length <= hole.largest * seen &&
      pixels.reduce((sum, j) => sum + hidden[j]!, 0) >= hole.hidden * pixels.length,
  );
  for (const pixels of holes) for (const j of pixels) mask.bits[j] = 1;
  return holes.length > 0;
}

/** Adds what is hidden of the simple shape that the mask follows. */
function completeByShape(mask: Mask, hidden: Uint8Array): boolean {
  const fit = shapeFollowed(mask, hidden);
  if (!fit) return false;
  const drawn = drawShape(fit, mask);
  if (outlineSeen(drawn, hidden, mask) < shape.seen) return false;
  // What is hidden is none of the mask.
  const missing = drawn.reduce((sum, bit, j) => sum + (bit & hidden[j]!), 0);
  if (missing < shape.missing * count(drawn)) return false;
  addHidden(mask, drawn, hidden);
  return true;
}

/** Share of the drawn outline that nothing hides. */
function outlineSeen(drawn: Uint8Array, hidden: Uint8Array, { width, height }: Mask): number {
  let [all, free] = [0, 0];
  for (let y = 0, j = 0; y < height; y++)
    for (let x = 0; x < width; x++, j++) {
      if (!drawn[j]) continue;
      const isInner = x > 0 && y > 0 && x < width - 1 && y < height - 1;
      if (isInner && drawn[j - 1]! & drawn[j + 1]! & drawn[j - width]! & drawn[j + width]!) continue;
      all++;
      free += 1 - hidden[j]!;
    }
  return free / Math.max(1, all);
}
