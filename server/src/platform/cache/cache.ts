import { Refusal } from '@easel/contract';

/**
 * Values that may be lost: sign-in codes, counters, tokens that serve once. Keys are ours, never a person's raw input
 * of unbounded length. Every value has a lifetime, in whole seconds.
 */
export interface Cache {
  get(key: string): Promise<string | null>;
  set(key: string, value: string, ttlSeconds: number): Promise<void>;
  /** Reads and deletes in one step, so that of several takers one alone gets the value. */
  take(key: string): Promise<string | null>;
  /** Sets the value unless the key has one; says whether it did. */
  add(key: string, value: string, ttlSeconds: number): Promise<boolean>;
  /**
   * Counts from 1. The lifetime begins with the first count and is not prolonged by later ones.
   * @param by -1 takes one count back; of a counter that has ended meanwhile there is none to take
   */
  increment(key: string, ttlSeconds: number, by?: 1 | -1): Promise<number>;
  delete(key: string): Promise<void>;
  close(): Promise<void>;
}

/** The store behind the cache does not answer, or takes nothing. Whoever asks is told to ask again; the cause is for the log. */
export class CacheUnavailable extends Refusal {
  override readonly cause: unknown;

  constructor(cause: unknown) {
    super('server.not_ready');
    this.cause = cause;
  }
}
