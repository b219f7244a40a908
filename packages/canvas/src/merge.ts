import { type CanvasChange, diffFields } from './diff.ts';
import type { CanvasState } from './document.ts';
import { equalJson, isObject, type JsonObject, ownValue } from './json.ts';
import { mergeText } from './merge-text.ts';
import type { CanvasNode } from './records/node.ts';
import type { Connection } from './records/connection.ts';

/** Where a merge finds records: a canvas at some version, or only the rows that a change touches. */
export interface RecordLookup {
  nodeOf(id: string): CanvasNode | undefined;
  connectionOf(id: string): Connection | undefined;
}

export interface Merge {
  /** What to apply to today's canvas. Records that already are as the client wants them are not in it. */
  readonly change: CanvasChange;
  /** Whether a record looked at ends otherwise than the client holds it, so that it must be told. */
  readonly merged: boolean;
}

export function lookUp(state: Pick<CanvasState, 'nodes' | 'connections'>): RecordLookup {
  return { nodeOf: (id) => state.nodes.get(id), connectionOf: (id) => state.connections.get(id) };
}

interface Canvases {
  readonly base: CanvasState;
  readonly theirs: CanvasState;
  readonly today: CanvasState;
  /** Of a text that both wrote in the words of both stay, where they are at different places of it. */
  readonly bothWords?: boolean;
}

/**
 * Three-way merge of whole canvases: what the client (`theirs`) changed since `base` goes on top of `today`; what others
 * changed since stays. A viewport is the client's own: it is in the change when the client moved it, and never counts
 * as merged.
 */
export function mergeCanvas(canvases: Canvases): Merge {
  const { base, theirs, today, bothWords = false } = canvases;
  const nodes = new RecordMerge<CanvasNode>(bothWords);
  for (const id of idsOf(base.nodes, theirs.nodes, today.nodes)) {
    nodes.add(id, base.nodes.get(id), theirs.nodes.get(id), today.nodes.get(id));
  }
  const connections = new RecordMerge<Connection>();
  for (const id of idsOf(base.connections, theirs.connections, today.connections)) {
    connections.add(id, base.connections.get(id), theirs.connections.get(id), today.connections.get(id));
  }
  const fields = mergeFields(base.fields, theirs.fields, today.fields);
  return {
    change: {
      put: nodes.put,
      remove: nodes.remove,
      putConnections: connections.put,
      removeConnections: connections.remove,
      ...(!equalJson(base.viewport, theirs.viewport) && { viewport: theirs.viewport }),
      ...diffFields(today.fields, fields),
    },
    merged: nodes.merged || connections.merged || !equalJson(fields, theirs.fields),
  };
}

/**
 * The same for a change that the client made on `base`. Looks only at the records that the change names, so both
 * lookups may answer from their rows alone; `merged` then says nothing of other records: whether those changed, the
 * versions tell. The change's viewport and free fields pass as they are.
 */
export function mergeChange(request: {
  base: RecordLookup;
  today: RecordLookup;
  change: CanvasChange;
  bothWords?: boolean;
}): Merge {
  const { base, today, change, bothWords = false } = request;
  const nodes = new RecordMerge<CanvasNode>(bothWords);
  for (const [id, theirs] of finalRecords(change.put, change.remove)) {
    nodes.add(id, base.nodeOf(id), theirs, today.nodeOf(id));
  }
  const connections = new RecordMerge<Connection>();
  for (const [id, theirs] of finalRecords(change.putConnections, change.removeConnections)) {
    connections.add(id, base.connectionOf(id), theirs, today.connectionOf(id));
  }
  return {
    change: {
      ...change,
      put: nodes.put,
      remove: nodes.remove,
      putConnections: connections.put,
      removeConnections: connections.remove,
    },
    merged: nodes.merged || connections.merged,
  };
}

