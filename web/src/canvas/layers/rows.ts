/** The tree of a canvas as rows of a list: pure, a document in, rows out. */
import { isGroup, normaliseNode, sortByOrder, type CanvasNode, type CanvasState } from '@easel/canvas';

export interface LayerRow {
  readonly node: CanvasNode;
  /** 0 for what stands on the page itself. */
  readonly depth: number;
  readonly children: number;
  readonly open: boolean;
  /** Place among its siblings from 1, and how many those are: what a screen reader says. */
  readonly place: number;
  readonly siblings: number;
}

export interface Tree {
  /** Topmost first; the key `null` holds what stands on the page itself. */
  readonly children: ReadonlyMap<string | null, readonly CanvasNode[]>;
}

const kept = new WeakMap<CanvasState['nodes'], Tree>();

/** Who lies in whom. A parent that is gone, and one that lies in its own child, count as none. */
export function treeOf({ nodes }: Pick<CanvasState, 'nodes'>): Tree {
  const known = kept.get(nodes);
  if (known) return known;
  const children = new Map<string | null, CanvasNode[]>([[null, []]]);
  for (const node of sortByOrder(nodes.values()).reverse()) {
    const parent = parentOf(nodes, node);
    const siblings = children.get(parent);
    if (siblings) siblings.push(node);
    else children.set(parent, [node]);
  }
  const tree = { children };
  kept.set(nodes, tree);
  return tree;
}

export function parentOf(nodes: CanvasState['nodes'], node: CanvasNode): string | null {
  const own = normaliseNode(node).parentId;
  if (own === null || !nodes.has(own)) return null;
  const seen = new Set([node.id]);
  for (let at: string | null = own; at !== null;) {
    if (seen.has(at)) return null;
    seen.add(at);
    const next = nodes.get(at);
    at = next ? normaliseNode(next).parentId : null;
  }
  return own;
}

/**
 * What is open: what somebody opened, and the frames of pictures that were taken apart, whose elements are what they were
 * opened for, unless somebody closed them.
 */
export function openedIn({ nodes }: Pick<CanvasState, 'nodes'>, chosen: ReadonlyMap<string, boolean>): Set<string> {
  const opened = new Set([...chosen].filter(([, open]) => open).map(([id]) => id));
  for (const node of nodes.values()) if (isElements(node) && chosen.get(node.id) !== false) opened.add(node.id);
  return opened;
}

const isElements = (node: CanvasNode): boolean =>
  node.type === 'frame' && node.meta?.source === 'generator' && !isGroup(node);

/** Rows of what is open; with `matches`, only those and what they lie in, all open. */
export function rowsOf(tree: Tree, opened: ReadonlySet<string>, matches: ReadonlySet<string> | null): LayerRow[] {
  const rows: LayerRow[] = [];
  const shown = matches && withParents(tree, matches);
  const add = (parent: string | null, depth: number) => {
    const all = tree.children.get(parent) ?? [];
    const siblings = shown ? all.filter(({ id }) => shown.has(id)) : all;
    siblings.forEach((node, at) => {
      const children = tree.children.get(node.id)?.length ?? 0;
      const open = children > 0 && (shown !== null || opened.has(node.id));
      rows.push({ node, depth, children, open, place: at + 1, siblings: siblings.length });
      if (open) add(node.id, depth + 1);
    });
  };
  add(null, 0);
  return rows;
}

function withParents(tree: Tree, matches: ReadonlySet<string>): ReadonlySet<string> {
  const shown = new Set<string>();
  const look = (parent: string | null): boolean => {
    let any = false;
    for (const { id } of tree.children.get(parent) ?? []) {
      const inside = tree.children.has(id) && look(id);
      if (!inside && !matches.has(id)) continue;
      shown.add(id);
      any = true;
    }
    return any;
  };
  look(null);
  return shown;
}

/** What a range of the list holds, either end first. */
export function rangeOf(rows: readonly LayerRow[], from: string, to: string): string[] {
  const [a, b] = [from, to].map((id) => rows.findIndex(({ node }) => node.id === id)) as [number, number];
  if (a < 0 || b < 0) return [to];
  return rows.slice(Math.min(a, b), Math.max(a, b) + 1).map(({ node }) => node.id);
}
