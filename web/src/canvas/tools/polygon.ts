/** Regular polygons, as fractions of a box. */
import type { Point } from '@easel/canvas';

export const polygonSides = { least: 3, most: 12 } as const;

/** One corner on top, all of them touching the box. */
export function polygonPoints(sides: number): Point[] {
  const corners = Array.from({ length: sides }, (_, at) => {
    const angle = (at / sides) * Math.PI * 2 - Math.PI / 2;
    return { x: Math.cos(angle), y: Math.sin(angle) };
  });
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const tidy = (value: number) => Math.round(value * 10_000) / 10_000;
  return corners.map(({ x, y }) => ({ x: tidy((x - left) / width), y: tidy((y - top) / height) }));
}
