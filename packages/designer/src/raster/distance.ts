import type { Field } from './blur.ts';

const diagonal = Math.SQRT2;

/** Pulls every place toward the nearest of four neighbours that were visited before it. */
function sweep(distances: Field, side: number, from: number, step: 1 | -1): void {
  const straight = step;
  const above = step * side;
  for (let row = 1; row < side - 1; row++) {
    const y = step === 1 ? row : side - 1 - row;
    let p = y * side + from;
    for (let column = 1; column < side - 1; column++, p += step) {
      let least = distances[p]!;
      if (least === 0) continue;
      least = Math.min(least, distances[p - straight]! + 1, distances[p - above]! + 1);
      least = Math.min(least, distances[p - above - 1]! + diagonal, distances[p - above + 1]! + diagonal);
      distances[p] = least;
    }
  }
}

/** Chamfer distance in pixels from each place where `inside` holds to the nearest where it doesn't, in a square field. */
export function distanceInside(side: number, inside: (place: number) => boolean): Field {
  const distances = new Float32Array(side * side);
  for (let p = 0; p < distances.length; p++) distances[p] = inside(p) ? 1e6 : 0;
  sweep(distances, side, 1, 1);
  sweep(distances, side, side - 2, -1);
  return distances;
}
