/** What edits make of a document: pure, a document and ids in, a change out. */
import {
  boundsOf,
  centreOf,
  connectionsOf,
  isGroup,
  normaliseNode,
  ordersAbove,
  sortByOrder,
  unionOf,
  type BoundingBox,
  type CanvasChange,
  type CanvasNode,
  type CanvasState,
  type Point,
} from '@easel/canvas';
import { lockOn } from './arrange/locks.ts';

/** The nodes among `ids` and all that lies in the frames among them, lowest first. */
export function withContents(canvas: CanvasState, ids: Iterable<string>): CanvasNode[] {
  const wanted = new Set(ids);
  const frames = [...wanted].some((id) => canvas.nodes.get(id)?.type === 'frame');
  // A pass finds the children of what is known; frames within frames need one more each.
  for (let grew = frames; grew;) {
    grew = false;
    for (const node of canvas.nodes.values()) {
      if (wanted.has(node.id) || typeof node.parentId !== 'string' || !wanted.has(node.parentId)) continue;
      wanted.add(node.id);
      grew = true;
    }
  }
  return sortByOrder([...wanted].flatMap((id) => canvas.nodes.get(id) ?? []));
}

export function isLocked(node: CanvasNode): boolean {
  return normaliseNode(node).locked;
}

/** What may be changed of a selection: not what is locked, nor what lies in something locked. */
export function editable(canvas: CanvasState, ids: Iterable<string>): CanvasNode[] {
  return withContents(canvas, ids).filter(({ id }) => !lockOn(canvas, id));
}

/**
 * What moves, turns or goes with a selection: its nodes that are not locked, and all that lies in them. A lock keeps a
 * node at its place in its frame, and not on the page when the frame leaves.
 */
export function takenAlong(canvas: CanvasState, ids: Iterable<string>): CanvasNode[] {
  return withContents(
    canvas,
    [...ids].filter((id) => !lockOn(canvas, id)),
  );
}

/** The box around nodes as they stand on the page, their rotation included; null for none. */
export function boundsAround(nodes: Iterable<CanvasNode>): BoundingBox | null {
  return unionOf([...nodes].map((node) => boundsOf(normaliseNode(node))));
}

/** Nodes at a distance, and in the frame in which their middle then lies. */
export function moveNodes(canvas: CanvasState, nodes: readonly CanvasNode[], delta: Point): CanvasNode[] {
  const moved = nodes.map((node) => ({ ...node, x: tidy(node.x + delta.x), y: tidy(node.y + delta.y) }));
  return intoFrames(canvas, moved);
}

/** A hundredth of a page unit: below that a fraction only makes records longer. */
export function tidy(value: number): number {
  return Math.round(value * 100) / 100 || 0;
}

/**
 * A node belongs to the frame that holds its middle. Frames stay where they belong, and so does what moved with its frame;
 * into groups and out of them nothing gets by being moved.
 */
export function intoFrames(canvas: CanvasState, moved: readonly CanvasNode[]): CanvasNode[] {
  const movedIds = new Set(moved.map(({ id }) => id));
  const frames = sortByOrder(
    [...canvas.nodes.values()].filter((node) => isFrame(node) && !movedIds.has(node.id) && !normaliseNode(node).hidden),
  );
  return moved.map((node) => {
    const parentId = normaliseNode(node).parentId;
    const parent = parentId === null ? undefined : canvas.nodes.get(parentId);
    const stays = parentId !== null && (movedIds.has(parentId) || (parent && isGroup(parent)));
    if (isFrame(node) || stays) return node;
    const middle = centreOf(boundsOf(normaliseNode(node)));
    const frame = frames.findLast((candidate) => holds(boundsOf(normaliseNode(candidate)), middle));
    const next = frame?.id ?? null;
    return next === parentId ? node : { ...node, parentId: next };
  });
}

/** A frame that one sees. */
function isFrame(node: CanvasNode): boolean {
  return node.type === 'frame' && !isGroup(node);
}

function holds(box: BoundingBox, point: Point): boolean {
  return point.x >= box.x && point.x <= box.x + box.width && point.y >= box.y && point.y <= box.y + box.height;
}

/** Removes nodes, what lies in them, and the connections that would hang in the air. */
export function deleteNodes(canvas: CanvasState, ids: Iterable<string>): Partial<CanvasChange> {
  const remove = takenAlong(canvas, ids).map(({ id }) => id);
  return {
    remove,
    removeConnections: [
      ...new Set(remove.flatMap((id) => connectionsOf(canvas, id).map((connection) => connection.id))),
    ],
  };
}

export interface Copies {
  readonly change: Partial<CanvasChange>;
  /** The copies of the nodes that stood outside any copied frame or group: what one selects afterwards. */
  readonly ids: readonly string[];
}

/**
 * Puts copies of `nodes` on the canvas, shifted by `delta`, above everything. A copy inside a copied frame stays in
 * it, one of a group's members in that group; any other belongs to the frame it lands in. `newId` makes the ids.
 */
export function copyNodes(
  canvas: CanvasState,
  nodes: readonly CanvasNode[],
  delta: Point,
  newId: () => string,
): Copies {
  const ids = new Map(nodes.map(({ id }) => [id, newId()]));
  const orders = ordersAbove(canvas.nodes.values(), nodes.length);
  const copies = sortByOrder(nodes).map((node, at): CanvasNode => ({
    ...node,
    id: ids.get(node.id) ?? newId(),
    parentId: typeof node.parentId === 'string' ? (ids.get(node.parentId) ?? groupStill(canvas, node.parentId)) : null,
    order: orders[at] ?? '',
  }));
  const put = moveNodes(canvas, copies, delta);
  const copied = new Set(ids.values());
  const inside = new Set(copies.flatMap(({ id, parentId }) => (parentId && copied.has(parentId) ? id : [])));
  return { change: { put }, ids: put.map(({ id }) => id).filter((id) => !inside.has(id)) };
}

function groupStill({ nodes }: CanvasState, id: string): string | null {
  const group = nodes.get(id);
  return group && isGroup(group) ? id : null;
}

/** Nodes as one reads: rows from the top, each from the left. Nodes whose middles are half a height apart share a row. */
export function readingOrder(nodes: Iterable<CanvasNode>): CanvasNode[] {
  const rest = [...nodes].filter((node) => !normaliseNode(node).hidden).sort((a, b) => a.y - b.y || a.x - b.x);
  const rows: { bottom: number; nodes: CanvasNode[] }[] = [];
  for (const node of rest) {
    const row = rows.at(-1);
    if (row && node.y + node.height / 2 < row.bottom) row.nodes.push(node);
    else rows.push({ bottom: node.y + node.height, nodes: [node] });
  }
  return rows.flatMap((row) => row.nodes.sort((a, b) => a.x - b.x));
}

/** What to call a node: its title, else what it holds; empty when it has no words of its own. */
export function nodeName(node: CanvasNode): string {
  const reading = normaliseNode(node);
  if (reading.title) return reading.title;
  if (reading.kind === 'frame') return reading.data.name;
  if (reading.kind === 'text') return reading.data.text.trim().split('\n')[0]?.slice(0, 80) ?? '';
  if (reading.kind === 'image') return reading.data.alt.slice(0, 80);
  return '';
}
