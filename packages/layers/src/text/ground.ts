import { maskWhere } from './mask.ts';
import type { Patch } from './patch.ts';
import { quantile } from '../areas/quantile.ts';
import { differences, differencesAt, fitPolynomial, placesWhere, surfaceOf, type Surface } from './surface.ts';

/** What lies under a line, as far as its rim tells. */
export interface Ground {
  surface: Surface;
  /** How far each pixel is from it, sum of three channels. */
  difference: Float32Array;
  /** How much the ground itself differs from a smooth surface; 6 and more. */
  roughness: number;
}

const rounds = 7;
const leastRoughness = 6;
const mostRoughness = 30;
/** Fewer pixels than this say nothing of a surface. */
const leastPixels = 12;
const leastForBent = 300;

/** Where letters may stand. */
export const insideOf = ({ outside, height }: Patch): Uint8Array =>
  maskWhere(outside.length, (at) => outside[at]! < height * 0.12);

/**
 * A smooth surface through the rim of the line's box, where ink is rare, fitted again and again to what agrees with it:
 * the rim first, then also what lies between the letters. On a gradient the ink can be the commonest colour of the box,
 * so the inside has no say at the start. `without`: 1 where something lies on it.
 */
export function groundOf(patch: Patch, without?: Uint8Array): Ground {
  const { height, outside } = patch;
  const within = (from: number, to: number) =>
    placesWhere(maskWhere(outside.length, (at) => outside[at]! > from && outside[at]! < to && !without?.[at]));
  const rim = within(-height * 0.06, Math.max(2, height * 0.18));
  const wide = within(-Infinity, Math.max(3, height * 0.25));
  let polynomial = fitPolynomial(patch, rim, 3);
  let roughness = mostRoughness;
  for (let round = 0; round < rounds; round++) {
    const spread = 2 * quantile(differencesAt(patch, polynomial, rim), 0.5);
    roughness = Math.min(mostRoughness, Math.max(leastRoughness, spread));
    const limit = Math.max(12, roughness * (round < 2 ? 1.2 : 2.5));
    const allowed = round < 3 ? rim : wide;
    const far = differencesAt(patch, polynomial, allowed);
    const agreeing = allowed.filter((_, index) => far[index]! < limit);
    if (agreeing.length < leastPixels) break;
    polynomial = fitPolynomial(patch, agreeing, round >= 4 && agreeing.length > leastForBent ? 6 : 3);
  }
  const surface = surfaceOf(patch, polynomial);
  return { surface, difference: differences(patch, surface), roughness };
}
