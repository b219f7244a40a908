/** A ribbon's two tails, of whatever colour, hang from the ends of the band with its words: one drawing. */
import { joinMasks, maskOf, opened, sidesOf, type Sides } from '../areas/mask.ts';
import { connected } from '../areas/runs.ts';
import type { Surfaces } from '../surfaces/regions.ts';
import { alike, isPicture, joinPixels, type Thing } from './thing.ts';

/** A band is so many times longer than high, and words take so much of it, share. */
const band = { times: 2.5, words: 0.2 };
/**
 * Tails are so much alike: levels, times of their pixels, and shares of their height, and of the band's length to where both end. A tail
 * is so high in times of the band, so long at most, stands out so far and overlaps the band's height so far, shares; to the band there
 * are so many px at most. Smaller pieces of a thing are crumbs, share.
 */
const tail = {
  colour: 45,
  pixels: 1.5,
  height: 0.2,
  ends: 0.03,
  high: [0.6, 1.3],
  long: 0.35,
  out: 0.3,
  beside: 0.5,
  px: 4,
  piece: 0.2,
  sliver: 2,
};

/** What hangs, one piece of a thing, and how far it reaches. */
interface Piece {
  readonly thing: Thing;
  readonly sides: Sides;
  readonly size: number;
}

/** Of siblings: the band keeps its place, and what lies on it. */
export function uniteRibbons(things: Thing[], surfaces: Surfaces): Thing[] {
  const bars = things.flatMap((thing) => {
    const sides = sidesOf(maskOf(thing.own, surfaces.width, surfaces.height));
    return !isPicture(thing) && carriesWords(sides, surfaces.words) ? [{ thing, sides }] : [];
  });
  if (!bars.length) return things;
  const pieces = things.flatMap((thing) => piecesOf(thing, surfaces));
  let list = things;
  for (const { thing, sides: bar } of bars) {
    const hanging = pieces.filter((piece) => piece.thing !== thing && list.includes(piece.thing));
    const left = hanging.filter(({ sides }) => hangs(bar, sides));
    const right = hanging.filter(({ sides }) => hangs(mirrored(bar), mirrored(sides)));
    const pairs = left.flatMap((one) => right.map((other) => [one, other] as const));
    const pair = pairs.find((two) => areAlike(two, bar) && areWhole(two, pieces));
    if (!pair) continue;
    const tails = [...new Set(pair.map((piece) => piece.thing))];
    const all = [thing, ...tails];
    const united: Thing = {
      ...thing,
      own: joinPixels(...all.map(({ own }) => own)),
      mask: joinMasks(...all.map(({ mask }) => mask)),
      shape: null,
      cast: all.flatMap(({ cast }) => cast),
      certain: true,
    };
    list = list.filter((other) => !tails.includes(other)).map((other) => (other === thing ? united : other));
  }
  return list;
}

/** Both tails may have been found as one thing that the band cuts. */
function piecesOf(thing: Thing, { width, height }: Surfaces): Piece[] {
  if (thing.children.length || isPicture(thing) || thing.kind === 'line') return [];
  const mask = maskOf(thing.own, width, height);
  const parts = connected(mask.bits, mask.width, mask.height).filter(
    ({ length }) => length > tail.piece * thing.own.length,
  );
  return parts.map((part) => {
    const whole = maskOf(part, mask.width, mask.height, 1);
    // The edge of its fold may run on along the band.
    const wide = opened(whole.bits, whole, tail.sliver) ?? whole.bits;
    const [left, top, right, bottom] = sidesOf({ ...whole, bits: wide });
    return {
      thing,
      sides: [left + mask.x, top + mask.y, right + mask.x, bottom + mask.y],
      size: part.length,
    };
  });
}

/** Nothing else hangs together with either. */
const areWhole = (pair: readonly [Piece, Piece], pieces: readonly Piece[]): boolean =>
  pieces.every((piece) => pair.includes(piece) || pair.every(({ thing }) => thing !== piece.thing));

function carriesWords([left, top, right, bottom]: Sides, words: Surfaces['words']): boolean {
  if (right - left < band.times * (bottom - top)) return false;
  const on = words.filter(({ x, y, width, height }) => {
    const [middleX, middleY] = [x + width / 2, y + height / 2];
    return middleX > left && middleX < right && middleY > top && middleY < bottom;
  });
  return on.reduce((sum, word) => sum + word.width, 0) > band.words * (right - left);
}

const mirrored = ([left, top, right, bottom]: Sides): Sides => [-right, top, -left, bottom];

/** Whether it stands out beyond the band's left end. */
function hangs(bar: Sides, it: Sides): boolean {
  const [long, high] = [bar[2] - bar[0], bar[3] - bar[1]];
  const [itsLength, itsHeight] = [it[2] - it[0], it[3] - it[1]];
  const beside = Math.min(bar[3], it[3]) - Math.max(bar[1], it[1]);
  return (
    itsHeight > tail.high[0]! * high &&
    itsHeight < tail.high[1]! * high &&
    itsLength < tail.long * long &&
    bar[0] - it[0] > tail.out * itsLength &&
    it[2] > bar[0] - tail.px &&
    it[2] < bar[0] + itsLength &&
    beside > tail.beside * itsHeight
  );
}

function areAlike([one, other]: readonly [Piece, Piece], bar: Sides): boolean {
  const [a, b] = [one.sides, other.sides];
  const high = Math.max(a[3] - a[1], b[3] - b[1]);
  const near = (p: number, q: number, most: number) => Math.abs(p - q) <= most;
  return (
    alike(one.thing.colour, other.thing.colour, tail.colour) &&
    Math.max(one.size, other.size) < tail.pixels * Math.min(one.size, other.size) &&
    near(a[1], b[1], tail.height * high) &&
    near(a[3], b[3], tail.height * high) &&
    near(bar[0] - a[0], b[2] - bar[2], tail.ends * (bar[2] - bar[0]))
  );
}
