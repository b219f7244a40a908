/** What is seen of a card between the things on it, cut off from the rest of it: between the bars of a chart, above its foot. */
import { holds, maskOf, toPicture, type Mask } from '../areas/mask.ts';
import { connected } from '../areas/runs.ts';
import { distance } from '../areas/rgb.ts';
import type { Box } from '../picture.ts';
import type { Surfaces } from '../surfaces/regions.ts';
import { isCutOff } from './is-cut-off.ts';
import { absorb } from './tidy.ts';
import type { Thing } from './thing.ts';
import { besideOf, holdersOf } from './unite-enclosed.ts';

/** It has the card's own colour, levels, and touches other things with this share of its border: else it is one of them. */
const sameColour = 6;
const enclosed = 0.85;
/** A hole takes so much of its ring's box. */
const leastHole = 0.1;

/** Gives back to each plain thing what of it was taken for something that lies on it. */
export function giveBackSeen(thing: Thing, surfaces: Surfaces): void {
  for (const child of thing.children) giveBackSeen(child, surfaces);
  if (thing.kind !== 'shape') return;
  for (const piece of seenBetween(thing, surfaces)) {
    absorb(thing, piece.own, piece.mask);
    thing.children = thing.children.flatMap((child) => (child === piece ? piece.children : [child]));
  }
  for (const child of thing.children) if (child.children.length) giveHoles(thing, child, surfaces);
}

/** What seems to be seen of a thing in a ring that lies on something on it is the ring's: what that lies on would be seen there. */
function giveHoles(thing: Thing, between: Thing, { width, height }: Surfaces): void {
  const rings = between.children.filter(({ kind, mask }) => kind !== 'line' && isOpen(mask));
  if (!rings.length) return;
  const inside = thing.own.filter((i) => holds(between.mask, i % width, Math.floor(i / width)));
  if (!inside.length) return;
  const mask = maskOf(inside, width, height);
  const given = new Set<number>();
  for (const piece of connected(mask.bits, mask.width, mask.height)) {
    const pixels = toPicture(piece, mask, width);
    const hole = maskOf(pixels, width, height);
    const ring = rings.find((child) => isRinged(hole, pixels.length, child));
    if (!ring) continue;
    absorb(ring, pixels, hole);
    for (const i of pixels) given.add(i);
  }
  if (given.size) thing.own = thing.own.filter((i) => !given.has(i));
}

const isOpen = (mask: Mask): boolean =>
  !holds(mask, mask.x + Math.floor(mask.width / 2), mask.y + Math.floor(mask.height / 2));

function isRinged(hole: Box, pixels: number, { mask }: Thing): boolean {
  const [left, top] = [hole.x - mask.x, hole.y - mask.y];
  const [right, bottom] = [mask.width - left - hole.width, mask.height - top - hole.height];
  return Math.min(left, top, right, bottom) > 0 && pixels > leastHole * mask.width * mask.height;
}

/** Pieces of the thing's colour that only others cut off, or that end nowhere that one could see. */
function seenBetween(thing: Thing, surfaces: Surfaces): Thing[] {
  const { children, colour } = thing;
  const alike = children.filter(
    ({ kind, colour: own }) => (kind === 'shape' || kind === 'icon') && distance(own, colour) < sameColour,
  );
  if (!alike.length) return [];
  const holders = holdersOf(children, surfaces);
  return alike.filter(
    (piece) =>
      (!piece.children.length && besideOf(piece, holders, surfaces).share > enclosed) ||
      isCutOff(thing, piece, surfaces),
  );
}
