/** Where the box of a node or of a group ends up when one of its handles is dragged. */
import type { Box, Point } from '../camera.ts';

export const handles = ['nw', 'n', 'ne', 'e', 'se', 's', 'sw', 'w'] as const;
export type Handle = (typeof handles)[number];

export interface ResizeWishes {
  readonly keepRatio: boolean;
  /** Both sides move, the middle stays. */
  readonly fromCentre: boolean;
  /** No side gets shorter than this, in page units. */
  readonly least: number;
}

export function isCorner(handle: Handle): boolean {
  return handle.length === 2;
}

/** A handle's place as signs: -1 left or top, 1 right or bottom, 0 the middle. */
export function handleSigns(handle: Handle): Point {
  return {
    x: handle.includes('w') ? -1 : handle.includes('e') ? 1 : 0,
    y: handle.includes('n') ? -1 : handle.includes('s') ? 1 : 0,
  };
}

/** Turns a vector by `degrees`, clockwise as on screen. */
export function rotateVector(vector: Point, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return { x: vector.x * cos - vector.y * sin, y: vector.x * sin + vector.y * cos };
}

/**
 * The box after its handle moved by `delta` (page units), for a box that is turned by `rotation` degrees about
 * its own middle. The opposite corner or side keeps its place on the page; a box is never turned inside out.
 */
export function resizeBox(start: Box, rotation: number, handle: Handle, delta: Point, wishes: ResizeWishes): Box {
  const sign = handleSigns(handle);
  const local = rotateVector(delta, -rotation);
  const reach = wishes.fromCentre ? 2 : 1;
  let width = Math.max(wishes.least, start.width + local.x * sign.x * reach);
  let height = Math.max(wishes.least, start.height + local.y * sign.y * reach);
  if (wishes.keepRatio) {
    const scale = ratioScale(start, { width, height }, sign);
    const floor = wishes.least / Math.min(start.width, start.height);
    width = start.width * Math.max(scale, floor);
    height = start.height * Math.max(scale, floor);
  }
  // The anchor is the point that must not move; in the box's own axes it lies opposite the handle.
  const anchor = wishes.fromCentre ? { x: 0, y: 0 } : { x: -sign.x, y: -sign.y };
  const before = rotateVector({ x: (anchor.x * start.width) / 2, y: (anchor.y * start.height) / 2 }, rotation);
  const after = rotateVector({ x: (anchor.x * width) / 2, y: (anchor.y * height) / 2 }, rotation);
  const centre = {
    x: start.x + start.width / 2 + before.x - after.x,
    y: start.y + start.height / 2 + before.y - after.y,
  };
  return { x: centre.x - width / 2, y: centre.y - height / 2, width, height };
}

/** The one scale that follows the pointer best: along a side its own, at a corner the larger of the two. */
function ratioScale(start: Box, wanted: { width: number; height: number }, sign: Point): number {
  const [across, down] = [wanted.width / start.width, wanted.height / start.height];
  if (sign.x === 0) return down;
  if (sign.y === 0) return across;
  return Math.max(across, down);
}

/** Where `box` lands when the group box that holds it goes from `from` to `to`. */
export function scaleWithin(box: Box, from: Box, to: Box): Box {
  const [sx, sy] = [to.width / Math.max(from.width, 1e-6), to.height / Math.max(from.height, 1e-6)];
  return {
    x: to.x + (box.x - from.x) * sx,
    y: to.y + (box.y - from.y) * sy,
    width: box.width * sx,
    height: box.height * sy,
  };
}

/** The angle, in degrees, by which a pointer went round `centre` from `from` to `to`; with `snap`, in steps of 15. */
export function turnAngle(centre: Point, from: Point, to: Point, snap: boolean): number {
  const angle = (point: Point) => (Math.atan2(point.y - centre.y, point.x - centre.x) * 180) / Math.PI;
  const turned = angle(to) - angle(from);
  const whole = ((turned + 540) % 360) - 180;
  return snap ? Math.round(whole / 15) * 15 : whole;
}

/** A rotation as it is stored: above -180, up to 180, a hundredth of a degree. */
export function tidyDegrees(degrees: number): number {
  const turned = 180 - ((((180 - degrees) % 360) + 360) % 360);
  return Math.round(turned * 100) / 100 || 0;
}
