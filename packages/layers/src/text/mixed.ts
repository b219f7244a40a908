/** Antialiased pixels are mixed of two colours. */
import type { Colour } from '../picture.ts';
import type { Patch } from './patch.ts';
import type { Surface } from './surface.ts';

export const colourAt = ([red, green, blue]: Surface, at: number): Colour => [red[at]!, green[at]!, blue[at]!];

/** How far a pixel's colour lies on the way from one to another, 0..1. */
export function shareOfMixed({ channels }: Patch, at: number, one: Colour, other: Colour): number {
  let [along, length] = [0, 0];
  for (let k = 0; k < 3; k++) {
    const way = other[k]! - one[k]!;
    along += (channels[k]![at]! - one[k]!) * way;
    length += way * way;
  }
  return Math.min(1, Math.max(0, along / Math.max(1, length)));
}

/** Squared distance of a pixel's colour from all that are mixed of two. */
export function offMixed(patch: Patch, at: number, one: Colour, other: Colour): number {
  const share = shareOfMixed(patch, at, one, other);
  let off = 0;
  for (let k = 0; k < 3; k++) off += (patch.channels[k]![at]! - one[k]! - share * (other[k]! - one[k]!)) ** 2;
  return off;
}
