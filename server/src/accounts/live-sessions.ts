import type { Database } from '../platform/database.ts';
import type { LiveEvents } from '../platform/live-events/live-events.ts';
import { isSessionLive } from './queries.ts';
import type { Bearer } from './tokens.ts';

const rememberMs = 10_000;

interface Memory {
  readonly userId: string;
  readonly live: Promise<boolean>;
  readonly until: number;
}

export interface LiveSessionOptions {
  readonly database: Database;
  readonly liveEvents: LiveEvents;
  readonly capacity?: number;
  readonly now?: () => number;
}

/**
 * Whether the session of an access token still lives. Remembered for ten seconds, so that it costs one query in a while;
 * what ends here is known here at once, and elsewhere once that time is over.
 */
export class LiveSessions {
  readonly #database: Database;
  readonly #liveEvents: LiveEvents;
  readonly #capacity: number;
  readonly #now: () => number;
  /** In the order of asking, so that the first is the first to be too old. */
  readonly #memories = new Map<string, Memory>();

  constructor({ database, liveEvents, capacity = 10_000, now = Date.now }: LiveSessionOptions) {
    this.#database = database;
    this.#liveEvents = liveEvents;
    this.#capacity = capacity;
    this.#now = now;
  }

  holds({ id, sessionId }: Bearer): Promise<boolean> {
    const known = this.#memories.get(sessionId);
    if (known && known.userId === id && known.until > this.#now()) return known.live;
    const live = isSessionLive(this.#database.read, sessionId, id);
    const memory = this.#remember(sessionId, id, live);
    live.catch(() => {
      if (this.#memories.get(sessionId) === memory) this.#memories.delete(sessionId);
    });
    return live;
  }

  /** To be called once the end is committed. Also overrules a query that had begun before. */
  end(sessionId: string): void {
    this.#forget(sessionId);
    this.#liveEvents.publish(channelOf(sessionId), {});
  }

  endAllOf(userId: string): void {
    const theirs = [...this.#memories].filter(([, memory]) => memory.userId === userId);
    for (const [sessionId] of theirs) this.#forget(sessionId);
    this.#liveEvents.publish(channelOf(userId), {});
  }

  /** Calls `ended` when the session does, here or elsewhere; resolves, with how to stop, once that can't be missed. */
  async onEnd({ id, sessionId }: Bearer, ended: () => void): Promise<() => void> {
    const events = this.#liveEvents;
    const heard = () => {
      this.#memories.delete(sessionId);
      ended();
    };
    const stops = [channelOf(sessionId), channelOf(id)].map((channel) => events.subscribe(channel, heard));
    stops.push(events.onGap(heard));
    await events.settled();
    return () => {
      for (const stop of stops) stop();
    };
  }

  #forget(sessionId: string): void {
    const known = this.#memories.get(sessionId);
    if (known) this.#remember(sessionId, known.userId, Promise.resolve(false));
  }

  #remember(sessionId: string, userId: string, live: Promise<boolean>): Memory {
    const memory = { userId, live, until: this.#now() + rememberMs };
    this.#memories.delete(sessionId); // so that it moves to the young end
    if (this.#memories.size >= this.#capacity) this.#memories.delete(this.#memories.keys().next().value!);
    this.#memories.set(sessionId, memory);
    return memory;
  }
}

/** Of a session, or of all sessions of a person: their ids are never the same. */
function channelOf(id: string): string {
  return `session:${id}`;
}
