/** A plain disc on a disc about the same middle and nearly as large: what is seen of the larger is the other's rim, whatever lies across it. */
import { circleOf } from './circle-of.ts';
import { joinPixels, type Thing } from './thing.ts';

/** Both are so round; their middles are so near, and the inner one so large, shares of the outer one's radius: more is a plate. */
const rim = { score: 0.98, middle: 0.02, least: 0.87 };

/** Discs with their rims in one, in place of two. */
export function joinRims(things: readonly Thing[]): Thing[] {
  return things.map((thing) => {
    const children = joinRims(thing.children);
    const disc = thing.kind === 'shape' ? children.find((child) => isWithinRim(child, thing)) : undefined;
    if (!disc) return { ...thing, children };
    const others = children.flatMap((child) => (child === disc ? disc.children : [child]));
    return { ...thing, own: joinPixels(thing.own, disc.own), children: others, colour: disc.colour };
  });
}

function isWithinRim(disc: Thing, outer: Thing): boolean {
  const [inside, round] = [disc, outer].map((thing) => circleOf(thing, rim.score));
  if (disc.kind !== 'shape' || !inside || !round) return false;
  const share = inside.radius / round.radius;
  return share >= rim.least && Math.hypot(inside.x - round.x, inside.y - round.y) <= rim.middle * round.radius;
}
