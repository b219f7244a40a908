import { createHmac, hkdfSync, randomInt, timingSafeEqual } from 'node:crypto';
import { Refusal } from '@easel/contract';
import type { Cache } from '../platform/cache/cache.ts';

/** Seconds that a code is good for. */
export const codeSeconds = 600;
const secondsBetweenCodes = 60;
const codesPerHour = 10;
const wrongTries = 5;

/**
 * Six-digit codes sent to addresses, or to phones. The cache holds keyed hashes only: neither addresses nor codes can be
 * read there.
 */
export class EmailCodes {
  readonly #cache: Cache;
  readonly #key: Buffer;
  readonly #limited: boolean;
  readonly #purpose: string;

  /**
   * @param options.limited whether sends are spaced out; guesses always are
   * @param options.purpose keeps the codes of mails and those of phones apart
   */
  constructor(options: { cache: Cache; secret: string; limited: boolean; purpose?: 'email' | 'sms' }) {
    this.#cache = options.cache;
    this.#purpose = options.purpose ?? 'email';
    this.#key = Buffer.from(hkdfSync('sha256', options.secret, '', `${this.#purpose}-code`, 32));
    this.#limited = options.limited;
  }

  /**
   * Makes a code for an address; an older one is void from then on.
   * @throws Refusal `auth.code_too_soon`
   */
  async issue(email: string): Promise<string> {
    const name = this.#hash(email);
    if (this.#limited) await this.#spaceOut(name);
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    await this.#cache.delete(`${this.#purpose}-tries:${name}`);
    await this.#cache.set(`${this.#purpose}-code:${name}`, this.#hash(`${email} ${code}`), codeSeconds);
    return code;
  }

  /** Spends the code if it is right; five wrong tries spend it too. */
  async redeem(email: string, code: string): Promise<boolean> {
    const name = this.#hash(email);
    const tries = await this.#cache.increment(`${this.#purpose}-tries:${name}`, codeSeconds);
    if (tries > wrongTries) await this.#cache.delete(`${this.#purpose}-code:${name}`);
    const kept = await this.#cache.get(`${this.#purpose}-code:${name}`);
    // An address without a code costs the same comparison, so time does not tell whether one was sent.
    const right = sameText(kept ?? this.#hash('no code'), this.#hash(`${email} ${code}`)) && kept !== null;
    // Taken, not deleted: of two sign-ins at once with the same code one succeeds.
    return right && (await this.#cache.take(`${this.#purpose}-code:${name}`)) !== null;
  }

  async #spaceOut(name: string): Promise<void> {
    if (!(await this.#cache.add(`${this.#purpose}-sent:${name}`, '1', secondsBetweenCodes))) {
      throw new Refusal('auth.code_too_soon', { retryAfter: secondsBetweenCodes });
    }
    if ((await this.#cache.increment(`${this.#purpose}-hour:${name}`, 3600)) > codesPerHour) {
      throw new Refusal('auth.code_too_soon', { retryAfter: 3600 });
    }
  }

  #hash(text: string): string {
    return createHmac('sha256', this.#key).update(text).digest('base64url');
  }
}

function sameText(a: string, b: string): boolean {
  return timingSafeEqual(Buffer.from(a), Buffer.from(b));
}
