import { sql, type Selectable } from 'kysely';
import type { Reader, Writer } from '../platform/database.ts';
import type { Schema } from '../platform/schema.ts';

export type CreditEntry = Selectable<Schema['credit_entries']>;

/** Whether this call was the one that booked it. */
export async function insertEntry(transaction: Writer, entry: CreditEntry): Promise<boolean> {
  const inserting = transaction.insertInto('credit_entries').values(entry);
  const inserted = await inserting
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  return inserted !== undefined;
}

export function entriesOfKey(database: Reader, key: string): Promise<CreditEntry[]> {
  return database.selectFrom('credit_entries').selectAll().where('key', '=', key).execute();
}

/** The whole ledger of a person, oldest first. */
export function entriesOfPerson(database: Reader, userId: string): Promise<CreditEntry[]> {
  const own = database.selectFrom('credit_entries').selectAll().where('user_id', '=', userId);
  return own.orderBy('at').orderBy('key').orderBy('kind').execute();
}

/** Whoever lowers a balance waits here for others who do: two at once could both see what is enough for one. */
export async function lockEntry(transaction: Writer, key: string): Promise<void> {
  const same = transaction.updateTable('credit_entries').set((row) => ({ amount: row.ref('amount') }));
  await same.where('key', '=', key).execute();
}

/** Sums of a person's month, by kind. */
export async function sumsOf(
  database: Reader,
  userId: string,
  month: string,
): Promise<Map<CreditEntry['kind'], number>> {
  const own = database.selectFrom('credit_entries').where('user_id', '=', userId).where('month', '=', month);
  const sums = own.select(['kind', (row) => row.fn.sum<number>('amount').as('total')]).groupBy('kind');
  return new Map((await sums.execute()).map(({ kind, total }) => [kind, Number(total)]));
}

/** What a person spent in a month, by project, most first. */
export async function spentByProject(database: Reader, userId: string, month: string) {
  const spent = database.selectFrom('credit_entries as entry').where('entry.kind', '=', 'spend');
  const rows = await spent
    .where('entry.user_id', '=', userId)
    .where('entry.month', '=', month)
    .where('entry.project_id', 'is not', null)
    .leftJoin('projects', 'projects.id', 'entry.project_id')
    .select(['entry.project_id as projectId', 'projects.title', sql<number>`-sum(entry.amount)`.as('spent')])
    .groupBy(['entry.project_id', 'projects.title'])
    .orderBy('spent', 'desc')
    .execute();
  return rows.map(({ projectId, title, spent: total }) => ({ projectId: projectId!, title, spent: Number(total) }));
}

export async function spentByMonth(database: Reader, userId: string, months: number) {
  const spent = database.selectFrom('credit_entries').where('user_id', '=', userId).where('kind', '=', 'spend');
  const rows = await spent
    .select(['month', sql<number>`-sum(amount)`.as('spent')])
    .groupBy('month')
    .orderBy('month', 'desc')
    .limit(months)
    .execute();
  return rows.map(({ month, spent: total }) => ({ month, spent: Number(total) }));
}

/** What was spent in a project, by month and person, newest month first. */
export async function spentInProject(database: Reader, projectId: string) {
  const spent = database.selectFrom('credit_entries as entry').where('entry.kind', '=', 'spend');
  const rows = await spent
    .where('entry.project_id', '=', projectId)
    .innerJoin('users', 'users.id', 'entry.user_id')
    .select(['entry.month', 'entry.user_id as userId', 'users.name', sql<number>`-sum(entry.amount)`.as('spent')])
    .groupBy(['entry.month', 'entry.user_id', 'users.name'])
    .orderBy('entry.month', 'desc')
    .orderBy('spent', 'desc')
    .execute();
  return rows.map(({ spent: total, ...row }) => ({ ...row, spent: Number(total) }));
}
