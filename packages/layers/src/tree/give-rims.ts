/** The rim of a card that others lie across comes in pieces beside the card: they are the card's. */
import { count, countHeld, grown, joinMasks, maskOf, sidesOf, widen, type Mask } from '../areas/mask.ts';
import { fillHoles } from '../areas/runs.ts';
import { seenRound } from '../areas/seen-round.ts';
import type { Colour } from '../picture.ts';
import type { Surfaces } from '../surfaces/regions.ts';
import { completeOutline } from './complete.ts';
import { alike, isThin, joinPixels, type Part, type Thing } from './thing.ts';

/** A rim is so broad: px at least, and px or share of the card's shorter side at most; what has one is so wide and high, px. */
const broad = { least: 3.5, px: 14, share: 0.035 };
const leastCard = 60;
/** Seen in so many directions, share, it may be as broad as this: few lines of a map run all round a thing. */
const whole = { seen: 0.9, share: 0.065 };
/** So much of each piece lies within the rim, share; pieces differ by no more, levels. */
const within = 0.92;
const ofOneColour = 40;
/** A piece that bends round a corner takes less of its box, share. */
const sparse = 0.5;
/**
 * It is seen in so many directions from the card's middle, share of the parts looked at: a rule along one side is seen in fewer, and so
 * is a hard shadow along two.
 */
const round = { parts: 72, share: 0.53 };
/** Cards and rims have no grain, levels. */
const flatNoise = 1.6;

/** Gives each of the things the pieces of its rim among the others. */
export function giveRims(things: Thing[], surfaces: Surfaces): Thing[] {
  const pieces = new Map(
    things
      .filter(mayBePiece)
      .flatMap((thing) => pieceOf(thing, thing.own, thing.colour, surfaces) ?? [])
      .map((piece) => [piece.of, piece]),
  );
  if (!pieces.size) return things;
  let list = things;
  for (const card of things.toSorted((a, b) => b.own.length - a.own.length)) {
    if (pieces.has(card) || card.kind === 'line') continue;
    const rim = rimOf(card.mask, [...pieces.values()], surfaces);
    if (!rim.length) continue;
    const others = list.filter((other) => other !== card && !rim.includes(other));
    const whole = withRim(card, rim, others, surfaces);
    if (!whole) continue;
    for (const piece of rim) pieces.delete(piece);
    list = list.filter((other) => !rim.includes(other)).map((other) => (other === card ? whole : other));
  }
  return list;
}

/**
 * The same before things are told apart: gives each of the surfaces, in place, the rim that runs round it, so that it joins nothing
 * that lies across it.
 */
export function takeRims(outer: Part[], parts: readonly Part[], surfaces: Surfaces): void {
  const { width, height } = surfaces;
  const pieces = parts
    .filter((part) => !outer.includes(part) && part.region.noise < flatNoise)
    .flatMap((part) => pieceOf(part, part.pixels, part.region.colour, surfaces) ?? []);
  if (!pieces.length) return;
  for (const [k, card] of outer.entries()) {
    const rim = card.region.noise < flatNoise ? rimOf(card.filled, pieces, surfaces) : [];
    if (!rim.length) continue;
    const pixels = joinPixels(card.pixels, ...rim.map((piece) => piece.pixels));
    const joined = joinMasks(card.filled, maskOf(pixels, width, height, 1));
    const filled = { ...joined, bits: fillHoles(joined) };
    const rimShare = rim.reduce((sum, piece) => sum + piece.rimShare, card.rimShare);
    outer[k] = { region: card.region, pixels, rimShare, filled, area: count(filled.bits) };
  }
}

/** What may be a piece of a rim, with what is seen of it: some things were completed to cards of their own. */
interface Piece<T> {
  readonly of: T;
  readonly own: Int32Array;
  readonly colour: Colour;
  readonly seen: Mask;
}

/** Null: it is no piece of a rim. */
function pieceOf<T>(of: T, own: Int32Array, colour: Colour, { width, height }: Surfaces): Piece<T> | null {
  const seen = maskOf(own, width, height);
  const isOpen = own.length < sparse * seen.width * seen.height;
  const isNarrow = Math.min(seen.width, seen.height) <= broadest(width, height, broad.share);
  return isOpen || isNarrow ? { of, own, colour, seen } : null;
}

const mayBePiece = ({ kind, children }: Thing): boolean => !children.length && kind !== 'picture' && kind !== 'line';

const broadest = (width: number, height: number, share: number) => Math.max(broad.px, share * Math.min(width, height));

/** The pieces of one colour that lie all round the card. */
function rimOf<T>(card: Mask, pieces: readonly Piece<T>[], surfaces: Surfaces): T[] {
  const [left, top, right, bottom] = sidesOf(card);
  if (Math.min(right - left, bottom - top) < leastCard) return [];
  const reachOf = (share: number) => Math.round(broadest(right - left, bottom - top, share));
  const narrow = rimWithin(reachOf(broad.share), round.share, card, pieces, surfaces);
  const reach = reachOf(whole.share);
  return narrow.length || reach === reachOf(broad.share)
    ? narrow
    : rimWithin(reach, whole.seen, card, pieces, surfaces);
}

/** Those that lie within so many px of it, and are seen in more than such a share of the directions. */
function rimWithin<T>(
  reach: number,
  least: number,
  card: Mask,
  pieces: readonly Piece<T>[],
  { width, height }: Surfaces,
): T[] {
  const [left, top, right, bottom] = sidesOf(card);
  const near = pieces.filter(
    ({ seen }) =>
      seen.x >= left - reach &&
      seen.y >= top - reach &&
      seen.x + seen.width <= right + reach &&
      seen.y + seen.height <= bottom + reach,
  );
  if (!near.length) return [];
  const filled = { ...card, bits: fillHoles(card) };
  const wide = grown(filled, reach, width, height);
  const half = Math.ceil(reach / 2) + 1;
  const beside = near.filter(({ own, seen }) => {
    const held = countHeld(wide, own, width) - countHeld(filled, own, width);
    return held > within * own.length && isThin(widen(seen, 1, width, height), half);
  });
  const isLong = ({ seen }: Piece<T>) => Math.max(seen.width, seen.height) > leastCard;
  for (const first of beside.filter(isLong).toSorted((a, b) => b.own.length - a.own.length)) {
    const rim = beside.filter(({ colour }) => alike(colour, first.colour, ofOneColour));
    const pixels = joinPixels(...rim.map(({ own }) => own));
    const seen = seenRound(pixels, (left + right) / 2, (top + bottom) / 2, round.parts, width);
    const length = 2 * (right - left + bottom - top) * seen;
    if (seen > least && pixels.length > broad.least * length) return rim.map(({ of }) => of);
  }
  return [];
}

/** Null where both together are no simple shape: lines of a table run along its cells as well. */
function withRim(
  card: Thing,
  rim: readonly Thing[],
  others: readonly Thing[],
  { width, height }: Surfaces,
): Thing | null {
  const joined = joinMasks(card.mask, ...rim.map((piece) => maskOf(piece.own, width, height)));
  const filled: Mask = { ...joined, bits: fillHoles(joined) };
  const { mask, shape } = completeOutline(
    filled,
    others.map((other) => other.mask),
    width,
    height,
  );
  if (!shape) return null;
  const own = joinPixels(card.own, ...rim.map((piece) => piece.own));
  return { ...card, own, mask, shape, cast: [...card.cast, ...rim.flatMap(({ cast }) => cast)] };
}
