/** What fields of the inspector do to what is selected: pure, a document and values in, records out. */
import { normaliseNode, type CanvasNode, type CanvasState, type NormalisedNode } from '@easel/canvas';
import { intoFrames, moveNodes, tidy, withContents } from '../edits.ts';
import { tidyDegrees } from '../gestures/resize-box.ts';

/** One value where all agree, `mixed` where they do not, null where nothing has one. */
export type Shared<V> = V | 'mixed' | null;

export function shared<V extends string | number | boolean>(
  nodes: readonly CanvasNode[],
  read: (node: NormalisedNode) => V | undefined,
): Shared<V> {
  let value: V | null = null;
  for (const node of nodes) {
    const own = read(normaliseNode(node));
    if (own === undefined) continue;
    if (value !== null && value !== own) return 'mixed';
    value = own;
  }
  return value;
}

export type Geometry = 'x' | 'y' | 'width' | 'height' | 'rotation';

/** Sets one measure of each; what lies in a frame moves with it, and stands in whatever frame it then lies in. */
export function setGeometry(
  canvas: CanvasState,
  nodes: readonly CanvasNode[],
  field: Geometry,
  valueOf: (node: CanvasNode) => number,
  ratioLocked = false,
): CanvasNode[] {
  if (field === 'x' || field === 'y') return moveEach(canvas, nodes, field, valueOf);
  const put = nodes.map((node) => {
    const value = tidy(valueOf(node));
    if (field === 'rotation') return { ...node, rotation: tidyDegrees(value) };
    return resized(node, field, value, ratioLocked);
  });
  return intoFrames(canvas, put);
}

/** Gives each another size from its upper left corner; what lies in a frame stays where it is. */
export function setSize(
  canvas: CanvasState,
  nodes: readonly CanvasNode[],
  sizeOf: (node: CanvasNode) => { readonly width: number; readonly height: number },
): CanvasNode[] {
  return intoFrames(
    canvas,
    nodes.map((node) => ({ ...node, ...sizeOf(node) })),
  );
}

const leastSize = 1;

function resized(node: CanvasNode, field: 'width' | 'height', value: number, ratioLocked: boolean): CanvasNode {
  const next = Math.min(1e7, Math.max(leastSize, value));
  if (!ratioLocked || node[field] === 0) return { ...node, [field]: next };
  const factor = next / node[field];
  const other = field === 'width' ? 'height' : 'width';
  return { ...node, [field]: next, [other]: Math.max(leastSize, tidy(node[other] * factor)) };
}

function moveEach(
  canvas: CanvasState,
  nodes: readonly CanvasNode[],
  field: 'x' | 'y',
  valueOf: (node: CanvasNode) => number,
): CanvasNode[] {
  const chosen = new Set(nodes.map(({ id }) => id));
  const put = new Map<string, CanvasNode>();
  for (const node of nodes) {
    const by = tidy(valueOf(node)) - node[field];
    // What is selected inside a selected frame is set by itself.
    const together = withContents(canvas, [node.id]).filter(({ id }) => id === node.id || !chosen.has(id));
    const delta = field === 'x' ? { x: by, y: 0 } : { x: 0, y: by };
    for (const moved of moveNodes(canvas, together, delta)) put.set(moved.id, moved);
  }
  return [...put.values()];
}

/** Sets fields of `data`, and leaves the rest as it came. */
export function setData(nodes: readonly CanvasNode[], part: Readonly<Record<string, unknown>>): CanvasNode[] {
  return nodes.map((node) => ({ ...node, data: { ...node.data, ...part } }));
}
