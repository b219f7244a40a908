import { randomUUIDv7 } from 'node:crypto';
import type { User } from '@easel/contract';
import type { Writer } from '../platform/database.ts';
import * as queries from './queries.ts';

/** What someone has proven to be reached by: at most one of the two; with neither nobody can be found. */
export interface Reach {
  readonly email?: string | null;
  readonly phone?: string | null;
}

/** The account of an address or a phone, made the first time: whoever proves the same one again is the same person. */
export async function findOrMakeAccount(transaction: Writer, reach: Reach, name: string): Promise<User> {
  const { email = null, phone = null } = reach;
  const known = await accountReached(transaction, reach);
  if (known) return known;
  const createdAt = new Date().toISOString();
  const user: User = { id: randomUUIDv7(), name, email, phone, avatarUrl: null, createdAt };
  await queries.insertUser(transaction, user);
  // Read again, since another first sign-in may have been quicker.
  return (await accountReached(transaction, reach)) ?? user;
}

async function accountReached(transaction: Writer, { email, phone }: Reach): Promise<User | undefined> {
  if (email) return queries.userByEmail(transaction, email);
  return phone ? queries.userByPhone(transaction, phone) : undefined;
}
