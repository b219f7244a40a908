import fc from 'fast-check';
import { type CanvasDocument, type CanvasNode, type CanvasState, stateOf } from '@easel/canvas';

export function node(id: string, fields: Partial<CanvasNode> & Record<string, unknown> = {}): CanvasNode {
  return { id, type: 'image', x: 0, y: 0, width: 100, height: 80, ...fields };
}

export function canvas(nodes: CanvasNode[] = [], fields: Partial<CanvasDocument> = {}): CanvasState {
  return stateOf({ viewport: { x: 0, y: 0, k: 1 }, nodes, connections: [], ...fields });
}

/** JSON as a client may send it, with names that trip careless code. */
export const anyJson = fc.jsonValue({ maxDepth: 3, noUnicodeString: false } as fc.JsonSharedConstraints);

const ids = fc.constantFrom('n1', 'n2', 'n3', 'n4', 'n5');
const oddName = fc.oneof(fc.constantFrom('__proto__', 'constructor', 'toString', 'crop', 'x-extra'), fc.string());
const free = fc.array(fc.tuple(oddName, anyJson), { maxLength: 3 }).map((entries) => Object.fromEntries(entries));
const small = fc.integer({ min: -50, max: 50 });

export const anyNode: fc.Arbitrary<CanvasNode> = fc
  .record({ id: ids, x: small, y: small, opacity: anyJson, data: free, meta: free, other: free })
  .map(({ other, ...known }) => ({ ...other, width: 10, height: 10, type: 'image', ...known }) as CanvasNode);

const anyConnection = fc.record({ id: fc.constantFrom('c1', 'c2', 'c3'), from: ids, to: ids, label: fc.string() });

export const anyDocument: fc.Arbitrary<CanvasDocument> = fc
  .record({
    free,
    viewport: fc.record({ x: small, y: small, k: fc.constantFrom(0.5, 1, 2) }),
    nodes: fc.uniqueArray(anyNode, { selector: (one) => one.id }),
    connections: fc.uniqueArray(anyConnection, { selector: (one) => one.id }),
  })
  .map(({ free: fields, ...known }) => ({ ...fields, ...known }));

export const anyState: fc.Arbitrary<CanvasState> = anyDocument.map(stateOf);

/** The same data whatever the order of its records: z-order is a field, not a place in an array. */
export function sorted(state: CanvasState) {
  const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1);
  return {
    ...state,
    nodes: [...state.nodes.values()].toSorted(byId),
    connections: [...state.connections.values()].toSorted(byId),
  };
}
