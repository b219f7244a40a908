import { Refusal, type Route } from '@easel/contract';
import type { Caller } from './handler.ts';

/** Counts from 1 per key; the lifetime begins with the first count. The cache is one. */
export interface Counter {
  increment(key: string, ttlSeconds: number): Promise<number>;
}

export interface LimitOptions {
  readonly counter: Counter;
  readonly requestsPerSecond: number;
  readonly signInsPerMinute: number;
  /** Told when the counter fails: requests then pass, since a cache that is away must not take the service with it. */
  readonly failed: (error: unknown) => void;
  /** What addresses are counted as: one household has more of IPv6 than anyone could count. */
  readonly networkOf?: (ip: string) => string;
  readonly now?: () => number;
}

/** Counts a request, by session or else by address, and refuses what is too much. */
export type Admit = (route: Route, caller: Caller | null, ip: string) => Promise<void>;

/** Fixed windows: a burst across their border may pass twice the rate, which is harmless and costs one count. */
export function createLimits(options: LimitOptions): Admit {
  const { counter, requestsPerSecond, signInsPerMinute, failed, networkOf = (ip) => ip, now = Date.now } = options;

  async function count(who: string, most: number, windowSeconds: number): Promise<void> {
    const seconds = now() / 1000;
    const window = Math.floor(seconds / windowSeconds);
    const seen = await counter.increment(`limit:${who}:${window}`, windowSeconds + 1).catch((error: unknown) => {
      failed(error);
      return 0;
    });
    if (seen > most) throw new Refusal('request.too_many', { retryAfter: (window + 1) * windowSeconds - seconds });
  }

  return async (route, caller, address) => {
    // A wall of pictures asks for hundreds of files as it opens, and each answer is as cheap as a page's own.
    if (route.response === 'bytes') return;
    const ip = networkOf(address);
    await count(caller ? `session:${caller.sessionId}` : `ip:${ip}`, requestsPerSecond, 1);
    if (isSignIn(route)) await count(`sign-in:${route.path}:${ip}`, signInsPerMinute, 60);
  };
}

/**
 * Where guessing could pay, or where each call leaves something in the cache. A refresh token is too long to guess, and
 * tabs renew theirs without being asked.
 */
function isSignIn({ path }: Route): boolean {
  return path.startsWith('/api/auth/') && path !== '/api/auth/refresh' && path !== '/api/auth/options';
}
