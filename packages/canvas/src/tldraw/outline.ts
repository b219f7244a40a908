import type { Point } from '../geometry.ts';
import type { ShapeKind } from '../records/node-data.ts';

/** tldraw's geometric shapes in ours; what has no own kind becomes a polygon with points in fractions of its box. */
export function outlineOf(geo: unknown): { shape: ShapeKind; points?: Point[] } {
  if (geo === 'ellipse' || geo === 'oval' || geo === 'cloud') return { shape: 'ellipse' };
  const points = typeof geo === 'string' && Object.hasOwn(polygons, geo) ? polygons[geo] : undefined;
  return points ? { shape: 'polygon', points: points.map(([x, y]) => ({ x, y })) } : { shape: 'rectangle' };
}

type Corner = readonly [number, number];

const polygons: Readonly<Record<string, readonly Corner[]>> = {
  triangle: [
    [0.5, 0],
    [1, 1],
    [0, 1],
  ],
  diamond: regular(4),
  pentagon: regular(5),
  hexagon: regular(6, Math.PI / 6),
  octagon: regular(8, Math.PI / 8),
  star: star(5),
  rhombus: skewed(0.25),
  'rhombus-2': skewed(-0.25),
  trapezoid: [
    [0.2, 0],
    [0.8, 0],
    [1, 1],
    [0, 1],
  ],
  'arrow-right': arrow((along, across) => [along, across]),
  'arrow-left': arrow((along, across) => [1 - along, across]),
  'arrow-down': arrow((along, across) => [across, along]),
  'arrow-up': arrow((along, across) => [across, 1 - along]),
};

function regular(sides: number, turn = 0): Corner[] {
  return fit(Array.from({ length: sides }, (_, index) => onCircle((index * 2 * Math.PI) / sides + turn, 1)));
}

function star(tips: number): Corner[] {
  return fit(Array.from({ length: tips * 2 }, (_, index) => onCircle((index * Math.PI) / tips, index % 2 ? 0.5 : 1)));
}

function skewed(by: number): Corner[] {
  const left = Math.max(by, 0);
  const right = Math.max(-by, 0);
  return [
    [left, 0],
    [1 - right, 0],
    [1 - left, 1],
    [right, 1],
  ];
}

function arrow(place: (along: number, across: number) => Corner): Corner[] {
  return [
    place(0, 0.25),
    place(0.6, 0.25),
    place(0.6, 0),
    place(1, 0.5),
    place(0.6, 1),
    place(0.6, 0.75),
    place(0, 0.75),
  ];
}

/** Clockwise from the top. */
function onCircle(angle: number, radius: number): Corner {
  return [Math.sin(angle) * radius, -Math.cos(angle) * radius];
}

/** Stretches corners to fill 0..1 both ways, as tldraw stretches a shape to its box. */
function fit(corners: readonly Corner[]): Corner[] {
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top];
  return corners.map(([x, y]) => [round((x - left) / width), round((y - top) / height)]);
}

function round(value: number): number {
  return Math.round(value * 1e4) / 1e4;
}
