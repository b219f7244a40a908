/** Dots too small to be things are one thing where they make a straight row: a perforation, a dotted rule. */

/** Fewer dots say nothing. */
const fewest = 8;
/** Smaller ones are noise, px. */
const leastDot = 8;
/** More crumbs than these are grain. */
const mostCrumbs = 400;
/**
 * From one dot to the next, px, and how far each may be off the place that those before it foretell, in times of that. The third
 * one of a small ring of dashes lies farther off the line through the first two.
 */
const step = { longest: 48, off: 0.2, offThird: 0.32, offBeyond: 0.22 };
/** After so many more dots a row is sure enough to go on beyond a gap. */
const sure = 4;
/** How much dots of one row differ in size, times. */
const sizes = 1.7;

interface Dot {
  readonly pixels: Int32Array;
  readonly x: number;
  readonly y: number;
}

/** Splits pieces (picture indices) into rows, each joined to one piece, and what stands in none. */
export function rowsOfCrumbs(pieces: Int32Array[], width: number, least: number): [Int32Array[][], Int32Array[]] {
  const crumbs = pieces.filter(({ length }) => length >= leastDot && length < least);
  if (crumbs.length < fewest || crumbs.length > mostCrumbs) return [[], pieces];
  const open = new Set(crumbs.map((pixels) => dotOf(pixels, width)));
  const rows: Int32Array[][] = [];
  for (const first of open) {
    const row = longestFrom(first, open);
    if (row.length < fewest) continue;
    for (const dot of row) open.delete(dot);
    rows.push(row.map(({ pixels }) => pixels));
  }
  const taken = new Set(rows.flat());
  return [rows, pieces.filter((piece) => !taken.has(piece))];
}

function dotOf(pixels: Int32Array, width: number): Dot {
  let [x, y] = [0, 0];
  for (const i of pixels) {
    x += i % width;
    y += Math.floor(i / width);
  }
  return { pixels, x: x / pixels.length, y: y / pixels.length };
}

const alike = (a: Dot, b: Dot): boolean =>
  a.pixels.length < sizes * b.pixels.length && b.pixels.length < sizes * a.pixels.length;

function longestFrom(first: Dot, open: Set<Dot>): Dot[] {
  let longest: Dot[] = [first];
  for (const second of open) {
    if (second === first || !alike(first, second)) continue;
    if (Math.hypot(second.x - first.x, second.y - first.y) > step.longest) continue;
    // Whichever dot is met first may lie in the middle of its row.
    const row = [...follow(second, first, open).toReversed(), first, second, ...follow(first, second, open)];
    if (row.length > longest.length) longest = row;
  }
  return longest;
}

/** The dots that go on beyond `b` as `b` does beyond `a`, in a line or round a circle. */
function follow(a: Dot, b: Dot, open: Set<Dot>): Dot[] {
  const found: Dot[] = [];
  let [dx, dy] = [b.x - a.x, b.y - a.y];
  let [turn, off] = [0, step.offThird];
  for (let last = b; ;) {
    const [ahead, aside] = turned(dx, dy, turn);
    // A dot that something covers is stepped over; on a circle the place foretold lies farther off then.
    const beyond = found.length < sure ? undefined : dotNear(last, 2 * ahead, 2 * aside, step.offBeyond, open);
    const next = dotNear(last, ahead, aside, off, open) ?? beyond;
    if (!next || next === a || next === b || found.includes(next)) return found;
    found.push(next);
    const times = Math.hypot(next.x - last.x, next.y - last.y) > 1.5 * Math.hypot(dx, dy) ? 2 : 1;
    const [toX, toY] = [(next.x - last.x) / times, (next.y - last.y) / times];
    turn = Math.atan2(dx * toY - dy * toX, dx * toX + dy * toY);
    [dx, dy, off, last] = [toX, toY, step.off, next];
  }
}

const turned = (x: number, y: number, by: number): [number, number] => [
  x * Math.cos(by) - y * Math.sin(by),
  x * Math.sin(by) + y * Math.cos(by),
];

/** A dot like `from`, so far from the place beyond it: `off` in times of the way there. */
function dotNear(from: Dot, dx: number, dy: number, off: number, open: Set<Dot>): Dot | undefined {
  const most = off * Math.hypot(dx, dy);
  for (const dot of open)
    if (dot !== from && alike(dot, from) && Math.hypot(dot.x - from.x - dx, dot.y - from.y - dy) < most) return dot;
  return undefined;
}
