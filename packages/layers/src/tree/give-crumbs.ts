/** What on a tile or a disc is too small to be a thing belongs to the drawing beside it: steam over a cup. */
import { erode, gapBetween, maskOf, placeIn, sidesOf, toPicture } from '../areas/mask.ts';
import { connected } from '../areas/runs.ts';
import type { Rgb } from '../areas/rgb.ts';
import { absorb } from './tidy.ts';
import { leastShare, type Thing } from './thing.ts';

/** Larger carriers hold more than one drawing: share of the picture. */
const mostOfPicture = 0.06;
/** A crumb differs from what it lies on by so many levels in a channel, and has so many pixels. */
const crumb = { levels: 60, pixels: 12, most: 12, mostOnCard: 60 };
/** Rays of a sun: so many at least; how much farther out one is than another, and the widest gap in times of an even one. */
const rays = { fewest: 5, off: 0.25, gap: 1.6 };
/** Mixed pixels of the carrier's outline reach so far, px. */
const rim = 3;
/** It lies so near the drawing, in times of the drawing's shorter side. */
const near = 0.5;

/** Gives each drawing what lies beside it on the same carrier. */
export function giveCrumbs(things: readonly Thing[], picture: Rgb): void {
  for (const thing of things) {
    giveCrumbs(thing.children, picture);
    if (!mayCarry(thing)) continue;
    const given = takersOf(thing, picture);
    if (!given.length) continue;
    for (const { drawing, pixels } of given) absorb(drawing, pixels, maskOf(pixels, picture.width, picture.height, 1));
    const taken = new Set(given.flatMap(({ pixels }) => [...pixels]));
    thing.own = thing.own.filter((i) => !taken.has(i));
  }
}

const mayCarry = ({ kind, shape, children }: Thing): boolean =>
  kind === 'shape' && shape !== null && children.length > 0;

interface Given {
  readonly drawing: Thing;
  readonly pixels: Int32Array;
}

/** On a tile or a disc all crumbs are of its drawing; on a larger card only rays round one. */
function takersOf(carrier: Thing, picture: Rgb): Given[] {
  const isTile = carrier.own.length < mostOfPicture * picture.width * picture.height;
  const crumbs = crumbsOf(carrier, picture, isTile ? crumb.most : crumb.mostOnCard);
  const given = crumbs.flatMap((pixels) => {
    const drawing = nearest(carrier.children, pixels, picture);
    return drawing ? [{ drawing, pixels }] : [];
  });
  if (isTile) return given;
  const drawings = [...new Set(given.map(({ drawing }) => drawing))];
  return drawings.flatMap((drawing) => {
    const beside = given.filter((one) => one.drawing === drawing);
    return areRays(drawing, beside, picture.width) ? beside : [];
  });
}

/** Do they stand as far from the drawing's middle as one another, all round it? */
function areRays({ mask }: Thing, crumbs: readonly Given[], width: number): boolean {
  if (crumbs.length < rays.fewest) return false;
  const [middleX, middleY] = [mask.x + mask.width / 2, mask.y + mask.height / 2];
  const ways = crumbs.map(({ pixels }) => {
    let [x, y] = [0, 0];
    for (const i of pixels) {
      x += (i % width) + 0.5 - middleX;
      y += Math.floor(i / width) + 0.5 - middleY;
    }
    return [x / pixels.length, y / pixels.length] as const;
  });
  const far = ways.map(([x, y]) => Math.hypot(x, y));
  const turns = ways.map(([x, y]) => Math.atan2(y, x)).sort((a, b) => a - b);
  const gaps = turns.map((turn, k) => (k ? turn - turns[k - 1]! : turn + 2 * Math.PI - turns.at(-1)!));
  return (
    Math.max(...far) < (1 + rays.off) * Math.min(...far) && Math.max(...gaps) < (rays.gap * 2 * Math.PI) / crumbs.length
  );
}

/** The small pieces of other colours that the carrier shows, away from its outline. */
function crumbsOf({ own, mask, colour }: Thing, { width, height, data }: Rgb, most: number): Int32Array[] {
  const inner = erode(mask.bits, mask.width, mask.height, rim);
  const other = new Uint8Array(mask.bits.length);
  for (const i of own) {
    const j = placeIn(mask, i, width);
    if (inner[j] && colour.some((value, k) => Math.abs(data[i * 3 + k]! - value) > crumb.levels)) other[j] = 1;
  }
  const pieces = connected(other, mask.width, mask.height).filter(
    (piece) => piece.length >= crumb.pixels && piece.length < leastShare * width * height,
  );
  if (pieces.length > most) return [];
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
