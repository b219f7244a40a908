import type { Field } from './blur.ts';

const diagonal = Math.SQRT2;
/** What a place inside starts with: farther than any picture is wide. */
export const far = 1e6;

/** Pulls every place toward the nearest of four neighbours that were visited before it. */
function sweep(distances: Field, side: number, from: number, step: 1 | -1): void {
  const above = step * side;
  for (let row = 1; row < side - 1; row++) {
    const y = step === 1 ? row : side - 1 - row;
    let p = y * side + from;
    for (let column = 1; column < side - 1; column++, p += step) {
      let least = distances[p]!;
      if (least === 0) continue;
      const straight = distances[p - step]! + 1;
      const upright = distances[p - above]! + 1;
      const before = distances[p - above - 1]! + diagonal;
      const after = distances[p - above + 1]! + diagonal;
      if (straight < least) least = straight;
      if (upright < least) least = upright;
      if (before < least) least = before;
      if (after < least) least = after;
      distances[p] = least;
    }
  }
}

/** Turns a square field of `far` and 0, in place, into chamfer distances in pixels from each place to the nearest 0. */
export function measureDistances(distances: Field, side: number): Field {
  sweep(distances, side, 1, 1);
  sweep(distances, side, side - 2, -1);
  return distances;
}
