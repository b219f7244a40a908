import { createHmac, hkdfSync, randomInt, timingSafeEqual } from 'node:crypto';
import type { Cache } from '../platform/cache/cache.ts';

/** Seconds that a code is good for. */
export const codeSeconds = 600;
const wrongTries = 5;

/**
 * Six-digit codes sent to addresses, or to phones, whose numbers look like no address. The cache holds keyed hashes only:
 * neither can be read there.
 */
export class EmailCodes {
  readonly #cache: Cache;
  readonly #key: Buffer;

  constructor(options: { cache: Cache; secret: string }) {
    this.#cache = options.cache;
    this.#key = Buffer.from(hkdfSync('sha256', options.secret, '', 'email-code', 32));
  }

  /** Makes a code for an address; an older one is void from then on. */
  async issue(email: string): Promise<string> {
    const name = this.#hash(email);
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    await this.#cache.delete(`email-tries:${name}`);
    await this.#cache.set(`email-code:${name}`, this.#hash(`${email} ${code}`), codeSeconds);
    return code;
  }

  /** Makes a code void that could not be sent, but no later one. */
  async withdraw(email: string, code: string): Promise<void> {
    const key = `email-code:${this.#hash(email)}`;
    if ((await this.#cache.get(key)) === this.#hash(`${email} ${code}`)) await this.#cache.delete(key);
  }

  /** Spends the code if it is right; five wrong tries spend it too. */
  async redeem(email: string, code: string): Promise<boolean> {
    const name = this.#hash(email);
    const tries = await this.#cache.increment(`email-tries:${name}`, codeSeconds);
    if (tries > wrongTries) await this.#cache.delete(`email-code:${name}`);
    const kept = await this.#cache.get(`email-code:${name}`);
    // An address without a code costs the same comparison, so time does not tell whether one was sent.
    const right = sameText(kept ?? this.#hash('no code'), this.#hash(`${email} ${code}`)) && kept !== null;
    // Taken, not deleted: of two sign-ins at once with the same code one succeeds.
    return right && (await this.#cache.take(`email-code:${name}`)) !== null;
  }

  #hash(text: string): string {
    return createHmac('sha256', this.#key).update(text).digest('base64url');
  }
}

function sameText(a: string, b: string): boolean {
  return timingSafeEqual(Buffer.from(a), Buffer.from(b));
}
