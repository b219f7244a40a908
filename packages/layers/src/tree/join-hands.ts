/** What is drawn with its disc and never without it: the hands of a clock, the holes of a button. */
import { erode, maskOf, type Mask } from '../areas/mask.ts';
import { connected } from '../areas/runs.ts';
import type { Surfaces } from '../surfaces/regions.ts';
import { circleOf, type Circle } from './circle-of.ts';
import { carriesWord, joinPixels, type Thing } from './thing.ts';

/** A disc follows its ellipse so closely, and its sides differ by so much, share. */
const disc = { score: 0.96, round: 0.06 };
/** All of it lies within so much of the disc's radius, and takes no more of the disc's area, shares. */
const within = { radius: 0.9, area: 0.3 };
/**
 * Hands begin so near the disc's middle, share of its radius; so much of them lies on one side of it, they reach so far, and nothing of
 * them is so thick, shares of the radius to both sides.
 */
const hands = { begin: 0.08, oneSide: 0.8, reach: 0.4, thick: 0.17 };
/** So many ways to look at them are tried. */
const directions = 16;
/** Holes: so many, round, whose areas differ by so much (share), and none in the middle (share of the radius). */
const holes = { fewest: 3, alike: 0.2, apart: 0.15, full: [0.68, 0.9] };

/** Discs with what is drawn with them in one, in place of two. */
export function joinHands(things: readonly Thing[], surfaces: Surfaces): Thing[] {
  return things.map((thing) => {
    const children = joinHands(thing.children, surfaces);
    const circle = discOf(thing);
    const [mark] = children;
    const isOne =
      circle && children.length === 1 && isDrawnWith(mark!, circle, surfaces) && !carriesWord(thing, surfaces);
    if (!isOne) return { ...thing, children };
    return { ...thing, kind: 'icon', own: joinPixels(thing.own, mark!.own), children: [] };
  });
}

function discOf(thing: Thing): Circle | null {
  const circle = thing.kind === 'shape' ? circleOf(thing, disc.score) : null;
  return circle && circle.off <= disc.round * (circle.radius + circle.off / 2) ? circle : null;
}

function isDrawnWith({ own, children, kind }: Thing, circle: Circle, { width, height }: Surfaces): boolean {
  if (kind === 'line' || children.length || !own.length) return false;
  if (own.length > within.area * Math.PI * circle.radius ** 2) return false;
  const places = Array.from(
    own,
    (i) => [(i % width) + 0.5 - circle.x, Math.floor(i / width) + 0.5 - circle.y] as const,
  );
  const far = places.map(([x, y]) => Math.hypot(x, y) / circle.radius);
  const [nearest, farthest] = [far.reduce((a, b) => Math.min(a, b)), far.reduce((a, b) => Math.max(a, b))];
  if (farthest > within.radius) return false;
  if (nearest > holes.apart) return areHoles(maskOf(own, width, height));
  if (nearest > hands.begin || farthest < hands.reach || !areHands(places)) return false;
  const mask = maskOf(own, width, height, 1);
  return !erode(mask.bits, mask.width, mask.height, Math.max(1, Math.round(hands.thick * circle.radius))).includes(1);
}

/** A drawing on a disc lies about its middle; hands go from there to one side, which need not be that of the longer one. */
function areHands(places: readonly (readonly [x: number, y: number])[]): boolean {
  return Array.from({ length: directions }, (_, k) => (2 * Math.PI * k) / directions).some((angle) => {
    const onSide = places.filter(([x, y]) => x * Math.cos(angle) + y * Math.sin(angle) > 0).length;
    return onSide >= hands.oneSide * places.length;
  });
}

function areHoles({ bits, width, height }: Mask): boolean {
  const pieces = connected(bits, width, height);
  if (pieces.length < holes.fewest) return false;
  const areas = pieces.map(({ length }) => length);
  if (Math.min(...areas) < (1 - holes.alike) * Math.max(...areas)) return false;
  const [least, most] = holes.full as [number, number];
  return pieces.every((pixels) => {
    const piece = maskOf(pixels, width, height);
    const full = pixels.length / (piece.width * piece.height);
    return full >= least && full <= most && Math.abs(piece.width - piece.height) <= 2;
  });
}
