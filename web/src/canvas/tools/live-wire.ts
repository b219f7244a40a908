/** A connection on its way from one node to another, and what would become of it. */
import {
  boundsOf,
  normaliseNode,
  type BoundingBox,
  type CanvasChange,
  type CanvasNode,
  type CanvasState,
  type Point,
  type Side,
} from '@easel/canvas';

export interface LiveWire {
  readonly from: string;
  /** Null: the side that looks at the other node, whichever that becomes. */
  readonly fromSide: Side | null;
  readonly to: string | null;
  readonly toSide: Side | null;
  /** Where the pointer is, in page coordinates. */
  readonly at: Point;
  /** Why letting go makes nothing; null when it makes a connection. */
  readonly refusal: 'nothing' | 'itself' | 'known' | null;
}

/** Nearer than this to a side, as a part of the shorter side, the connection keeps that side; further in it is free. */
const sideReach = 0.3;

/** The side of a box that a point within it is nearest to; null in the middle, where any will do. */
export function sideNear(box: BoundingBox, point: Point): Side | null {
  const distances: [Side, number][] = [
    ['top', point.y - box.y],
    ['right', box.x + box.width - point.x],
    ['bottom', box.y + box.height - point.y],
    ['left', point.x - box.x],
  ];
  const [side, distance] = distances.reduce((best, next) => (next[1] < best[1] ? next : best));
  return distance <= Math.min(box.width, box.height) * sideReach ? side : null;
}

export function isConnected({ connections }: CanvasState, one: string, other: string): boolean {
  return [...connections.values()].some(
    ({ from, to }) => (from === one && to === other) || (from === other && to === one),
  );
}

/** The wire as it is with the pointer over `target`. */
export function wireOver(
  canvas: CanvasState,
  wire: Pick<LiveWire, 'from' | 'fromSide'>,
  target: CanvasNode | undefined,
  at: Point,
): LiveWire {
  const to = target && target.id !== wire.from ? target.id : null;
  const refusal =
    target === undefined ? 'nothing' : to === null ? 'itself' : isConnected(canvas, wire.from, to) ? 'known' : null;
  const toSide = target && to !== null ? sideNear(boundsOf(normaliseNode(target)), at) : null;
  return { ...wire, to, toSide, at, refusal };
}

/** The change that letting go makes; null when it makes none. */
export function changeOf({ from, fromSide, to, toSide, refusal }: LiveWire, id: string): Partial<CanvasChange> | null {
  if (to === null || refusal !== null) return null;
  return {
    putConnections: [{ id, from, to, kind: 'manual', ...(fromSide && { fromSide }), ...(toSide && { toSide }) }],
  };
}
