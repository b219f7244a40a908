/** What something in front cuts into pieces that lie far apart is one thing again, whatever stands between them. */
import { dilate, maskOf, overlap, thinned, thinnedAt, widen, type Mask } from '../areas/mask.ts';
import { distance } from '../areas/rgb.ts';
import { drawShape, fitSimpleShape, type SimpleShape } from '../areas/simple-shape.ts';
import type { Surfaces } from '../surfaces/regions.ts';
import { hiddenBy, simpleEnough } from './complete.ts';
import { allPixels, colourOf, joinPixels, type Thing } from './thing.ts';

/** Pieces of one plain colour or gradient differ by less, levels. */
const sameColour = 14;
/** What lies in front hides this much round it as well: its own soft shadow, px; beside whole rectangles its edge alone. */
const shaded = { usual: 12, besideWhole: 3 };
/** A thing of which less is seen is not made whole: its size in times of what is seen. A picture's mat shows a narrow rim. */
const mostInvented = { usual: 8, mat: 14 };
/** Share of a mat that its picture hides. */
const matted = 0.5;
/** Nor is one that would take a greater share of the picture. */
const mostOfPicture = 0.5;
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
  for (const main of things.toSorted((a, b) => b.own.length - a.own.length)) {
    if (!list.includes(main) || !mayBePiece(main)) continue;
    const mates = list.filter(
      (other) => other !== main && mayBePiece(other) && distance(other.colour, main.colour) < sameColour,
    );
    for (const some of choices(mates)) {
      const pieces = [main, ...some];
      const others = list.filter((other) => !pieces.includes(other));
      const whole = wholeOf(pieces, others, surfaces);
      if (!whole) continue;
      list.splice(list.indexOf(main), 1, united(pieces, whole, surfaces));
      for (const piece of some) list.splice(list.indexOf(piece), 1);
      break;
    }
  }
  return list;
}

/** A whole disc was not cut by anything, nor was a whole rectangle that carries things. */
const mayBePiece = ({ kind, shape, children }: Thing) =>
  (kind === 'shape' || kind === 'icon') && (!shape || (shape.kind === 'rectangle' && !children.length));

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
  // Cards of a grid stand in rows with cards of other colours between, and the ground is seen in the gaps.
  const margin = pieces.every((piece) => piece.shape) ? shaded.besideWhole : shaded.usual;
  const seen = maskOf(joinPixels(...pieces.map(allPixels)), width, height, 1);
  const hiding = others.map((other) => other.mask);
  if (Math.min(seen.width, seen.height) >= roughly.narrowest) {
    const [few, fewHiding] = [thinned(seen, roughly.step), hiding.map((mask) => thinned(mask, roughly.step))];
    const size = { width: thinnedAt(width, roughly.step), height: thinnedAt(height, roughly.step) };
    const rough = explain(few, fewHiding, Math.ceil(margin / roughly.step), size);
    if ((rough.shape?.score ?? 0) < simpleEnough - roughly.off) return null;
  }
  const { mask, near, shape } = explain(seen, hiding, margin, surfaces);
  if (!shape || shape.score < simpleEnough) return null;
  if (!pieces.every((piece) => goesOn(piece, shape))) return null;
  const size = (shape.kind === 'ellipse' ? Math.PI : 4) * shape.a * shape.b;
  const shown = pieces.reduce((sum, piece) => sum + piece.own.length, 0);
  const drawn = drawShape(shape, mask);
  const whole = { ...mask, bits: drawn };
  const isMat = others.some((other) => other.kind === 'picture' && overlap(other.mask, whole, 2) > matted * size);
  if (size > (isMat ? mostInvented.mat : mostInvented.usual) * shown || size > mostOfPicture * width * height)
    return null;
  for (let j = 0; j < drawn.length; j++) if (drawn[j] && near[j]) mask.bits[j] = 1;
  return { mask, shape };
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
