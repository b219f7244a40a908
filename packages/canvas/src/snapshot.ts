import { CanvasError } from './canvas-error.ts';
import { initialViewport, type CanvasDocument } from './document.ts';
import { isObject, type JsonObject } from './json.ts';
import { checkTextLimits, checkValueLimits, limitsWith, type SnapshotLimits, tooLarge } from './limits.ts';
import type { CanvasNode } from './records/node.ts';
import type { Connection } from './records/connection.ts';
import { faultOfConnection, faultOfNode, faultOfViewport, type RecordFault } from './records/faults.ts';
import type { Viewport } from './records/viewport.ts';
import { convertTldraw } from './tldraw/convert.ts';

/**
 * A canvas from the JSON text of a snapshot, already decompressed. Whoever decompressed must have cut the stream at
 * `maxBytes`. Throws CanvasError `not_json`, `too_large`, `too_deep`, `too_many_nodes`, `wrong_shape`.
 */
export function parseSnapshotText(json: string, limits?: Partial<SnapshotLimits>): CanvasDocument {
  const bounds = limitsWith(limits);
  return readDocument(parseJson(json, bounds), bounds);
}

/**
 * A canvas from a parsed `{viewport, nodes, connections}`, the uncompressed form. Judged like a compressed one; fields
 * besides the three are kept as they came. Same errors but `not_json`.
 */
export function readSnapshotObject(value: unknown, limits?: Partial<SnapshotLimits>): CanvasDocument {
  const bounds = limitsWith(limits);
  checkValueLimits(value, bounds);
  return readDocument(value, bounds);
}

function parseJson(json: string, limits: SnapshotLimits, pointer?: string): unknown {
  checkTextLimits(json, limits);
  try {
    return JSON.parse(json);
  } catch {
    throw new CanvasError('not_json', 'The canvas is not JSON.', pointer);
  }
}

function readDocument(value: unknown, limits: SnapshotLimits): CanvasDocument {
  if (!isObject(value)) throw new CanvasError('wrong_shape', 'A canvas is an object.', '');
  const { tldrawSnapshot, ...own } = value;
  if (tldrawSnapshot === undefined || tldrawSnapshot === null) return readOwn(value, limits);
  const imported = readTldraw(tldrawSnapshot, limits);
  const document = readOwn({ nodes: [], viewport: imported.viewport, ...own }, limits);
  // A record that stands in both is the canvas's own, which somebody may have edited since.
  const nodes = addMissing(document.nodes, imported.nodes);
  const connections = addMissing(document.connections, imported.connections);
  return readOwn({ ...document, nodes, connections }, limits);
}

function readTldraw(snapshot: unknown, limits: SnapshotLimits): CanvasDocument {
  const pointer = '/tldrawSnapshot';
  const store = typeof snapshot === 'string' ? parseJson(snapshot, limits, pointer) : snapshot;
  const document = convertTldraw(store, limits);
  if (!document) throw new CanvasError('wrong_shape', 'The tldraw snapshot holds no store of records.', pointer);
  // A record lies deeper under meta.original than it did in the store, and the result must be readable again.
  checkValueLimits(document, limits);
  return document;
}

function readOwn(value: JsonObject, limits: SnapshotLimits): CanvasDocument {
  const { viewport = initialViewport, nodes, connections = [] } = value;
  // A canvas without `nodes` must not pass for an empty one: saving it would delete everything.
  if (!Array.isArray(nodes)) throw new CanvasError('wrong_shape', 'A canvas has an array of nodes.', '/nodes');
  if (!Array.isArray(connections)) {
    throw new CanvasError('wrong_shape', 'The connections of a canvas are an array.', '/connections');
  }
  if (nodes.length > limits.maxNodes) {
    throw new CanvasError('too_many_nodes', `A canvas holds at most ${limits.maxNodes} nodes.`, '/nodes');
  }
  if (connections.length > limits.maxConnections) throw tooLarge('/connections');
  const fault = faultOfViewport(viewport);
  if (fault) throw wrongShape('/viewport', fault);
  return {
    ...value,
    viewport: viewport as Viewport,
    nodes: readRecords<CanvasNode>(nodes, '/nodes', faultOfNode),
    connections: readRecords<Connection>(connections, '/connections', faultOfConnection),
  };
}

function readRecords<R extends { readonly id: string }>(
  values: readonly unknown[],
  pointer: string,
  faultOf: (value: unknown) => RecordFault | undefined,
): R[] {
  const ids = new Set<string>();
  return values.map((value, index) => {
    const fault = faultOf(value);
    if (fault) throw wrongShape(`${pointer}/${index}`, fault);
    const record = value as R;
    if (ids.has(record.id)) {
      throw new CanvasError('wrong_shape', 'Two records have the same id.', `${pointer}/${index}/id`);
    }
    ids.add(record.id);
    return record;
  });
}

function wrongShape(pointer: string, fault: RecordFault): CanvasError {
  return new CanvasError('wrong_shape', `The record ${fault.reason}.`, pointer + fault.pointer);
}

function addMissing<R extends { readonly id: string }>(own: readonly R[], imported: readonly R[]): R[] {
  const ids = new Set(own.map((record) => record.id));
  return [...own, ...imported.filter((record) => !ids.has(record.id))];
}
