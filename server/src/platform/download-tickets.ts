import { createHash, randomBytes } from 'node:crypto';
import type { Cache } from './cache/cache.ts';

const ticketSeconds = 10 * 60;

/** Tickets for downloads, which a browser fetches without a token. Whoever sees the cache learns none of them. */
export class DownloadTickets {
  readonly #cache: Cache;
  readonly #purpose: string;

  /** @param services.purpose what they are for: a ticket serves for nothing else */
  constructor(services: { cache: Cache; purpose: string }) {
    this.#cache = services.cache;
    this.#purpose = services.purpose;
  }

  /** @param about what it downloads, in the issuer's own words */
  async issue(about: string): Promise<{ ticket: string; expiresAt: string }> {
    const ticket = randomBytes(32).toString('base64url');
    await this.#cache.set(this.#keyOf(ticket), about, ticketSeconds);
    return { ticket, expiresAt: new Date(Date.now() + ticketSeconds * 1000).toISOString() };
  }

  /** What it is about; it stays good. `null` when it is unknown, spent or too old. */
  look(ticket: string): Promise<string | null> {
    return this.#cache.get(this.#keyOf(ticket));
  }

  /** Spends it. */
  redeem(ticket: string): Promise<string | null> {
    return this.#cache.take(this.#keyOf(ticket));
  }

  #keyOf(ticket: string): string {
    return `${this.#purpose}-ticket:${createHash('sha256').update(ticket).digest('base64url')}`;
  }
}
