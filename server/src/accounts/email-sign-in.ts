import { Refusal, type CodeSent, type Session } from '@easel/contract';
import type { Database } from '../platform/database.ts';
import { MailFailed, type Mailer } from '../platform/mail/mailer.ts';
import type { Challenge } from './challenge.ts';
import type { CodeLimits } from './code-limits.ts';
import { codeSeconds, type EmailCodes } from './email-codes.ts';
import { findOrMakeAccount } from './find-or-make-account.ts';
import { normaliseEmail } from './identifiers.ts';
import { nameFromEmail } from './names.ts';
import type { Sessions } from './sessions.ts';
import { signInMail } from './sign-in-mail.ts';

/** A mail that failed may be tried again at once; this is for the mail server to recover. */
const retryAfter = 5;

export interface EmailSignInServices {
  database: Database;
  sessions: Sessions;
  codes: EmailCodes;
  limits: CodeLimits;
  challenge: Challenge | null;
  mailer: Mailer | null;
  sender: { fromName: string; fromEmail: string; brandName: string };
  /** In development the answer holds the code too. */
  showsCodes: boolean;
  /** Told when a mail could not be sent. */
  mailFailed: (error: MailFailed) => void;
}

/** Sign-in by a code that is sent to an address. Nothing here looks at accounts before the code has proven right. */
export class EmailSignIn {
  readonly #services: EmailSignInServices;

  constructor(services: EmailSignInServices) {
    this.#services = services;
  }

  /** @throws Refusal `auth.mail_off`, `auth.mail_failed`, and those of the challenge and the limits */
  async sendCode(
    wish: { email: string; challengeToken?: string },
    { ip, language }: { ip: string; language: 'en' | 'zh' },
  ): Promise<CodeSent> {
    const { codes, limits, challenge, mailer, sender, showsCodes } = this.#services;
    if (!mailer && !showsCodes) throw new Refusal('auth.mail_off');
    await challenge?.prove(wish.challengeToken, ip);
    const email = normaliseEmail(wish.email);
    const takeBack = await limits.admit(email, ip);
    const code = await codes.issue(email);
    const { subject, ...content } = signInMail({ language, brandName: sender.brandName, code });
    try {
      await mailer?.send({ to: email, subject, ...content, language });
    } catch (error) {
      await Promise.all([codes.withdraw(email, code), takeBack()]);
      throw this.#refusalOf(error);
    }
    const sent = { target: email, expiresIn: codeSeconds };
    if (!showsCodes) return sent;
    const { fromName, fromEmail } = sender;
    return { ...sent, devCode: code, email: { fromName, fromEmail, toEmail: email, subject, code } };
  }

  /** @throws Refusal `auth.code_wrong`, the same for an address that has no account; `request.too_many` */
  async signIn(wish: { email: string; code: string }, from: { ip: string; userAgent: string }): Promise<Session> {
    const { codes, limits, database, sessions } = this.#services;
    const email = normaliseEmail(wish.email);
    await limits.admitGuess(from.ip);
    if (!(await codes.redeem(email, wish.code.trim()))) {
      await limits.countWrong(from.ip);
      throw new Refusal('auth.code_wrong');
    }
    const user = await database.write((transaction) => findOrMakeAccount(transaction, { email }, nameFromEmail(email)));
    return sessions.open(user, from.userAgent);
  }

  #refusalOf(error: unknown): unknown {
    if (!(error instanceof MailFailed)) return error;
    this.#services.mailFailed(error);
    return new Refusal('auth.mail_failed', { retryAfter });
  }
}
