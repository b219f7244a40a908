import type { Thing } from './thing.ts';

export interface Circle {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  /** By how much the ellipse's half axes differ, px. */
  readonly off: number;
}

/** The circle that a thing is about; null where its shape is no ellipse that scores so much. In pixels of the picture. */
export function circleOf({ mask, shape }: Thing, score: number): Circle | null {
  if (shape?.kind !== 'ellipse' || shape.score < score) return null;
  const { cx, cy, a, b } = shape;
  return { x: mask.x + cx, y: mask.y + cy, radius: (a + b) / 2, off: Math.abs(a - b) };
}
