/** What is seen of a card between the things on it, cut off from the rest of it: between the bars of a chart, above its foot. */
import { distance } from '../areas/rgb.ts';
import type { Colour } from '../picture.ts';
import type { Surfaces } from '../surfaces/regions.ts';
import { absorb } from './tidy.ts';
import type { Thing } from './thing.ts';
import { besideOf, holdersOf } from './unite-enclosed.ts';

/** It has the card's own colour, levels, and touches other things with this share of its border: else it is one of them. */
const sameColour = 3;
const enclosed = 0.85;

/** Gives back to each plain thing what of it was taken for something that lies on it. */
export function giveBackSeen(thing: Thing, surfaces: Surfaces): void {
  for (const child of thing.children) giveBackSeen(child, surfaces);
  if (thing.kind !== 'shape') return;
  for (const piece of seenBetween(thing.children, thing.colour, surfaces)) {
    absorb(thing, piece.own, piece.mask);
    thing.children = thing.children.filter((child) => child !== piece);
  }
}

function seenBetween(things: readonly Thing[], colour: Colour, surfaces: Surfaces): Thing[] {
  const alike = things.filter(
    ({ kind, children, colour: own }) => kind === 'shape' && !children.length && distance(own, colour) < sameColour,
  );
  if (!alike.length) return [];
  const holders = holdersOf(things, surfaces);
  return alike.filter((piece) => besideOf(piece, holders, surfaces).share > enclosed);
}
