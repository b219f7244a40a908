import { sql, type Insertable, type Selectable } from 'kysely';
import type { Reader, Writer } from '../platform/database.ts';
import type { Schema } from '../platform/schema.ts';

export type RecallRow = Selectable<Schema['recall_entries']>;
export type NewRecallRow = Omit<Insertable<Schema['recall_entries']>, 'id'>;

export async function insertEntry(transaction: Writer, row: NewRecallRow): Promise<number> {
  const inserted = transaction.insertInto('recall_entries').values(row).returning('id');
  return (await inserted.executeTakeFirstOrThrow()).id;
}

export async function deleteEntriesOf(transaction: Writer, messageId: string): Promise<void> {
  await transaction.deleteFrom('recall_entries').where('message_id', '=', messageId).execute();
}

/** In the order of their numbers, some at a time. */
export function entriesAfter(
  database: Reader,
  id: number,
): Promise<Pick<RecallRow, 'id' | 'project_id' | 'title' | 'text'>[]> {
  const behind = database.selectFrom('recall_entries').where('id', '>', id).orderBy('id').limit(200);
  return behind.select(['id', 'project_id', 'title', 'text']).execute();
}

export function entriesById(database: Reader, projectId: string, ids: readonly number[]): Promise<RecallRow[]> {
  if (ids.length === 0) return Promise.resolve([]);
  const { ref } = sql;
  const columns = [
    'id',
    'project_id',
    'thread_id',
    'message_id',
    'kind',
    'title',
    'text',
    'url',
    'node_id',
    'at',
  ] as const;
  const known = database.selectFrom('recall_entries').select(columns).where(ref('id'), 'in', ids);
  // The index narrows down by project; the row decides.
  return known.where('project_id', '=', projectId).execute() as Promise<RecallRow[]>;
}
