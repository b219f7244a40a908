/** Groups: frames that are not there to be seen. Which node a pointer means, and putting together and taking apart. */
import {
  ancestorsOf,
  boundsOf,
  connectionsOf,
  isGroup,
  normaliseNode,
  sortByOrder,
  unionOf,
  type CanvasChange,
  type CanvasNode,
  type CanvasState,
} from '@easel/canvas';
import { stackedAsOne } from './stack.ts';
import { topmostOf, unitsOf } from './units.ts';

/** The groups around a node, outermost first. */
function groupsAround(canvas: CanvasState, id: string): CanvasNode[] {
  return ancestorsOf(canvas, id).filter(isGroup).toReversed();
}

/**
 * What one selects by a press on a node: the outermost group around it, or, while something inside that group is
 * selected, what stands for the node one level further in.
 */
export function selectableAt(canvas: CanvasState, selection: ReadonlySet<string>, id: string): string {
  const chain = [...groupsAround(canvas, id).map((group) => group.id), id];
  const inside = new Set([...selection].map((selected) => canvas.nodes.get(selected)?.parentId));
  const entered = chain.findLastIndex((group) => inside.has(group));
  return chain[entered + 1] ?? id;
}

/** One level further in from what a press selects, towards the node itself; null when there is no further. */
export function oneLevelIn(canvas: CanvasState, selection: ReadonlySet<string>, id: string): string | null {
  const chain = [...groupsAround(canvas, id).map((group) => group.id), id];
  const at = chain.findLastIndex((link) => selection.has(link));
  return at < 0 ? null : (chain[at + 1] ?? null);
}

/** The group that one steps back to from what is selected inside it; null outside of groups. */
export function enclosingGroup(canvas: CanvasState, selection: ReadonlySet<string>): string | null {
  for (const id of selection) {
    const parent = canvas.nodes.get(canvas.nodes.get(id)?.parentId ?? '');
    if (parent && isGroup(parent)) return parent.id;
  }
  return null;
}

/** Nodes by the outermost group around each, in the order in which they come. */
export function outermost(canvas: CanvasState, ids: Iterable<string>): string[] {
  return [...new Set([...ids].map((id) => groupsAround(canvas, id)[0]?.id ?? id))];
}

/** What lies right inside a group or frame, lowest first. */
export function membersOf(canvas: CanvasState, id: string): CanvasNode[] {
  return sortByOrder([...canvas.nodes.values()].filter(({ parentId }) => parentId === id));
}

/** Puts what is selected into a new group at the height of the topmost, inside the frame that they all share. */
export function groupNodes(canvas: CanvasState, ids: Iterable<string>, groupId: string): Partial<CanvasChange> | null {
  const units = unitsOf(canvas, ids);
  if (units.length < 2) return null;
  const parents = new Set(units.map((unit) => normaliseNode(unit).parentId));
  const [parentId = null] = parents.size === 1 ? parents : [];
  const box = unionOf(units.map((unit) => boundsOf(normaliseNode(unit))));
  if (!box) return null;
  const { put: stacked, below } = stackedAsOne(canvas, units);
  const members = new Set(units.map(({ id }) => id));
  const group: CanvasNode = {
    id: groupId,
    type: 'frame',
    ...box,
    rotation: 0,
    opacity: 1,
    order: below,
    parentId,
    locked: false,
    hidden: false,
    title: '',
    meta: { source: 'user', createdAt: new Date().toISOString() },
    data: { name: '', background: 'transparent', clip: false, group: true },
  };
  return { put: [group, ...stacked.map((node) => (members.has(node.id) ? { ...node, parentId: groupId } : node))] };
}

export interface Ungrouping {
  readonly change: Partial<CanvasChange>;
  /** What the groups held: selected afterwards. */
  readonly ids: readonly string[];
}

/** Takes the groups among `ids` apart; what they held belongs to what they lay in. */
export function ungroupNodes(canvas: CanvasState, ids: Iterable<string>): Ungrouping | null {
  const chosen = topmostOf(canvas, ids);
  const groups = chosen.filter((node) => isGroup(node) && node.locked !== true);
  if (groups.length === 0) return null;
  const members = groups.flatMap(({ id, parentId }) =>
    membersOf(canvas, id).map((node) => ({ ...node, parentId: parentId ?? null })),
  );
  const remove = groups.map(({ id }) => id);
  const connections = remove.flatMap((id) => connectionsOf(canvas, id).map((connection) => connection.id));
  const others = chosen.filter((node) => !remove.includes(node.id));
  return {
    change: { put: members, remove, removeConnections: [...new Set(connections)] },
    ids: [...others, ...members].map(({ id }) => id),
  };
}
