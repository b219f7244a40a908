/** Which nodes lie in a box of the page: an R-tree kept in step with the document, node by node. */
import { boundsOf, normaliseNode, type CanvasNode } from '@easel/canvas';
import RBush from 'rbush';
import type { Box } from './camera.ts';

interface Entry {
  readonly minX: number;
  readonly minY: number;
  readonly maxX: number;
  readonly maxY: number;
  readonly node: CanvasNode;
}

export interface SpatialIndex {
  /** Brings the index to these nodes; what is the same object as before costs nothing. */
  update(nodes: Iterable<CanvasNode>): void;
  /** Nodes whose bounding box meets `box`, in no order. */
  search(box: Box): CanvasNode[];
}

const entryOf = (node: CanvasNode): Entry => {
  const box = boundsOf(normaliseNode(node));
  return { minX: box.x, minY: box.y, maxX: box.x + box.width, maxY: box.y + box.height, node };
};

export function createSpatialIndex(): SpatialIndex {
  const tree = new RBush<Entry>(16);
  let entries = new Map<string, Entry>();

  return {
    update(nodes) {
      const next = new Map<string, Entry>();
      const added: Entry[] = [];
      for (const node of nodes) {
        const known = entries.get(node.id);
        const entry = known?.node === node ? known : entryOf(node);
        if (entry !== known) added.push(entry);
        next.set(node.id, entry);
      }
      for (const [id, entry] of entries) if (next.get(id) !== entry) tree.remove(entry);
      // Bulk loading packs the tree far better than one insertion after another; it pays when much is new.
      if (added.length > 200) tree.load(added);
      else for (const entry of added) tree.insert(entry);
      entries = next;
    },
    search: (box) =>
      tree
        .search({ minX: box.x, minY: box.y, maxX: box.x + box.width, maxY: box.y + box.height })
        .map(({ node }) => node),
  };
}
