import type { Reader, Writer } from '../platform/database.ts';
import type { Engine } from '../platform/engine.ts';

export function identitiesOf(database: Reader, userId: string) {
  const identities = database.selectFrom('identities').select(['provider', 'created_at as since']);
  return identities.where('user_id', '=', userId).orderBy('created_at').execute();
}

export function sessionsOf(database: Reader, userId: string) {
  const facts = ['user_agent as device', 'created_at as signedInAt', 'revoked_at as endedAt'] as const;
  const sessions = database.selectFrom('sessions').select(facts).where('user_id', '=', userId);
  return sessions.orderBy('created_at').execute();
}

/** On PostgreSQL whoever would add what refers to this person waits from here; SQLite has one writer anyway. */
export async function lockUser(transaction: Writer, id: string, engine: Engine['name']): Promise<void> {
  const user = transaction.selectFrom('users').select('id').where('id', '=', id);
  await (engine === 'postgres' ? user.forUpdate() : user).execute();
}

/** Identities, sessions and refresh tokens refer to the person, so they go too. */
export async function deleteUser(transaction: Writer, id: string): Promise<void> {
  await transaction.deleteFrom('users').where('id', '=', id).execute();
}
