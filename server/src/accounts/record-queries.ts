import type { User } from '@easel/contract';
import { sql } from 'kysely';
import type { Reader, Writer } from '../platform/database.ts';
import type { Engine } from '../platform/engine.ts';
import { partsOf } from '../platform/in-parts.ts';
import { userFields } from './queries.ts';

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

export function usersWith(database: Reader, words: string, limit: number): Promise<User[]> {
  const users = database.selectFrom('users').select(userFields).orderBy('id', 'desc').limit(limit);
  if (words === '') return users.execute();
  const pattern = `%${words.toLowerCase().replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  const holds = (column: 'name' | 'email' | 'phone') =>
    sql<boolean>`lower(${sql.ref(column)}) like ${pattern} escape '\\'`;
  return users.where(({ or }) => or([holds('name'), holds('email'), holds('phone')])).execute();
}

export function userKnownAs(database: Reader, who: string): Promise<User | undefined> {
  const users = database.selectFrom('users').select(userFields);
  return users
    .where(({ or, eb }) => or([eb('id', '=', who), eb('email', '=', who.toLowerCase()), eb('phone', '=', who)]))
    .executeTakeFirst();
}

/** Refresh tokens past their time; and sessions that have ended, or whose every token is past it. */
export async function expired(database: Reader, now: string) {
  const tokens = database.selectFrom('refresh_tokens');
  const past = await tokens.select('token_hash').where('expires_at', '<=', now).execute();
  const alive = tokens.select('session_id').where('expires_at', '>', now).where('spent_at', 'is', null);
  const sessions = database.selectFrom('sessions').select('id');
  const over = await sessions
    .where(({ or, eb, not }) => or([eb('revoked_at', 'is not', null), not(eb('id', 'in', alive))]))
    .execute();
  return { refreshTokens: past.map(({ token_hash }) => token_hash), sessions: over.map(({ id }) => id) };
}

export async function deleteExpired(
  transaction: Writer,
  { refreshTokens, sessions }: { refreshTokens: string[]; sessions: string[] },
): Promise<void> {
  for (const part of partsOf(refreshTokens)) {
    await transaction.deleteFrom('refresh_tokens').where('token_hash', 'in', part).execute();
  }
  for (const part of partsOf(sessions)) await transaction.deleteFrom('sessions').where('id', 'in', part).execute();
}
