import { randomUUIDv7 } from 'node:crypto';
import { sql } from 'kysely';
import type { Static, TSchema } from 'typebox';
import type { Database, Writer } from '../database.ts';
import { claimPostgres, jobsChannel } from './claim-postgres.ts';
import { claimSqlite } from './claim-sqlite.ts';
import type { Claiming, JobRow } from './claim.ts';
import type { JobKind } from './job.ts';

export interface EnqueueOptions {
  /** Milliseconds to wait before the first run; polling finds it then, up to half a second late. */
  readonly dueInMs?: number;
  /** Idempotency key: while a job of this kind with an equal key waits or runs, a further one is not added. */
  readonly key?: string;
}

/** Jobs are rows of the same database, so they commit or vanish with the write that causes them. */
export class Queue {
  readonly database: Database;
  readonly claiming: Claiming;
  readonly #wakers = new Set<() => void>();

  constructor(database: Database) {
    this.database = database;
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

  /** What failed for good and waits for an operator, oldest first. */
  deadLetters(limit = 100): Promise<JobRow[]> {
    const dead = this.database.read.selectFrom('jobs').selectAll().where('dead_at', 'is not', null);
    return dead.orderBy('dead_at').limit(limit).execute();
  }
}
