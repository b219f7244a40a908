import { Refusal, type User } from '@easel/contract';
import type { Database, Reader } from '../platform/database.ts';
import { oneLine } from '../platform/visible-text.ts';
import type { Faces } from './faces.ts';
import * as queries from './queries.ts';

export interface AccountServices {
  database: Database;
  faces: Faces;
  /** Under which address a picture that was uploaded here is kept; `null` for what names none. */
  pictureAt: (url: string, origin: string) => Promise<string | null>;
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

  /** @param origin by which the request has named this server */
  async change(id: string, wish: { name?: string; avatarUrl?: string }, origin: string): Promise<User> {
    const { database, faces, pictureAt } = this.#services;
    const name = wish.name === undefined ? undefined : oneLine(wish.name);
    if (name === '')
      throw new Refusal('account.name_blank', { details: [{ pointer: '/body/name', reason: 'is blank' }] });
    // As it is kept, not as it was sent: whoever asks later whether it is still worn knows no other form.
    const avatar = wish.avatarUrl ? await pictureAt(wish.avatarUrl, origin) : null;
    if (wish.avatarUrl && !avatar) {
      throw new Refusal('account.avatar_foreign', { details: [{ pointer: '/body/avatarUrl', reason: 'is not ours' }] });
    }
    const change = {
      ...(name !== undefined && { name }),
      ...(wish.avatarUrl !== undefined && { avatar_url: avatar }),
    };
    await database.write(async (transaction) => {
      await queries.updateUser(transaction, id, change);
      faces.changed(transaction, id);
    });
    return this.profile(id);
  }

  /** Which of these addresses are somebody's avatar. Older profiles hold them whole, with a scheme and a host before. */
  async avatarsAmong(database: Reader, urls: string[]): Promise<string[]> {
    const worn = await queries.avatarsInUse(database, urls);
    return urls.filter((url) => worn.some((avatar) => avatar.includes(url)));
  }
}
