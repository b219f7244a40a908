/** What something in front cuts into pieces that lie far apart is one thing again, whatever stands between them. */
import {
  count,
  dilate,
  erode,
  holds,
  maskOf,
  overlap,
  thinned,
  thinnedAt,
  widen,
  type Mask,
  type Sides,
} from '../areas/mask.ts';
import { fillHoles } from '../areas/runs.ts';
import { distance, meanOf } from '../areas/rgb.ts';
import { drawShape, fitSimpleShape, type SimpleShape } from '../areas/simple-shape.ts';
import type { Colour } from '../picture.ts';
import type { Surfaces } from '../surfaces/regions.ts';
import { hiddenBy, isCurve, simpleEnough } from './complete.ts';
import { allPixels, carriesWord, colourOf, joinPixels, liesBelow, type Thing } from './thing.ts';
import { spanOf } from './unite-cut-bars.ts';
import { besideOf, holdersOf } from './unite-enclosed.ts';

/** Pieces of one plain colour or gradient differ by less, levels. */
const sameColour = 14;
/**
 * The ends of a gradient differ by less where something lies across it, levels, measured so far from there, px; its sides go on in line
 * (px), and so much of the gap is covered (share). Smaller pieces (pixels) say nothing.
 */
const gradient = { colour: 40, from: 6, to: 16, aligned: 4, covered: 0.93, fewest: 400 };
/** What lies in front hides this much round it as well: its own soft shadow, px; beside whole rectangles its edge alone. */
const shaded = { usual: 12, besideWhole: 3 };
/** A thing of which less is seen is not made whole: its size in times of what is seen. A picture's mat shows a narrow rim. */
const mostInvented = { usual: 8, mat: 14 };
/** Share of a mat that its picture hides. */
const matted = 0.5;
/** Nor is one that would take a greater share of the picture. */
const mostOfPicture = 0.85;
/** A rectangle is whole whose outline one explains so well. */
const wholeEnough = 0.98;
/** And one of whose outline no more than this share lies beside what hides it: else two are the ends of one that goes on between. */
const mostBitten = 0.25;
/** What is seen in it of what lies below is no more than so far wide, px, or so much of it: else it is the gap between two cards. */
const gap = { px: 4, share: 0.01 };
/** What a label lies on is so many times larger, and beside so much of its border, share, and of what others hold of that. */
const label = { larger: 8, beside: 0.35, ofOthers: 0.6 };
/** So many pieces at the most: more are a pattern. */
const mostPieces = 6;

/**
 * Of what is not narrower every fourth row and column is looked at first: most pieces are no one's, and a shape that explains these
 * places by so much less than is asked for explains no more of all.
 */
const roughly = { step: 4, narrowest: 120, off: 0.08 };

interface Whole {
  readonly mask: Mask;
  readonly shape: SimpleShape;
}

/**
 * Unites siblings of one colour whose seen outlines one simple shape explains, where all that it lacks is hidden by the other
 * siblings: a disc behind a telephone, a coupon behind its stripes. Bars with beads on them are joined along their line before.
 */
export function uniteCovered(things: Thing[], surfaces: Surfaces): Thing[] {
  const list = things.slice();
  const labels = labelsAmong(things, surfaces);
  const mayBePart = (thing: Thing) => mayBePiece(thing) && !labels.includes(thing);
  for (const main of things.toSorted((a, b) => b.own.length - a.own.length)) {
    if (!list.includes(main) || !mayBePart(main)) continue;
    const mates = list.filter((other) => other !== main && mayBePart(other) && mayBeOne(main, other, list, surfaces));
    for (const some of choices(mates)) {
      const pieces = [main, ...some];
      const others = list.filter((other) => !pieces.includes(other));
      // What lies below them hides nothing; few get as far as that.
      const isBelow = (other: Thing) => pieces.some((piece) => liesBelow(other, piece, surfaces.width));
      const found = wholeOf(pieces, others, surfaces);
      const below = found ? others.filter(isBelow) : [];
      const hiding = others.filter((other) => !below.includes(other));
      const whole = below.length ? wholeOf(pieces, hiding, surfaces) : found;
      if (!whole) continue;
      list.splice(list.indexOf(main), 1, united(pieces, whole, surfaces));
      for (const piece of some) list.splice(list.indexOf(piece), 1);
      break;
    }
  }
  return list;
}

