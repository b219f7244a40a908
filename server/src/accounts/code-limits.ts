import { createHmac, hkdfSync } from 'node:crypto';
import { Refusal } from '@easel/contract';
import type { Cache } from '../platform/cache/cache.ts';
import { networkOf } from './network-of.ts';

const secondsBetweenCodes = 60;
const codesPerHour = 10;
const wrongCodesPerHour = 100;
const hour = 3600;

export interface CodeLimitOptions {
  readonly cache: Cache;
  readonly secret: string;
  /** Whether codes are spaced out; guesses are counted in any case. */
  readonly limited: boolean;
  /** Codes that people of one network may ask for in an hour. */
  readonly perNetwork: number;
  readonly now?: () => number;
}

/** How often codes are sent, to one address or phone, and at the wish of one network, and how often one network guesses. */
export class CodeLimits {
  readonly #options: CodeLimitOptions;
  readonly #key: Buffer;

  constructor(options: CodeLimitOptions) {
    this.#options = options;
    this.#key = Buffer.from(hkdfSync('sha256', options.secret, '', 'code-limits', 32));
  }

  /**
   * Counts a code that is about to be sent; one that is refused counts nowhere.
   * @returns takes the count back, for a code that could not be sent
   * @throws Refusal `auth.code_too_soon`, `request.too_many`
   */
  async admit(target: string, ip: string): Promise<() => Promise<void>> {
    const undo: (() => Promise<void>)[] = [];
    const takeBack = async () => void (await Promise.all(undo.splice(0).map((step) => step())));
    if (!this.#options.limited) return takeBack;
    try {
      await this.#lock(target, undo);
      const sent = await this.#count(`code-hour:${this.#hash(target)}`, undo);
      if (sent.count > codesPerHour) throw new Refusal('auth.code_too_soon', { retryAfter: sent.secondsLeft });
      const network = await this.#count(`network-hour:${this.#hash(networkOf(ip))}`, undo);
      const tooMany = network.count > this.#options.perNetwork;
      if (tooMany) throw new Refusal('request.too_many', { retryAfter: network.secondsLeft });
      return takeBack;
    } catch (error) {
      await takeBack();
      throw error;
    }
  }

  /** @throws Refusal `request.too_many` when too many wrong codes came from there */
  async admitGuess(ip: string): Promise<void> {
    const { key, secondsLeft } = this.#thisHour(`network-wrong:${this.#hash(networkOf(ip))}`);
    const wrong = Number((await this.#options.cache.get(key)) ?? 0);
    if (wrong >= wrongCodesPerHour) throw new Refusal('request.too_many', { retryAfter: secondsLeft });
  }

  async countWrong(ip: string): Promise<void> {
    await this.#count(`network-wrong:${this.#hash(networkOf(ip))}`, []);
  }

  /** The value is when it ends: to tell people how long to wait, and to know one's own from a later one. */
  async #lock(target: string, undo: (() => Promise<void>)[]): Promise<void> {
    const { cache } = this.#options;
    const key = `code-sent:${this.#hash(target)}`;
    const end = String(this.#now() + secondsBetweenCodes * 1000);
    if (!(await cache.add(key, end, secondsBetweenCodes))) {
      const left = (Number(await cache.get(key)) - this.#now()) / 1000;
      throw new Refusal('auth.code_too_soon', { retryAfter: Math.min(Math.max(left, 1), secondsBetweenCodes) });
    }
    undo.push(async () => {
      if ((await cache.get(key)) === end) await cache.delete(key);
    });
  }

  async #count(name: string, undo: (() => Promise<void>)[]): Promise<{ count: number; secondsLeft: number }> {
    const { cache } = this.#options;
    const { key, secondsLeft } = this.#thisHour(name);
    const count = await cache.increment(key, hour);
    undo.push(async () => void (await cache.increment(key, hour, -1)));
    return { count, secondsLeft };
  }

  #thisHour(name: string): { key: string; secondsLeft: number } {
    const seconds = this.#now() / 1000;
    const window = Math.floor(seconds / hour);
    return { key: `${name}:${window}`, secondsLeft: (window + 1) * hour - seconds };
  }

  #now(): number {
    return (this.#options.now ?? Date.now)();
  }

  /** The cache holds keyed hashes only: nobody's address can be read there. */
  #hash(text: string): string {
    return createHmac('sha256', this.#key).update(text).digest('base64url');
  }
}
