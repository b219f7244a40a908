import type { Database, Writer } from '../platform/database.ts';
import type { LiveEvents } from '../platform/live-events/live-events.ts';
import * as queries from './queries.ts';

/** What others see of a person. */
export interface Face {
  readonly name: string;
  readonly avatarUrl: string | null;
}

const channel = 'faces';

/** Names and avatars, for whatever shows who did something. */
export class Faces {
  readonly #database: Database;
  readonly #liveEvents: LiveEvents;

  constructor(services: { database: Database; liveEvents: LiveEvents }) {
    this.#database = services.database;
    this.#liveEvents = services.liveEvents;
  }

  /** Part of the transaction that changes it: whoever remembers the face, in any process, hears of it. */
  changed(transaction: Writer, userId: string): void {
    this.#database.afterCommit(transaction, () => this.#liveEvents.publish(channel, { userId }));
  }

  /** Calls `heard` with whose face has changed; with nobody when it may have been anybody's. */
  onChange(heard: (userId: string | null) => void): void {
    this.#liveEvents.subscribe(channel, (message) => heard((message as { userId: string }).userId));
    this.#liveEvents.onGap(() => heard(null));
  }

  /** By id; accounts that are gone are left out. */
  async of(ids: readonly string[]): Promise<Map<string, Face>> {
    if (ids.length === 0) return new Map();
    const rows = await queries.facesByIds(this.#database.read, [...new Set(ids)]);
    return new Map(rows.map(({ id, name, avatarUrl }) => [id, { name, avatarUrl }]));
  }
}
