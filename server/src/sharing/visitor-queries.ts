import type { Reader, Writer } from '../platform/database.ts';

/** Whether the link is still there; if so nobody ends it before this transaction has. */
export async function lockLink(transaction: Writer, projectId: string, shareKey: string): Promise<boolean> {
  const same = transaction.updateTable('share_policies').set((row) => ({ updated_at: row.ref('updated_at') }));
  const locked = same.where('project_id', '=', projectId).where('share_key', '=', shareKey).returning('project_id');
  return (await locked.executeTakeFirst()) !== undefined;
}

export interface Visit {
  projectId: string;
  visitorKey: string;
  userId: string | null;
  at: string;
}

/** Whether the visitor was known. Someone who has signed in stays known by name when they come without. */
export async function countVisitAgain(
  transaction: Writer,
  { projectId, visitorKey, userId, at }: Visit,
): Promise<boolean> {
  const known = transaction
    .updateTable('share_visitors')
    .set((row) => ({ last_visit_at: at, visit_count: row('visit_count', '+', 1) }))
    .where('project_id', '=', projectId)
    .where('visitor_key', '=', visitorKey);
  const named = userId === null ? known : known.set({ user_id: userId });
  return (await named.returning('id').execute()).length > 0;
}

export async function insertVisitor(transaction: Writer, id: string, visit: Visit): Promise<void> {
  const { projectId, visitorKey, userId, at } = visit;
  const row = { id, project_id: projectId, visitor_key: visitorKey, user_id: userId };
  await transaction
    .insertInto('share_visitors')
    .values({ ...row, first_visit_at: at, last_visit_at: at, visit_count: 1 })
    .execute();
}

/** Whether any browser was known as this person’s. It stays counted. */
export async function forgetVisitor(transaction: Writer, projectId: string, userId: string): Promise<boolean> {
  const known = transaction.updateTable('share_visitors').set({ user_id: null }).where('project_id', '=', projectId);
  return (await known.where('user_id', '=', userId).returning('id').execute()).length > 0;
}

export async function countVisitors(database: Reader, projectId: string): Promise<number> {
  const rows = database.selectFrom('share_visitors').where('project_id', '=', projectId);
  const { count } = await rows.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  return Number(count);
}

export function visitorsOf(database: Reader, projectId: string) {
  return database
    .selectFrom('share_visitors as visitor')
    .leftJoin('users', 'users.id', 'visitor.user_id')
    .select(['visitor.id', 'first_visit_at as firstVisitAt', 'last_visit_at as lastVisitAt'])
    .select(['visit_count as visitCount', 'users.id as userId', 'users.name'])
    .where('visitor.project_id', '=', projectId)
    .orderBy('last_visit_at', 'desc')
    .orderBy('visitor.id', 'desc')
    .execute();
}
