import {
  ancestorsOf,
  applyChange,
  boundsOf,
  connectionsOf,
  diffStates,
  emptyChange,
  isGroup,
  normaliseNode,
  unionOf,
  type CanvasChange,
  type CanvasNode,
  type CanvasState,
} from '@easel/canvas';
import { tidy } from '../edits.ts';

/**
 * The state after a change, with the groups that it touches brought in step: each as large as what it holds, and gone
 * when it holds nothing. Part of the change itself, so that one undo takes all of it back.
 */
export function applySettled(before: CanvasState, change: CanvasChange): CanvasState {
  const after = applyChange(before, change);
  const groups = touchedGroups(before, after, change);
  if (groups.length === 0) return after;
  const members = Map.groupBy(
    [...after.nodes.values()].filter(({ parentId }) => typeof parentId === 'string'),
    ({ parentId }) => parentId,
  );
  const settled = new Map<string, CanvasNode | null>();
  // Innermost first: what holds a group takes its new box, or the news that it is gone.
  for (const group of groups) {
    const held = (members.get(group.id) ?? []).flatMap(
      (node) => settled.get(node.id) ?? (settled.has(node.id) ? [] : node),
    );
    const box = unionOf(held.map((node) => boundsOf(normaliseNode(node))));
    settled.set(group.id, box && withBox(group, box));
  }
  return applyChange(after, changeOf(after, settled));
}

/** The state with the groups brought in step that hold anything which differs from `before`. */
export function settleGroups(before: CanvasState, after: CanvasState): CanvasState {
  return applySettled(before, diffStates(before, after));
}

function touchedGroups(before: CanvasState, after: CanvasState, change: CanvasChange): CanvasNode[] {
  const touched = new Set<string>();
  for (const id of [...change.put.map((node) => node.id), ...change.remove]) {
    const parents = [before.nodes.get(id)?.parentId, after.nodes.get(id)?.parentId];
    for (const groupId of [id, ...parents]) {
      if (typeof groupId !== 'string') continue;
      const group = after.nodes.get(groupId);
      if (!group || touched.has(groupId)) continue;
      for (const node of [group, ...ancestorsOf(after, groupId)]) if (isGroup(node)) touched.add(node.id);
    }
  }
  return [...touched]
    .flatMap((id) => after.nodes.get(id) ?? [])
    .map((node) => ({ node, depth: ancestorsOf(after, node.id).length }))
    .toSorted((a, b) => b.depth - a.depth)
    .map(({ node }) => node);
}

function withBox(group: CanvasNode, box: { x: number; y: number; width: number; height: number }): CanvasNode {
  const [x, y, width, height] = [tidy(box.x), tidy(box.y), tidy(box.width), tidy(box.height)];
  const same = group.x === x && group.y === y && group.width === width && group.height === height;
  return same && !group.rotation ? group : { ...group, x, y, width, height, rotation: 0 };
}

function changeOf(state: CanvasState, settled: ReadonlyMap<string, CanvasNode | null>): CanvasChange {
  const remove = [...settled].flatMap(([id, group]) => (group === null ? id : []));
  return {
    ...emptyChange,
    put: [...settled.values()].flatMap((group) => (group && state.nodes.get(group.id) !== group ? group : [])),
    remove,
    removeConnections: remove.flatMap((id) => connectionsOf(state, id).map((connection) => connection.id)),
  };
}
