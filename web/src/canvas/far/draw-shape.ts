/** Shapes in a drawing, with the same geometry as `nodes/shape-content.tsx`. */
import {
  boundsOf,
  boundsOfPoints,
  expandBox,
  rotatePoint,
  unionOf,
  type BoundingBox,
  type NormalisedNode,
  type Point,
} from '@easel/canvas';
import { isSeen } from '../colour/colour.ts';
import type { Canvas2d } from './scene-view.ts';

export type ShapeReading = Extract<NormalisedNode, { kind: 'shape' }>;

interface Outline {
  readonly path: Path2D;
  /** Lines and arrows have no inside. */
  readonly filled: boolean;
}

const outlines = new WeakMap<ShapeReading, Outline>();

/** Draws in the node's own axes: its top left is the origin, one unit is one of the page. */
export function drawShape(context: Canvas2d, reading: ShapeReading): void {
  const { fill, stroke, strokeWidth } = reading.data;
  const known = outlines.get(reading);
  const { path, filled } = known ?? outlineOf(reading);
  if (!known) outlines.set(reading, { path, filled });
  if (filled && isSeen(fill)) {
    context.fillStyle = 'transparent';
    context.fillStyle = fill;
    context.fill(path);
  }
  if (strokeWidth <= 0 || !isSeen(stroke)) return;
  context.strokeStyle = 'transparent';
  context.strokeStyle = stroke;
  context.lineWidth = strokeWidth;
  context.lineJoin = reading.data.shape === 'rectangle' ? 'miter' : 'round';
  context.lineCap = filled ? 'butt' : 'round';
  context.stroke(path);
}

function outlineOf(reading: ShapeReading): Outline {
  const { width, height, data } = reading;
  const path = new Path2D();
  const inset = data.strokeWidth / 2;
  const [inner, tall] = [Math.max(0, width - data.strokeWidth), Math.max(0, height - data.strokeWidth)];
  const points = cornersOfShape(reading);
  switch (data.shape) {
    case 'ellipse':
      path.ellipse(width / 2, height / 2, inner / 2, tall / 2, 0, 0, Math.PI * 2);
      return { path, filled: true };
    case 'polygon':
      follow(path, points);
      path.closePath();
      return { path, filled: true };
    case 'line':
    case 'arrow': {
      follow(path, points);
      const [before, tip] = [points.at(-2), points.at(-1)];
      if (data.shape === 'arrow' && before && tip) follow(path, arrowHead(before, tip, data.strokeWidth));
      return { path, filled: false };
    }
    default:
      path.roundRect(inset, inset, inner, tall, Math.min(data.cornerRadius ?? 0, inner / 2, tall / 2));
      return { path, filled: true };
  }
}

/** The corners of a polygon and the ends of a line in the node's own axes; none of other shapes. */
function cornersOfShape({ width, height, data }: ShapeReading): Point[] {
  const { shape } = data;
  if (shape !== 'polygon' && shape !== 'line' && shape !== 'arrow') return [];
  const points = (data.points ?? []).map(({ x, y }) => ({ x: x * width, y: y * height }));
  const foot = { x: width, y: height };
  if (shape === 'polygon') return points.length > 2 ? points : [{ x: width / 2, y: 0 }, foot, { x: 0, y: height }];
  return points.length > 1 ? points : [{ x: 0, y: 0 }, foot];
}

/** The box of the page that a shape is drawn in: strokes along lines and corners reach beyond its own. */
export function strokedBox(reading: ShapeReading): BoundingBox {
  const { x, y, width, height, rotation, data } = reading;
  const { shape, strokeWidth, stroke } = data;
  const outline = cornersOfShape(reading);
  if (outline.length === 0 || strokeWidth <= 0 || !isSeen(stroke)) return boundsOf(reading);
  const [before, tip] = [outline.at(-2), outline.at(-1)];
  const head = shape === 'arrow' && before && tip ? arrowHead(before, tip, strokeWidth) : [];
  const middle = { x: x + width / 2, y: y + height / 2 };
  const points = [...outline, ...head].map((point) =>
    rotatePoint({ x: x + point.x, y: y + point.y }, middle, rotation),
  );
  return expandBox(unionOf([boundsOfPoints(points), boundsOf(reading)])!, strokeWidth / 2);
}

function follow(path: Path2D, points: readonly Point[]): void {
  points.forEach(({ x, y }, at) => (at === 0 ? path.moveTo(x, y) : path.lineTo(x, y)));
}

function arrowHead(before: Point, tip: Point, strokeWidth: number): Point[] {
  const angle = Math.atan2(tip.y - before.y, tip.x - before.x);
  const length = 8 + strokeWidth * 3;
  const wing = (turn: number) => ({
    x: tip.x - length * Math.cos(angle + turn),
    y: tip.y - length * Math.sin(angle + turn),
  });
  return [wing(Math.PI / 6), tip, wing(-Math.PI / 6)];
}
