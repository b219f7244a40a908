/** Which node lies under the pointer where nodes have no elements that the browser could ask. */
import {
  compareOrder,
  hitsNode,
  isGroup,
  normaliseNode,
  type CanvasNode,
  type CanvasState,
  type Point,
} from '@easel/canvas';
import type { SpatialIndex } from '../spatial-index.ts';
import { itemOf } from './paint-list.ts';

/** The topmost node at a point of the page; what a frame cuts off is not there. */
export function nodeAt(canvas: CanvasState, index: SpatialIndex, point: Point): CanvasNode | undefined {
  let top: CanvasNode | undefined;
  for (const node of index.search({ ...point, width: 0, height: 0 })) {
    const reading = normaliseNode(node);
    // A group is where its members are, not in the gaps between them.
    if (reading.hidden || isGroup(node) || !hitsNode(reading, point) || (top && compareOrder(top, node) > 0)) continue;
    const { clip } = itemOf(canvas, node);
    if (!clip || hitsNode(clip, point)) top = node;
  }
  return top;
}