/** A whole disc was not cut by anything. */
const mayBePiece = ({ kind, shape }: Thing) =>
  (kind === 'shape' || kind === 'icon') && (!shape || shape.kind === 'rectangle');

/** Small things with their words all round which one other thing is seen lie on that: nothing of their colour is seen there. */
function labelsAmong(things: readonly Thing[], surfaces: Surfaces): Thing[] {
  const worded = things.filter((thing) => mayBePiece(thing) && carriesWord(thing, surfaces));
  if (!worded.length) return [];
  const holders = holdersOf(things, surfaces);
  return worded.filter((thing) => {
    const { share } = besideOf(thing, holders, surfaces);
    return things.some((other) => {
      if (other.kind !== 'shape' || other.own.length <= label.larger * thing.own.length) return false;
      const alone = new Map([...holders].filter(([, holder]) => holder === other));
      return besideOf(thing, alone, surfaces).share > Math.max(label.beside, label.ofOthers * share);
    });
  });
}

/** Of one colour; a rectangle that carries things, and one of a gradient, was only cut by what lies right across it. */
function mayBeOne(a: Thing, b: Thing, list: readonly Thing[], surfaces: Surfaces): boolean {
  const isCard = ({ shape, children }: Thing) => shape !== null && children.length > 0;
  const same = distance(a.colour, b.colour) < sameColour;
  if (same && !isCard(a) && !isCard(b)) return true;
  const cut = cutBetween(a, b);
  const rest = list.filter((other) => other !== a && other !== b);
  if (!cut || !isCovered(cut, rest)) return false;
  return same || distance(endColour(a, cut, surfaces), endColour(b, cut, surfaces)) < gradient.colour;
}

/** The gap between two rectangles that are as broad as each other, one right beside or below the other; null: there is none. */
function cutBetween(a: Thing, b: Thing): Sides | null {
  if (Math.min(a.own.length, b.own.length) < gradient.fewest) return null;
  const [p, q] = [trimmedSidesOf(a), trimmedSidesOf(b)];
  for (const side of [0, 1] as const) {
    const across = 1 - side;
    const aligned = [across, across + 2].every((k) => Math.abs(p[k]! - q[k]!) <= gradient.aligned);
    const [from, to] = [Math.min(p[side + 2]!, q[side + 2]!), Math.max(p[side]!, q[side]!)];
    if (!aligned || to <= from) continue;
    const cut: Sides = [...p];
    [cut[side], cut[side + 2]] = [from, to];
    return cut;
  }
  return null;
}

function trimmedSidesOf({ mask }: Thing): Sides {
  const [level, upright] = [spanOf(mask, true), spanOf(mask, false)];
  return [level.from + 1, upright.from + 1, level.to - 1, upright.to - 1];
}

/** Every fourth place is looked at. */
function isCovered([left, top, right, bottom]: Sides, others: readonly Thing[]): boolean {
  const step = 4;
  let [seen, all] = [0, 0];
  for (let y = top + 1; y < bottom; y += step)
    for (let x = left + step; x < right - step; x += step, all++)
      if (!others.some(({ mask }) => holds(mask, x, y))) seen++;
  return seen <= (1 - gradient.covered) * all;
}

/** Mean of what the thing shows right beside the gap. */
function endColour({ own }: Thing, [left, top, right, bottom]: Sides, { data, width }: Surfaces): Colour {
  const beside = own.filter((i) => {
    const [x, y] = [i % width, Math.floor(i / width)];
    const off = Math.max(left - x, x - right, top - y, y - bottom);
    return off >= gradient.from && off <= gradient.to;
  });
  return meanOf(beside, data);
}

/** A whole rectangle was cut only if it goes on as broad as it is. */
const goesOn = ({ shape }: Thing, whole: SimpleShape) =>
  !shape ||
  (whole.kind === 'rectangle' &&
    [shape.a, shape.b].some((side) => [whole.a, whole.b].some((other) => Math.abs(side - other) < 0.08 * other + 1)));

/** All at once, else each by itself. */
function* choices(mates: Thing[]): Generator<Thing[]> {
  if (mates.length > 1 && mates.length < mostPieces) yield mates;
  for (const mate of mates.slice(0, mostPieces)) yield [mate];
}

