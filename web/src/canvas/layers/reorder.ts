/** Moving things up and down, into frames and out of them: pure, a document in, a change out. */
import {
  boundsOf,
  centreOf,
  containsPoint,
  isGroup,
  isOrderKey,
  normaliseNode,
  orderBetween,
  ordersAbove,
  sortByOrder,
  type CanvasChange,
  type CanvasNode,
  type CanvasState,
} from '@easel/canvas';
import { topmostOf } from '../arrange/units.ts';
import { isLocked, moveNodes, withContents } from '../edits.ts';
import { parentOf, treeOf } from './rows.ts';

/** Where something is let go: over or under a row (as the list shows it), or into a frame, above all that lies there. */
export interface Drop {
  readonly at: 'above' | 'below' | 'inside';
  readonly target: string;
}

/** Null where nothing would come of it: onto itself, into its own contents. */
export function reorder(canvas: CanvasState, ids: Iterable<string>, drop: Drop): Partial<CanvasChange> | null {
  const target = canvas.nodes.get(drop.target);
  const moved = withContents(
    canvas,
    [...ids].filter((id) => !lockedIn(canvas, id)),
  );
  const movedIds = new Set(moved.map(({ id }) => id));
  if (!target || moved.length === 0 || movedIds.has(target.id)) return null;
  const parent = drop.at === 'inside' ? target.id : parentOf(canvas.nodes, target);
  if (parent !== null && movedIds.has(parent)) return null;
  const rest = sortByOrder(canvas.nodes.values()).filter(({ id }) => !movedIds.has(id));
  const block = new Set(withContents(canvas, [target.id]).map(({ id }) => id));
  const place =
    drop.at === 'below' ? rest.findIndex(({ id }) => block.has(id)) : rest.findLastIndex(({ id }) => block.has(id)) + 1;
  const chosen = [...ids].filter((id) => movedIds.has(id));
  const outerIds = new Set(topmostOf(canvas, chosen).map(({ id }) => id));
  const placed = moved.map((node) => (outerIds.has(node.id) ? { ...node, parentId: parent } : node));
  const standing = drop.at === 'inside' && !isGroup(target) ? movedInside(canvas, placed, outerIds, target) : placed;
  return { put: withOrders(rest, standing, place) };
}

/** One place up or down among its siblings, as Alt and an arrow key ask for. */
export function step(
  canvas: CanvasState,
  ids: readonly string[],
  direction: 'up' | 'down',
): Partial<CanvasChange> | null {
  const chosen = new Set(ids);
  const [first] = ids;
  const node = first === undefined ? undefined : canvas.nodes.get(first);
  if (!node) return null;
  const siblings = treeOf(canvas).children.get(parentOf(canvas.nodes, node)) ?? [];
  const places = siblings.flatMap(({ id }, at) => (chosen.has(id) ? [at] : []));
  const next = direction === 'up' ? siblings[Math.min(...places) - 1] : siblings[Math.max(...places) + 1];
  return next ? reorder(canvas, ids, { at: direction === 'up' ? 'above' : 'below', target: next.id }) : null;
}

/** Out of the frame around it, to just above that frame. */
export function takeOut(canvas: CanvasState, ids: readonly string[]): Partial<CanvasChange> | null {
  const node = ids[0] === undefined ? undefined : canvas.nodes.get(ids[0]);
  const parent = node && parentOf(canvas.nodes, node);
  return parent ? reorder(canvas, ids, { at: 'above', target: parent }) : null;
}

/** Into the next frame below in the list among its siblings, else the one above. */
export function putIn(canvas: CanvasState, ids: readonly string[]): Partial<CanvasChange> | null {
  const node = ids[0] === undefined ? undefined : canvas.nodes.get(ids[0]);
  if (!node) return null;
  const siblings = treeOf(canvas).children.get(parentOf(canvas.nodes, node)) ?? [];
  const at = siblings.findIndex(({ id }) => id === node.id);
  const isFrame = ({ id, type }: CanvasNode) => type === 'frame' && !ids.includes(id);
  const frame = siblings.slice(at + 1).find(isFrame) ?? siblings.slice(0, at).findLast(isFrame);
  return frame ? reorder(canvas, ids, { at: 'inside', target: frame.id }) : null;
}

function lockedIn(canvas: CanvasState, id: string): boolean {
  const node = canvas.nodes.get(id);
  return node !== undefined && isLocked(node);
}

/** A frame holds what has its middle in it: what lay elsewhere comes to the frame's middle, with its contents. */
function movedInside(
  canvas: CanvasState,
  nodes: readonly CanvasNode[],
  outer: ReadonlySet<string>,
  frame: CanvasNode,
): CanvasNode[] {
  const box = boundsOf(normaliseNode(frame));
  const shifts = new Map<string, CanvasNode>();
  for (const node of nodes) {
    if (!outer.has(node.id)) continue;
    const middle = centreOf(boundsOf(normaliseNode(node)));
    if (containsPoint(box, middle)) continue;
    const to = centreOf(box);
    const delta = { x: to.x - middle.x, y: to.y - middle.y };
    for (const shifted of moveNodes(canvas, withContents(canvas, [node.id]), delta)) shifts.set(shifted.id, shifted);
  }
  return nodes.map((node) => {
    const shifted = shifts.get(node.id);
    return shifted ? { ...node, x: shifted.x, y: shifted.y } : node;
  });
}

/** Gives `moved` (lowest first) keys between those at a place of `rest`. Where there are none to stand between, all get new ones. */
function withOrders(rest: readonly CanvasNode[], moved: readonly CanvasNode[], place: number): CanvasNode[] {
  const [below, above] = [rest[place - 1], rest[place]];
  const fits = (node: CanvasNode | undefined) => node === undefined || isOrderKey(node.order);
  if (!fits(below) || !fits(above) || (below && above && below.order === above.order)) {
    const all = [...rest.slice(0, place), ...moved, ...rest.slice(place)];
    const orders = ordersAbove([], all.length);
    return all.map((node, at) => ({ ...node, order: orders[at] ?? '' }));
  }
  const upper = above ? normaliseNode(above).order : null;
  let lower = below ? normaliseNode(below).order : null;
  return moved.map((node) => {
    lower = orderBetween(lower, upper);
    return { ...node, order: lower };
  });
}
