import { Refusal, type User } from '@easel/contract';
import type { Database, Writer } from '../platform/database.ts';
import type { LiveSessions } from './live-sessions.ts';
import { userById } from './queries.ts';
import * as queries from './record-queries.ts';

/** All that is kept of an account itself: to hand it out, and to delete it. */
export class AccountRecords {
  readonly #database: Database;
  readonly #live: LiveSessions;

  constructor(services: { database: Database; liveSessions: LiveSessions }) {
    this.#database = services.database;
    this.#live = services.liveSessions;
  }

  /** @throws Refusal `auth.required` when the account is gone though its token is still good */
  async read(userId: string) {
    const { read } = this.#database;
    const profile = await userById(read, userId);
    if (!profile) throw new Refusal('auth.required');
    const signIn = await queries.identitiesOf(read, userId);
    return { profile, signIn, sessions: await queries.sessionsOf(read, userId) };
  }

  /** The newest first; of those whose name, address or number holds the words. */
  list(words: string, limit: number): Promise<User[]> {
    return queries.usersWith(this.#database.read, words, limit);
  }

  /** By id, address or number. */
  find(who: string): Promise<User | undefined> {
    return queries.userKnownAs(this.#database.read, who);
  }

  /** Sessions that nobody can go on with, and refresh tokens that nobody can use: how many, and where `forReal`, gone. */
  async purge(forReal: boolean): Promise<{ sessions: number; refreshTokens: number }> {
    const now = new Date().toISOString();
    return this.#database.write(async (transaction) => {
      const found = await queries.expired(transaction, now);
      if (forReal) await queries.deleteExpired(transaction, found);
      return { sessions: found.sessions.length, refreshTokens: found.refreshTokens.length };
    });
  }

  /** `undefined` when the account is gone. */
  async nameOf(userId: string): Promise<string | undefined> {
    return (await userById(this.#database.read, userId))?.name;
  }

  /** Holds the account until the transaction ends: nothing new can refer to it. @throws Refusal `auth.required` */
  async hold(transaction: Writer, userId: string): Promise<User> {
    await queries.lockUser(transaction, userId, this.#database.engine.name);
    const user = await userById(transaction, userId);
    if (!user) throw new Refusal('auth.required');
    return user;
  }

  /** The person, every way in and every session; what else refers to them must be gone already. */
  async remove(transaction: Writer, userId: string): Promise<void> {
    await queries.deleteUser(transaction, userId);
    this.#database.afterCommit(transaction, () => this.#live.endAllOf(userId));
  }
}
