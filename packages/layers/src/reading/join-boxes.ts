import type { Point, Quad } from '../picture.ts';
import { heightOf, lengthOf } from './quad.ts';

/** Largest ratio of the heights of two pieces of one line. */
const likeHeight = 1.45;
/** Largest distance of their middles across the line, in heights. */
const sameLine = 0.22;
/** Sine of the largest angle between them, by how long the shorter is at least, in its heights: the box of a short word leans as its letters do. */
const sameAngle = [
  { length: 2.2, sine: 0.07 },
  { length: 1.5, sine: 0.14 },
];

interface Piece {
  quad: Quad;
}

/** How far `b` may stand from `a`, in pixels; `height` is the lower one's. */
type Reach<T> = (a: T, b: T, height: number) => number;

/**
 * Joins neighbours of one height on one baseline: the detector cuts large or widely set lines at their gaps. `merge` says
 * what becomes of two pieces that stand in `quad` together.
 */
export function joinBoxes<T extends Piece>(
  boxes: readonly T[],
  reach: Reach<T>,
  merge: (a: T, b: T, quad: Quad) => T,
): T[] {
  const pieces = [...boxes];
  let settled = 0;
  for (let pair = findPair(pieces, settled, reach); pair; pair = findPair(pieces, settled, reach)) {
    const { first, second, quad } = pair;
    pieces[first] = merge(pieces[first]!, pieces[second]!, quad);
    pieces.splice(second, 1);
    settled = second < first ? first - 1 : first;
  }
  return pieces;
}

/** Pieces before the settled one join none but perhaps that, which is new: a page full of words is not asked anew after each join. */
function findPair<T extends Piece>(pieces: readonly T[], settled: number, reach: Reach<T>) {
  for (let first = 0; first < pieces.length; first++) {
    const [from, to] = first < settled ? [settled, settled + 1] : [0, pieces.length];
    for (let second = from; second < to; second++) {
      const quad = first === second ? undefined : quadOfBoth(pieces[first]!, pieces[second]!, reach);
      if (quad) return { first, second, quad };
    }
  }
  return undefined;
}

/** The rectangle round both, along the longer one; undefined where they are no pieces of one line. */
function quadOfBoth<T extends Piece>(a: T, b: T, reach: Reach<T>): Quad | undefined {
  const [length, height] = [lengthOf(a.quad), heightOf(a.quad)];
  const [otherLength, otherHeight] = [lengthOf(b.quad), heightOf(b.quad)];
  const onItsSide = height > 1.5 * length || otherHeight > 1.5 * otherLength;
  if (onItsSide || length < otherLength) return undefined;
  const along = directionOf(a.quad, length);
  const otherAlong = directionOf(b.quad, otherLength);
  const sine = Math.abs(along.x * otherAlong.y - along.y * otherAlong.x);
  const same = sameAngle.find((known) => otherLength > known.length * otherHeight);
  if (same && sine > same.sine) return undefined;
  const lower = Math.min(height, otherHeight);
  if (Math.max(height, otherHeight) > likeHeight * lower) return undefined;

  const origin = a.quad[0];
  const s = b.quad.map((point) => (point.x - origin.x) * along.x + (point.y - origin.y) * along.y);
  const t = b.quad.map((point) => (point.y - origin.y) * along.x - (point.x - origin.x) * along.y);
  const gap = Math.max(Math.min(...s) - length, -Math.max(...s));
  const offset = Math.abs((Math.min(...t) + Math.max(...t)) / 2 - height / 2);
  if (gap > reach(a, b, lower) || gap < -lower || offset > sameLine * lower) return undefined;

  const [left, right] = [Math.min(0, ...s), Math.max(length, ...s)];
  const [top, bottom] = [Math.min(0, ...t), Math.max(height, ...t)];
  const at = (p: number, q: number): Point => ({
    x: origin.x + along.x * p - along.y * q,
    y: origin.y + along.y * p + along.x * q,
  });
  return [at(left, top), at(right, top), at(right, bottom), at(left, bottom)];
}

const directionOf = (quad: Quad, length: number): Point => ({
  x: (quad[1].x - quad[0].x) / Math.max(1e-6, length),
  y: (quad[1].y - quad[0].y) / Math.max(1e-6, length),
});
