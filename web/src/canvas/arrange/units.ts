/** What is arranged: each selected node with all that lies in it is one unit, by its box on the page. */
import {
  ancestorsOf,
  boundsOf,
  normaliseNode,
  sortByOrder,
  type BoundingBox,
  type CanvasNode,
  type CanvasState,
} from '@easel/canvas';
import { intoFrames, tidy, withContents } from '../edits.ts';
import { lockOn } from './locks.ts';

export interface Shift {
  readonly unit: CanvasNode;
  /** Where the top left of its box goes; left out for an axis on which it stays. */
  readonly to: { readonly x?: number; readonly y?: number };
}

/** Nearer than this a unit counts as there: stored places are whole hundredths. */
const near = 0.015;

export function unitBox(node: CanvasNode): BoundingBox {
  return boundsOf(normaliseNode(node));
}

/** Those among `ids` that lie in no other of them, lowest first. */
export function topmostOf(canvas: CanvasState, ids: Iterable<string>): CanvasNode[] {
  const chosen = new Set(ids);
  const nodes = [...chosen].flatMap((id) => canvas.nodes.get(id) ?? []);
  return sortByOrder(nodes.filter(({ id }) => !ancestorsOf(canvas, id).some((ancestor) => chosen.has(ancestor.id))));
}

/** As `topmostOf`, without what is locked or lies in something locked. */
export function unitsOf(canvas: CanvasState, ids: Iterable<string>): CanvasNode[] {
  return topmostOf(canvas, ids).filter(({ id }) => !lockOn(canvas, id));
}

/** The nodes as they are once their units have moved, each with all that lies in it, be it locked. */
export function shiftUnits(canvas: CanvasState, shifts: readonly Shift[]): CanvasNode[] {
  const moved = shifts.flatMap(({ unit, to }) => {
    const box = unitBox(unit);
    const [dx, dy] = [shiftBy(to.x, box.x), shiftBy(to.y, box.y)];
    if (dx === 0 && dy === 0) return [];
    return withContents(canvas, [unit.id]).map((node) => ({
      ...node,
      x: dx === 0 ? node.x : tidy(node.x + dx),
      y: dy === 0 ? node.y : tidy(node.y + dy),
    }));
  });
  return intoFrames(canvas, moved);
}

function shiftBy(to: number | undefined, from: number): number {
  return to === undefined || Math.abs(to - from) < near ? 0 : to - from;
}
