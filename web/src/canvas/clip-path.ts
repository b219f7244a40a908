import {
  ancestorsOf,
  cornersOf,
  normaliseNode,
  rotatePoint,
  centreOf,
  type CanvasNode,
  type CanvasState,
} from '@easel/canvas';

/**
 * What a clipping frame leaves of a node, as a CSS clip path in the node's own axes; undefined for all of it.
 * Nodes are not nested in the document tree (each has page coordinates), so the frame can't clip by itself.
 */
export function clipPathOf(canvas: CanvasState, node: CanvasNode): string | undefined {
  if (typeof node.parentId !== 'string') return undefined;
  const frame = ancestorsOf(canvas, node.id).find((ancestor) => {
    const reading = normaliseNode(ancestor);
    return reading.kind === 'frame' && reading.data.clip;
  });
  if (!frame) return undefined;
  const centre = centreOf(node);
  const corners = cornersOf(normaliseNode(frame)).map((corner) => {
    const local = rotatePoint(corner, centre, -normaliseNode(node).rotation);
    return `${Math.round((local.x - node.x) * 100) / 100}px ${Math.round((local.y - node.y) * 100) / 100}px`;
  });
  return `polygon(${corners.join(', ')})`;
}
