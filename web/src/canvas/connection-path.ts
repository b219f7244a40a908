/** The curve of a connection between two boxes. */
import { boundsOf, normaliseConnection, normaliseNode, type CanvasNode, type Connection } from '@easel/canvas';
import type { Box, Point } from './camera.ts';

type Side = 'top' | 'right' | 'bottom' | 'left';

const outward: Record<Side, Point> = {
  top: { x: 0, y: -1 },
  right: { x: 1, y: 0 },
  bottom: { x: 0, y: 1 },
  left: { x: -1, y: 0 },
};
/** The curve leaves a side straight for at least this far, in page units, and at most `longestReach`. */
const shortestReach = 24;
const longestReach = 240;

export interface Curve {
  /** An SVG path in page coordinates. */
  readonly d: string;
  readonly start: Point;
  readonly end: Point;
  /** Its two control points. */
  readonly first: Point;
  readonly second: Point;
}

export function curveOf(connection: Connection, from: CanvasNode, to: CanvasNode): Curve {
  const [a, b] = [boundsOf(normaliseNode(from)), boundsOf(normaliseNode(to))];
  const wanted = normaliseConnection(connection);
  const [near, far] = facingSides(a, b);
  const [startSide, endSide] = [wanted.fromSide ?? near, wanted.toSide ?? far];
  const [start, end] = [middleOf(a, startSide), middleOf(b, endSide)];
  const reach = Math.min(longestReach, Math.max(shortestReach, Math.hypot(end.x - start.x, end.y - start.y) / 2));
  const [first, second] = [towards(start, startSide, reach), towards(end, endSide, reach)];
  return { d: `M${pair(start)}C${pair(first)} ${pair(second)} ${pair(end)}`, start, end, first, second };
}

/** The point half way along a curve. */
export function middleOfCurve(curve: Curve): Point {
  return pointOfCurve(curve, 0.5);
}

/** @param at from 0 at its start to 1 at its end */
export function pointOfCurve({ start, first, second, end }: Curve, at: number): Point {
  const left = 1 - at;
  const mix = (a: number, b: number, c: number, d: number) =>
    left ** 3 * a + 3 * left ** 2 * at * b + 3 * left * at ** 2 * c + at ** 3 * d;
  return { x: mix(start.x, first.x, second.x, end.x), y: mix(start.y, first.y, second.y, end.y) };
}

/** The sides that look at each other: across the wider of the two gaps between the boxes. */
function facingSides(a: Box, b: Box): [Side, Side] {
  const right = b.x - (a.x + a.width);
  const left = a.x - (b.x + b.width);
  const below = b.y - (a.y + a.height);
  const above = a.y - (b.y + b.height);
  const widest = Math.max(right, left, below, above);
  if (widest === right) return ['right', 'left'];
  if (widest === left) return ['left', 'right'];
  return widest === below ? ['bottom', 'top'] : ['top', 'bottom'];
}

function middleOf(box: Box, side: Side): Point {
  const { x, y } = outward[side];
  return { x: box.x + (box.width * (1 + x)) / 2, y: box.y + (box.height * (1 + y)) / 2 };
}

function towards(point: Point, side: Side, reach: number): Point {
  return { x: point.x + outward[side].x * reach, y: point.y + outward[side].y * reach };
}

const pair = ({ x, y }: Point) => `${Math.round(x * 10) / 10},${Math.round(y * 10) / 10}`;
