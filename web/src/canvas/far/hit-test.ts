/** What lies under the pointer where things have no elements that the browser could ask. */
import {
  compareOrder,
  hitsNode,
  isGroup,
  normaliseNode,
  readPictureWords,
  type CanvasNode,
  type CanvasState,
  type NormalisedNode,
  type Point,
} from '@easel/canvas';
import type { SpatialIndex } from '../spatial-index.ts';
import { pointOfCurve } from '../connection-path.ts';
import { isGap } from '../nodes/picture-gaps.ts';
import { itemOf } from './paint-list.ts';
import { distanceToPath, hitsShape, shapeReach } from './shape-hit.ts';
import { wiresOf } from './wires.ts';

/** A wire is caught from so many pixels beside: less than near, where it does not lie over a crowd. */
const wireReach = 4;
/** Shorter than this, in pixels, it would only stand in the way of what it connects. */
const shortestWire = 40;
const wireParts = 24;

/**
 * The topmost node at a point of the page; what a frame cuts off is not there, and what a shape does not paint neither.
 * The gaps of a picture are there for whatever lies beneath; where that is nothing or a frame, they are the picture's.
 * @param k pixels per page unit
 */
export function nodeAt(canvas: CanvasState, index: SpatialIndex, point: Point, k: number): CanvasNode | undefined {
  const reach = shapeReach(k);
  const around = { x: point.x - reach, y: point.y - reach, width: reach * 2, height: reach * 2 };
  let top: CanvasNode | undefined;
  let gap: CanvasNode | undefined;
  for (const node of index.search(around)) {
    const reading = normaliseNode(node);
    // A group is where its members are, not in the gaps between them.
    if (reading.hidden || isGroup(node) || (top && compareOrder(top, node) > 0)) continue;
    const hit = reading.kind === 'shape' ? hitsShape(reading, point, k) : hitsNode(reading, point);
    if (!hit) continue;
    const { clip } = itemOf(canvas, node);
    if (!clip.every((frame) => hitsNode(frame, point))) continue;
    if (!seesThrough(node, reading, point, k)) top = node;
    else if (!gap || compareOrder(gap, node) < 0) gap = node;
  }
  if (!gap || (top && (top.type !== 'frame' || compareOrder(top, gap) > 0))) return top;
  return gap;
}

/** Of words the whole line is meant, not their letters. */
function seesThrough(node: CanvasNode, reading: NormalisedNode, point: Point, k: number): boolean {
  return reading.kind === 'image' && !readPictureWords(node.data ?? {}) && isGap(reading, point, k);
}

/** The connection at a point of the page, of those long enough to be aimed at. */
export function wireAt(canvas: CanvasState, point: Point, k: number): string | undefined {
  const reach = wireReach / k;
  return wiresOf(canvas).findLast(({ curve, box }) => {
    if (Math.hypot(curve.end.x - curve.start.x, curve.end.y - curve.start.y) * k < shortestWire) return false;
    if (point.x < box.x - reach || point.x > box.x + box.width + reach) return false;
    if (point.y < box.y - reach || point.y > box.y + box.height + reach) return false;
    const course = Array.from({ length: wireParts + 1 }, (_, at) => pointOfCurve(curve, at / wireParts));
    return distanceToPath(course, point) <= reach;
  })?.connection.id;
}
