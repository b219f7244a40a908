import type { Surfaces } from '../surfaces/regions.ts';
import { stackSiblings } from './stacking.ts';
import type { Thing } from './thing.ts';
import { returnSlivers, uniteScattered } from './tidy.ts';
import { uniteCutBars } from './unite-cut-bars.ts';
import { uniteCutDiscs } from './unite-cut-discs.ts';

/** What lies side by side on one thing, or (`onGround`) on the ground: whole, and from back to front. */
export function tidySiblings(things: Thing[], surfaces: Surfaces, onGround: boolean): Thing[] {
  const whole = uniteScattered(returnSlivers(things, surfaces, onGround), surfaces);
  return stackSiblings(uniteCutDiscs(uniteCutBars(whole), surfaces));
}