/**
 * One record, three ways; undefined stands for absent. Answers what today's record becomes: a record to put, undefined
 * to remove it, or "unchanged". Edit beats delete on either side, and only what was in `base` can be deleted, because
 * only that the client had seen. Where both edited, fields merge and the client, who saves later, wins per field.
 */
export function mergeNode(
  base: CanvasNode | undefined,
  theirs: CanvasNode | undefined,
  today: CanvasNode | undefined,
): CanvasNode | undefined | 'unchanged' {
  return mergeRecord(base, theirs, today);
}

function mergeRecord<R extends CanvasNode | Connection>(
  base: R | undefined,
  theirs: R | undefined,
  today: R | undefined,
  bothWords = false,
): R | undefined | 'unchanged' {
  if (!theirs) return base && today && equalJson(base, today) ? undefined : 'unchanged';
  if (!today) return base && equalJson(base, theirs) ? 'unchanged' : theirs;
  // Without a base both made the record, or the client repeats a save whose answer it never got.
  const merged = mergeFields(base ?? {}, theirs, today, bothWords);
  return equalJson(merged, today) ? 'unchanged' : (merged as R);
}

/** Values that mean something only as a whole: half of one crop and half of another cut a picture nobody chose. */
const wholeFields = new Set(['crop']);

/** Merges objects field by field. A field that the client removed is gone, even if somebody else changed it. */
function mergeFields(base: JsonObject, theirs: JsonObject, today: JsonObject, bothWords = false): JsonObject {
  const fields = new Set([...Object.keys(today), ...Object.keys(theirs)]);
  const merged: [string, unknown][] = [];
  for (const field of fields) {
    const [before, own, now] = [ownValue(base, field), ownValue(theirs, field), ownValue(today, field)];
    const words = bothWords && field === 'text' ? wordsOfBoth(before, own, now) : undefined;
    const value = words ?? mergeField(field, before, own, now, bothWords);
    if (value !== undefined) merged.push([field, value]);
  }
  // fromEntries defines properties; assigning would let a field named __proto__ change the prototype.
  return Object.fromEntries(merged);
}

function wordsOfBoth(base: unknown, theirs: unknown, today: unknown): string | undefined {
  const written = typeof base === 'string' && typeof theirs === 'string' && typeof today === 'string';
  return written ? mergeText(base, theirs, today) : undefined;
}

function mergeField(field: string, base: unknown, theirs: unknown, today: unknown, bothWords: boolean): unknown {
  if (equalJson(base, theirs)) return today;
  if (isObject(theirs) && isObject(today) && !wholeFields.has(field)) {
    return mergeFields(isObject(base) ? base : {}, theirs, today, bothWords);
  }
  return theirs;
}

/** Collects what to put and remove, and whether anything ends otherwise than the client holds it. */
class RecordMerge<R extends CanvasNode | Connection> {
  readonly put: R[] = [];
  readonly remove: string[] = [];
  merged = false;
  readonly #bothWords: boolean;

  constructor(bothWords = false) {
    this.#bothWords = bothWords;
  }

  add(id: string, base: R | undefined, theirs: R | undefined, today: R | undefined): void {
    // Most records of a canvas are the same everywhere, and then often the same object.
    if (base === theirs && theirs === today) return;
    const outcome = mergeRecord(base, theirs, today, this.#bothWords);
    const result = outcome === 'unchanged' ? today : outcome;
    if (!equalJson(result, theirs)) this.merged = true;
    if (outcome === 'unchanged') return;
    if (outcome) this.put.push(outcome);
    else this.remove.push(id);
  }
}

function idsOf(...maps: ReadonlyMap<string, unknown>[]): Set<string> {
  return new Set(maps.flatMap((map) => [...map.keys()]));
}

function finalRecords<R extends { readonly id: string }>(
  put: readonly R[],
  remove: readonly string[],
): Map<string, R | undefined> {
  const records = new Map<string, R | undefined>(remove.map((id) => [id, undefined]));
  for (const record of put) records.set(record.id, record);
  return records;
}
