import { Refusal } from '@easel/contract';
import type { Caller } from './handler.ts';

/** What is open ends when its page closes; whoever has too much may ask again soon. */
const retryAfter = 10;

/** How many of one kind of request each caller has open in this process: those that cost something while they last. */
export class AtOnce {
  readonly #most: number;
  readonly #networkOf: (ip: string) => string;
  readonly #open = new Map<string, number>();

  /**
   * @param most per session, or per network without one
   * @param networkOf what addresses are counted as
   */
  constructor(most: number, networkOf: (ip: string) => string = (ip) => ip) {
    this.#most = most;
    this.#networkOf = networkOf;
  }

  /** Counts one, until what is returned is called. @throws Refusal `request.too_many` */
  enter(caller: Caller | null, ip: string): () => void {
    const who = caller ? `session:${caller.sessionId}` : `ip:${this.#networkOf(ip)}`;
    const open = this.#open.get(who) ?? 0;
    if (open >= this.#most) throw new Refusal('request.too_many', { retryAfter });
    this.#open.set(who, open + 1);
    return () => {
      const left = this.#open.get(who)! - 1;
      if (left > 0) this.#open.set(who, left);
      else this.#open.delete(who);
    };
  }
}
