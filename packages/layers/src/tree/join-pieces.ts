/** One shape cut into pieces by something in front of it becomes one again. */
import { count, grown, maskOf, overlap, paste, type Mask } from '../areas/mask.ts';
import { distance } from '../areas/rgb.ts';
import { circleThrough, drawShape, fitSimpleShape, freeOutline, type SimpleShape } from '../areas/simple-shape.ts';
import type { Region, Surfaces } from '../surfaces/regions.ts';
import { hiddenBy } from './complete.ts';
import { faceEachOther, isSeenBelow, standApart } from './bars-of-chart.ts';
import { joinPixels, type Part } from './thing.ts';

/** What differs no more in its sides is of one size, share. */
const ofOneSize = 0.04;
/** Rougher regions are photographs: their colour says nothing about belonging together. */
const mostNoise = 1.6;
/** More are a picture in pieces, not shapes that somebody drew. */
const mostPieces = 14;
/** A thing of which less is seen is not made whole: its size in times of what is seen. */
const mostInvented = 5;
/** Nor is one that would take a greater share of the picture. */
const mostOfPicture = 0.85;

/** Pieces whose colours are farther apart than a gradient's ends belong together only if neither is whole, levels. */
const unlike = 25;

/** A small piece of a covered thing differs by less from the rest, levels: the shadow of what covers it lies on more of it. */
const ofOneColour = 12;

/** So many pixels of a gradient disc's piece lie at its rim: what lies within may be a drawing on it. */
const leastAtRim = 24;

const scoreOf = (mask: Mask) => fitSimpleShape(mask)?.score ?? 0;

function united(surfaces: Surfaces, main: Part, rest: Part[], pad: number): Part {
  const pixels = joinPixels(main.pixels, ...rest.map((part) => part.pixels));
  const filled = maskOf(pixels, surfaces.width, surfaces.height, pad);
  // What lies on a piece takes nothing of it away.
  for (const part of [main, ...rest]) paste(filled, part.filled);
  const rimShare = rest.reduce((sum, part) => sum + part.rimShare, main.rimShare);
  return { region: main.region, pixels, rimShare, filled, area: pixels.length };
}

/** The circle that the free part of an outline follows closely. */
function freeCircle(mask: Mask, hidden: Uint8Array): SimpleShape | null {
  const free = freeOutline(mask, hidden, 4);
  const circle = circleThrough(free);
  if (!circle) return null;
  let off = 0;
  for (let k = 0; k < free.length; k += 2)
    off += Math.abs(Math.hypot(free[k]! - circle.cx, free[k + 1]! - circle.cy) - circle.a + 0.5);
  return off / (free.length / 2) < 1.2 + 0.01 * circle.a ? circle : null;
}

/**
 * Share of the part's pixels that lie in the circle, grown by 2 px, and whether it reaches the rim; the circle's centre is
 * relative to `origin`.
 */
function placeIn(part: Part, circle: SimpleShape, origin: Mask, width: number): { share: number; atRim: boolean } {
  let [inside, rim] = [0, 0];
  for (let k = 0; k < part.pixels.length; k += 3) {
    const y = Math.floor(part.pixels[k]! / width);
    const [dx, dy] = [part.pixels[k]! - y * width - origin.x + 0.5 - circle.cx, y - origin.y + 0.5 - circle.cy];
    const square = dx * dx + dy * dy;
    if (square < (circle.a + 2) ** 2) inside += 3;
    if (square > (circle.a - 3) ** 2) rim += 3;
  }
  return { share: inside / part.pixels.length, atRim: rim >= leastAtRim };
}

/** Below so many pixels all are asked: every second row of a bar a few px high says too little of it. */
const asksAll = 2000;

/** What another thing encloses lies on that one: an arrow on a dial in the colour of the ring round it. */
const liesOnAnother = (part: Part, main: Part, outer: readonly Part[]): boolean => {
  const stride = part.area < asksAll ? 1 : 2;
  return outer.some(
    (other) => other !== main && other !== part && overlap(other.filled, part.filled, stride) > 0.9 * part.area,
  );
};

