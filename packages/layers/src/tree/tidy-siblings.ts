import type { Surfaces } from '../surfaces/regions.ts';
import { completeAlike } from './complete-alike.ts';
import { giveRims } from './give-rims.ts';
import { uniteTracks } from './read-track.ts';
import { stackSiblings } from './stacking.ts';
import type { Thing } from './thing.ts';
import { returnSlivers, uniteScattered } from './tidy.ts';
import { uniteCells } from './unite-cells.ts';
import { uniteCovered } from './unite-covered.ts';
import { uniteCutBars } from './unite-cut-bars.ts';
import { uniteDots } from './unite-dots.ts';
import { uniteEnclosed } from './unite-enclosed.ts';
import { uniteRepeated } from './unite-repeated.ts';
import { uniteRibbons } from './unite-ribbons.ts';
import { uniteRows } from './unite-rows.ts';

/** What lies side by side on one thing, or (`onGround`) on the ground: whole, and from back to front. */
export function tidySiblings(things: Thing[], surfaces: Surfaces, onGround: boolean): Thing[] {
  // What was cut first: its pieces lie close together, as the bits of an icon do.
  const rimmed = returnSlivers(giveRims(things, surfaces), surfaces, onGround);
  // Tails that a band cuts are no bar that goes on behind it.
  const hung = uniteRibbons(rimmed, surfaces);
  const united = uniteCovered(uniteCutBars(hung, surfaces), surfaces);
  const whole = completeAlike(uniteEnclosed(united, surfaces), surfaces);
  const drawn = uniteRows(uniteTracks(uniteCells(whole, surfaces), surfaces), surfaces);
  return stackSiblings(uniteScattered(uniteRepeated(uniteDots(drawn, surfaces), surfaces), surfaces));
}
