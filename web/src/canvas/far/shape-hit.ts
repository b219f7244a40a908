/** Whether a shape is under the pointer as its elements say it near: on what is painted, thin lines from a little beside. */
import { centreOf, rotatePoint, type NormalisedNode, type Point } from '@easel/canvas';
import { isSeen } from '../colour/colour.ts';

type ShapeReading = Extract<NormalisedNode, { kind: 'shape' }>;

/** A line can be caught as though it were at least so wide, in pixels; `tools.css` has the same. */
const leastWidth = 12;
/** An ellipse as corners: off by less than a pixel at any size on screen. */
const ellipseCorners = 96;

/** How far beyond its box a shape can be caught, in page units. */
export const shapeReach = (k: number): number => leastWidth / 2 / k;

/** @param k pixels per page unit */
export function hitsShape(reading: ShapeReading, point: Point, k: number): boolean {
  const turned = rotatePoint(point, centreOf(reading), -reading.rotation);
  const local = { x: turned.x - reading.x, y: turned.y - reading.y };
  const { points, closed } = outlineOf(reading);
  if (closed && isSeen(reading.data.fill) && isInside(points, local)) return true;
  const reach = Math.max(reading.data.strokeWidth, leastWidth / k) / 2;
  return distanceToPath(closed ? [...points, ...points.slice(0, 1)] : points, local) <= reach;
}

function outlineOf({ width, height, data }: ShapeReading): { points: readonly Point[]; closed: boolean } {
  const points = (data.points ?? []).map(({ x, y }) => ({ x: x * width, y: y * height }));
  const inset = Math.min(data.strokeWidth, width, height) / 2;
  switch (data.shape) {
    case 'line':
    case 'arrow':
      return { points: points.length > 1 ? points : corners([0, 0], [width, height]), closed: false };
    case 'polygon':
      return {
        points: points.length > 2 ? points : corners([width / 2, 0], [width, height], [0, height]),
        closed: true,
      };
    case 'ellipse': {
      const around = Array.from({ length: ellipseCorners }, (_, at) => (at * 2 * Math.PI) / ellipseCorners);
      const [rx, ry] = [width / 2 - inset, height / 2 - inset];
      return {
        points: around.map((turn) => ({ x: width / 2 + rx * Math.cos(turn), y: height / 2 + ry * Math.sin(turn) })),
        closed: true,
      };
    }
    default: {
      const [right, bottom] = [width - inset, height - inset];
      return { points: corners([inset, inset], [right, inset], [right, bottom], [inset, bottom]), closed: true };
    }
  }
}

const corners = (...pairs: [number, number][]): Point[] => pairs.map(([x, y]) => ({ x, y }));

/** By the even-odd rule: how often a ray to the right meets an edge. */
function isInside(points: readonly Point[], { x, y }: Point): boolean {
  let inside = false;
  points.forEach((a, at) => {
    const b = points[(at + 1) % points.length] ?? a;
    if (a.y > y !== b.y > y && x < a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x)) inside = !inside;
  });
  return inside;
}

/** The distance from a point to the nearest of the lines between successive points. */
export function distanceToPath(points: readonly Point[], { x, y }: Point): number {
  let least = Infinity;
  for (let at = 1; at < points.length; at += 1) {
    const [a, b] = [points[at - 1], points[at]];
    if (!a || !b) continue;
    const [dx, dy] = [b.x - a.x, b.y - a.y];
    const along = ((x - a.x) * dx + (y - a.y) * dy) / (dx * dx + dy * dy || 1);
    const part = Math.max(0, Math.min(1, along));
    least = Math.min(least, Math.hypot(a.x + part * dx - x, a.y + part * dy - y));
  }
  return least;
}
