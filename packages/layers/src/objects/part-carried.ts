/**
 * A small drawing on a disc or tile that was read as one with it: JPEG makes a small icon as rough as a photograph, and its surfaces no
 * longer tell. But the carrier shows one colour all round inside its outline, and what has another colour within that is drawn on it.
 */
import { count, erode, maskOf, paste, pixelsOf, toPicture, widen, without } from '../areas/mask.ts';
import { connected, fillHoles } from '../areas/runs.ts';
import { distance, meanOf, middleOf, type Rgb } from '../areas/rgb.ts';
import { fitSimpleShape } from '../areas/simple-shape.ts';
import type { Box } from '../picture.ts';
import { carriesWord, joinPixels, type Thing } from '../tree/thing.ts';
import { isCarriedBy, isCarrier, isWideEnough } from './mark-carried.ts';

/** What is larger is taken apart by its surfaces, share of the picture's longer side. */
const largest = 0.16;
/** So much of its outline it shows itself, share: through a ring, as that of a clock, one sees what lies below. */
const full = 0.9;
/** Edges are mixed so far inside the outline, px; from there on it shows its colour so far, share of its width: a rim may lie outside. */
const round = { edge: 3, share: 0.05 };
/** The carrier's colour: so many levels about the middle one, and so much of what lies all round shows it, share. */
const even = { levels: 36, share: 0.93 };
/** Smaller pieces are specks that JPEG leaves, px. */
const speck = 12;

/** Parts in place what each of the things, and of all that lies on them, carries. */
export function partCarried(things: readonly Thing[], picture: Rgb, words: readonly Box[]): void {
  const longerSide = Math.max(picture.width, picture.height);
  for (const thing of things) {
    partCarried(thing.children, picture, words);
    const { children, kind, mask } = thing;
    if (children.length || kind === 'line' || Math.max(mask.width, mask.height) > largest * longerSide) continue;
    const carrier = carrierOf(thing, longerSide);
    const drawing = carrier && !carriesWord(thing, { words }) ? drawnOn(carrier, picture) : null;
    if (!drawing || !isCarriedBy(drawing, carrier!, longerSide)) continue;
    const own = pixelsOf(without(maskOf(thing.own, picture.width, picture.height), drawing.mask), picture.width);
    Object.assign(thing, carrier, { own, children: [{ ...drawing, certain: true }], certain: true });
  }
}

/** The thing as a disc or tile without holes; null where its outline is none. */
function carrierOf(thing: Thing, longerSide: number): Thing | null {
  const mask = { ...thing.mask, bits: fillHoles(thing.mask) };
  if (thing.own.length < full * count(mask.bits)) return null;
  const carrier: Thing = { ...thing, kind: 'shape', mask };
  if (!isWideEnough(carrier, longerSide)) return null;
  carrier.shape ??= fitSimpleShape(mask);
  return carrier.shape && isCarrier(carrier, longerSide) ? carrier : null;
}

/** What lies within the colour that is seen all round; null where none is. */
function drawnOn(carrier: Thing, { width, height, data }: Rgb): Thing | null {
  const mask = widen(carrier.mask, 1, width, height);
  const own = { ...mask, bits: new Uint8Array(mask.bits.length) };
  paste(own, maskOf(carrier.own, width, height));
  const band = Math.max(2, Math.round(round.share * Math.min(mask.width, mask.height)));
  for (const from of [round.edge, round.edge + band]) {
    const within = erode(mask.bits, mask.width, mask.height, from);
    const inner = erode(within, mask.width, mask.height, band);
    const seen = pixelsOf({ ...own, bits: own.bits.map((bit, j) => bit & within[j]! & (1 - inner[j]!)) }, width);
    if (!seen.length) return null;
    const colour = middleOf(seen, data);
    const isOther = (i: number) => distance(data.subarray(i * 3, i * 3 + 3), colour) > even.levels;
    if (seen.filter(isOther).length > (1 - even.share) * seen.length) continue;
    const differs = pixelsOf({ ...own, bits: own.bits.map((bit, j) => bit & within[j]!) }, width).filter(isOther);
    return differs.length ? drawingOf(differs, { width, height, data }) : null;
  }
  return null;
}

/** Null where they are specks. */
function drawingOf(pixels: Int32Array, { width, height, data }: Rgb): Thing | null {
  const drawn = maskOf(pixels, width, height);
  const pieces = connected(drawn.bits, drawn.width, drawn.height).filter((piece) => piece.length >= speck);
  if (!pieces.length) return null;
  const own = joinPixels(...pieces.map((piece) => toPicture(piece, drawn, width)));
  const mask = maskOf(own, width, height, 1);
  return { kind: 'icon', own, mask, children: [], colour: meanOf(own, data), shape: null, cast: [] };
}
