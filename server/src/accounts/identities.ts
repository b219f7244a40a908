import type { User } from '@easel/contract';
import type { Database } from '../platform/database.ts';
import { findOrMakeAccount, type Reach } from './find-or-make-account.ts';
import * as queries from './queries.ts';

/** Someone whom another service has vouched for. */
export interface Identity {
  readonly provider: string;
  readonly subject: string;
}

/** Another transaction has added the identity meanwhile; this one must leave nothing behind. */
class IdentityTaken extends Error {
  override readonly name = 'IdentityTaken';
}

/** Accounts elsewhere that sign in to one here. */
export class Identities {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async find({ provider, subject }: Identity): Promise<User | undefined> {
    return queries.userByIdentity(this.#database.read, provider, subject);
  }

  /**
   * The account of an identity. An identity seen for the first time joins the account that its proven address or phone
   * has, or a new one; account and identity come to be together or not at all.
   */
  async accountOf(identity: Identity, reach: Reach, name: string): Promise<User> {
    try {
      return await this.#link(identity, reach, name);
    } catch (error) {
      if (!(error instanceof IdentityTaken)) throw error;
      // It is committed by now, so it is found this time.
      return this.#link(identity, reach, name);
    }
  }

  #link({ provider, subject }: Identity, reach: Reach, name: string): Promise<User> {
    return this.#database.write(async (transaction) => {
      const known = await queries.userByIdentity(transaction, provider, subject);
      if (known) return known;
      const user = await findOrMakeAccount(transaction, reach, name);
      const identity = { provider, subject, userId: user.id, createdAt: new Date().toISOString() };
      if (!(await queries.insertIdentity(transaction, identity))) throw new IdentityTaken();
      return user;
    });
  }
}
