import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { CacheUnavailable, type Cache } from '../cache/cache.ts';
import { Turnstile, type Gate } from './turnstile.ts';

/** A seat of a process that died is free again after this time. */
const seatSeconds = 15;
const pollMs = 150;

/**
 * Lets so many through at a time, over all processes that have a cache in common: whoever comes first in the line of
 * its own process takes one of the seats. Between processes the order is that of luck. While the cache is away, each
 * process keeps to the width by itself.
 */
export class SharedTurnstile implements Gate {
  readonly #line: Turnstile;
  readonly #cache: Cache;
  readonly #seats: readonly string[];

  /** @param name the same in all processes, of the thing that is waited for */
  constructor(cache: Cache, name: string, width: number) {
    this.#line = new Turnstile(width);
    this.#cache = cache;
    this.#seats = Array.from({ length: width }, (_, seat) => `turnstile:${name}:${seat}`);
  }

  pass<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
    return this.#line.pass(signal, async () => {
      const token = randomUUID();
      const seat = await this.#sit(token, signal);
      if (seat === null) return await work();
      const keeping = setInterval(() => void this.#keep(seat, token), (seatSeconds * 1000) / 3);
      try {
        return await work();
      } finally {
        clearInterval(keeping);
        await this.#leave(seat, token);
      }
    });
  }

  /** `null` while the cache is away. */
  async #sit(token: string, signal: AbortSignal): Promise<string | null> {
    for (;;) {
      try {
        for (const seat of this.#seats) if (await this.#cache.add(seat, token, seatSeconds)) return seat;
      } catch (error) {
        if (error instanceof CacheUnavailable) return null;
        throw error;
      }
      await delay(pollMs, undefined, { signal }).catch(() => signal.throwIfAborted());
    }
  }

  /** A seat that was lost meanwhile stays with whoever has it now. */
  async #keep(seat: string, token: string): Promise<void> {
    try {
      if ((await this.#cache.get(seat)) === token) await this.#cache.set(seat, token, seatSeconds);
    } catch {
      // It ends by itself; the next time may find the cache again.
    }
  }

  async #leave(seat: string, token: string): Promise<void> {
    try {
      if ((await this.#cache.get(seat)) === token) await this.#cache.delete(seat);
    } catch {
      // It ends by itself.
    }
  }
}
