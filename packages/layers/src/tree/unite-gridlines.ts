/** The lines of a chart's grid come in pieces between its bars: one drawing behind them. */
import { joinMasks, maskOf, placeIn, sidesOf, type Mask } from '../areas/mask.ts';
import { distance, type Rgb } from '../areas/rgb.ts';
import type { Colour } from '../picture.ts';
import { clearGrid } from './clear-grid.ts';
import { alike, isPicture, joinPixels, marksOf, type Thing } from './thing.ts';
import { absorb } from './tidy.ts';
import { isCovered, isUnder, spanOf, type Span } from './unite-cut-bars.ts';

/** A piece is so thick at most, px with its margin, and so many times longer; pieces of one line are so much alike, levels and px. */
const piece = { thickest: 13, times: 4 };
const same = { colour: 45, thickness: 4, middle: 2.5 };
/**
 * A grid has so many lines, which reach over so much of its length; their steps are even, share and px,
 * where no more than so many between two were not seen.
 */
const grid = { fewest: 3, reach: 0.3, even: 0.1, px: 3, unseen: 3 };
/** Things lie before so many of a grid's lines, each before no more than so much of a line. */
const crosses = { fewest: 2, most: 0.6 };

interface Line extends Span {
  readonly pieces: Thing[];
}

/** On every thing, and among the things of the ground, the pieces of each grid's lines become one. Things change in place. */
export function uniteGridlines(things: Thing[], picture: Rgb, below: Thing | null = null): Thing[] {
  for (const thing of things) thing.children = uniteGridlines(thing.children, picture, thing);
  const pieces = things.filter(mayBePiece);
  if (pieces.length < grid.fewest) return things;
  const others = things.filter((thing) => !pieces.includes(thing));
  let list = things;
  for (const level of [true, false])
    for (const lines of gridsOf(linesOf(pieces, others, level), others)) {
      const united = gridOf(lines, others, picture, below);
      for (const other of others) takeEnds(united, lines, other, picture);
      list = list.filter((thing) => !lines.some((line) => line.pieces.includes(thing)));
      list = [united, ...(below?.kind === 'shape' ? clearGrid(united, lines, list, below, picture) : list)];
    }
  return list;
}

function mayBePiece(thing: Thing): boolean {
  const [left, top, right, bottom] = sidesOf(thing.mask);
  const [wide, high] = [right - left + 2, bottom - top + 2];
  const [thick, long] = [Math.min(wide, high), Math.max(wide, high)];
  return !thing.children.length && !isPicture(thing) && thick <= piece.thickest && long >= piece.times * thick;
}

/** Pieces in one line of which each gap lies under others. */
function linesOf(pieces: Thing[], others: Thing[], level: boolean): Line[] {
  const lines: Line[] = [];
  const spans = pieces
    .map((thing) => ({ thing, ...spanOf(thing.mask, level) }))
    .filter(({ from, to, thickness }) => to - from > thickness)
    .sort((a, b) => a.from - b.from);
  for (const { thing, ...span } of spans) {
    const line = lines.find(
      (found) =>
        areAlike(found, thing, span) &&
        Math.abs(found.middle - span.middle) <= same.middle &&
        isCovered(found.to, span.from, span, others),
    );
    if (!line) lines.push({ ...span, pieces: [thing] });
    else lines[lines.indexOf(line)] = { ...line, to: Math.max(line.to, span.to), pieces: [...line.pieces, thing] };
  }
  return lines;
}

const areAlike = (line: Line, thing: Thing, { thickness }: Span): boolean =>
  Math.abs(line.thickness - thickness) <= same.thickness && alike(line.pieces[0]!.colour, thing.colour, same.colour);

/** Parallel lines at even steps that something crosses. */
function gridsOf(lines: Line[], others: Thing[]): Line[][] {
  const open = lines.toSorted((a, b) => a.middle - b.middle);
  const grids: Line[][] = [];
  while (open.length) {
    const first = open.shift()!;
    const members = [first, ...open.filter((line) => isBeside(first, line))];
    for (const line of members.slice(1)) open.splice(open.indexOf(line), 1);
    if (areEven(members) && areCrossed(members, others)) grids.push(withUnseen(members));
  }
  return grids;
}

function isBeside(a: Line, b: Line): boolean {
  const shared = Math.min(a.to, b.to) - Math.max(a.from, b.from);
  const reaches = shared > grid.reach * Math.max(a.to - a.from, b.to - b.from);
  return reaches && b.middle - a.middle > 2 * a.thickness && areAlike(a, b.pieces[0]!, b);
}

function areEven(lines: Line[]): boolean {
  if (lines.length < grid.fewest) return false;
  const steps = lines.slice(1).map(({ middle }, k) => middle - lines[k]!.middle);
  const least = Math.min(...steps);
  return steps.every((step) => {
    const times = Math.round(step / least);
    return times <= grid.unseen + 1 && Math.abs(step / times - least) <= grid.even * least + grid.px;
  });
}

