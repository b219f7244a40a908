import type { Database } from '../platform/database.ts';
import type { LiveEvents } from '../platform/live-events/live-events.ts';
import type { ProjectNews } from '../projects/project-news.ts';
import { cancelChannelOf } from './conversations.ts';
import { turnById, type TurnRow } from './turn-queries.ts';

/** A model may think for minutes without a word. One row by its key, and seldom, costs less than a second of that. */
const lookMs = 2_000;

export interface StopWishServices {
  database: Database;
  liveEvents: LiveEvents;
  news: ProjectNews;
}

/**
 * Whether a running turn is to stop. Heard at once as a rule; but live messages may be lost, and what they told of is
 * kept with the turn, so that is looked at as well.
 */
export class StopWish {
  readonly #turnId: string;
  readonly #database: Database;
  readonly #stop = new AbortController();
  readonly #listeners: (() => void)[];
  readonly #looking: NodeJS.Timeout;

  constructor(turn: TurnRow, { database, liveEvents, news }: StopWishServices) {
    this.#turnId = turn.id;
    this.#database = database;
    this.#listeners = [
      liveEvents.subscribe(cancelChannelOf(turn.id), () => this.#wish()),
      // A project that is deleted takes its turns with it; the model need not be paid for the rest.
      news.hear(turn.project_id, ({ type }) => type === 'project-deleted' && this.#wish()),
    ];
    // What is away now is looked at the next time.
    this.#looking = setInterval(() => void this.look().catch(() => {}), lookMs);
  }

  get signal(): AbortSignal {
    return this.#stop.signal;
  }

  async look(): Promise<void> {
    const now = await turnById(this.#database.read, this.#turnId);
    if (!now || now.cancel_wanted) this.#wish();
  }

  forget(): void {
    clearInterval(this.#looking);
    for (const stop of this.#listeners) stop();
  }

  #wish(): void {
    this.#stop.abort(new Error('canceled'));
  }
}
