/** What is written on nodes themselves: locks, what is hidden, and names. Pure, a document in, nodes out. */
import type { CanvasNode, CanvasState } from '@easel/canvas';
import { withContents } from '../edits.ts';

export type Mark = 'locked' | 'hidden';

/** What hides is each node itself; a lock on a frame or group holds all in it without marking them. */
export function marked(canvas: CanvasState, ids: Iterable<string>, mark: Mark, value: boolean): CanvasNode[] {
  const touched = mark === 'hidden' ? withContents(canvas, ids) : [...ids].flatMap((id) => canvas.nodes.get(id) ?? []);
  return touched.map((node) => ({ ...node, [mark]: value }));
}

const longestName = 200;

export function renamed(node: CanvasNode, name: string): CanvasNode {
  const title = name.trim().slice(0, longestName);
  return node.type === 'frame' ? { ...node, title: '', data: { ...node.data, name: title } } : { ...node, title };
}
