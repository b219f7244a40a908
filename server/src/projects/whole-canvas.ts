import { setImmediate as othersTurn } from 'node:timers/promises';
import { mergeCanvas, type CanvasChange, type CanvasNode, type CanvasState, type Connection } from '@easel/canvas';
import type { Reader, Writer } from '../platform/database.ts';
import type { TodayRows } from './canvas-commit.ts';
import * as queries from './canvas-queries.ts';
import type { SentCanvas } from './sent-canvas.ts';

/** Records read at once: some two milliseconds, after which others have their turn. */
const pageLength = 1_000;

/** How a whole canvas that was sent compares with what stood at a version, or was put since. */
export interface Comparison {
  readonly version: number;
  readonly nodes: ComparedRecords;
  readonly connections: ComparedRecords;
}

interface ComparedRecords {
  /** Those sent back word for word as they stand. */
  readonly same: ReadonlySet<string>;
  /** Those that stand and were not sent. */
  readonly unsent: readonly string[];
}

const none: ComparedRecords = { same: new Set(), unsent: [] };
export const nothingStands: Comparison = { version: 0, nodes: none, connections: none };

/**
 * Compares before the transaction that saves, and a part at a time: of a large canvas nearly all comes back as it
 * stands, and reading that would keep everybody waiting, those who save for the lock and the others for the processor.
 */
export async function compareWhole(database: Reader, projectId: string, whole: SentCanvas): Promise<Comparison> {
  // What came with the canvas to be read has taken its time already.
  await othersTurn();
  // First: what changes from here on is known by its version, whether a page has seen it or not.
  const version = (await queries.versionOf(database, projectId)) ?? 0;
  const nodes = await compareTexts(whole.nodes, (after) => queries.nodesAfter(database, projectId, page(after)));
  const connections = await compareTexts(whole.connections, (after) =>
    queries.connectionsAfter(database, projectId, page(after)),
  );
  return { version, nodes, connections };
}

const page = (after: string) => ({ after, limit: pageLength });

async function compareTexts(
  sent: ReadonlyMap<string, string>,
  read: (after: string) => Promise<queries.StoredRecord[]>,
): Promise<ComparedRecords> {
  const same = new Set<string>();
  const unsent: string[] = [];
  for (let after = ''; ;) {
    const records = await read(after);
    for (const { id, json } of records) {
      const text = sent.get(id);
      if (text === json) same.add(id);
      else if (text === undefined) unsent.push(id);
    }
    await othersTurn();
    if (records.length < pageLength) return { same, unsent };
    after = records.at(-1)!.id;
  }
}

export interface WholeSave {
  readonly projectId: string;
  readonly userId: string;
  /** The version that the client last saw, and the one that stands; `lockCanvas` keeps that. */
  readonly base: number;
  readonly version: number;
  readonly extrasJson: string;
  readonly whole: SentCanvas;
  readonly comparison: Comparison;
}

/** What changes when a whole canvas is saved, with the rows that it touches. */
export async function mergeOfWhole(
  transaction: Writer,
  save: WholeSave,
): Promise<{ change: CanvasChange; today: TodayRows }> {
  const { projectId, userId, base, version, whole } = save;
  const nodeSides = await sidesOf<CanvasNode, queries.StoredNode>(transaction, save, {
    kind: 'node',
    sent: whole.nodes,
    compared: save.comparison.nodes,
    rowsOf: (ids) => queries.nodesToday(transaction, projectId, ids),
  });
  const connectionSides = await sidesOf<Connection, queries.StoredRecord>(transaction, save, {
    kind: 'connection',
    sent: whole.connections,
    compared: save.comparison.connections,
    rowsOf: (ids) => queries.connectionsToday(transaction, projectId, ids),
  });
  const rows = { nodes: nodeSides.rows, connections: connectionSides.rows };
  const seen = await queries.viewportOf(transaction, projectId, userId);
  const view = { viewport: seen ? JSON.parse(seen) : { x: 0, y: 0, k: 0 }, fields: JSON.parse(save.extrasJson) };
  const today = { ...view, nodes: nodeSides.today, connections: connectionSides.today };
  const theirs = { ...whole, nodes: nodeSides.theirs, connections: connectionSides.theirs };
  if (base === version) return { change: mergeCanvas({ base: today, theirs, today }).change, today: rows };
  // Fields outside the records keep no history; a client that is behind adds to them and removes none.
  const before: CanvasState = {
    viewport: view.viewport,
    fields: {},
    nodes: overlaid(today.nodes, nodeSides.past),
    connections: overlaid(today.connections, connectionSides.past),
  };
  return { change: mergeCanvas({ base: before, theirs, today }).change, today: rows };
}

interface Records<Row> {
  readonly kind: queries.RecordKind;
  readonly sent: ReadonlyMap<string, string>;
  readonly compared: ComparedRecords;
  readonly rowsOf: (ids: readonly string[]) => Promise<Row[]>;
}

/**
 * Both sides without what the client sent back word for word as it stands, where nobody changed it since: there is
 * nothing to merge. What somebody put after the comparison is looked at again.
 */
async function sidesOf<R, Row extends queries.StoredRecord>(
  transaction: Writer,
  { projectId, base, version, comparison }: WholeSave,
  { kind, sent, compared, rowsOf }: Records<Row>,
) {
  const changedSince = async (then: number) =>
    then === version ? [] : await queries.statesAt(transaction, projectId, kind, then);
  const past = await changedSince(base);
  // A client may name a version that there was not yet when its canvas was compared.
  const since = base <= comparison.version ? past : await changedSince(comparison.version);
  const ids = new Set(compared.unsent);
  for (const id of sent.keys()) if (!compared.same.has(id)) ids.add(id);
  for (const { id } of [...past, ...since]) ids.add(id);
  const rows = queries.byId(ids.size > 0 ? await rowsOf([...ids]) : []);
  const [today, theirs] = [new Map<string, R>(), new Map<string, R>()];
  for (const id of ids) {
    const [row, text] = [rows.get(id), sent.get(id)];
    if (row) today.set(id, JSON.parse(row.json) as R);
    if (text !== undefined) theirs.set(id, JSON.parse(text) as R);
  }
  return { rows, past, today, theirs };
}

function overlaid<R>(today: ReadonlyMap<string, R>, past: readonly queries.PastState[]): Map<string, R> {
  const states = new Map(today);
  for (const { id, before } of past) {
    if (before === null) states.delete(id);
    else states.set(id, JSON.parse(before) as R);
  }
  return states;
}