/** A disc behind something: the circle through the free rim of its largest piece gathers the others. */
function gatherDisc(surfaces: Surfaces, outer: Part[], main: Part, parts: Part[]): void {
  if (main.region.noise > mostNoise || scoreOf(main.filled) > 0.93) return;
  const size = Math.max(main.filled.width, main.filled.height);
  const around = maskOf(main.pixels, surfaces.width, surfaces.height, Math.round(0.7 * size));
  const without = (some: Part[]) => outer.filter((part) => !some.includes(part)).map((part) => part.filled);
  const circle = freeCircle(around, hiddenBy(without([main]), around));
  if (!circle) return;
  const mine = parts.filter((part) => {
    const far = distance(part.region.colour, main.region.colour);
    if (part === main || part.pixels.length <= 60 || part.region.noise >= mostNoise || far >= 110) return false;
    if (liesOnAnother(part, main, outer)) return false;
    const { share, atRim } = placeIn(part, circle, around, surfaces.width);
    return share > 0.93 && (far < unlike || atRim) && scoreOf(part.filled) <= 0.96;
  });
  if (!mine.length) return;
  const whole = united(surfaces, main, mine, 4);
  const fit = fitSimpleShape(whole.filled, hiddenBy(without([main, ...mine]), whole.filled));
  if (!fit || fit.kind !== 'ellipse' || fit.score < 0.93) return;
  for (const part of mine) if (outer.includes(part)) outer.splice(outer.indexOf(part), 1);
  outer[outer.indexOf(main)] = whole;
}

/**
 * A covered thing seen on its other side as well: small pieces of its plain colour join it where one simple shape,
 * clearly larger than what is seen of the thing, explains both.
 */
function gatherFarSide(surfaces: Surfaces, outer: Part[], main: Part, parts: Part[]): void {
  if (main.region.noise > mostNoise) return;
  const pieces = parts.filter(
    (part) =>
      !outer.includes(part) &&
      part.pixels.length > 60 &&
      part.region.noise < mostNoise &&
      distance(part.region.colour, main.region.colour) < ofOneColour &&
      !liesOnAnother(part, main, outer),
  );
  if (!pieces.length || pieces.length > 4) return;
  const hidesOutside = (part: Part) => part !== main && !pieces.includes(part);
  // A bar was cut through by what may be a drawing of many small parts.
  const isBar = pieces.some((piece) => areAsBroad(main.filled, piece.filled));
  const others = (isBar ? parts : outer).filter(hidesOutside).map((part) => part.filled);
  const whole = united(surfaces, main, pieces, 4);
  const fit = fitSimpleShape(whole.filled, hiddenBy(others, whole.filled));
  if (!fit || fit.score < 0.95) return;
  const size = 4 * fit.a * fit.b;
  if (size < 1.2 * main.area || size > mostInvented * whole.pixels.length) return;
  if (size > mostOfPicture * surfaces.width * surfaces.height) return;
  const cutBy = parts.filter((part) => hidesOutside(part) && !outer.includes(part)).map((part) => part.filled);
  outer[outer.indexOf(main)] = isBar ? { ...whole, cutBy } : whole;
}

/** Soft edges of so many px may lie between what touches. */
const soft = 3;

const touches = (a: Mask, b: Mask, width: number, height: number) => overlap(grown(a, soft, width, height), b) > 0;

/** Do they begin and end at the same places, across the line on which they lie? */
const areAsBroad = (a: Mask, b: Mask): boolean => {
  const ends = (from: number, length: number, other: number, otherLength: number) =>
    Math.abs(from - other) + Math.abs(from + length - other - otherLength) < 0.03 * length + 2;
  return ends(a.x, a.width, b.x, b.width) || ends(a.y, a.height, b.y, b.height);
};

