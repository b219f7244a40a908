import { Refusal, type AuthOptions, type CodeSent, type Session, type User } from '@easel/contract';
import type { Database } from '../platform/database.ts';
import { codeSeconds, type EmailCodes } from './email-codes.ts';
import { findOrMakeAccount } from './find-or-make-account.ts';
import { normaliseEmail } from './identifiers.ts';
import { nameFromEmail } from './names.ts';
import * as queries from './queries.ts';
import type { Sessions } from './sessions.ts';

const sender = { fromName: 'Easel', fromEmail: 'easel@localhost' };

export interface AccountServices {
  database: Database;
  sessions: Sessions;
  emailCodes: EmailCodes;
  mode: 'development' | 'production';
  /** Whether an address names a picture that was uploaded here. */
  isOwnPicture: (url: string) => Promise<boolean>;
}

/** Who someone is: sign-in, and what they may change about themselves. */
export class Accounts {
  readonly #services: AccountServices;

  constructor(services: AccountServices) {
    this.#services = services;
  }

  options(): AuthOptions {
    const { mode } = this.#services;
    return {
      mode,
      challenge: { enabled: false },
      email: { enabled: mode === 'development' },
      idp: { enabled: false, issuers: [] },
      chatApp: { enabled: false },
    };
  }

  /**
   * In development the code is in the answer, because no mail leaves the machine.
   * @throws Refusal `auth.mail_off`, `auth.code_too_soon`
   */
  async sendCode(address: string): Promise<CodeSent> {
    if (this.#services.mode !== 'development') throw new Refusal('auth.mail_off');
    const email = normaliseEmail(address);
    const code = await this.#services.emailCodes.issue(email);
    const mail = { ...sender, toEmail: email, subject: `${code} is your Easel sign-in code`, code };
    return { target: email, expiresIn: codeSeconds, devCode: code, email: mail };
  }

  /** @throws Refusal `auth.code_wrong`, the same for an address that has no account */
  async signIn(address: string, code: string, userAgent: string): Promise<Session> {
    const email = normaliseEmail(address);
    if (!(await this.#services.emailCodes.redeem(email, code.trim()))) throw new Refusal('auth.code_wrong');
    const { database, sessions } = this.#services;
    const user = await database.write((transaction) => findOrMakeAccount(transaction, { email }, nameFromEmail(email)));
    return sessions.open(user, userAgent);
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
