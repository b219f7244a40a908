import type { Box, Point, Quad } from '../picture.ts';

/** A rectangle that may be turned: its centre, the unit vector of its first axis, and half its extent along both. */
export interface TurnedRectangle {
  centre: Point;
  axis: Point;
  /** Half the extent along `axis`, pixels. */
  along: number;
  /** Half the extent across it, pixels. */
  across: number;
}

export const distance = (a: Point, b: Point): number => Math.hypot(b.x - a.x, b.y - a.y);

/** How long a line is, from its beginning to its end. */
export const lengthOf = (quad: Quad): number => (distance(quad[0], quad[1]) + distance(quad[3], quad[2])) / 2;

/** How high a line is. */
export const heightOf = (quad: Quad): number => (distance(quad[0], quad[3]) + distance(quad[1], quad[2])) / 2;

export const middleOf = (quad: Quad): Point => ({ x: (quad[0].x + quad[2].x) / 2, y: (quad[0].y + quad[2].y) / 2 });

/** Degrees, clockwise, -180..180, of the line's reading direction. */
export const rotationOf = (quad: Quad): number =>
  (Math.atan2(quad[1].y - quad[0].y, quad[1].x - quad[0].x) * 180) / Math.PI;

/** The same rectangle, begun `quarters` corners later: a line that is read a quarter turn further. */
export function turnQuad(quad: Quad, quarters: number): Quad {
  const corner = (index: number) => quad[(index + quarters + 4) % 4]!;
  return [corner(0), corner(1), corner(2), corner(3)];
}

/** The point at shares `s` along and `t` across the quad; (0, 0) is its top left. */
export const pointIn = (quad: Quad, s: number, t: number): Point => ({
  x: quad[0].x + (quad[1].x - quad[0].x) * s + (quad[3].x - quad[0].x) * t,
  y: quad[0].y + (quad[1].y - quad[0].y) * s + (quad[3].y - quad[0].y) * t,
});

/** The part of a quad between shares of its length and height, which may lie outside of 0..1. */
export const partOf = (quad: Quad, from: Point, to: Point): Quad => [
  pointIn(quad, from.x, from.y),
  pointIn(quad, to.x, from.y),
  pointIn(quad, to.x, to.y),
  pointIn(quad, from.x, to.y),
];

/** Where a point lies in the quad, as shares of its length (x) and height (y). */
export function sharesIn(quad: Quad, point: Point): Point {
  const along = { x: quad[1].x - quad[0].x, y: quad[1].y - quad[0].y };
  const across = { x: quad[3].x - quad[0].x, y: quad[3].y - quad[0].y };
  const from = { x: point.x - quad[0].x, y: point.y - quad[0].y };
  return {
    x: (from.x * along.x + from.y * along.y) / Math.max(1e-6, along.x ** 2 + along.y ** 2),
    y: (from.x * across.x + from.y * across.y) / Math.max(1e-6, across.x ** 2 + across.y ** 2),
  };
}

/** The corners of a level box. */
export function cornersOf({ x, y, width, height }: Box): Quad {
  const [right, bottom] = [x + width, y + height];
  return [
    { x, y },
    { x: right, y },
    { x: right, y: bottom },
    { x, y: bottom },
  ];
}

/** Whether the middle of another quad lies in this one. */
export function holdsMiddleOf(quad: Quad, other: Quad): boolean {
  const { x, y } = sharesIn(quad, middleOf(other));
  return x > 0 && x < 1 && y > 0 && y < 1;
}

/** The quad moved out on all sides by `along` and `across`, in pixels. */
export function growQuad(quad: Quad, along: number, across: number): Quad {
  const s = along / Math.max(1, lengthOf(quad));
  const t = across / Math.max(1, heightOf(quad));
  return partOf(quad, { x: -s, y: -t }, { x: 1 + s, y: 1 + t });
}

/** The whole pixels that the points touch, within a picture. */
export function boxAround(points: readonly Point[], width: number, height: number): Box {
  const x = Math.max(0, Math.floor(Math.min(...points.map((point) => point.x))));
  const y = Math.max(0, Math.floor(Math.min(...points.map((point) => point.y))));
  const right = Math.min(width, Math.ceil(Math.max(...points.map((point) => point.x))));
  const bottom = Math.min(height, Math.ceil(Math.max(...points.map((point) => point.y))));
  return { x, y, width: Math.max(0, right - x), height: Math.max(0, bottom - y) };
}

/** Andrew's monotone chain. */
function convexHull(points: Point[]): Point[] {
  const sorted = points.toSorted((a, b) => a.x - b.x || a.y - b.y);
  if (sorted.length < 3) return sorted;
  const half = (ordered: Point[]): Point[] => {
    const chain: Point[] = [];
    for (const next of ordered) {
      while (chain.length > 1) {
        const [a, b] = [chain[chain.length - 2]!, chain[chain.length - 1]!];
        if ((b.x - a.x) * (next.y - a.y) - (b.y - a.y) * (next.x - a.x) > 0) break;
        chain.pop();
      }
      chain.push(next);
    }
    chain.pop();
    return chain;
  };
  return [...half(sorted), ...half(sorted.toReversed())];
}

function spanAlong(points: Point[], axis: Point): { from: number; to: number } {
  const places = points.map((point) => point.x * axis.x + point.y * axis.y);
  return { from: Math.min(...places), to: Math.max(...places) };
}

/** The smallest rectangle round the points: one side lies on a side of their hull. */
export function smallestRectangle(points: Point[]): TurnedRectangle {
  const hull = convexHull(points);
  let best: TurnedRectangle = { centre: hull[0]!, axis: { x: 1, y: 0 }, along: 0, across: 0 };
  let least = Infinity;
  for (const [index, corner] of hull.entries()) {
    const next = hull[(index + 1) % hull.length]!;
    const length = distance(corner, next);
    if (length < 1e-6) continue;
    const axis = { x: (next.x - corner.x) / length, y: (next.y - corner.y) / length };
    const along = spanAlong(hull, axis);
    const across = spanAlong(hull, { x: -axis.y, y: axis.x });
    const area = (along.to - along.from) * (across.to - across.from);
    if (area >= least) continue;
    least = area;
    const [s, t] = [(along.from + along.to) / 2, (across.from + across.to) / 2];
    best = {
      centre: { x: s * axis.x - t * axis.y, y: s * axis.y + t * axis.x },
      axis,
      along: (along.to - along.from) / 2,
      across: (across.to - across.from) / 2,
    };
  }
  return best;
}

/**
 * The rectangle's corners in reading order. The first axis is the one nearest to "left to right", except for a long thin
 * rectangle that clearly leans: its long side is the line.
 */
export function quadOf(rectangle: TurnedRectangle): Quad {
  let { axis, along, across } = rectangle;
  const turn = () => {
    axis = { x: -axis.y, y: axis.x };
    [along, across] = [across, along];
  };
  if (Math.abs(axis.x) < Math.abs(axis.y)) turn();
  if (axis.x < 0) axis = { x: -axis.x, y: -axis.y };
  if (across > 1.5 * along && Math.abs(axis.y) > 0.12) {
    turn();
    if (axis.x < 0) axis = { x: -axis.x, y: -axis.y };
  }
  const corner = (s: number, t: number): Point => ({
    x: rectangle.centre.x + axis.x * s * along - axis.y * t * across,
    y: rectangle.centre.y + axis.y * s * along + axis.x * t * across,
  });
  return [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)];
}
