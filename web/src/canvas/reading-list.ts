import type { CanvasNode, CanvasState } from '@easel/canvas';
import { readingOrder } from './edits.ts';

const kept = new WeakMap<CanvasState['nodes'], CanvasNode[]>();

/** All nodes of a canvas as one reads them; sorted once, however often one steps through them. */
export function readingList({ nodes }: CanvasState): readonly CanvasNode[] {
  const known = kept.get(nodes);
  if (known) return known;
  const list = readingOrder(nodes.values());
  kept.set(nodes, list);
  return list;
}
