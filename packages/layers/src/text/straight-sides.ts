/** The four straight sides of what letters hide in part. */
import { median } from '../areas/quantile.ts';
import { maskWhere } from './mask.ts';

/** Of its rows and columns so many, share, show where it ends; most of those lie so near one line, px, which leans no farther. */
const side = { seen: 0.1, near: 1.5, most: 0.8, leans: 0.35 };
/** So far beyond its last pixel the next is no mixture of it and what it lies on, px. */
const clear = 3;

/** At `along` it lies at `start` + `lean` × `along`, px. */
interface Side {
  start: number;
  lean: number;
  /** It lies beyond what is looked at. */
  open?: true;
}

/**
 * All within the four sides of `shown`, and on how many of them it goes on beyond the rim; null where one is not straight, or seen too
 * little. `isOff`: of a place, whether it shows for sure what lies beside it, and no letter.
 */
export function straightSides(
  shown: Uint8Array,
  isOff: (at: number) => boolean,
  width: number,
  height: number,
): { mask: Uint8Array; open: number } | null {
  const seen = { shown, isOff };
  const upright = endsAcross(seen, width, height, (x, y) => y * width + x);
  const level = endsAcross(seen, height, width, (y, x) => y * width + x);
  // What lies along its longer sides are no ends of it: where they lean, a row begins on one of them.
  const [long, short] = upright.met >= level.met ? [upright, level] : [level, upright];
  const between = sidesOf(long);
  const ends = between && sidesOf(within(short, between));
  if (!ends) return null;
  const [[top, bottom], [left, right]] = long === upright ? [between, ends] : [ends, between];
  const mask = maskWhere(width * height, (i) => {
    const [x, y] = [i % width, Math.floor(i / width)];
    return y >= on(top, x) && y <= on(bottom, x) && x >= on(left, y) && x <= on(right, y);
  });
  return { mask, open: [top, bottom, left, right].filter(({ open }) => open).length };
}

const on = ({ start, lean }: Side, along: number): number => start + lean * along;

interface Seen {
  shown: Uint8Array;
  isOff: (at: number) => boolean;
}

/** Where rows across it begin and end, how many rows there are, and in how many it goes on beyond the rim. */
interface Ends {
  first: Point[];
  last: Point[];
  met: number;
  before: number;
  after: number;
  length: number;
}

/** The ends of rows, `length` px each; `place`: of a pixel of a row. */
function endsAcross(
  { shown, isOff }: Seen,
  rows: number,
  length: number,
  place: (row: number, at: number) => number,
): Ends {
  const ends: Ends = { first: [], last: [], met: 0, before: 0, after: 0, length };
  for (let row = 0; row < rows; row++) {
    const is = (at: number) => shown[place(row, at)] === 1;
    const isEnd = (at: number, step: 1 | -1) =>
      is(at) && !is(at + step) && !is(at + 2 * step) && isOff(place(row, at + clear * step));
    let any = false;
    for (let at = clear; at < length - clear; at++) {
      any ||= is(at);
      if (isEnd(at, -1)) ends.first.push({ along: row, at });
      if (isEnd(at, 1)) ends.last.push({ along: row, at });
    }
    if (!any) continue;
    ends.met++;
    if (is(1)) ends.before++;
    if (is(length - 2)) ends.after++;
  }
  return ends;
}

type Sides = readonly [Side, Side];

/** Only what lies well between two sides that run across these rows. */
function within(ends: Ends, [one, other]: Sides): Ends {
  const isWithin = ({ along, at }: Point) => along > on(one, at) + clear && along < on(other, at) - clear;
  return { ...ends, first: ends.first.filter(isWithin), last: ends.last.filter(isWithin) };
}

function sidesOf({ first, last, met, before, after, length }: Ends): Sides | null {
  const one = before > met / 2 ? { start: 0, lean: 0, open: true as const } : straightThrough(first, met);
  const other = after > met / 2 ? { start: length, lean: 0, open: true as const } : straightThrough(last, met);
  return one && other && [one, other];
}

interface Point {
  along: number;
  at: number;
}

/** The line through nearly all points: the median of the slopes between those half of all apart (after Theil and Sen). */
function straightThrough(points: readonly Point[], rows: number): Side | null {
  if (points.length < Math.max(4, side.seen * rows)) return null;
  const half = points.length >> 1;
  const slopes = points
    .slice(half)
    .map((point, k) => [point.along - points[k]!.along, point.at - points[k]!.at] as const)
    .filter(([along]) => along > 0)
    .map(([along, across]) => across / along);
  const lean = median(slopes);
  const start = median(points.map(({ along, at }) => at - lean * along));
  const near = points.filter(({ along, at }) => Math.abs(at - lean * along - start) <= side.near);
  return Math.abs(lean) <= side.leans && near.length >= side.most * points.length ? { start, lean } : null;
}
