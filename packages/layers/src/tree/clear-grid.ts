/** Beside the bars on a grid the card is seen in closed cells, and bits of the lines: both were taken for parts of the bars. */
import { count, dilate, erode, maskOf, sidesOf, toPicture } from '../areas/mask.ts';
import { connected, fillHoles } from '../areas/runs.ts';
import { distance, type Rgb } from '../areas/rgb.ts';
import { completeOutline } from './complete.ts';
import { joinPixels, marksOf, type Thing } from './thing.ts';
import { absorb } from './tidy.ts';
import type { Span } from './unite-cut-bars.ts';

/** What is seen of the card or of a line differs from it by less, levels, and has so many pixels. */
const seen = { ofCard: 8, ofLine: 16, fewest: 40 };
/** A bit of a line is so thick at most, px. */
const thickest = 12;
/** A thing of which no more than this share is left is none. */
const leastLeft = 0.1;
/** Half of the thickness of such an edge, px; of a bar so much is thicker, share. */
const stub = 3;
const solid = 0.7;
/** Smaller pieces of what is left are edges of the card's, in times of the largest. */
const leastPiece = 0.2;

/** Soft edges of a line reach so far from it, px; of a thing so much lies there that it is nothing else, share. */
const edge = { reach: 3, share: 0.85 };

/**
 * Gives the card and the grid what is seen of them in things that lie within the grid.
 * @param lines of the grid, all level or all upright
 * @returns the things that are left
 */
export function clearGrid(
  grid: Thing,
  lines: readonly Span[],
  things: readonly Thing[],
  card: Thing,
  picture: Rgb,
): Thing[] {
  const [left, top, right, bottom] = sidesOf(grid.mask);
  const isOnLine = (i: number): boolean => {
    const across = lines[0]!.level ? Math.floor(i / picture.width) : i % picture.width;
    return lines.some(({ middle, thickness }) => Math.abs(across + 0.5 - middle) <= thickness / 2 + edge.reach);
  };
  return things.flatMap((thing) => {
    if (thing === grid) return [thing];
    if (!thing.children.length && thing.own.filter(isOnLine).length > edge.share * thing.own.length) {
      absorb(grid, thing.own, thing.mask);
      return [];
    }
    const [from, above, to, below] = sidesOf(thing.mask);
    const isApart = to <= left || from >= right || below <= top || above >= bottom;
    if (thing.kind === 'line' || thing.kind === 'picture' || isApart) return [thing];
    const cells = piecesOf(thing, card, seen.ofCard, picture);
    const bits = piecesOf(thing, grid, seen.ofLine, picture).filter((bit) => isThin(bit, picture));
    if (!cells.length && !bits.length) return [thing];
    const ofLines = joinPixels(...bits);
    if (bits.length) absorb(grid, ofLines, maskOf(ofLines, picture.width, picture.height));
    return clear(thing, joinPixels(ofLines, ...cells), ofLines, card, picture);
  });
}

/** Pieces of what the thing shows that have the other's colour. */
function piecesOf({ own }: Thing, { colour }: Thing, levels: number, { width, height, data }: Rgb): Int32Array[] {
  const alike = own.filter((i) => distance(data.subarray(i * 3, i * 3 + 3), colour) < levels);
  if (alike.length < seen.fewest) return [];
  const mask = maskOf(alike, width, height);
  return connected(mask.bits, mask.width, mask.height)
    .filter(({ length }) => length >= seen.fewest)
    .map((piece) => toPicture(piece, mask, width));
}

function isThin(bit: Int32Array, { width, height }: Rgb): boolean {
  const box = maskOf(bit, width, height);
  return Math.min(box.width, box.height) <= thickest;
}

/** The thing without what is given away; edges of that go to the card. */
function clear(thing: Thing, given: Int32Array, lines: Int32Array, card: Thing, { width, height }: Rgb): Thing[] {
  const total = width * height;
  const [gone, ofLines] = [marksOf(given, total), marksOf(lines, total)];
  const left = thing.own.filter((i) => !gone[i]);
  const kept = left.length > leastLeft * thing.own.length ? largestOf(left, width, height) : [];
  const own = joinPixels(...kept);
  const mine = marksOf(own, total);
  const freed = thing.own.filter((i) => !mine[i] && !ofLines[i]);
  card.own = joinPixels(card.own, freed);
  if (!kept.length) return thing.children;
  const outline = maskOf(own, width, height, 1);
  const { mask, shape } = completeOutline({ ...outline, bits: fillHoles(outline) }, [], width, height);
  Object.assign(thing, { own, shape }, shape ? { mask, kind: 'shape' } : { mask: outline });
  return [thing];
}

/** Its large pieces, those of a bar without the soft edges of lines that meet it. */
function largestOf(pixels: Int32Array, width: number, height: number): Int32Array[] {
  const mask = maskOf(pixels, width, height, 1);
  const core = erode(mask.bits, mask.width, mask.height, stub);
  const open = dilate(core, mask.width, mask.height, stub + 1).map((v, j) => v & mask.bits[j]!);
  const isBar = count(open) > solid * count(mask.bits);
  const pieces = connected(isBar ? open : mask.bits, mask.width, mask.height);
  const most = Math.max(...pieces.map(({ length }) => length));
  return pieces.filter(({ length }) => length > leastPiece * most).map((piece) => toPicture(piece, mask, width));
}
