import { CanvasError } from '../canvas-error.ts';
import { initialViewport, type CanvasDocument } from '../document.ts';
import { boundsOf, type BoundingBox, type Point, unionOf } from '../geometry.ts';
import { isObject } from '../json.ts';
import { limitsWith, type SnapshotLimits } from '../limits.ts';
import { ordersAbove } from '../order.ts';
import type { CanvasNode } from '../records/node.ts';
import type { Connection } from '../records/connection.ts';
import { positionOf } from './page-position.ts';
import { plainTextOf } from './rich-text.ts';
import { nodeOf, nodesOfShape, pathNode, pointOf } from './shape-node.ts';
import { bindingKey, compareText, readStore, textOf, type TldrawShape, type TldrawStore } from './store.ts';

/** Page units between tldraw pages, which lie side by side here: a canvas of ours is one endless page. */
const pageGap = 400;

/**
 * A tldraw snapshot as a canvas. Images, texts, frames, groups, geometric shapes, notes and lines become nodes; an arrow
 * between two shapes becomes a connection, any other a node; each keeps its record under `meta.original`, and shapes of
 * other kinds are nodes of an unknown type. Ids stay, so a second import of the same snapshot changes nothing.
 * Undefined when there is no tldraw store in `snapshot`. Throws CanvasError `too_many_nodes`, `too_deep`.
 */
export function convertTldraw(snapshot: unknown, limits?: Partial<SnapshotLimits>): CanvasDocument | undefined {
  const store = readStore(snapshot);
  if (!store) return undefined;
  if (store.shapes.size > limitsWith(limits).maxNodes) {
    throw new CanvasError('too_many_nodes', 'The tldraw snapshot holds more shapes than a canvas may.');
  }
  const children = childrenByParent(store);
  const connections: Connection[] = [];
  const nodes: CanvasNode[] = [];
  let offset = 0;
  for (const pageId of pageIds(store)) {
    const page = new PageConversion(store, children, connections);
    page.visit(pageId, null);
    const bounds = unionOf(page.nodes.map(nodeBounds));
    if (!bounds) continue;
    const shift = nodes.length === 0 ? 0 : offset - bounds.x;
    for (const node of page.nodes) nodes.push({ ...node, x: node.x + shift });
    offset = bounds.x + bounds.width + shift + pageGap;
  }
  const orders = ordersAbove([], nodes.length);
  return {
    viewport: viewportOf(store),
    nodes: nodes.map((node, index) => ({ ...node, order: orders[index] ?? '' })),
    connections,
  };
}

/** Converts one page, bottom to top, so that the order of `nodes` is the z-order. */
class PageConversion {
  readonly nodes: CanvasNode[] = [];
  readonly #store: TldrawStore;
  readonly #children: ReadonlyMap<string, TldrawShape[]>;
  readonly #connections: Connection[];
  readonly #visited = new Set<string>();

  constructor(store: TldrawStore, children: ReadonlyMap<string, TldrawShape[]>, connections: Connection[]) {
    this.#store = store;
    this.#children = children;
    this.#connections = connections;
  }

  /** Adds the shapes below a page or shape. A stack instead of recursion: a store may nest groups as deep as it likes. */
  visit(rootId: string, frameId: string | null): void {
    const stack: { shape: TldrawShape; frameId: string | null; leaving: number | null }[] = [];
    const enter = (parentId: string, within: string | null) => {
      for (const shape of (this.#children.get(parentId) ?? []).toReversed()) {
        if (!this.#visited.has(shape.id)) stack.push({ shape, frameId: within, leaving: null });
      }
    };
    enter(rootId, frameId);
    for (let step = stack.pop(); step; step = stack.pop()) {
      const { shape } = step;
      if (step.leaving !== null) {
        this.#closeGroup(shape, step.frameId, step.leaving);
        continue;
      }
      if (this.#visited.has(shape.id)) continue;
      this.#visited.add(shape.id);
      if (shape.type === 'group') stack.push({ ...step, leaving: this.nodes.length });
      else this.#add(shape, step.frameId);
      const encloses = shape.type === 'group' || shape.type === 'frame';
      enter(shape.id, encloses ? shape.id : step.frameId);
    }
  }

  #add(shape: TldrawShape, frameId: string | null): void {
    const position = positionOf(shape, this.#store);
    if (shape.type !== 'arrow') {
      const nodes = nodesOfShape(shape, position, this.#store);
      this.nodes.push(...nodes.map((node) => ({ ...node, parentId: frameId })));
      return;
    }
    const connection = connectionOf(shape, this.#store);
    if (connection) {
      this.#connections.push(connection);
      return;
    }
    const points = [pointOf(shape.props['start']), pointOf(shape.props['end'])];
    this.nodes.push({ ...pathNode(shape, position, points, 'arrow'), parentId: frameId });
  }

  /** A group has no box of its own: it becomes a transparent frame around what it holds, and lies below it. */
  #closeGroup(group: TldrawShape, frameId: string | null, firstChild: number): void {
    const bounds = unionOf(this.nodes.slice(firstChild).map(nodeBounds));
    if (!bounds) return;
    const position = { ...positionOf(group, this.#store), x: bounds.x, y: bounds.y, rotation: 0 };
    const data = { name: '', background: 'transparent', clip: false, group: true as const };
    this.nodes.splice(firstChild, 0, { ...nodeOf(group, position, bounds, 'frame', data), parentId: frameId });
  }
}

/** An arrow as a connection when both its ends hold to shapes, by bindings or, before tldraw 2.2, by its own props. */
function connectionOf(arrow: TldrawShape, store: TldrawStore): Connection | undefined {
  const from = boundShape(arrow, 'start', store);
  const to = boundShape(arrow, 'end', store);
  if (from === undefined || to === undefined || from === to) return undefined;
  const label = plainTextOf(arrow.props);
  const connection = { id: arrow.id, from, to, kind: 'manual' as const, meta: { original: arrow.record } };
  return label === '' ? connection : { ...connection, label };
}

function boundShape(arrow: TldrawShape, terminal: 'start' | 'end', store: TldrawStore): string | undefined {
  const bound = store.bindings.get(bindingKey(arrow.id, terminal));
  const end = arrow.props[terminal];
  const shapeId = bound ?? (isObject(end) ? textOf(end['boundShapeId']) : '');
  const shape = store.shapes.get(shapeId);
  return shape && shape.type !== 'arrow' ? shape.id : undefined;
}

function childrenByParent(store: TldrawStore): Map<string, TldrawShape[]> {
  const children = new Map<string, TldrawShape[]>();
  for (const shape of store.shapes.values()) {
    const siblings = children.get(shape.parentId);
    if (siblings) siblings.push(shape);
    else children.set(shape.parentId, [shape]);
  }
  for (const siblings of children.values()) {
    siblings.sort((a, b) => compareText(a.index, b.index) || compareText(a.id, b.id));
  }
  return children;
}

/** All pages, and after them whatever else shapes name as their parent without it being there. */
function pageIds(store: TldrawStore): Set<string> {
  const pages = store.pages.map((page) => page.id);
  const orphaned = [...store.shapes.values()].filter((shape) => !store.shapes.has(shape.parentId));
  return new Set([...pages, ...orphaned.map((shape) => shape.parentId)]);
}

function viewportOf({ camera }: TldrawStore): CanvasDocument['viewport'] {
  return camera ? { x: camera.x * camera.z, y: camera.y * camera.z, k: camera.z } : initialViewport;
}

function nodeBounds(node: CanvasNode): BoundingBox & Point {
  return boundsOf(node);
}
