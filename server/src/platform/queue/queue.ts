import { randomUUIDv7 } from 'node:crypto';
import { sql } from 'kysely';
import type { Static, TSchema } from 'typebox';
import type { Database, Writer } from '../database.ts';
import { silentObserver, type Observer } from '../observing/observer.ts';
import { claimPostgres, jobsChannel } from './claim-postgres.ts';
import { claimSqlite } from './claim-sqlite.ts';
import type { Claiming } from './claim.ts';
import type { JobKind } from './job.ts';

export interface EnqueueOptions {
  /** Milliseconds to wait before the first run; polling finds it then, up to half a second late. */
  readonly dueInMs?: number;
  /** Idempotency key: while a job of this kind with an equal key waits or runs, a further one is not added. */
  readonly key?: string;
}

/** How many jobs of a kind there are. */
export interface JobCounts {
  readonly kind: string;
  /** Due, and begun by nobody. */
  readonly waiting: number;
  readonly running: number;
  /** Delayed, or backing off. */
  readonly later: number;
  readonly dead: number;
  /** For how long the oldest has been waiting; 0: none is. */
  readonly oldestWaitingMs: number;
}

/** Jobs are rows of the same database, so they commit or vanish with the write that causes them. */
export class Queue {
  readonly database: Database;
  readonly claiming: Claiming;
  readonly #observer: Observer;
  readonly #wakers = new Set<() => void>();

  constructor(database: Database, observer: Observer = silentObserver) {
    this.database = database;
    this.#observer = observer;
    this.claiming = database.engine.name === 'sqlite' ? claimSqlite : claimPostgres;
  }

  /** Adds a job to the caller's transaction. Workers start it as soon as that commits. */
  async enqueue<P extends TSchema>(
    transaction: Writer,
    kind: JobKind<P>,
    payload: NoInfer<Static<P>>,
    { dueInMs = 0, key }: EnqueueOptions = {},
  ): Promise<void> {
    const due = sql<number>`${this.claiming.now} + ${sql.lit(Math.ceil(dueInMs))}`;
    const row = {
      id: randomUUIDv7(),
      kind: kind.name,
      key: key ?? null,
      payload: JSON.stringify(payload),
      due_at: due,
      trace: this.#observer.traceparent() ?? null,
    };
    // A unique index over kind and key of what is not dead makes the key mean what it says, also between processes.
    const inserting = transaction.insertInto('jobs').values({ ...row, attempts: 0 });
    await inserting.onConflict((conflict) => conflict.doNothing()).execute();
    if (dueInMs > 0) return;
    await this.claiming.announce(transaction);
    this.database.afterCommit(transaction, () => {
      for (const wake of this.#wakers) wake();
    });
  }

  /**
   * Ends a job within the caller's transaction, whoever runs it: from its commit on, another job with the key may be
   * added, and if this process dies then, nothing runs again.
   */
  async settle(transaction: Writer, kind: JobKind, key: string): Promise<void> {
    await transaction.deleteFrom('jobs').where('kind', '=', kind.name).where('key', '=', key).execute();
  }

  /** Calls `wake` whenever there may be work, from this process or another. Returns how to stop. */
  onWork(wake: () => void): () => Promise<void> {
    this.#wakers.add(wake);
    const stopListening = this.database.engine.listen(jobsChannel, wake);
    return () => {
      this.#wakers.delete(wake);
      return stopListening();
    };
  }

  async counts(): Promise<JobCounts[]> {
    const { now } = this.claiming;
    const state = sql<'waiting' | 'running' | 'later' | 'dead'>`case when dead_at is not null then 'dead'
      when due_at <= ${now} then 'waiting' when lease is not null then 'running' else 'later' end`;
    const counting = this.database.read
      .selectFrom('jobs')
      .select(({ fn }) => [
        'kind',
        state.as('state'),
        fn.countAll<number>().as('count'),
        sql<number>`${now} - min(due_at)`.as('age'),
      ]);
    const rows = await counting
      .groupBy(['kind', sql`2`])
      .orderBy('kind')
      .execute();
    return [...Map.groupBy(rows, ({ kind }) => kind)].map(([kind, own]) => {
      const of = (wanted: string) => Number(own.find((row) => row.state === wanted)?.count ?? 0);
      const age = own.find((row) => row.state === 'waiting')?.age ?? 0;
      const counts = { waiting: of('waiting'), running: of('running'), later: of('later'), dead: of('dead') };
      return { kind, ...counts, oldestWaitingMs: Math.max(0, Number(age)) };
    });
  }
}
