/** What is seen of a thing between those in front of it, cut off from the rest, is a piece of it. */
import { fillHull } from '../areas/outline.ts';
import { countHeld, joinMasks, maskOf, overlap } from '../areas/mask.ts';
import { distance } from '../areas/rgb.ts';
import type { Colour } from '../picture.ts';
import type { Surfaces } from '../surfaces/regions.ts';
import { completeOutline } from './complete.ts';
import { countsByRegion } from './parts.ts';
import { allPixels, colourOf, joinPixels, type Thing } from './thing.ts';

/** Pieces of one plain colour differ by less, levels; in the soft shadow of what lies in front all channels are darker by as much. */
const sameColour = 6;
const shaded = { least: 0.6, spread: 0.07 };
/** The rest is so many times as large. */
const smaller = 3;
/** Share of the piece's border that things in front hold, and of the piece that the rest's hull holds. */
const between = 0.97;
const within = 0.85;
/** One that reaches the side of the rest lies within what that is completed to, and things in front hold so much of its border. */
const cutAway = 0.35;
const completed = 0.97;

/**
 * Unites plain siblings of one colour where the smaller lies within the larger's hull and touches nothing but siblings that the larger
 * touches as well: a wedge of a blob between a card, its bubble and the bubble's tail. Where it touched what they lie on, it would be
 * a thing of its own, unless the larger was made whole over its place: what a photograph and a ribbon leave of a packet's side.
 */
export function uniteEnclosed(things: Thing[], surfaces: Surfaces): Thing[] {
  const plain = things.filter((thing) => isPlain(thing) && !thing.children.length);
  let list = things;
  for (const piece of plain) {
    const wholes = list.filter((other) => mayHold(other, piece, surfaces));
    if (!wholes.length) continue;
    const holders = holdersOf(list, surfaces);
    const front = besideOf(piece, holders, surfaces);
    const whole = wholes.find((other) =>
      front.share >= between
        ? isCutBy(other, piece, front.things, holders, surfaces)
        : liesIn(other, piece, surfaces) && shareBesides(other, piece, holders, surfaces) > cutAway,
    );
    if (!whole) continue;
    const united = unite(whole, piece, front.things, surfaces);
    list = list.filter((other) => other !== piece).map((other) => (other === whole ? united : other));
  }
  return list;
}

const liesIn = ({ mask }: Thing, piece: Thing, { width }: Surfaces): boolean =>
  countHeld(mask, piece.own, width) > completed * piece.own.length;

/** The share of the piece's border that others than the whole hold: a darker foot of a card borders on little else. */
function shareBesides(whole: Thing, piece: Thing, holders: Map<number, Thing>, surfaces: Surfaces): number {
  const others = new Map([...holders].filter(([, holder]) => holder !== whole));
  return besideOf(piece, others, surfaces).share;
}

const isPlain = ({ kind }: Thing): boolean => kind !== 'picture' && kind !== 'line';

function mayHold(whole: Thing, piece: Thing, surfaces: Surfaces): boolean {
  if (whole === piece || !isPlain(whole) || whole.own.length <= smaller * piece.own.length) return false;
  const isOf = (colour: Colour) => distance(colour, piece.colour) < sameColour || isShade(piece.colour, colour);
  return isOf(whole.colour) || isOf(mainColourOf(whole, surfaces));
}

/** What a thing shows is not changed in the tree, only replaced: it is counted once. */
const mainColours = new WeakMap<Int32Array, Colour>();

/** Of most of what is seen of it, whatever lines and shadows there are. */
function mainColourOf({ own }: Thing, { label, regions }: Surfaces): Colour {
  const known = mainColours.get(own);
  if (known) return known;
  const [first] = [...countsByRegion(label, own)].toSorted((a, b) => b[1] - a[1]);
  const { colour } = regions[first![0]]!;
  mainColours.set(own, colour);
  return colour;
}

function isShade(colour: Colour, of: Colour): boolean {
  const ratios = colour.map((value, k) => value / Math.max(8, of[k]!));
  const [low, high] = [Math.min(...ratios), Math.max(...ratios)];
  return low > shaded.least && high < 1 && high - low < shaded.spread;
}

/** Which thing shows most of a region, itself or by what lies on it. */
export function holdersOf(things: readonly Thing[], { label, regions }: Surfaces): Map<number, Thing> {
  const holders = new Map<number, Thing>();
  for (const thing of things)
    for (const [id, seen] of countsByRegion(label, allPixels(thing)))
      if (seen > 0.5 * regions[id]!.area) holders.set(id, thing);
  return holders;
}

/** The things beside a thing, and the share of its border that they hold. */
export function besideOf(thing: Thing, holders: Map<number, Thing>, { label, bordersOf }: Surfaces) {
  const ids = countsByRegion(label, thing.own);
  const things = new Set<Thing>();
  let [held, all] = [0, 0];
  for (const id of ids.keys())
    for (const { a, b, length } of bordersOf.get(id)) {
      const other = a === id ? b : a;
      if (ids.has(other)) continue;
      all += length;
      const holder = holders.get(other);
      if (!holder || holder === thing) continue;
      held += length;
      things.add(holder);
    }
  return { things, share: all ? held / all : 0 };
}

/** Whether all that is beside the piece is beside the whole too, and the piece lies within its hull. */
function isCutBy(
  whole: Thing,
  piece: Thing,
  front: Set<Thing>,
  holders: Map<number, Thing>,
  surfaces: Surfaces,
): boolean {
  if (front.has(whole)) return false;
  const hull = { ...whole.mask, bits: fillHull(whole.mask) };
  if (overlap(hull, piece.mask) < within * piece.own.length) return false;
  const { things } = besideOf(whole, holders, surfaces);
  return [...front].every((thing) => things.has(thing));
}

function unite(whole: Thing, piece: Thing, front: Set<Thing>, surfaces: Surfaces): Thing {
  const { width, height } = surfaces;
  const others = Array.from(front, ({ mask }) => mask);
  const joined = joinMasks(whole.mask, maskOf(piece.own, width, height));
  const { mask, shape } = liesIn(whole, piece, surfaces)
    ? { mask: joined, shape: whole.shape }
    : completeOutline(joinMasks(joined, piece.mask), others, width, height);
  const own = joinPixels(whole.own, piece.own);
  return { ...whole, own, mask, shape, colour: colourOf(surfaces, own), cast: [...whole.cast, ...piece.cast] };
}
