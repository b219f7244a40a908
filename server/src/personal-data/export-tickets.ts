import { createHash, randomBytes } from 'node:crypto';
import type { Cache } from '../platform/cache/cache.ts';

const ticketSeconds = 10 * 60;

/** Tickets for downloads, which a browser fetches without a token. Whoever sees the cache learns none of them. */
export class ExportTickets {
  readonly #cache: Cache;

  constructor(services: { cache: Cache }) {
    this.#cache = services.cache;
  }

  async issue(userId: string): Promise<{ ticket: string; expiresAt: string }> {
    const ticket = randomBytes(32).toString('base64url');
    await this.#cache.set(keyOf(ticket), userId, ticketSeconds);
    return { ticket, expiresAt: new Date(Date.now() + ticketSeconds * 1000).toISOString() };
  }

  /** Whose it is; it stays good. `null` when it is unknown, spent or too old. */
  ownerOf(ticket: string): Promise<string | null> {
    return this.#cache.get(keyOf(ticket));
  }

  /** Spends it. */
  redeem(ticket: string): Promise<string | null> {
    return this.#cache.take(keyOf(ticket));
  }
}

function keyOf(ticket: string): string {
  return `export-ticket:${createHash('sha256').update(ticket).digest('base64url')}`;
}
