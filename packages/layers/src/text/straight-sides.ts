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
  const [top, bottom] = sidesAcross(seen, width, height, (x, y) => y * width + x);
  const [left, right] = sidesAcross(seen, height, width, (y, x) => y * width + x);
  if (!top || !bottom || !left || !right) return null;
  const at = ({ start, lean }: Side, along: number) => start + lean * along;
  const mask = maskWhere(width * height, (i) => {
    const [x, y] = [i % width, Math.floor(i / width)];
    return y >= at(top, x) && y <= at(bottom, x) && x >= at(left, y) && x <= at(right, y);
  });
  return { mask, open: [top, bottom, left, right].filter(({ open }) => open).length };
}

interface Seen {
  shown: Uint8Array;
  isOff: (at: number) => boolean;
}

/** The first and the last side that rows across meet, `length` px each; `place`: of a pixel of a row. */
function sidesAcross(
  { shown, isOff }: Seen,
  rows: number,
  length: number,
  place: (row: number, at: number) => number,
): [Side | null, Side | null] {
  const [first, last]: [Point[], Point[]] = [[], []];
  // In how many rows it is, and in how many it goes on beyond the rim.
  let [met, before, after] = [0, 0, 0];
  for (let row = 0; row < rows; row++) {
    const is = (at: number) => shown[place(row, at)] === 1;
    const ends = (at: number, step: 1 | -1) =>
      is(at) && !is(at + step) && !is(at + 2 * step) && isOff(place(row, at + clear * step));
    let any = false;
    for (let at = clear; at < length - clear; at++) {
      any ||= is(at);
      if (ends(at, -1)) first.push({ along: row, at });
      if (ends(at, 1)) last.push({ along: row, at });
    }
    if (!any) continue;
    met++;
    if (is(1)) before++;
    if (is(length - 2)) after++;
  }
  return [
    before > met / 2 ? { start: 0, lean: 0, open: true } : straightThrough(first, met),
    after > met / 2 ? { start: length, lean: 0, open: true } : straightThrough(last, met),
  ];
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
