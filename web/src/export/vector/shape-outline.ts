/** The outline of a shape as an SVG path in the node's own axes, the same as `far/draw-shape.ts` draws. */
import type { Point } from '@easel/canvas';
import type { ShapeReading } from '../../canvas/far/draw-shape.ts';

export interface ShapeOutline {
  readonly d: string;
  readonly filled: boolean;
  readonly join: 'miter' | 'round';
  readonly cap: 'butt' | 'round';
}

/** How far from an arc's end its control point lies, as a part of the radius. */
const kappa = 0.552_284_75;

export function shapeOutline({ width, height, data }: ShapeReading): ShapeOutline {
  const inset = data.strokeWidth / 2;
  const [inner, tall] = [Math.max(0, width - data.strokeWidth), Math.max(0, height - data.strokeWidth)];
  const points = (data.points ?? []).map(({ x, y }) => ({ x: x * width, y: y * height }));
  const closed = { filled: true, cap: 'butt' as const };
  switch (data.shape) {
    case 'ellipse':
      return {
        ...closed,
        join: 'round',
        d: roundedPath((width - inner) / 2, (height - tall) / 2, inner, tall, inner / 2, tall / 2),
      };
    case 'polygon': {
      const corners = [
        { x: width / 2, y: 0 },
        { x: width, y: height },
        { x: 0, y: height },
      ];
      return { ...closed, join: 'round', d: `${lines(points.length > 2 ? points : corners)}Z` };
    }
    case 'line':
    case 'arrow': {
      const line =
        points.length > 1
          ? points
          : [
              { x: 0, y: 0 },
              { x: width, y: height },
            ];
      const [before, tip] = [line.at(-2), line.at(-1)];
      const head = data.shape === 'arrow' && before && tip ? lines(arrowHead(before, tip, data.strokeWidth)) : '';
      return { filled: false, join: 'round', cap: 'round', d: lines(line) + head };
    }
    default: {
      const radius = Math.min(data.cornerRadius ?? 0, inner / 2, tall / 2);
      return { ...closed, join: 'miter', d: roundedPath(inset, inset, inner, tall, radius, radius) };
    }
  }
}

/** A box with rounded corners, by cubic curves alone; with radii of half its sides an ellipse. */
export function roundedPath(x: number, y: number, width: number, height: number, rx: number, ry: number): string {
  const [right, bottom] = [x + width, y + height];
  if (rx <= 0 || ry <= 0) return `M${n(x)} ${n(y)}L${n(right)} ${n(y)}L${n(right)} ${n(bottom)}L${n(x)} ${n(bottom)}Z`;
  const [cx, cy] = [rx * (1 - kappa), ry * (1 - kappa)];
  const curve = (...numbers: number[]) => `C${numbers.map(n).join(' ')}`;
  return [
    `M${n(x + rx)} ${n(y)}L${n(right - rx)} ${n(y)}`,
    curve(right - cx, y, right, y + cy, right, y + ry),
    `L${n(right)} ${n(bottom - ry)}`,
    curve(right, bottom - cy, right - cx, bottom, right - rx, bottom),
    `L${n(x + rx)} ${n(bottom)}`,
    curve(x + cx, bottom, x, bottom - cy, x, bottom - ry),
    `L${n(x)} ${n(y + ry)}`,
    curve(x, y + cy, x + cx, y, x + rx, y),
    'Z',
  ].join('');
}

export const n = (value: number) => String(Math.round(value * 1000) / 1000);

const lines = (points: readonly Point[]) =>
  points.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${n(x)} ${n(y)}`).join('');

function arrowHead(before: Point, tip: Point, strokeWidth: number): Point[] {
  const angle = Math.atan2(tip.y - before.y, tip.x - before.x);
  const length = 8 + strokeWidth * 3;
  const wing = (turn: number) => ({
    x: tip.x - length * Math.cos(angle + turn),
    y: tip.y - length * Math.sin(angle + turn),
  });
  return [wing(Math.PI / 6), tip, wing(-Math.PI / 6)];
}
