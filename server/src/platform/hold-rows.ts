/**
 * Rows that are held until a transaction ends, so that whatever is decided on what is there already is decided in turn.
 * Nothing new is written, and on PostgreSQL the weaker lock is taken: rows that refer to these may be added meanwhile.
 * Each answers false where the row is gone.
 */
import type { Writer } from './database.ts';

export async function holdProject(transaction: Writer, id: string): Promise<boolean> {
  const same = transaction.updateTable('projects').set((row) => ({ version: row.ref('version') }));
  return (await same.where('id', '=', id).returning('id').executeTakeFirst()) !== undefined;
}

export async function holdPerson(transaction: Writer, id: string): Promise<boolean> {
  const same = transaction.updateTable('users').set((row) => ({ name: row.ref('name') }));
  return (await same.where('id', '=', id).returning('id').executeTakeFirst()) !== undefined;
}
