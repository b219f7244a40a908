import { Path2D, PathOp } from '@napi-rs/canvas';
import type { Matrix } from './pen.ts';

/** A shape in one colour, in pixels of the sheet. Shapes lie over each other in their order. */
export interface Ink {
  path: Path2D;
  colour: string;
  opacity: number;
}

const apart = (first: Path2D, second: Path2D): boolean => {
  const [left, top, right, bottom] = first.getBounds();
  const [x, y, toX, toY] = second.getBounds();
  return right <= x || toX <= left || bottom <= y || toY <= top;
};

const isEmpty = (path: Path2D): boolean => {
  const [left, top, right, bottom] = path.getBounds();
  return right <= left || bottom <= top;
};

/** Skia changes the path that it is asked of: each works on a copy. */
const combined = (path: Path2D, other: Path2D, operation: PathOp) => new Path2D(path).op(other, operation);

export const moved = (path: Path2D, matrix: Matrix): Path2D => new Path2D(path).transform(matrix);

/** What of the inks lies within a shape. */
export function within(inks: readonly Ink[], shape: Path2D): Ink[] {
  return inks
    .filter(({ path }) => !apart(path, shape))
    .map((ink) => ({ ...ink, path: combined(ink.path, shape, PathOp.Intersect) }))
    .filter(({ path }) => !isEmpty(path));
}

/** What of the inks lies outside of a shape. */
export function without(inks: readonly Ink[], shape: Path2D): Ink[] {
  return inks
    .map((ink) => (apart(ink.path, shape) ? ink : { ...ink, path: combined(ink.path, shape, PathOp.Difference) }))
    .filter(({ path }) => !isEmpty(path));
}
