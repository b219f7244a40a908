import type { Message, MessageContent, ThreadSummary, TurnStatus } from '@easel/contract';
import type { Selectable } from 'kysely';
import type { Reader, Writer } from '../platform/database.ts';
import type { Schema } from '../platform/schema.ts';

export type ThreadRow = Selectable<Schema['threads']>;
type MessageRow = Selectable<Schema['messages']>;

export async function insertThread(transaction: Writer, row: ThreadRow): Promise<void> {
  await transaction.insertInto('threads').values(row).execute();
}

/** Whoever changes a thread waits here for others who do, so that what follows sees their turns. */
export async function updateThread(
  transaction: Writer,
  id: string,
  change: { updated_at?: string; last_text?: string; status?: TurnStatus },
): Promise<void> {
  await transaction.updateTable('threads').set(change).where('id', '=', id).execute();
}

/** Holds off whoever else would change the thread, until the transaction ends. */
export async function lockThread(transaction: Writer, id: string): Promise<void> {
  const same = transaction.updateTable('threads').set((row) => ({ status: row.ref('status') }));
  await same.where('id', '=', id).execute();
}

export function threadOf(database: Reader, projectId: string, threadId: string): Promise<ThreadRow | undefined> {
  const thread = database.selectFrom('threads').selectAll().where('project_id', '=', projectId);
  return thread.where('id', '=', threadId).executeTakeFirst();
}

/** Last spoken in first. */
export function threadsOf(
  database: Reader,
  projectId: string,
  page?: { limit: number; offset: number },
): Promise<ThreadRow[]> {
  const threads = database.selectFrom('threads').selectAll().where('project_id', '=', projectId);
  const ordered = threads.orderBy('updated_at', 'desc').orderBy('id', 'desc');
  return page ? ordered.limit(page.limit).offset(page.offset).execute() : ordered.execute();
}

export async function countThreads(database: Reader, projectId: string): Promise<number> {
  const counted = database.selectFrom('threads').select((row) => row.fn.countAll<number>().as('total'));
  const { total } = await counted.where('project_id', '=', projectId).executeTakeFirstOrThrow();
  return Number(total);
}

export async function insertMessage(transaction: Writer, message: Message, projectId: string): Promise<void> {
  const { id, threadId, turnId, role, contents, status, createdAt } = message;
  const place = { thread_id: threadId, project_id: projectId, turn_id: turnId };
  const row = { id, ...place, role, contents_json: JSON.stringify(contents), status, created_at: createdAt };
  await transaction.insertInto('messages').values(row).execute();
}

export async function updateMessage(
  transaction: Writer,
  id: string,
  change: { contents: MessageContent[]; status: TurnStatus },
): Promise<void> {
  const row = { contents_json: JSON.stringify(change.contents), status: change.status };
  await transaction.updateTable('messages').set(row).where('id', '=', id).execute();
}

/** Of everything that was said in a turn. */
export async function setMessageStatus(transaction: Writer, turnId: string, status: TurnStatus): Promise<void> {
  await transaction.updateTable('messages').set({ status }).where('turn_id', '=', turnId).execute();
}

