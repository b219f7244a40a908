import { Refusal, type User } from '@easel/contract';
import type { Database } from '../platform/database.ts';
import * as queries from './queries.ts';

export interface AccountServices {
  database: Database;
  /** Whether an address names a picture that was uploaded here. */
  isOwnPicture: (url: string) => Promise<boolean>;
}

/** Who someone is, and what they may change about themselves. */
export class Accounts {
  readonly #services: AccountServices;

  constructor(services: AccountServices) {
    this.#services = services;
  }

  /** @throws Refusal `auth.required` when the account is gone though its token is still good */
  async profile(id: string): Promise<User> {
    const user = await queries.userById(this.#services.database.read, id);
    if (!user) throw new Refusal('auth.required');
    return user;
  }

  async change(id: string, wish: { name?: string; avatarUrl?: string }): Promise<User> {
    const { database, isOwnPicture } = this.#services;
    const name = wish.name?.replaceAll(/\s+/g, ' ').trim();
    if (name === '')
      throw new Refusal('account.name_blank', { details: [{ pointer: '/body/name', reason: 'is blank' }] });
    if (wish.avatarUrl && !(await isOwnPicture(wish.avatarUrl))) {
      throw new Refusal('account.avatar_foreign', { details: [{ pointer: '/body/avatarUrl', reason: 'is not ours' }] });
    }
    const change = {
      ...(name !== undefined && { name }),
      ...(wish.avatarUrl !== undefined && { avatar_url: wish.avatarUrl || null }),
    };
    await database.write((transaction) => queries.updateUser(transaction, id, change));
    return this.profile(id);
  }

  /** Which of these addresses are somebody's avatar. */
  avatarsAmong(urls: string[]): Promise<string[]> {
    return queries.avatarsInUse(this.#services.database.read, urls);
  }
}
