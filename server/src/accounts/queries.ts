import type { User } from '@easel/contract';
import type { Reader, Writer } from '../platform/database.ts';

export const userFields = [
  'id',
  'name',
  'email',
  'phone',
  'avatar_url as avatarUrl',
  'created_at as createdAt',
] as const;

export function userById(database: Reader, id: string): Promise<User | undefined> {
  return database.selectFrom('users').select(userFields).where('id', '=', id).executeTakeFirst();
}

export function userByEmail(database: Reader, email: string): Promise<User | undefined> {
  return database.selectFrom('users').select(userFields).where('email', '=', email).executeTakeFirst();
}

export function userByPhone(database: Reader, phone: string): Promise<User | undefined> {
  return database.selectFrom('users').select(userFields).where('phone', '=', phone).executeTakeFirst();
}

export function userByIdentity(database: Reader, provider: string, subject: string): Promise<User | undefined> {
  const identified = database.selectFrom('identities').select('user_id');
  return database
    .selectFrom('users')
    .select(userFields)
    .where('id', '=', identified.where('provider', '=', provider).where('subject', '=', subject))
    .executeTakeFirst();
}

/** Whether this call was the one that added it. */
export async function insertIdentity(
  transaction: Writer,
  identity: { provider: string; subject: string; userId: string; createdAt: string },
): Promise<boolean> {
  const { provider, subject, userId, createdAt } = identity;
  const added = await transaction
    .insertInto('identities')
    .values({ provider, subject, user_id: userId, created_at: createdAt })
    .onConflict((conflict) => conflict.columns(['provider', 'subject']).doNothing())
    .returning('user_id')
    .execute();
  return added.length > 0;
}

/** Does nothing when the address or phone has an account already, so that two first sign-ins at once make one. */
export async function insertUser(transaction: Writer, user: User): Promise<void> {
  const { id, name, email, phone, avatarUrl, createdAt } = user;
  const row = { id, name, email, phone, avatar_url: avatarUrl, created_at: createdAt };
  await transaction
    .insertInto('users')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function updateUser(
  transaction: Writer,
  id: string,
  change: { name?: string; avatar_url?: string | null },
): Promise<void> {
  if (Object.keys(change).length === 0) return;
  await transaction.updateTable('users').set(change).where('id', '=', id).execute();
}

/** The avatars among these addresses that someone uses, and all that do not stand there as a path. */
export async function avatarsInUse(database: Reader, urls: string[]): Promise<string[]> {
  const rows = await database
    .selectFrom('users')
    .select('avatar_url')
    .where((row) => row.or([row('avatar_url', 'in', urls), row('avatar_url', 'not like', '/%')]))
    .execute();
  return rows.flatMap(({ avatar_url }) => avatar_url ?? []);
}

export interface SessionRow {
  id: string;
  userId: string;
  userAgent: string;
  createdAt: string;
}

export async function insertSession(transaction: Writer, session: SessionRow): Promise<void> {
  const { id, userId, userAgent, createdAt } = session;
  const row = { id, user_id: userId, user_agent: userAgent, created_at: createdAt, revoked_at: null };
  await transaction.insertInto('sessions').values(row).execute();
}

export function sessionById(database: Reader, id: string) {
  return database.selectFrom('sessions').selectAll().where('id', '=', id).executeTakeFirst();
}

/** One look at one row: a deleted account takes its sessions with it. */
export async function isSessionLive(database: Reader, id: string, userId: string): Promise<boolean> {
  const session = database.selectFrom('sessions').select('revoked_at').where('id', '=', id);
  const found = await session.where('user_id', '=', userId).executeTakeFirst();
  return found !== undefined && found.revoked_at === null;
}

export async function revokeSession(transaction: Writer, id: string, at: string): Promise<void> {
  const session = transaction.updateTable('sessions').set({ revoked_at: at });
  await session.where('id', '=', id).where('revoked_at', 'is', null).execute();
}

export async function insertRefreshToken(
  transaction: Writer,
  token: { hash: string; sessionId: string; expiresAt: string },
): Promise<void> {
  const row = { token_hash: token.hash, session_id: token.sessionId, expires_at: token.expiresAt, spent_at: null };
  await transaction.insertInto('refresh_tokens').values(row).execute();
}

export async function deleteExpiredTokens(transaction: Writer, sessionId: string, now: string): Promise<void> {
  const tokens = transaction.deleteFrom('refresh_tokens').where('session_id', '=', sessionId);
  await tokens.where('expires_at', '<=', now).execute();
}

export function refreshTokenByHash(database: Reader, hash: string) {
  return database
    .selectFrom('refresh_tokens')
    .innerJoin('sessions', 'sessions.id', 'refresh_tokens.session_id')
    .select(['session_id', 'expires_at', 'spent_at', 'revoked_at', 'user_id', 'sessions.created_at as opened_at'])
    .where('token_hash', '=', hash)
    .executeTakeFirst();
}

/** How many were open. */
export async function revokeSessionsOf(transaction: Writer, userId: string, at: string): Promise<number> {
  const open = transaction.updateTable('sessions').set({ revoked_at: at }).where('user_id', '=', userId);
  return (await open.where('revoked_at', 'is', null).returning('id').execute()).length;
}

/** Whether this call was the one that spent it. */
export async function spendRefreshToken(transaction: Writer, hash: string, at: string): Promise<boolean> {
  const token = transaction.updateTable('refresh_tokens').set({ spent_at: at });
  const spent = await token
    .where('token_hash', '=', hash)
    .where('spent_at', 'is', null)
    .returning('token_hash')
    .execute();
  return spent.length > 0;
}

export interface FaceRow {
  id: string;
  name: string;
  avatarUrl: string | null;
}

/** @param ids few: authors on one page */
export function facesByIds(database: Reader, ids: readonly string[]): Promise<FaceRow[]> {
  const faces = database.selectFrom('users').select(['id', 'name', 'avatar_url as avatarUrl']);
  return faces.where('id', 'in', ids).execute();
}
