import {
  ancestorsOf,
  cornersOf,
  normaliseNode,
  rotatePoint,
  centreOf,
  type CanvasNode,
  type CanvasState,
  type NormalisedNode,
  type Point,
} from '@easel/canvas';

/**
 * What clipping frames leave of a node, as a CSS clip path in the node's own axes; undefined for all of it.
 * Nodes are not nested in the document tree (each has page coordinates), so frames can't clip by themselves.
 */
export function clipPathOf(canvas: CanvasState, node: CanvasNode): string | undefined {
  if (typeof node.parentId !== 'string') return undefined;
  const frames = ancestorsOf(canvas, node.id).map(normaliseNode).filter(isClipping);
  const [first, ...others] = frames.map(cornersOf);
  if (!first) return undefined;
  const seen = others.reduce<readonly Point[]>(within, first);
  // Nothing of it is seen.
  if (seen.length === 0) return 'polygon(0px 0px)';
  const centre = centreOf(node);
  const corners = seen.map((corner) => {
    const local = rotatePoint(corner, centre, -normaliseNode(node).rotation);
    return `${Math.round((local.x - node.x) * 100) / 100}px ${Math.round((local.y - node.y) * 100) / 100}px`;
  });
  return `polygon(${corners.join(', ')})`;
}

const isClipping = (node: NormalisedNode) => node.kind === 'frame' && node.data.clip;

/** What of a shape lies within another; both without dents, their corners clockwise. */
function within(shape: readonly Point[], other: readonly Point[]): readonly Point[] {
  return other.reduce<readonly Point[]>((left, from, at) => beside(left, from, other[(at + 1) % other.length]!), shape);
}

/** What of a shape lies to the right of a line, as one goes along it. */
function beside(shape: readonly Point[], from: Point, to: Point): Point[] {
  const sideOf = ({ x, y }: Point) => (to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x);
  return shape.flatMap((point, at) => {
    const before = shape.at(at - 1)!;
    const [was, is] = [sideOf(before), sideOf(point)];
    const share = was / (was - is);
    const crossing = { x: before.x + (point.x - before.x) * share, y: before.y + (point.y - before.y) * share };
    const crosses = was < 0 !== is < 0;
    return [...(crosses ? [crossing] : []), ...(is < 0 ? [] : [point])];
  });
}