export async function insertMessageAssets(
  transaction: Writer,
  messageId: string,
  projectId: string,
  assetIds: readonly string[],
): Promise<void> {
  if (assetIds.length === 0) return;
  const rows = assetIds.map((assetId) => ({ message_id: messageId, project_id: projectId, asset_id: assetId }));
  await transaction
    .insertInto('message_assets')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Which of these assets some message shows. */
export async function assetsSaid(database: Reader, assetIds: readonly string[]): Promise<string[]> {
  const said = database.selectFrom('message_assets').select('asset_id').distinct();
  return (await said.where('asset_id', 'in', assetIds).execute()).map(({ asset_id }) => asset_id);
}

/** Oldest first. Within a thread no two messages share a time: see `timeAfter`. */
export async function messagesOf(
  database: Reader,
  scope: { projectId: string; threadId?: string | undefined },
): Promise<Message[]> {
  const all = database.selectFrom('messages').selectAll().where('project_id', '=', scope.projectId);
  const wanted = scope.threadId === undefined ? all : all.where('thread_id', '=', scope.threadId);
  return (await wanted.orderBy('created_at').orderBy('id').execute()).map(messageFrom);
}

/** Who asked for each turn. */
export async function authorsOf(
  database: Reader,
  scope: { projectId: string; threadId?: string | undefined },
): Promise<Map<string, string>> {
  // By its conversations, for turns are found by these.
  const all = database.selectFrom('turns').innerJoin('threads', 'threads.id', 'turns.thread_id');
  const own = all.where('threads.project_id', '=', scope.projectId);
  const wanted = scope.threadId === undefined ? own : own.where('threads.id', '=', scope.threadId);
  const rows = await wanted.select(['turns.id', 'turns.author_id']).execute();
  return new Map(rows.map(({ id, author_id }) => [id, author_id]));
}

export interface OldMessage {
  readonly message: Message;
  readonly projectId: string;
  /** Whether it can be found again already. */
  readonly indexed: boolean;
}

/** Messages of all projects in the order of their times, held until the transaction ends. */
export async function lockMessagesAfter(
  transaction: Writer,
  after: { readonly at: string; readonly id: string } | undefined,
  limit: number,
): Promise<OldMessage[]> {
  const all = transaction.selectFrom('messages').select('id');
  const later = after
    ? all.where((row) =>
        row.or([
          row('created_at', '>', after.at),
          row.and([row('created_at', '=', after.at), row('id', '>', after.id)]),
        ]),
      )
    : all;
  const ids = (await later.orderBy('created_at').orderBy('id').limit(limit).execute()).map(({ id }) => id);
  if (ids.length === 0) return [];
  const same = transaction.updateTable('messages').set((row) => ({ status: row.ref('status') }));
  const rows = await same.where('id', 'in', ids).returningAll().execute();
  const entries = transaction.selectFrom('recall_entries').select('message_id').distinct();
  const indexed = new Set((await entries.where('message_id', 'in', ids).execute()).map((row) => row.message_id));
  const place = (row: MessageRow) => ids.indexOf(row.id);
  return rows
    .toSorted((one, other) => place(one) - place(other))
    .map((row) => ({ message: messageFrom(row), projectId: row.project_id, indexed: indexed.has(row.id) }));
}

/** A time for the next message of a thread: now, or just after the last one. Ids made in one millisecond have no order. */
export async function timeAfter(database: Reader, threadId: string): Promise<string> {
  const messages = database.selectFrom('messages').select((row) => row.fn.max('created_at').as('last'));
  const { last } = await messages.where('thread_id', '=', threadId).executeTakeFirstOrThrow();
  return new Date(Math.max(Date.now(), last ? Date.parse(last) + 1 : 0)).toISOString();
}

/** The last messages of a thread that were said before a time, oldest first. */
export async function messagesBefore(
  database: Reader,
  { threadId, before: time, limit }: { threadId: string; before: string; limit: number },
): Promise<Message[]> {
  const said = database.selectFrom('messages').selectAll().where('thread_id', '=', threadId);
  const before = said.where('created_at', '<', time).orderBy('created_at', 'desc').orderBy('id', 'desc');
  return (await before.limit(limit).execute()).map(messageFrom).reverse();
}

/** What the agent has read for a project before a time, newest first. */
export async function searchesBefore(
  database: Reader,
  { projectId, before: time, limit }: { projectId: string; before: string; limit: number },
): Promise<Extract<MessageContent, { type: 'search' }>[]> {
  const answers = database.selectFrom('messages').selectAll().where('project_id', '=', projectId);
  // In a text its quotation marks would be escaped.
  const searched = answers.where('created_at', '<', time).where('contents_json', 'like', '%"type":"search"%');
  const newest = searched.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit);
  const messages = (await newest.execute()).map(messageFrom);
  return messages.flatMap(({ contents }) => contents.filter((content) => content.type === 'search'));
}

export async function answerOf(database: Reader, turnId: string): Promise<Message | undefined> {
  const answer = database.selectFrom('messages').selectAll().where('turn_id', '=', turnId);
  const row = await answer.where('role', '=', 'assistant').executeTakeFirst();
  return row && messageFrom(row);
}

export function summaryOf(thread: ThreadRow): ThreadSummary {
  return {
    agentThreadId: thread.id,
    projectId: thread.project_id,
    title: thread.title,
    text: thread.last_text,
    status: thread.status,
    createTime: thread.created_at,
    updateTime: thread.updated_at,
  };
}

function messageFrom(row: MessageRow): Message {
  const { id, thread_id, turn_id, role, contents_json, status, created_at } = row;
  const place = { id, threadId: thread_id, turnId: turn_id };
  return { ...place, role, contents: JSON.parse(contents_json), status, createdAt: created_at };
}
