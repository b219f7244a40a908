import type { CanvasState } from './document.ts';
import { equalJson, type JsonObject, ownValue } from './json.ts';
import type { CanvasNode } from './records/node.ts';
import type { Connection } from './records/connection.ts';
import type { Viewport } from './records/viewport.ts';

/**
 * What makes one canvas of another. A put replaces or adds a whole record; an id that is both put and removed is put.
 * `fields` and `removeFields` are for fields of the snapshot that are no record.
 */
export interface CanvasChange {
  readonly put: readonly CanvasNode[];
  readonly remove: readonly string[];
  readonly putConnections: readonly Connection[];
  readonly removeConnections: readonly string[];
  readonly viewport?: Viewport;
  readonly fields?: JsonObject;
  readonly removeFields?: readonly string[];
}

export const emptyChange: CanvasChange = { put: [], remove: [], putConnections: [], removeConnections: [] };

export function isEmptyChange(change: CanvasChange): boolean {
  return (
    change.put.length + change.remove.length + change.putConnections.length + change.removeConnections.length === 0 &&
    !change.viewport &&
    Object.keys(change.fields ?? {}).length + (change.removeFields?.length ?? 0) === 0
  );
}

/** What makes `after` of `before`. Records that are the same object are not compared further. */
export function diffStates(before: CanvasState, after: CanvasState): CanvasChange {
  const nodes = diffRecords(before.nodes, after.nodes);
  const connections = diffRecords(before.connections, after.connections);
  const fields = diffFields(before.fields, after.fields);
  return {
    put: nodes.put,
    remove: nodes.remove,
    putConnections: connections.put,
    removeConnections: connections.remove,
    ...(!equalJson(before.viewport, after.viewport) && { viewport: after.viewport }),
    ...fields,
  };
}

/** The state after a change. What the change does not touch stays the same object. */
export function applyChange(state: CanvasState, change: CanvasChange): CanvasState {
  const removedFields = new Set(change.removeFields);
  const kept = Object.entries(state.fields).filter(([field]) => !removedFields.has(field));
  const touchesFields = removedFields.size > 0 || change.fields !== undefined;
  return {
    viewport: change.viewport ?? state.viewport,
    nodes: applyRecords(state.nodes, change.put, change.remove),
    connections: applyRecords(state.connections, change.putConnections, change.removeConnections),
    fields: touchesFields ? { ...Object.fromEntries(kept), ...change.fields } : state.fields,
  };
}

/**
 * The exact undo of a change: applied after it, it brings back the very records of `state`, the state before. Where
 * others may have edited since, don't apply it but merge it, with the state right after the change as the base
 * (`mergeChange`): then only what the change did is undone.
 */
export function invertChange(state: CanvasState, change: CanvasChange): CanvasChange {
  const nodes = invertRecords(state.nodes, change.put, change.remove);
  const connections = invertRecords(state.connections, change.putConnections, change.removeConnections);
  const touched = new Set([...Object.keys(change.fields ?? {}), ...(change.removeFields ?? [])]);
  const restored = [...touched].filter((field) => Object.hasOwn(state.fields, field));
  const added = [...touched].filter((field) => !Object.hasOwn(state.fields, field));
  return {
    put: nodes.put,
    remove: nodes.remove,
    putConnections: connections.put,
    removeConnections: connections.remove,
    ...(change.viewport && { viewport: state.viewport }),
    ...(restored.length > 0 && { fields: Object.fromEntries(restored.map((field) => [field, state.fields[field]])) }),
    ...(added.length > 0 && { removeFields: added }),
  };
}

/** One change that does what `first` and then `second` do, whatever they are applied to. */
export function squashChanges(first: CanvasChange, second: CanvasChange): CanvasChange {
  const nodes = squashRecords(first.put, first.remove, second.put, second.remove);
  const connections = squashRecords(
    first.putConnections,
    first.removeConnections,
    second.putConnections,
    second.removeConnections,
  );
  const viewport = second.viewport ?? first.viewport;
  const dropped = new Set(second.removeFields);
  const earlier = Object.entries(first.fields ?? {}).filter(([field]) => !dropped.has(field));
  const fields = { ...Object.fromEntries(earlier), ...second.fields };
  const removeFields = [...new Set([...(first.removeFields ?? []), ...dropped])].filter(
    (field) => !Object.hasOwn(fields, field),
  );
  return {
    put: nodes.put,
    remove: nodes.remove,
    putConnections: connections.put,
    removeConnections: connections.remove,
    ...(viewport && { viewport }),
    ...(Object.keys(fields).length > 0 && { fields }),
    ...(removeFields.length > 0 && { removeFields }),
  };
}

interface Identified {
  readonly id: string;
}
interface RecordsChange<R> {
  readonly put: R[];
  readonly remove: string[];
}

function diffRecords<R extends Identified>(
  before: ReadonlyMap<string, R>,
  after: ReadonlyMap<string, R>,
): RecordsChange<R> {
  return {
    put: [...after.values()].filter((record) => !equalJson(before.get(record.id), record)),
    remove: [...before.keys()].filter((id) => !after.has(id)),
  };
}

/** Exported for the merge, which must state its result in the same terms. */
export function diffFields(before: JsonObject, after: JsonObject): Pick<CanvasChange, 'fields' | 'removeFields'> {
  const changed = Object.entries(after).filter(([field, value]) => !equalJson(ownValue(before, field), value));
  const removed = Object.keys(before).filter((field) => !Object.hasOwn(after, field));
  return {
    ...(changed.length > 0 && { fields: Object.fromEntries(changed) }),
    ...(removed.length > 0 && { removeFields: removed }),
  };
}

function applyRecords<R extends Identified>(
  records: ReadonlyMap<string, R>,
  put: readonly R[],
  remove: readonly string[],
): ReadonlyMap<string, R> {
  if (put.length === 0 && remove.length === 0) return records;
  const next = new Map(records);
  for (const id of remove) next.delete(id);
  for (const record of put) next.set(record.id, record);
  return next;
}

function invertRecords<R extends Identified>(
  records: ReadonlyMap<string, R>,
  put: readonly R[],
  remove: readonly string[],
): RecordsChange<R> {
  const inverse: RecordsChange<R> = { put: [], remove: [] };
  for (const id of new Set([...put.map((record) => record.id), ...remove])) {
    const before = records.get(id);
    if (before) inverse.put.push(before);
    else inverse.remove.push(id);
  }
  return inverse;
}

function squashRecords<R extends Identified>(
  firstPut: readonly R[],
  firstRemove: readonly string[],
  secondPut: readonly R[],
  secondRemove: readonly string[],
): RecordsChange<R> {
  const removed = new Set([...firstRemove, ...secondRemove]);
  const put = new Map(firstPut.map((record) => [record.id, record]));
  for (const id of secondRemove) put.delete(id);
  for (const record of secondPut) put.set(record.id, record);
  return { put: [...put.values()], remove: [...removed].filter((id) => !put.has(id)) };
}
