import { count, paste, widen, type Mask } from '../areas/mask.ts';
import { fillHull } from '../areas/outline.ts';
import { drawShape, fitSimpleShape, type SimpleShape } from '../areas/simple-shape.ts';
import { isThin } from './thing.ts';

/** Agreement with a simple shape from which an outline counts as one. */
export const simpleEnough = 0.955;

/** What is nowhere wider than twice this, px, and takes no more of its hull, share, is a curve. */
const curve = { px: 10, ofHull: 0.6 };

/** The simple shape that a mask surely follows where nothing hides it; null: none. */
export function shapeFollowed(mask: Mask, hidden?: Uint8Array): SimpleShape | null {
  const best = fitSimpleShape(mask, hidden);
  return best && best.score > simpleEnough ? best : null;
}

/** Adds to a mask what of the drawn shape is hidden. */
export function addHidden(mask: Mask, drawn: Uint8Array, hidden: Uint8Array): void {
  for (let j = 0; j < drawn.length; j++) if (drawn[j] && hidden[j]) mask.bits[j] = 1;
}

/** A thin line that goes up and down, as that of a chart: its hull says nothing about it, and it is the rim of nothing. */
export function isCurve(mask: Mask): boolean {
  return isThin(mask, curve.px) && count(mask.bits) < curve.ofHull * count(fillHull(mask));
}

/**
 * An outline continued behind the things that overlap it: by the simple shape that the visible rest follows, else by what
 * its convex hull adds there.
 */
export function completeOutline(
  filled: Mask,
  others: Mask[],
  width: number,
  height: number,
): { mask: Mask; shape: SimpleShape | null } {
  const pad = others.length ? Math.round(0.35 * Math.max(filled.width, filled.height)) : 2;
  const mask = widen(filled, pad, width, height);
  const hidden = hiddenBy(others, mask);
  const best = fitSimpleShape(mask, others.length ? hidden : undefined);
  const shape = best && best.score > simpleEnough ? best : null;
  if (!others.length) return { mask, shape };
  if (!shape && isCurve(mask)) return { mask, shape };
  const whole = shape ? drawShape(shape, mask) : fillHull(mask);
  addHidden(mask, whole, hidden);
  return { mask, shape };
}

/** Where others may cover the mask's surroundings, over its box; its own pixels are seen. */
export function hiddenBy(others: Mask[], mask: Mask): Uint8Array {
  const hidden: Mask = { ...mask, bits: new Uint8Array(mask.bits.length) };
  for (const other of others) paste(hidden, other);
  for (let j = 0; j < mask.bits.length; j++) if (mask.bits[j]) hidden.bits[j] = 0;
  return hidden.bits;
}