/** Does one other thing cover what the shape has between its pieces? Cards in a column are not one card, whatever lies about. */
function isCutByOne(pieces: Mask, shape: SimpleShape, others: Mask[]): boolean {
  const between = { ...pieces, bits: drawShape(shape, pieces) };
  for (let j = 0; j < between.bits.length; j++) if (pieces.bits[j]) between.bits[j] = 0;
  const all = count(between.bits);
  return others.some((other) => overlap(other, between) > 0.85 * all);
}

/** A rounded rectangle that was cut has square corners where it was. */
const isRounded = ({ filled }: Part): boolean => {
  const shape = fitSimpleShape(filled);
  return shape?.kind === 'rectangle' && count(filled.bits) < 0.98 * 4 * shape.a * shape.b;
};

/** Three of one size and colour, whatever lies between them, are labels in a row. */
function areOfRow(a: Part, b: Part, outer: Part[]): boolean {
  const isLike = ({ filled, region }: Part) =>
    Math.abs(filled.width - a.filled.width) <= ofOneSize * a.filled.width + 2 &&
    Math.abs(filled.height - a.filled.height) <= ofOneSize * a.filled.height + 2 &&
    distance(region.colour, a.region.colour) < 8;
  return isLike(b) && outer.filter(isLike).length > 2;
}

/**
 * Two pieces are one shape if a simple shape explains both better, or if they are of exactly one plain colour, and a third
 * thing touches both: the one that cut them. A piece that is a shape of its own must go on as broad as the other.
 */
function belongTogether(
  surfaces: Surfaces,
  a: Part,
  b: Part,
  outer: Part[],
  shows: ((i: number) => boolean) | null,
): Part | null {
  const far = distance(a.region.colour, b.region.colour);
  if (areOfRow(a, b, outer)) return null;
  if (far > 70 || a.region.noise > mostNoise || b.region.noise > mostNoise) return null;
  if (shows && standApart(a.filled, b.filled, shows, surfaces.width)) return null;
  const others = outer.filter((part) => part !== a && part !== b).map((part) => part.filled);
  const [main, piece] = a.pixels.length > b.pixels.length ? [a, b] : [b, a];
  // A label on a disc is of another colour, and whole.
  if (far > unlike && scoreOf(piece.filled) > 0.93) return null;
  const whole = united(surfaces, main, [piece], Math.round(0.15 * Math.max(a.filled.width, b.filled.width)));
  const fit = fitSimpleShape(whole.filled, hiddenBy(others, whole.filled));
  const bothWhole = scoreOf(a.filled) > 0.95 && scoreOf(b.filled) > 0.95;
  if (
    fit &&
    fit.score >= 0.95 &&
    (!bothWhole || (!(isRounded(a) && isRounded(b)) && isCutByOne(whole.filled, fit, others)))
  )
    return whole;
  if (far > 7 || bothWhole) return null;
  const oneWhole = scoreOf(a.filled) > 0.95 || scoreOf(b.filled) > 0.95;
  if (oneWhole && !areAsBroad(a.filled, b.filled)) return null;
  const { width, height } = surfaces;
  if (!faceEachOther(a.filled, b.filled)) return null;
  return others.some((o) => touches(o, a.filled, width, height) && touches(o, b.filled, width, height)) ? whole : null;
}

/** Joins pieces among `outer` in place; `parts` are all parts of the thing, which lies on `below`. */
export function joinPieces(surfaces: Surfaces, outer: Part[], parts: Part[], below: Region | null): void {
  if (outer.length > mostPieces) return;
  for (const main of outer.slice()) if (outer.includes(main)) gatherDisc(surfaces, outer, main, parts);
  for (const main of outer.slice()) gatherFarSide(surfaces, outer, main, parts);
  const shows = isSeenBelow(surfaces, below);
  for (let i = 0; i < outer.length; i++)
    for (let j = i + 1; j < outer.length; j++) {
      const whole = belongTogether(surfaces, outer[i]!, outer[j]!, outer, shows);
      if (!whole) continue;
      outer[i] = whole;
      outer.splice(j, 1);
      // The joined shape may now reach pieces that were compared before.
      [i, j] = [0, 0];
    }
}
