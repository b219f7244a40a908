/** Page units throughout; y grows downwards, angles are degrees clockwise. */
export type Point = { readonly x: number; readonly y: number };
export interface Size {
  readonly width: number;
  readonly height: number;
}
export interface BoundingBox extends Point, Size {}

export function centreOf(box: BoundingBox): Point {
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

export function rotatePoint(point: Point, about: Point, degrees: number): Point {
  const radians = (degrees * Math.PI) / 180;
  const cos = Math.cos(radians);
  const sin = Math.sin(radians);
  const dx = point.x - about.x;
  const dy = point.y - about.y;
  return { x: about.x + dx * cos - dy * sin, y: about.y + dx * sin + dy * cos };
}

/** Top left, top right, bottom right, bottom left of a node's box after its rotation about the centre. */
export function cornersOf(box: BoundingBox & { readonly rotation?: number }): [Point, Point, Point, Point] {
  const centre = centreOf(box);
  const turn = (x: number, y: number) => rotatePoint({ x, y }, centre, box.rotation ?? 0);
  const right = box.x + box.width;
  const bottom = box.y + box.height;
  return [turn(box.x, box.y), turn(right, box.y), turn(right, bottom), turn(box.x, bottom)];
}

/** The axis-aligned bounding box of a node after its rotation. */
export function boundsOf(box: BoundingBox & { readonly rotation?: number }): BoundingBox {
  const rotation = box.rotation;
  // Not only faster: sines would move an unrotated edge by a rounding error, and edges must compare equal.
  if (typeof rotation !== 'number' || !Number.isFinite(rotation) || rotation % 360 === 0) {
    return { x: box.x, y: box.y, width: box.width, height: box.height };
  }
  return boundsOfPoints(cornersOf({ ...box, rotation }));
}

export function boundsOfPoints(points: readonly Point[]): BoundingBox {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x, y } of points) {
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x);
    bottom = Math.max(bottom, y);
  }
  return left === Infinity
    ? { x: 0, y: 0, width: 0, height: 0 }
    : { x: left, y: top, width: right - left, height: bottom - top };
}

/** The smallest box around all; null for none. */
export function unionOf(boxes: Iterable<BoundingBox>): BoundingBox | null {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const box of boxes) {
    left = Math.min(left, box.x);
    top = Math.min(top, box.y);
    right = Math.max(right, box.x + box.width);
    bottom = Math.max(bottom, box.y + box.height);
  }
  return left === Infinity ? null : { x: left, y: top, width: right - left, height: bottom - top };
}

/** Whether two boxes share area; boxes that only touch don't. */
export function intersects(a: BoundingBox, b: BoundingBox): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

export function contains(outer: BoundingBox, inner: BoundingBox): boolean {
  return (
    inner.x >= outer.x &&
    inner.y >= outer.y &&
    inner.x + inner.width <= outer.x + outer.width &&
    inner.y + inner.height <= outer.y + outer.height
  );
}

export function containsPoint(box: BoundingBox, point: Point): boolean {
  return point.x >= box.x && point.y >= box.y && point.x <= box.x + box.width && point.y <= box.y + box.height;
}

/** Whether a point lies on a node, its rotation considered. */
export function hitsNode(node: BoundingBox & { readonly rotation?: number }, point: Point): boolean {
  const rotation = node.rotation ?? 0;
  return containsPoint(node, rotation === 0 ? point : rotatePoint(point, centreOf(node), -rotation));
}

/** Grows a box on all sides; a negative margin shrinks it, at most to its centre. */
export function expandBox(box: BoundingBox, margin: number): BoundingBox {
  const horizontal = Math.max(margin, -box.width / 2);
  const vertical = Math.max(margin, -box.height / 2);
  return {
    x: box.x - horizontal,
    y: box.y - vertical,
    width: box.width + 2 * horizontal,
    height: box.height + 2 * vertical,
  };
}

/** The distance between two boxes' nearest edges; 0 when they meet. */
export function distanceBetween(a: BoundingBox, b: BoundingBox): number {
  const dx = Math.max(0, a.x - (b.x + b.width), b.x - (a.x + a.width));
  const dy = Math.max(0, a.y - (b.y + b.height), b.y - (a.y + a.height));
  return Math.hypot(dx, dy);
}
