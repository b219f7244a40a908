import { sql, type Selectable } from 'kysely';
import type { Memory } from '@easel/contract';
import type { Reader, Writer } from '../platform/database.ts';
import type { Schema } from '../platform/schema.ts';

export type MemoryRow = Selectable<Schema['memories']>;
/** Whom a decision binds: everyone in a project, or one person everywhere. */
export type Scope = { readonly projectId: string } | { readonly userId: string };

/** Newest first. */
export async function memoriesOf(database: Reader, scope: Scope): Promise<Memory[]> {
  const rows = await memories(database, scope).orderBy('memories.created_at', 'desc').orderBy('memories.id', 'desc');
  return (await rows.execute()).map(memoryFrom);
}

export async function memoryById(database: Reader, scope: Scope, id: string): Promise<Memory | undefined> {
  const row = await memories(database, scope).where('memories.id', '=', id).executeTakeFirst();
  return row && memoryFrom(row);
}

/** What one run before this one has remembered of the same words. */
export async function memoryByOrigin(database: Reader, scope: Scope, key: string): Promise<Memory | undefined> {
  const row = await memories(database, scope).where('origin_key', '=', key).executeTakeFirst();
  return row && memoryFrom(row);
}

export async function insertMemory(transaction: Writer, row: MemoryRow): Promise<void> {
  await transaction.insertInto('memories').values(row).execute();
}

export async function changeMemory(
  transaction: Writer,
  scope: Scope,
  { id, text, at }: { id: string; text: string; at: string },
): Promise<void> {
  const own = transaction.updateTable('memories').set({ text, updated_at: at }).where('id', '=', id);
  await own.where(columnOf(scope), '=', valueOf(scope)).execute();
}

/** Whether there was one. */
export async function deleteMemory(transaction: Writer, scope: Scope, id: string): Promise<boolean> {
  const own = transaction.deleteFrom('memories').where('id', '=', id).where(columnOf(scope), '=', valueOf(scope));
  return (await own.returning('id').executeTakeFirst()) !== undefined;
}

function memories(database: Reader, scope: Scope) {
  return database
    .selectFrom('memories')
    .leftJoin('users', 'users.id', 'memories.author_id')
    .leftJoin('threads', 'threads.id', 'memories.thread_id')
    .selectAll('memories')
    .select(['users.name as author', 'threads.title as thread_title', 'threads.project_id as said_in'])
    .where(sql.ref(`memories.${columnOf(scope)}`), '=', valueOf(scope));
}

function columnOf(scope: Scope): 'project_id' | 'user_id' {
  return 'projectId' in scope ? 'project_id' : 'user_id';
}

function valueOf(scope: Scope): string {
  return 'projectId' in scope ? scope.projectId : scope.userId;
}

type Joined = MemoryRow & { author: string | null; thread_title: string | null; said_in: string | null };

function memoryFrom(row: Joined): Memory {
  const { id, text, source, author, thread_id, turn_id, thread_title, said_in, created_at, updated_at } = row;
  const said = thread_id !== null && turn_id !== null && said_in !== null;
  return {
    id,
    scope: row.project_id === null ? 'person' : 'project',
    text,
    source,
    author,
    origin: said ? { projectId: said_in, threadId: thread_id, turnId: turn_id, title: thread_title ?? '' } : null,
    createdAt: created_at,
    updatedAt: updated_at,
  };
}