function areCrossed(lines: Line[], others: Thing[]): boolean {
  const [from, to] = [Math.min(...lines.map((line) => line.from)), Math.max(...lines.map((line) => line.to))];
  const isBefore = (bar: Thing, { middle, level }: Line): boolean => {
    let under = 0;
    for (let along = from; along < to; along++) if (isUnder([bar], along, Math.floor(middle), level)) under++;
    return under > 0 && under < crosses.most * (to - from);
  };
  return lines.filter((line) => others.some((other) => isBefore(other, line))).length >= crosses.fewest;
}

/** The lines with those between two of them of which too little is seen for a piece. */
function withUnseen(lines: Line[]): Line[] {
  const steps = lines.slice(1).map(({ middle }, k) => middle - lines[k]!.middle);
  const least = Math.min(...steps);
  return lines.flatMap((line, k) => {
    const times = k ? Math.round(steps[k - 1]! / least) : 1;
    const between = Array.from({ length: times - 1 }, (_, n) => {
      const from = lines[k - 1]!.middle;
      return { ...line, middle: from + ((n + 1) * (line.middle - from)) / times, pieces: [] };
    });
    return [...between, line];
  });
}

/** What a grid is looked for in: the box of its pieces, what may be of its colour there, and what lies before it. */
interface Field {
  readonly mask: Mask;
  readonly picture: Rgb;
  readonly free: Uint8Array;
  readonly others: Thing[];
  readonly colour: Colour;
}

/** All lines from end to end, with the bits that were too small for pieces. */
function gridOf(lines: Line[], others: Thing[], picture: Rgb, below: Thing | null): Thing {
  const pieces = lines.flatMap((line) => line.pieces);
  const first = pieces.toSorted((a, b) => b.own.length - a.own.length)[0]!;
  const mask = joinMasks(...pieces.map((thing) => thing.mask));
  const mine = joinPixels(...pieces.map(({ own }) => own));
  const free = marksOf(joinPixels(mine, below?.own ?? new Int32Array()), picture.width * picture.height);
  const field: Field = { mask, picture, free, others, colour: first.colour };
  const found: number[] = [];
  for (const { middle, level } of lines)
    for (const across of rowsAbout(middle, level ? [mask.y, mask.height] : [mask.x, mask.width])) {
      const { seen, under } = lineAt(across, level, field);
      if (!seen) continue;
      found.push(...seen);
      for (const i of [...seen, ...under]) mask.bits[placeIn(mask, i, picture.width)] = 1;
    }
  const taken = marksOf(Int32Array.from(found), free.length);
  if (below) below.own = below.own.filter((i) => !taken[i]);
  for (const i of mine) taken[i] = 0;
  const own = joinPixels(mine, Int32Array.from(found.filter((i) => taken[i])));
  return { ...first, kind: 'icon', own, mask, shape: null, certain: true };
}

/** The rows or columns of a box that a line about that middle may take. */
function rowsAbout(middle: number, [from, size]: [number, number]): number[] {
  const rows = Array.from({ length: 2 * piece.thickest + 1 }, (_, k) => Math.floor(middle) - piece.thickest + k);
  return rows.filter((row) => row >= from && row < from + size);
}

/** Where a line meets a bar, a bit of it may have become a thing on the bar. */
function takeEnds(united: Thing, lines: Line[], bar: Thing, { width, height }: Rgb): void {
  const isEnd = (thing: Thing): boolean => {
    if (thing.children.length || thing.own.length > piece.thickest ** 2) return false;
    const { from, to, middle } = spanOf(thing.mask, lines[0]!.level);
    return to - from < 2 * piece.thickest && lines.some((line) => Math.abs(line.middle - middle) <= same.middle);
  };
  const ends = bar.children.filter(isEnd);
  if (!ends.length) return;
  bar.children = bar.children.filter((thing) => !ends.includes(thing));
  const pixels = joinPixels(...ends.map(({ own }) => own));
  absorb(united, pixels, maskOf(pixels, width, height));
}

/** Along one row or column of the mask: what shows the line, if most of what is seen there does, and what others hide. */
function lineAt(
  across: number,
  level: boolean,
  { mask, picture, free, others, colour }: Field,
): { seen: number[] | null; under: number[] } {
  const [from, long] = level ? [mask.x, mask.width] : [mask.y, mask.height];
  const under: number[] = [];
  const seen: number[] = [];
  let shown = 0;
  for (let along = from + 1; along < from + long - 1; along++) {
    const i = level ? across * picture.width + along : along * picture.width + across;
    if (isUnder(others, along, across, level)) under.push(i);
    else if (free[i]) {
      shown++;
      if (distance(picture.data.subarray(i * 3, i * 3 + 3), colour) < same.colour / 3) seen.push(i);
    }
  }
  return { seen: seen.length > shown / 2 ? seen : null, under };
}
