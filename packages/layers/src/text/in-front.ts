/** A thing that lies over a part of a line: the knob of a pot before a title, a loaf that covers the foot of its letters. */
import type { Box } from '../picture.ts';
import { count, dilate, erode } from '../areas/mask.ts';
import { connected } from '../areas/runs.ts';
import type { Ground } from './ground.ts';
import type { InkColours } from './ink-colour.ts';
import { floodFrom, maskWhere } from './mask.ts';
import { colourAt, offMixed } from './mixed.ts';
import type { Patch } from './patch.ts';

/** On a rougher ground (sum of three channels) what is of another colour may be the ground itself. */
const calm = 12;
/** It differs from the ground by so much, in times of its roughness, and from all that lies between ground and ink, at its rim less, levels. */
const differs = { least: 24, times: 2, fromInk: 40, atRim: 14 };
/** It is thicker than twice this, px: antialiased rims of two colours are of a third. */
const thin = 2;
/** It is no smaller than the square of so much of the line's height. */
const leastSide = 0.2;

/** Of a part of the thing so much of the border lies along the rest: a letter that it covers only touches it. Smaller ones are rims, px. */
const contact = 0.3;
const leastPart = 40;

/**
 * Which pixels of the patch show a thing in front of the line, or beside it: of another colour than ground and ink, and going on
 * beyond the patch, where no letter does. Null where there is none.
 */
export function thingsInFront(patch: Patch, ground: Ground, { letters }: InkColours): Uint8Array | null {
  const { width, height } = patch.box;
  const { difference, roughness, surface } = ground;
  if (roughness > calm) return null;
  const limit = Math.max(differs.least, differs.times * roughness);
  const offAt = (at: number) => offMixed(patch, at, colourAt(surface, at), colourAt(letters, at));
  const other = maskWhere(difference.length, (at) => difference[at]! > limit && offAt(at) > differs.fromInk ** 2);
  const solid = dilate(erode(other, width, height, thin), width, height, thin);
  for (let at = 0; at < solid.length; at++) solid[at]! &= other[at]!;
  const seeds = maskWhere(solid.length, (at) => solid[at] === 1 && isOnRim(at, patch.box));
  const found = floodFrom(seeds, solid, width);
  if (count(found) < (leastSide * patch.height) ** 2) return null;
  const rest = maskWhere(other.length, (at) => difference[at]! > limit && other[at] === 0);
  takeParts(found, [...connected(other, width, height), ...connected(rest, width, height)], width);
  // Its antialiased rim is as little ink as it is, but the letters that it touches are.
  const wide = dilate(found, width, height, thin);
  const isMixed = (at: number) => difference[at]! > limit && offAt(at) > differs.atRim ** 2;
  return maskWhere(wide.length, (at) => found[at] === 1 || (wide[at] === 1 && isMixed(at)));
}

const ways = [
  [-1, 0],
  [1, 0],
  [0, -1],
  [0, 1],
] as const;

/** Adds what lies along what was found: the collar of the pot, though it has the ink's colour, and the lid above it. */
function takeParts(found: Uint8Array, parts: readonly Int32Array[], width: number): void {
  let open = parts.filter((part) => part.length >= leastPart && !part.some((at) => found[at]));
  for (;;) {
    const taken = open.filter((part) => liesAlong(part, found, width));
    if (!taken.length) return;
    for (const part of taken) for (const at of part) found[at] = 1;
    open = open.filter((part) => !taken.includes(part));
  }
}

function liesAlong(part: Int32Array, found: Uint8Array, width: number): boolean {
  const own = new Set(part);
  let [along, all] = [0, 0];
  for (const at of part)
    for (const [right, down] of ways) {
      const way = right + down * width;
      if (own.has(at + way)) continue;
      all++;
      // A rim of mixed colours lies between the two, and beyond the patch's side nothing.
      const room = right ? (right < 0 ? at % width : width - 1 - (at % width)) : 3;
      if ([1, 2, 3].some((steps) => steps <= room && found[at + steps * way])) along++;
    }
  return along > contact * all;
}

const isOnRim = (at: number, { width, height }: Box): boolean => {
  const x = at % width;
  return x === 0 || x === width - 1 || at < width || at >= width * (height - 1);
};
