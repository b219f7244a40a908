/** What lies over what, among the nodes of one parent. A node and all that lies in it move as one block. */
import { ordersBetween, sortByOrder, type CanvasChange, type CanvasNode, type CanvasState } from '@easel/canvas';
import { withContents } from '../edits.ts';
import { topmostOf } from './units.ts';

export type StackMove = 'front' | 'forward' | 'backward' | 'back';

/** The new heights; nothing when they are there already. */
export function stackNodes(canvas: CanvasState, ids: Iterable<string>, to: StackMove): Partial<CanvasChange> {
  const units = topmostOf(canvas, ids).filter(({ locked }) => locked !== true);
  const byParent = Map.groupBy(units, ({ parentId }) => (typeof parentId === 'string' ? parentId : null));
  const put = [...byParent].flatMap(([parentId, chosen]) => stackAmong(canvas, parentId, chosen, to));
  return put.length === 0 ? {} : { put };
}

function stackAmong(
  canvas: CanvasState,
  parentId: string | null,
  chosen: readonly CanvasNode[],
  to: StackMove,
): CanvasNode[] {
  const ids = new Set(chosen.map(({ id }) => id));
  const known = (node: CanvasNode) => typeof node.parentId === 'string' && canvas.nodes.has(node.parentId);
  const siblings = sortByOrder(
    [...canvas.nodes.values()].filter((node) => (parentId === null ? !known(node) : node.parentId === parentId)),
  );
  const rest = siblings.filter(({ id }) => !ids.has(id));
  if (rest.length === 0) return [];
  if (to === 'front' || to === 'back') {
    const there = to === 'front' ? siblings.slice(-ids.size) : siblings.slice(0, ids.size);
    if (there.every(({ id }) => ids.has(id))) return [];
    return placeBlock(canvas, chosen, rest, to === 'front' ? 'over' : 'under');
  }
  return step(canvas, siblings, ids, to);
}

/** Each run of chosen siblings passes the one next to it. */
function step(canvas: CanvasState, siblings: readonly CanvasNode[], ids: ReadonlySet<string>, to: StackMove) {
  const up = to === 'forward';
  const list = up ? siblings : siblings.toReversed();
  const put: CanvasNode[] = [];
  for (let at = 0; at < list.length; at += 1) {
    const run: CanvasNode[] = [];
    for (let node = list[at]; node && ids.has(node.id); node = list[(at += 1)]) run.push(node);
    const next = list[at];
    if (run.length > 0 && next) put.push(...placeBlock(canvas, run, [next], up ? 'over' : 'under'));
  }
  return put;
}

/** Keys for blocks right over (or right under) other blocks. */
function placeBlock(
  canvas: CanvasState,
  blocks: readonly CanvasNode[],
  others: readonly CanvasNode[],
  side: 'over' | 'under',
): CanvasNode[] {
  const moved = withContents(canvas, idsOf(blocks));
  const movedIds = new Set(idsOf(moved));
  const passed = new Set(idsOf(withContents(canvas, idsOf(others))));
  const rest = sortByOrder(canvas.nodes.values()).filter(({ id }) => !movedIds.has(id));
  const at =
    side === 'over' ? rest.findLastIndex(({ id }) => passed.has(id)) : rest.findIndex(({ id }) => passed.has(id));
  const [below, above] = side === 'over' ? [rest[at], rest[at + 1]] : [rest[at - 1], rest[at]];
  const orders = ordersBetween(below?.order, above?.order, moved.length);
  return moved.map((node, place) => ({ ...node, order: orders[place] ?? '' }));
}

export interface Stacked {
  /** The units with their contents, one above the other without others between them. */
  readonly put: readonly CanvasNode[];
  /** A key right under them. */
  readonly below: string;
}

/** Brings units together at the height of the topmost. */
export function stackedAsOne(canvas: CanvasState, units: readonly CanvasNode[]): Stacked {
  const block = withContents(canvas, idsOf(units));
  const ids = new Set(idsOf(block));
  const all = sortByOrder(canvas.nodes.values());
  const top = all.findLastIndex(({ id }) => ids.has(id));
  const below = all.slice(0, top).findLast(({ id }) => !ids.has(id));
  const [first = '', ...orders] = ordersBetween(below?.order, all[top + 1]?.order, block.length + 1);
  return { put: block.map((node, at) => ({ ...node, order: orders[at] ?? '' })), below: first };
}

const idsOf = (nodes: readonly CanvasNode[]) => nodes.map(({ id }) => id);
