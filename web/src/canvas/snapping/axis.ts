/** Boxes seen along one axis, so that what holds across holds down as well. */
import type { BoundingBox } from '@easel/canvas';

export type Axis = 'x' | 'y';

/** A box along an axis: `start` and `end` on it, `near` and `far` across it. */
export interface Span {
  readonly start: number;
  readonly end: number;
  readonly near: number;
  readonly far: number;
}

export function spanOf({ x, y, width, height }: BoundingBox, axis: Axis): Span {
  return axis === 'x'
    ? { start: x, end: x + width, near: y, far: y + height }
    : { start: y, end: y + height, near: x, far: x + width };
}

export const middleOf = ({ start, end }: Span) => (start + end) / 2;

export function shiftSpan(span: Span, by: number): Span {
  return { ...span, start: span.start + by, end: span.end + by };
}

/** Whether the boxes stand beside each other, so that a distance between them can be seen. */
export function standBeside(a: Span, b: Span): boolean {
  return a.near < b.far && b.near < a.far;
}
