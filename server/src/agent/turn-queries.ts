import type { Decision, PictureSlot, Proposal, TurnEvent, TurnStatus } from '@easel/contract';
import { sql, type Selectable } from 'kysely';
import type { Reader, Writer } from '../platform/database.ts';
import type { Schema } from '../platform/schema.ts';
import type { PictureSource } from './picture-sources.ts';

export type TurnRow = Selectable<Schema['turns']>;

export async function insertTurn(transaction: Writer, row: TurnRow): Promise<void> {
  await transaction.insertInto('turns').values(row).execute();
}

export function turnById(database: Reader, id: string): Promise<TurnRow | undefined> {
  return database.selectFrom('turns').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Turns of a thread that have not ended, oldest first: the first of them is the one that may run. */
export function openTurns(database: Reader, threadId: string): Promise<TurnRow[]> {
  const open = database.selectFrom('turns').selectAll().where('thread_id', '=', threadId).where('ended_at', 'is', null);
  return open.orderBy('created_at').orderBy('id').execute();
}

/** Turns of a person that wait or run, in whichever project. */
export async function countOpenTurns(database: Reader, authorId: string): Promise<number> {
  const open = database.selectFrom('turns').where('author_id', '=', authorId).where('ended_at', 'is', null);
  return Number((await open.select(({ fn }) => fn.countAll().as('count')).executeTakeFirstOrThrow()).count);
}

export function newestTurn(database: Reader, threadId: string): Promise<TurnRow | undefined> {
  const turns = database.selectFrom('turns').selectAll().where('thread_id', '=', threadId);
  return turns.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(1).executeTakeFirst();
}

export async function setStatus(transaction: Writer, id: string, status: TurnStatus, endedAt?: string): Promise<void> {
  const change = { status, ...(endedAt && { ended_at: endedAt }) };
  await transaction.updateTable('turns').set(change).where('id', '=', id).execute();
}

/** Answers how the turn stands at that moment: it may have begun, or begun to wait, since it was read. */
export async function wantCancel(transaction: Writer, id: string): Promise<TurnRow | undefined> {
  const turn = transaction.updateTable('turns').set({ cancel_wanted: 1 }).where('id', '=', id);
  return turn.returningAll().executeTakeFirst();
}

/** Holds off whoever else would change the turn or add to its log, until the transaction ends. */
export async function lockTurn(transaction: Writer, id: string): Promise<TurnRow | undefined> {
  const same = transaction
    .updateTable('turns')
    .set((row) => ({ status: row.ref('status') }))
    .where('id', '=', id);
  return same.returningAll().executeTakeFirst();
}

/**
 * Holds the turn for a run of it, unless it has ended meanwhile: a run that has lost its lease may not know yet.
 * @throws TurnTakenOver
 */
export async function lockRunning(transaction: Writer, id: string): Promise<TurnRow> {
  const turn = await lockTurn(transaction, id);
  if (!turn || turn.ended_at) throw new TurnTakenOver();
  return turn;
}

/**
 * The same for a run that is about to tell or to spend more, unless somebody wants the turn to stop.
 * @throws TurnTakenOver, TurnCanceled
 */
export async function lockGoingOn(transaction: Writer, id: string): Promise<void> {
  const turn = await lockRunning(transaction, id);
  if (turn.cancel_wanted) throw new TurnCanceled();
}

/** What a turn has paid for, and what it was told to pay for. */
export type JournalEntry =
  | { readonly kind: 'thought'; readonly text: string; readonly calls: readonly ToolCall[] }
  | { readonly kind: 'result'; readonly callId: string; readonly output: unknown }
  | { readonly kind: 'proposed'; readonly callId: string; readonly proposal: Proposal }
  | { readonly kind: 'decided'; readonly callId: string; readonly by: string; readonly decision: Decision };
export interface ToolCall {
  readonly id: string;
  readonly name: string;
  readonly input: unknown;
}

export async function journalOf(database: Reader, turnId: string): Promise<JournalEntry[]> {
  const entries = database.selectFrom('turn_journal').select('entry_json').where('turn_id', '=', turnId);
  return (await entries.orderBy('position').execute()).map(({ entry_json }) => JSON.parse(entry_json));
}

export async function countJournal(database: Reader, turnId: string): Promise<number> {
  const entries = database.selectFrom('turn_journal').where('turn_id', '=', turnId);
  const { count } = await entries.select(({ fn }) => fn.countAll().as('count')).executeTakeFirstOrThrow();
  return Number(count);
}

/** Somebody else has written to the journal of a turn, or ended it: another worker goes on with it, or nobody. */
export class TurnTakenOver extends Error {
  override readonly name = 'TurnTakenOver';
}

/** Somebody wants the turn to stop, and the run has not heard of it yet. */
export class TurnCanceled extends Error {
  override readonly name = 'TurnCanceled';
}

/** @throws TurnTakenOver */
export async function insertJournalEntry(
  transaction: Writer,
  turnId: string,
  position: number,
  entry: JournalEntry,
): Promise<void> {
  const row = { turn_id: turnId, position, entry_json: JSON.stringify(entry) };
  const inserting = transaction
    .insertInto('turn_journal')
    .values(row)
    .onConflict((conflict) => conflict.doNothing());
  if (!(await inserting.returning('position').executeTakeFirst())) throw new TurnTakenOver();
}

export interface LoggedEvent {
  readonly position: number;
  readonly event: TurnEvent;
}

export async function lastEvent(database: Reader, turnId: string): Promise<LoggedEvent | undefined> {
  const events = database.selectFrom('turn_events').select(['position', 'event_json']).where('turn_id', '=', turnId);
  const row = await events.orderBy('position', 'desc').limit(1).executeTakeFirst();
  return row && { position: row.position, event: JSON.parse(row.event_json) };
}

export async function eventsAfter(database: Reader, turnId: string, position: number): Promise<LoggedEvent[]> {
  const events = database.selectFrom('turn_events').select(['position', 'event_json']).where('turn_id', '=', turnId);
  const rows = await events.where('position', '>', position).orderBy('position').execute();
  return rows.map((row) => ({ position: row.position, event: JSON.parse(row.event_json) }));
}

/** Adds an event at the end of the log, and answers its position; of two writers at once the second waits. */
export async function appendEvent(transaction: Writer, turnId: string, event: TurnEvent): Promise<number> {
  await lockTurn(transaction, turnId);
  const next = sql<number>`(select coalesce(max(position), 0) + 1 from turn_events where turn_id = ${turnId})`;
  const row = { turn_id: turnId, position: next, event_json: JSON.stringify(event), at: new Date().toISOString() };
  const inserted = transaction.insertInto('turn_events').values(row).returning('position');
  return (await inserted.executeTakeFirstOrThrow()).position;
}

export interface Picture {
  readonly id: string;
  readonly toolCallId: string;
  readonly position: number;
  readonly slot: PictureSlot;
  readonly status: 'coming' | 'placed' | 'failed';
  readonly assetId: string;
  readonly assetKey: string;
  /** What it works from. */
  readonly sources: readonly PictureSource[];
  readonly tries: number;
  /** Who asked for it again; `null`: the author of the turn. */
  readonly payerId: string | null;
}

const nobodyAsks = { asking_run: null, asking_until: null };

export async function insertPictures(
  transaction: Writer,
  turn: { id: string; projectId: string },
  pictures: readonly Picture[],
): Promise<void> {
  const rows = pictures.map(
    ({ id, toolCallId, position, slot, status, assetId, assetKey, sources, tries, payerId }) => {
      const place = { id, turn_id: turn.id, project_id: turn.projectId, tool_call_id: toolCallId, position };
      const from = { sources_json: sources.length > 0 ? JSON.stringify(sources) : null };
      const asset = { asset_id: assetId, asset_key: assetKey, ...from };
      return { ...place, ...asset, slot_json: JSON.stringify(slot), status, tries, payer_id: payerId, ...nobodyAsks };
    },
  );
  await transaction.insertInto('turn_pictures').values(rows).execute();
}

export async function picturesOf(database: Reader, turnId: string, toolCallId: string): Promise<Picture[]> {
  const pictures = database.selectFrom('turn_pictures').selectAll().where('turn_id', '=', turnId);
  return (await pictures.where('tool_call_id', '=', toolCallId).orderBy('position').execute()).map(pictureFrom);
}

export async function picturesOfTurn(database: Reader, turnId: string): Promise<Picture[]> {
  const pictures = database.selectFrom('turn_pictures').selectAll().where('turn_id', '=', turnId);
  return (await pictures.orderBy('id').execute()).map(pictureFrom);
}

function pictureFrom(row: Selectable<Schema['turn_pictures']>): Picture {
  return {
    id: row.id,
    toolCallId: row.tool_call_id,
    position: row.position,
    slot: JSON.parse(row.slot_json),
    status: row.status,
    assetId: row.asset_id,
    assetKey: row.asset_key,
    sources: row.sources_json ? JSON.parse(row.sources_json) : [],
    tries: row.tries,
    payerId: row.payer_id,
  };
}

/** Puts a picture that failed on its way once more, at somebody's cost; `undefined` where it has not failed. */
export async function retryPicture(transaction: Writer, id: string, payerId: string): Promise<Picture | undefined> {
  const failed = transaction.updateTable('turn_pictures').where('id', '=', id).where('status', '=', 'failed');
  const change = failed.set((row) => ({ status: 'coming', payer_id: payerId, tries: row('tries', '+', 1) }));
  const row = await change.returningAll().executeTakeFirst();
  return row && pictureFrom(row);
}

/** Places on a canvas that pictures on their way have been promised. */
export async function comingSlots(database: Reader, projectId: string): Promise<PictureSlot[]> {
  const coming = database.selectFrom('turn_pictures').select('slot_json').where('project_id', '=', projectId);
  return (await coming.where('status', '=', 'coming').execute()).map(({ slot_json }) => JSON.parse(slot_json));
}

/** Answers whether the picture was on its way until now, and lets go of it; another run, or the end of its turn, may have settled it. */
export async function settlePicture(
  transaction: Writer,
  { turnId, id }: { turnId: string; id: string },
  status: 'placed' | 'failed',
): Promise<boolean> {
  // Whoever ends a turn locks it before its pictures.
  await lockTurn(transaction, turnId);
  const settled = { status, ...nobodyAsks };
  const coming = transaction.updateTable('turn_pictures').set(settled).where('id', '=', id);
  return (await coming.where('status', '=', 'coming').returning('id').executeTakeFirst()) !== undefined;
}

/** Gives up the places of pictures that will not come any more, and answers these. */
export async function releaseSlots(transaction: Writer, turnId: string): Promise<Picture[]> {
  const coming = transaction.updateTable('turn_pictures').set({ status: 'failed' }).where('turn_id', '=', turnId);
  return (await coming.where('status', '=', 'coming').returningAll().execute()).map(pictureFrom);
}

export async function countPictures(database: Reader, turnId: string): Promise<{ done: number; wanted: number }> {
  const rows = await database.selectFrom('turn_pictures').select('status').where('turn_id', '=', turnId).execute();
  return { done: rows.filter(({ status }) => status === 'placed').length, wanted: rows.length };
}
