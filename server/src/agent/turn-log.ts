import type { TurnEvent, TurnStep } from '@easel/contract';
import type { Database, Writer } from '../platform/database.ts';
import { Listening } from '../platform/live-events/listening.ts';
import type { LiveEvents } from '../platform/live-events/live-events.ts';
import { silentObserver, type Observer } from '../platform/observing/observer.ts';
import {
  appendEvent,
  eventsAfter,
  countJournal,
  lastEvent,
  lockGoingOn,
  TurnTakenOver,
  type LoggedEvent,
} from './turn-queries.ts';

/** How often a reader to whom nothing comes looks whether something did: live messages may be lost. One row by its key. */
const lookMs = 5_000;
const over: ReadonlySet<TurnStep['status']> = new Set(['done', 'failed', 'stopped']);

/** The event log of each turn: kept, so that a reader resumes and a crash forgets nothing, and told as it grows. */
export class TurnLog {
  readonly #database: Database;
  readonly #liveEvents: LiveEvents;
  readonly #observer: Observer;

  constructor(services: { database: Database; liveEvents: LiveEvents; observer?: Observer }) {
    this.#database = services.database;
    this.#liveEvents = services.liveEvents;
    this.#observer = services.observer ?? silentObserver;
  }

  append(turnId: string, events: readonly TurnEvent[]): Promise<void> {
    return this.#database.write(async (transaction) => {
      for (const event of events) await this.appendWithin(transaction, turnId, event);
    });
  }

  /**
   * For a run of the turn that knows so many entries of its journal. What one tells that was overtaken would undo what
   * stands: "making a picture" behind "none came out".
   *
   * @throws TurnTakenOver when the turn has ended, or another run has written to its journal
   * @throws TurnCanceled when it is to stop
   */
  appendRunning(turnId: string, events: readonly TurnEvent[], known: number): Promise<void> {
    return this.#database.write((transaction) => this.appendRunningWithin(transaction, turnId, events, known));
  }

  /** The same as part of the caller's transaction. */
  async appendRunningWithin(
    transaction: Writer,
    turnId: string,
    events: readonly TurnEvent[],
    known: number,
  ): Promise<void> {
    await lockGoingOn(transaction, turnId);
    if ((await countJournal(transaction, turnId)) !== known) throw new TurnTakenOver();
    for (const event of events) await this.appendWithin(transaction, turnId, event);
  }

  async appendWithin(transaction: Writer, turnId: string, event: TurnEvent): Promise<void> {
    const position = await appendEvent(transaction, turnId, event);
    const logged: LoggedEvent = { position, event };
    this.#database.afterCommit(transaction, () => {
      this.#liveEvents.publish(channelOf(turnId), logged);
      if (event.type === 'step-changed' && over.has(event.step.status)) {
        this.#observer.stepEnded(event.step.kind, event.step.status);
      }
    });
  }

  /** All that was logged so far. */
  async past(turnId: string): Promise<TurnEvent[]> {
    return (await eventsAfter(this.#database.read, turnId, 0)).map(({ event }) => event);
  }

  /** Events after a position, then what comes, until the turn has ended or the reader goes. */
  async *read(turnId: string, after: number, signal: AbortSignal): AsyncGenerator<{ id: string; event: TurnEvent }> {
    const subscribe = (heard: (news: News) => void) => this.#hear(turnId, heard);
    // A reader that missed something, or for whom no more of what comes waits, reads on in what is kept.
    for (let seen = await this.#within(turnId, after); !signal.aborted;) {
      const heard = new Listening<News>(subscribe, signal);
      try {
        await this.#liveEvents.settled();
        for (const { position, event } of await eventsAfter(this.#database.read, turnId, seen)) {
          seen = position;
          yield { id: String(position), event };
        }
        // Something of a turn may be tried again after its end; then it ends once more. An end that came while the past
        // was told is heard below, with all that came before it.
        const last = await lastEvent(this.#database.read, turnId);
        if (last?.event.type === 'turn-ended' && last.position <= seen) return;
        for await (const news of heard) {
          if (news === mayHaveMissed) {
            if (await this.#hasMore(turnId, seen)) break;
            continue;
          }
          const { position, event } = news;
          if (position <= seen) continue;
          if (position > seen + 1) break;
          seen = position;
          yield { id: String(position), event };
          if (event.type === 'turn-ended') return;
        }
      } finally {
        heard.stop();
      }
    }
  }

  /**
   * A position that the log does not reach, as from before a backup was restored, is none to go on after: what comes would be
   * taken for seen. Every event says what is, so that it may be told twice.
   */
  async #within(turnId: string, position: number): Promise<number> {
    if (position <= 0) return 0;
    const last = await lastEvent(this.#database.read, turnId);
    return last && position <= last.position ? position : 0;
  }

  #hear(turnId: string, heard: (news: News) => void): () => void {
    const look = () => heard(mayHaveMissed);
    const stops = [
      this.#liveEvents.subscribe(channelOf(turnId), (message) => heard(message as LoggedEvent)),
      this.#liveEvents.onGap(look),
    ];
    const looking = setInterval(look, lookMs);
    return () => {
      clearInterval(looking);
      for (const stop of stops) stop();
    };
  }

  async #hasMore(turnId: string, seen: number): Promise<boolean> {
    // What is away now is looked at the next time.
    const last = await lastEvent(this.#database.read, turnId).catch(() => undefined);
    return last !== undefined && last.position > seen;
  }
}

/** In place of an event: the database is to be asked whether there are any of which nothing was heard. */
const mayHaveMissed = 'may-have-missed';
type News = LoggedEvent | typeof mayHaveMissed;

function channelOf(turnId: string): string {
  return `turn:${turnId}`;
}
