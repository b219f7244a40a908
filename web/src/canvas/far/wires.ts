/** Connections in a drawing, and which of them hang on a node. */
import {
  intersects,
  normaliseConnection,
  type BoundingBox,
  type CanvasNode,
  type CanvasState,
  type Connection,
} from '@easel/canvas';
import { curveOf, type Curve } from '../connection-path.ts';
import type { Canvas2d, SceneView } from './scene-view.ts';

export interface Wire {
  readonly connection: Connection;
  readonly curve: Curve;
  readonly box: BoundingBox;
}

export interface Wires {
  within(box: BoundingBox, without?: ReadonlySet<string>): Wire[];
  /** Those that begin or end at one of these nodes. */
  at(ids: Iterable<string>): Wire[];
  update(canvas: CanvasState): void;
}

/** Shorter than this, in pixels, the ends of a wire need no dots. */
const dottedFrom = 40;

export function createWires(first: CanvasState): Wires {
  let canvas: CanvasState | null = null;
  let byNode = new Map<string, Wire[]>();
  let all: readonly Wire[] = [];
  const update = (next: CanvasState) => {
    if (canvas?.connections === next.connections && canvas.nodes === next.nodes) return;
    canvas = next;
    byNode = new Map();
    all = wiresOf(next);
    for (const wire of all) {
      const { connection } = wire;
      for (const id of [connection.from, connection.to]) byNode.set(id, [...(byNode.get(id) ?? []), wire]);
    }
  };
  update(first);
  return {
    update,
    within: (box, without) =>
      all.filter(
        (wire) => intersects(wire.box, box) && !without?.has(wire.connection.from) && !without?.has(wire.connection.to),
      ),
    at: (ids) => [...new Set([...ids].flatMap((id) => byNode.get(id) ?? []))],
  };
}

const known = new WeakMap<CanvasState, readonly Wire[]>();

/** All that can be drawn, worked out once for each document whoever asks. */
export function wiresOf(canvas: CanvasState): readonly Wire[] {
  const wires =
    known.get(canvas) ??
    [...canvas.connections.values()].flatMap(
      (connection) => wireOf(connection, canvas.nodes.get(connection.from), canvas.nodes.get(connection.to)) ?? [],
    );
  known.set(canvas, wires);
  return wires;
}

export function wireOf(connection: Connection, from: CanvasNode | undefined, to: CanvasNode | undefined): Wire | null {
  if (!from || !to || from.hidden === true || to.hidden === true) return null;
  const curve = curveOf(connection, from, to);
  const { start, end, first, second } = curve;
  // The control points hold the whole curve between them.
  const points = [start, end, first, second];
  const [left, top] = [Math.min(...points.map(({ x }) => x)), Math.min(...points.map(({ y }) => y))];
  const [right, bottom] = [Math.max(...points.map(({ x }) => x)), Math.max(...points.map(({ y }) => y))];
  // Never without area, or nothing would meet it.
  return { connection, curve, box: { x: left - 1, y: top - 1, width: right - left + 2, height: bottom - top + 2 } };
}

export function drawWires(context: Canvas2d, wires: readonly Wire[], view: SceneView): void {
  const { ratio, palette } = view;
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.strokeStyle = palette.wire;
  context.lineWidth = 1.25 * ratio;
  context.globalAlpha = 0.7;
  const { derived = [], manual = [] } = Object.groupBy(wires, ({ connection }) => normaliseConnection(connection).kind);
  strokeCurves(context, manual, view);
  if (derived.length > 0) {
    context.setLineDash([4 * ratio, 4 * ratio]);
    strokeCurves(context, derived, view);
    context.setLineDash([]);
  }
  context.globalAlpha = 1;
  drawEnds(context, wires, view);
}

function strokeCurves(context: Canvas2d, wires: readonly Wire[], { x, y, k }: SceneView): void {
  context.beginPath();
  for (const { curve } of wires) {
    const { start, first, second, end } = curve;
    context.moveTo(start.x * k + x, start.y * k + y);
    context.bezierCurveTo(
      first.x * k + x,
      first.y * k + y,
      second.x * k + x,
      second.y * k + y,
      end.x * k + x,
      end.y * k + y,
    );
  }
  context.stroke();
}

function drawEnds(context: Canvas2d, wires: readonly Wire[], { x, y, k, ratio, palette }: SceneView): void {
  context.fillStyle = palette.ground;
  context.beginPath();
  for (const { curve } of wires) {
    if (Math.hypot(curve.end.x - curve.start.x, curve.end.y - curve.start.y) * k < dottedFrom * ratio) continue;
    for (const point of [curve.start, curve.end]) {
      const [middleX, middleY] = [point.x * k + x, point.y * k + y];
      context.moveTo(middleX + 3 * ratio, middleY);
      context.arc(middleX, middleY, 3 * ratio, 0, Math.PI * 2);
    }
  }
  context.fill();
  context.stroke();
}
