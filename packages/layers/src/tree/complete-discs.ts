/**
 * A disc that lies half under something: what is seen of its outline is an arc, and the rest of its circle lies under what is whole
 * itself. Of a drawing, too: a record that looks out of its sleeve, a coin behind a note.
 */
import { count, dilate, maskOf, opened, widen, type Mask } from '../areas/mask.ts';
import { fillHoles } from '../areas/runs.ts';
import { circleThrough, drawShape, freeOutline, type SimpleShape } from '../areas/simple-shape.ts';
import { addHidden, hiddenBy, simpleEnough } from './complete.ts';
import { stackSiblings } from './stacking.ts';
import { allPixels, type Thing } from './thing.ts';

/** Smaller discs are marks of a drawing, px across; of what larger things show, share of the picture's longer side, most is a card. */
const leastSide = 48;
const mostSide = 0.4;
/** What is thinner than twice this is no part of an outline, px: edges, and hair-lines of what lies beside. */
const thin = 3;
/** What lies in front hides so much round it as well, px: its soft shadow, and its rim where that has the colour of the card below. */
const shaded = 12;
/** The arc: how near to the circle so much (share) of what is free of the outline lies, px, and how much of the circle is seen at least. */
const arc = { px: 2.5, share: 0.9, seen: 0.3, parts: 90 };
/** Of the circle: what is missing, and how much of that lies under others; of what is seen: how much the circle holds. Shares. */
const circle = { least: 0.15, most: 0.75, hidden: 0.95, holds: 0.97 };

/** Discs of which a part is seen are whole, on the ground and on all things; back to front. */
export function completeDiscs(things: readonly Thing[], width: number, height: number): Thing[] {
  const whole = things.map((thing) => ({ ...thing, children: completeDiscs(thing.children, width, height) }));
  const most = mostSide * Math.max(width, height);
  const completed = whole.map((thing) => {
    const fronts = mayBeDisc(thing, most) ? whole.filter((other) => other !== thing && isWhole(other)) : [];
    return (fronts.length && completeDisc(thing, fronts, width, height)) || thing;
  });
  return completed.some((thing, k) => thing !== whole[k]) ? stackSiblings(completed) : whole;
}

const isWhole = ({ kind, shape }: Thing): boolean =>
  kind !== 'line' && shape?.kind === 'rectangle' && shape.score > simpleEnough;

function mayBeDisc({ kind, shape, mask }: Thing, most: number): boolean {
  const side = Math.max(mask.width, mask.height);
  return kind !== 'line' && (shape?.score ?? 0) <= simpleEnough && side >= leastSide && side <= most;
}

function completeDisc(thing: Thing, fronts: readonly Thing[], width: number, height: number): Thing | null {
  const seen = maskOf(allPixels(thing), width, height, 1);
  const near = fronts.filter((front) => gap(front.mask, seen) <= shaded);
  const bits = near.length ? opened(fillHoles(seen), seen, thin) : null;
  if (!bits) return null;
  const mask = widen({ ...seen, bits }, Math.max(seen.width, seen.height), width, height);
  const fronted = near.map((front) => front.mask);
  const hidden = dilate(hiddenBy(fronted, mask), mask.width, mask.height, shaded);
  for (let j = 0; j < hidden.length; j++) hidden[j]! &= 1 - mask.bits[j]!;
  const shape = discOf(mask, hidden);
  if (!shape) return null;
  addHidden(mask, drawShape(shape, mask), hidden);
  return { ...thing, mask, shape };
}

const gap = (a: Mask, b: Mask): number =>
  Math.max(a.x - b.x - b.width, b.x - a.x - a.width, a.y - b.y - b.height, b.y - a.y - a.height);

/** The circle of which the mask shows a part and the rest is hidden; null where it is none. */
function discOf(mask: Mask, hidden: Uint8Array): SimpleShape | null {
  const free = freeOutline(mask, hidden);
  const shape = circleOf(free);
  if (!shape || 2 * shape.a < leastSide || arcOf(free, shape) < arc.seen) return null;
  const drawn = drawShape(shape, mask);
  const [all, seen] = [count(drawn), count(mask.bits)];
  let [held, missing, under] = [0, 0, 0];
  for (let j = 0; j < drawn.length; j++) {
    held += drawn[j]! & mask.bits[j]!;
    missing += drawn[j]! & (1 - mask.bits[j]!);
    under += drawn[j]! & hidden[j]!;
  }
  const isPart = missing >= circle.least * all && missing <= circle.most * all;
  return isPart && under >= circle.hidden * missing && held >= circle.holds * seen
    ? { ...shape, score: held / seen }
    : null;
}

/** The circle that most of the places lie on; null: none. */
function circleOf(places: Float64Array): SimpleShape | null {
  let lying = places;
  let shape: SimpleShape | null = null;
  for (const px of [4 * arc.px, 2 * arc.px, arc.px]) {
    shape = circleThrough(lying);
    if (!shape) return null;
    const { cx, cy, a } = shape;
    const isNear = (x: number, y: number) => Math.abs(Math.hypot(x - cx, y - cy) - a + 0.5) <= px;
    lying = places.filter((_, o) => isNear(places[o & ~1]!, places[o | 1]!));
  }
  return lying.length >= arc.share * places.length ? shape : null;
}

/** In what share of the directions from its middle the circle is seen. */
function arcOf(places: Float64Array, { cx, cy }: SimpleShape): number {
  const seen = new Set<number>();
  for (let o = 0; o < places.length; o += 2) {
    const turn = Math.atan2(places[o + 1]! - cy, places[o]! - cx) / (2 * Math.PI);
    seen.add(Math.floor((turn + 0.5) * arc.parts) % arc.parts);
  }
  return seen.size / arc.parts;
}
