/** Dashes all along a card's edge, inside of it, are its border: a coupon to cut out. */
import { countHeld, erode, widen } from '../areas/mask.ts';
import { fillHoles } from '../areas/runs.ts';
import { seenRound } from '../areas/seen-round.ts';
import { joinPixels, type Thing } from './thing.ts';

/** They lie so near the card's outline, px or share of its shorter side, but for so much of them, share. */
const near = { px: 8, share: 0.03, beyond: 0.05 };
/** They are seen in so many directions from the card's middle, share of the parts looked at, which are wider than gaps between dashes. */
const round = { parts: 36, share: 0.9 };

/** Gives each card the dashes along its edge. */
export function giveDashes(things: readonly Thing[], width: number, height: number): Thing[] {
  return things.map((thing) => {
    const children = giveDashes(thing.children, width, height);
    const dashes = thing.kind === 'shape' ? children.filter((child) => runsAlong(child, thing, width, height)) : [];
    if (!dashes.length) return { ...thing, children };
    const own = joinPixels(thing.own, ...dashes.map((child) => child.own));
    return { ...thing, own, children: children.filter((child) => !dashes.includes(child)) };
  });
}

function runsAlong({ own, children, kind, mask: box }: Thing, card: Thing, width: number, height: number): boolean {
  if (children.length || kind !== 'icon' || !own.length) return false;
  const far = Math.round(Math.max(near.px, near.share * Math.min(card.mask.width, card.mask.height)));
  if (box.width < card.mask.width - 4 * far || box.height < card.mask.height - 4 * far) return false;
  const mask = widen(card.mask, 1, width, height);
  const inner = { ...mask, bits: erode(fillHoles(mask), mask.width, mask.height, far) };
  if (countHeld(inner, own, width) > near.beyond * own.length) return false;
  const [x, y] = [mask.x + mask.width / 2, mask.y + mask.height / 2];
  return seenRound(own, x, y, round.parts, width) >= round.share;
}
