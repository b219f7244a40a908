/** What on a tile or a disc is too small to be a thing belongs to the drawing beside it: steam over a cup. */
import { connected, erode, gapBetween, maskOf, placeIn, sidesOf, toPicture } from '../areas/mask.ts';
import type { Rgb } from '../areas/rgb.ts';
import { absorb } from './tidy.ts';
import { leastShare, type Thing } from './thing.ts';

/** Larger carriers hold more than one drawing: share of the picture. */
const mostOfPicture = 0.06;
/** A crumb differs from what it lies on by so many levels in a channel, and has so many pixels. */
const crumb = { levels: 60, pixels: 12, most: 12 };
/** Mixed pixels of the carrier's outline reach so far, px. */
const rim = 3;
/** It lies so near the drawing, in times of the drawing's shorter side. */
const near = 0.5;

/** Gives each drawing what lies beside it on the same carrier. */
export function giveCrumbs(things: readonly Thing[], picture: Rgb): void {
  for (const thing of things) {
    giveCrumbs(thing.children, picture);
    if (!mayCarry(thing, picture)) continue;
    const given = crumbsOf(thing, picture).flatMap((pixels) => {
      const drawing = nearest(thing.children, pixels, picture);
      if (!drawing) return [];
      absorb(drawing, pixels, maskOf(pixels, picture.width, picture.height, 1));
      return [pixels];
    });
    if (!given.length) continue;
    const taken = new Set(given.flatMap((pixels) => [...pixels]));
    thing.own = thing.own.filter((i) => !taken.has(i));
  }
}

const mayCarry = ({ kind, shape, own, children }: Thing, { width, height }: Rgb): boolean =>
  kind === 'shape' && shape !== null && own.length < mostOfPicture * width * height && children.length > 0;

/** The small pieces of other colours that the carrier shows, away from its outline. */
function crumbsOf({ own, mask, colour }: Thing, { width, height, data }: Rgb): Int32Array[] {
  const inner = erode(mask.bits, mask.width, mask.height, rim);
  const other = new Uint8Array(mask.bits.length);
  for (const i of own) {
    const j = placeIn(mask, i, width);
    if (inner[j] && colour.some((value, k) => Math.abs(data[i * 3 + k]! - value) > crumb.levels)) other[j] = 1;
  }
  const pieces = connected(other, mask.width, mask.height).filter(
    (piece) => piece.length >= crumb.pixels && piece.length < leastShare * width * height,
  );
  if (pieces.length > crumb.most) return [];
  return pieces.map((piece) => toPicture(piece, mask, width));
}

function nearest(drawings: readonly Thing[], pixels: Int32Array, { width, height }: Rgb): Thing | null {
  const sides = sidesOf(maskOf(pixels, width, height));
  const gaps = drawings
    .filter(({ kind }) => kind !== 'line')
    .map((drawing) => {
      const own = sidesOf(drawing.mask);
      return { drawing, gap: gapBetween(sides, own), side: Math.min(own[2] - own[0], own[3] - own[1]) };
    })
    .filter(({ gap, side }) => gap <= near * side);
  return gaps.toSorted((a, b) => a.gap - b.gap)[0]?.drawing ?? null;
}
