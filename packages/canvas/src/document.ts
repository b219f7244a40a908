import type { JsonObject } from './json.ts';
import type { CanvasNode } from './records/node.ts';
import type { Connection } from './records/connection.ts';
import type { Viewport } from './records/viewport.ts';

/** A canvas as it travels and is stored; other fields of a snapshot are kept as they came. */
export interface CanvasDocument {
  readonly viewport: Viewport;
  readonly nodes: readonly CanvasNode[];
  readonly connections: readonly Connection[];
  readonly [field: string]: unknown;
}

/**
 * A canvas to work on: records by id, so that a change costs what it touches and not a search through 10,000 nodes.
 * Immutable like all data here; a map keeps the order in which records came, which means nothing (z-order is `order`).
 */
export interface CanvasState {
  readonly viewport: Viewport;
  readonly nodes: ReadonlyMap<string, CanvasNode>;
  readonly connections: ReadonlyMap<string, Connection>;
  /** Fields of the snapshot that are none of the three. */
  readonly fields: JsonObject;
}

/** Where a canvas is looked at that nobody has looked at. */
export const initialViewport: Viewport = Object.freeze({ x: 0, y: 0, k: 1 });

export function stateOf(document: CanvasDocument): CanvasState {
  const { viewport, nodes, connections, ...fields } = document;
  return {
    viewport,
    nodes: new Map(nodes.map((node) => [node.id, node])),
    connections: new Map(connections.map((connection) => [connection.id, connection])),
    fields,
  };
}

export function documentOf(state: CanvasState): CanvasDocument {
  return {
    ...state.fields,
    viewport: state.viewport,
    nodes: [...state.nodes.values()],
    connections: [...state.connections.values()],
  };
}

/** All connections that begin or end at a node; deleting a node removes none of them by itself. */
export function connectionsOf(state: Pick<CanvasState, 'connections'>, nodeId: string): Connection[] {
  return [...state.connections.values()].filter(({ from, to }) => from === nodeId || to === nodeId);
}

/**
 * The frames around a node, innermost first. Ends at a parent that is gone and at a cycle: two editors may each put one
 * frame into the other, and a merge by node can't see it.
 */
export function ancestorsOf(state: Pick<CanvasState, 'nodes'>, nodeId: string): CanvasNode[] {
  const ancestors: CanvasNode[] = [];
  const seen = new Set([nodeId]);
  let parentId = state.nodes.get(nodeId)?.parentId;
  while (typeof parentId === 'string' && !seen.has(parentId)) {
    const parent = state.nodes.get(parentId);
    if (!parent) break;
    ancestors.push(parent);
    seen.add(parentId);
    parentId = parent.parentId;
  }
  return ancestors;
}
