/** The hole of a tag: what lies below is seen through it, and it is no disc on the tag. */
import { dilate, erode, grown, holds, maskOf, without, type Mask } from '../areas/mask.ts';
import { fillHoles } from '../areas/runs.ts';
import { distance, middleOf, type Rgb } from '../areas/rgb.ts';
import { fitSimpleShape, type SimpleShape } from '../areas/simple-shape.ts';
import type { Colour } from '../picture.ts';
import { joinPixels, type Thing } from './thing.ts';

/** Share of the tag's shorter side and of the picture's longer one that a hole takes at most. */
const largest = { ofTag: 0.36, ofPicture: 0.06 };
/**
 * How well a circle explains it, closed over what hangs through it, of so many pixels at most on either side; or a square whose corners
 * take such a share of its sides, which differ by no more.
 */
const round = { score: 0.9, closed: 4, corners: 0.65, sides: 0.85 };
/** So far from the tag's outline it lies at most, times its diameter; from the line in its middle, share of that. */
const near = 1.3;
const offMiddle = 0.12;
/** Soft edges are no ground, px; what is seen beside the tag differs so little, levels, and by its own deviation. */
const edge = 3;
const alike = 12;
/** As dark as this in a shadow, share. */
const darkest = 0.5;
/** A hole with several colours differs by more within, levels; so many of its pixels and of those beside the tag are compared, and so many are alike. */
const severalColours = 6;
const samples = 120;
const mostly = 0.8;

/** Opens the holes of the things, and of all that lies on them, in place. */
export function openHoles(things: readonly Thing[], clean: Rgb, below: Thing | null = null): void {
  for (const thing of things) {
    openHoles(thing.children, clean, thing);
    const hole = thing.kind === 'shape' || thing.kind === 'icon' ? holeOf(thing, clean) : undefined;
    if (!hole) continue;
    thing.children = thing.children.filter((child) => child !== hole);
    // Closed, as what hangs through it lies before it.
    thing.mask = without(thing.mask, { ...hole.mask, bits: fillHoles(hole.mask) });
    if (below) below.own = joinPixels(below.own, hole.own);
  }
}

function holeOf(tag: Thing, clean: Rgb): Thing | undefined {
  const { mask, children } = tag;
  const most = Math.min(
    largest.ofTag * Math.min(mask.width, mask.height),
    largest.ofPicture * Math.max(clean.width, clean.height),
  );
  const discs = children.filter(({ own, children: above }) => !above.length && isDisc(own, most, clean));
  const [hole] = discs;
  return discs.length === 1 && liesAtEnd(hole!, mask) && showsBelow(hole!, mask, clean) ? hole : undefined;
}

function isDisc(own: Int32Array, most: number, { width, height }: Rgb): boolean {
  const seen = maskOf(own, width, height, round.closed + 1);
  if (Math.max(seen.width, seen.height) - 2 * round.closed - 2 >= most) return false;
  const wide = dilate(seen.bits, seen.width, seen.height, round.closed);
  const shape = fitSimpleShape({ ...seen, bits: erode(wide, seen.width, seen.height, round.closed) });
  return shape !== null && isRound(shape) && shape.score > round.score;
}

/** A square with the widest corners is a disc as well: what hangs through it bites it. */
const isRound = ({ kind, a, b, radius }: SimpleShape): boolean =>
  kind === 'ellipse' || (radius > round.corners * Math.min(a, b) && Math.min(a, b) > round.sides * Math.max(a, b));

/** Does it lie near the outline, in the middle of one of the tag's sides? A tag may hang askew. */
function liesAtEnd({ mask }: Thing, tag: Mask): boolean {
  const shape = fitSimpleShape(tag);
  if (!shape) return false;
  const [x, y] = [mask.x + mask.width / 2 - tag.x - shape.cx, mask.y + mask.height / 2 - tag.y - shape.cy];
  const [cos, sin] = [Math.cos(shape.angle), Math.sin(shape.angle)];
  const off = Math.min(Math.abs(x * cos + y * sin) / (2 * shape.a), Math.abs(y * cos - x * sin) / (2 * shape.b));
  return off < offMiddle;
}

function showsBelow(hole: Thing, tag: Mask, { width, height, data }: Rgb): boolean {
  const reach = Math.round(near * Math.max(hole.mask.width, hole.mask.height));
  const around = grown(hole.mask, reach, width, height);
  const wide = grown(tag, edge, width, height);
  const beside: number[] = [];
  for (let y = 0, j = 0; y < around.height; y++)
    for (let x = 0; x < around.width; x++, j++)
      if (around.bits[j] && !holds(wide, around.x + x, around.y + y))
        beside.push((around.y + y) * width + around.x + x);
  if (beside.length < hole.own.length / 4) return false;
  const [below, inside] = [spreadOf(beside, data), spreadOf(hole.own, data)];
  // A photograph differs within the hole as it does beside the tag; a disc of one colour does not.
  const most = alike + Math.min(below.deviation, 2 * inside.deviation);
  if (offShaded(inside.colour, below.colour) < most) return true;
  return inside.deviation > severalColours && areSeenIn(coloursAt(hole.own, data), coloursAt(beside, data));
}

/** How far a colour is from another on which the tag's own shadow may fall. */
function offShaded(seen: Colour, below: Colour): number {
  const light = Math.min(1, Math.max(darkest, sumOf(seen) / Math.max(1, sumOf(below))));
  return distance(
    below.map((value) => light * value),
    seen,
  );
}

/** Are nearly all of the colours among those that lie below, as where a hole shows the edge of something? */
const areSeenIn = (inside: readonly Colour[], below: readonly Colour[]): boolean =>
  inside.filter((seen) => below.some((colour) => offShaded(seen, colour) < alike)).length > mostly * inside.length;

/** Of some of the pixels, evenly spread. */
function coloursAt(pixels: ArrayLike<number>, data: Uint8Array): Colour[] {
  const step = Math.max(1, Math.floor(pixels.length / samples));
  return Array.from({ length: Math.floor(pixels.length / step) }, (_, k) => {
    const at = 3 * pixels[k * step]!;
    return [data[at]!, data[at + 1]!, data[at + 2]!];
  });
}

const sumOf = (colour: Colour): number => colour[0] + colour[1] + colour[2];

/** The middle colour, and the middle distance from it. */
function spreadOf(pixels: ArrayLike<number>, data: Uint8Array): { colour: Colour; deviation: number } {
  const colour = middleOf(pixels, data);
  const offs = Float64Array.from(pixels, (i) => distance(data.subarray(i * 3, i * 3 + 3), colour)).sort();
  return { colour, deviation: offs[offs.length >> 1]! };
}
