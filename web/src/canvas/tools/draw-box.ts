/** What a drag with a drawing tool spans. */
import type { Box, Point } from '../camera.ts';

export interface DrawWishes {
  /** Shift: a square, or a line at a multiple of 45°. */
  readonly regular: boolean;
  /** Alt: where the drag began is the middle. */
  readonly fromCentre: boolean;
}

export function drawnBox(from: Point, to: Point, { regular, fromCentre }: DrawWishes): Box {
  let [x, y] = [to.x - from.x, to.y - from.y];
  if (regular) {
    const side = Math.max(Math.abs(x), Math.abs(y));
    [x, y] = [side * (Math.sign(x) || 1), side * (Math.sign(y) || 1)];
  }
  const start = fromCentre ? { x: from.x - x, y: from.y - y } : from;
  const end = { x: from.x + x, y: from.y + y };
  return {
    x: Math.min(start.x, end.x),
    y: Math.min(start.y, end.y),
    width: Math.abs(end.x - start.x),
    height: Math.abs(end.y - start.y),
  };
}

export interface Ends {
  readonly start: Point;
  readonly end: Point;
}

export function drawnEnds(from: Point, to: Point, { regular, fromCentre }: DrawWishes): Ends {
  const end = regular ? atEighths(from, to) : to;
  return { start: fromCentre ? { x: 2 * from.x - end.x, y: 2 * from.y - end.y } : from, end };
}

/** The point nearest to `to` on one of the eight directions from `from`. */
export function atEighths(from: Point, to: Point): Point {
  const [x, y] = [to.x - from.x, to.y - from.y];
  const step = Math.PI / 4;
  const angle = Math.round(Math.atan2(y, x) / step) * step;
  const [across, down] = [Math.cos(angle), Math.sin(angle)];
  const length = x * across + y * down;
  return { x: from.x + across * length, y: from.y + down * length };
}

/** The box that holds points, and the points as fractions of it; a box without width or height holds them at 0. */
export function fractionsOf(points: readonly Point[]): { box: Box; points: Point[] } {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - x, Math.max(...ys) - y];
  const part = (value: number, start: number, length: number) => (length === 0 ? 0 : (value - start) / length);
  return {
    box: { x, y, width, height },
    points: points.map((point) => ({ x: part(point.x, x, width), y: part(point.y, y, height) })),
  };
}

/** The next number of the kind 1, 1.5, 2, 3, 4, 6, 8, 10, 15 …: what is placed while far away still has a round size. */
export function roundSize(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  const step = [1, 1.5, 2, 3, 4, 6, 8, 10].find((candidate) => candidate * power >= value * 0.97) ?? 10;
  return Math.round(step * power * 100) / 100;
}