function wholeOf(pieces: Thing[], others: Thing[], surfaces: Surfaces): Whole | null {
  const { width, height } = surfaces;
  const hiding = others.map((other) => other.mask);
  const seen = maskOf(joinPixels(...pieces.map(allPixels)), width, height, 1);
  if (Math.min(seen.width, seen.height) >= roughly.narrowest) {
    const [few, fewHiding] = [thinned(seen, roughly.step), hiding.map((mask) => thinned(mask, roughly.step))];
    const size = { width: thinnedAt(width, roughly.step), height: thinnedAt(height, roughly.step) };
    const rough = explain(few, fewHiding, Math.ceil(shaded.usual / roughly.step), size);
    if ((rough.shape?.score ?? 0) < simpleEnough - roughly.off) return null;
  }
  // Cards of a grid stand in rows with cards of other colours between, and the ground is seen in the gaps.
  const isWhole = (piece: Thing) => isRectangle(piece, hiding, surfaces);
  const margin = pieces.every(isWhole) ? shaded.besideWhole : shaded.usual;
  const { mask, near, shape } = explain(seen, hiding, margin, surfaces);
  if (!shape || shape.score < simpleEnough) return null;
  if (!pieces.every((piece) => goesOn(piece, shape))) return null;
  const size = (shape.kind === 'ellipse' ? Math.PI : 4) * shape.a * shape.b;
  const shown = pieces.reduce((sum, piece) => sum + piece.own.length, 0);
  const drawn = drawShape(shape, mask);
  const whole = { ...mask, bits: drawn };
  const isMat = others.some((other) => other.kind === 'picture' && overlap(other.mask, whole, 2) > matted * size);
  if (!isMat && pieces.some(({ own, shape: its }) => !its && isCurve(maskOf(own, width, height, 1)))) return null;
  if (size > (isMat ? mostInvented.mat : mostInvented.usual) * shown || size > mostOfPicture * width * height)
    return null;
  for (let j = 0; j < drawn.length; j++) if (drawn[j] && near[j]) mask.bits[j] = 1;
  return hasGap(drawn, mask) ? null : { mask, shape };
}

/** A card with a drawing on it that was not told from it is one as well, and one that a button bites. */
function isRectangle({ shape, mask }: Thing, hiding: readonly Mask[], { width, height }: Surfaces): boolean {
  if (shape) return true;
  const whole = (fit: SimpleShape | null) => fit?.kind === 'rectangle' && fit.score > wholeEnough;
  const filled = { ...mask, bits: fillHoles(mask) };
  if (whole(fitSimpleShape(filled))) return true;
  const wide = widen(filled, shaded.besideWhole, width, height);
  const hidden = hiddenBy([...hiding], wide);
  if (!hidden.includes(1) || shareBeside(wide, hidden) > mostBitten) return false;
  return whole(fitSimpleShape(wide, hidden));
}

/** Share of the mask's outline that lies beside what hides. */
function shareBeside(mask: Mask, hidden: Uint8Array): number {
  const near = dilate(hidden, mask.width, mask.height, 2);
  const inner = erode(mask.bits, mask.width, mask.height, 1);
  let [beside, all] = [0, 0];
  for (let j = 0; j < inner.length; j++)
    if (mask.bits[j] && !inner[j]) {
      all++;
      beside += near[j]!;
    }
  return beside / Math.max(1, all);
}

function hasGap(drawn: Uint8Array, { bits, width, height }: Mask): boolean {
  const lacking = drawn.map((bit, j) => bit & (1 - bits[j]!));
  return count(erode(lacking, width, height, gap.px / 2)) > gap.share * count(drawn);
}

/** The shape that explains what is seen best, over a wider box, and what lies `near` enough to what hides to be hidden. */
function explain(seen: Mask, hiding: Mask[], margin: number, { width, height }: { width: number; height: number }) {
  const mask = widen(seen, Math.round(0.15 * Math.max(seen.width, seen.height)), width, height);
  const hidden = hiddenBy(hiding, mask);
  const near = hidden.includes(1) ? dilate(hidden, mask.width, mask.height, margin) : hidden;
  for (let j = 0; j < near.length; j++) near[j]! &= 1 - mask.bits[j]!;
  return { mask, near, shape: fitSimpleShape(mask, near) };
}

function united(pieces: Thing[], { mask, shape }: Whole, surfaces: Surfaces): Thing {
  const own = joinPixels(...pieces.map((piece) => piece.own));
  const children = pieces.flatMap((piece) => piece.children);
  const cast = pieces.flatMap((piece) => piece.cast);
  return { kind: 'shape', own, mask, children, colour: colourOf(surfaces, own), shape, cast };
}
