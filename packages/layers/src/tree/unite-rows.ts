/** Small things of a kind close together in a row are one: the bars of a code, a wave of sound, a perforation, pennants. */
import { maskOf } from '../areas/mask.ts';
import { fitSimpleShape } from '../areas/simple-shape.ts';
import type { Surfaces } from '../surfaces/regions.ts';
import { alike, carriesWord, joinPixels, leafOf, type Thing } from './thing.ts';

/** Fewer are things that somebody may want to move one by one: icons side by side. */
const fewest = 6;
/**
 * But so many small marks of one size at one pitch, of whatever colours, are a rating: the mark's width as a share of the
 * picture, the gap in times of it, and how much sizes and steps differ, share.
 */
const rating = { fewest: 5, along: 0.045, gap: 0.75, size: 0.12, step: 0.06 };
/** Across the row none is longer than the first share of the picture's longer side; along it, none is wider than the second. */
const most = { across: 0.2, along: 0.05 };
/** From one to the next: levels of colour, and the middle's shift across the row, in times of the larger one. */
const same = { colour: 60, middle: 0.12 };
/** The gap to the next, in times of the mean width along the row, and px where both are hair-thin. */
const gap = { share: 2, px: 6 };

/**
 * Larger ones that are no rectangles or discs are ornaments, of whatever colours, where they nearly touch: the gap in times of the
 * width, and how much their sizes differ, share.
 */
const ornament = { along: 0.13, gap: 0.25, size: 0.08, simple: 0.955 };

/** Bars are as long as one another, narrow (share of the picture), and many times longer than broad. */
const bar = { along: 0.02, across: 0.04, times: 5 };

interface Piece {
  readonly thing: Thing;
  readonly from: number;
  readonly to: number;
  readonly middle: number;
  readonly across: number;
}

/** Joins rows from left to right, then those from top to bottom. */
export function uniteRows(things: Thing[], surfaces: Surfaces): Thing[] {
  return uniteAlong(uniteAlong(things, surfaces, true), surfaces, false);
}

function uniteAlong(things: Thing[], surfaces: Surfaces, level: boolean): Thing[] {
  const side = Math.max(surfaces.width, surfaces.height);
  const open = things
    .filter(({ children, kind }) => !children.length && kind !== 'line')
    .filter(({ mask }) => Math.max(mask.width, mask.height) < 2 * most.across * side)
    .filter((thing) => !carriesWord(thing, surfaces))
    .map((thing) => pieceOf(thing, surfaces, level))
    .filter(({ from, to, across }) => to - from <= ornament.along * side && across <= most.across * side)
    .sort((a, b) => a.from - b.from);
  let list = things;
  while (open.length) {
    const row = [open.shift()!];
    for (let k = 0; k < open.length; k++) if (follows(row.at(-1)!, open[k]!, side)) row.push(...open.splice(k--, 1));
    const marks = isRating(row, side);
    if (row.length < fewest && !marks) continue;
    const members = new Set(row.map(({ thing }) => thing));
    const whole = leafOf(surfaces, joinPixels(...[...members].map(({ own }) => own)));
    const cast = [...members].flatMap((thing) => thing.cast);
    list = [...list.filter((thing) => !members.has(thing)), { ...whole, cast, ...(marks && { certain: true }) }];
  }
  return list;
}

/** By what is seen of it: outlines are padded. */
function pieceOf(thing: Thing, surfaces: Surfaces, level: boolean): Piece {
  const { x, y, width, height } = maskOf(thing.own, surfaces.width, surfaces.height);
  const [from, along, start, across] = level ? [x, width, y, height] : [y, height, x, width];
  return { thing, from, to: from + along, middle: start + across / 2, across };
}

function follows(a: Piece, b: Piece, side: number): boolean {
  const between = b.from - a.to;
  if (Math.max(a.to - a.from, b.to - b.from) > most.along * side) return areOrnaments(a, b);
  const usual = (a.to - a.from + b.to - b.from) / 2;
  // Bars that lean overlap by their boxes.
  if (b.to <= a.to || between > Math.max(gap.px, gap.share * usual)) return false;
  if (Math.abs(a.middle - b.middle) > same.middle * Math.max(a.across, b.across)) return false;
  return alike(a.thing.colour, b.thing.colour, same.colour) || areBars(a, b, usual / side) || areMarks(a, b, side);
}

const alikeIn = (share: number, p: number, q: number) => Math.abs(p - q) <= share * Math.max(p, q);

function areMarks(a: Piece, b: Piece, side: number): boolean {
  const [width, other] = [a.to - a.from, b.to - b.from];
  if (Math.max(width, other, a.across) > rating.along * side || b.from - a.to > rating.gap * width) return false;
  return alikeIn(rating.size, width, other) && alikeIn(rating.size, a.across, b.across);
}

function isRating(row: readonly Piece[], side: number): boolean {
  if (row.length < rating.fewest) return false;
  const steps = row.slice(1).map(({ from }, k) => from - row[k]!.from);
  const even = Math.max(...steps) - Math.min(...steps) <= Math.max(2, rating.step * steps[0]!);
  return even && row.slice(1).every((piece, k) => areMarks(row[k]!, piece, side));
}

/** Bars of a code that are too close to be told apart have a colour of their own. `width`: share of the picture. */
const areBars = (a: Piece, b: Piece, width: number): boolean =>
  width < bar.along && Math.abs(a.across - b.across) < bar.across * a.across && a.across > bar.times * (a.to - a.from);

function areOrnaments(a: Piece, b: Piece): boolean {
  const [width, other] = [a.to - a.from, b.to - b.from];
  if (!alikeIn(ornament.size, width, other) || !alikeIn(ornament.size, a.across, b.across)) return false;
  const between = b.from - a.to;
  if (between > ornament.gap * width || between < -ornament.gap * width) return false;
  if (Math.abs(a.middle - b.middle) > 2 * same.middle * a.across) return false;
  return [a, b].every(({ thing }) => (fitSimpleShape(thing.mask)?.score ?? 0) < ornament.simple);
}
