import { sql, type UpdateObject } from 'kysely';
import type { Schema } from '../schema.ts';
import { dueKinds, type JobRow } from './claim.ts';
import type { JobKind } from './job.ts';
import type { Queue } from './queue.ts';

/** Longer than any back-off of what people wait for. */
const longestWaitMs = 15 * 60_000;

/** So many jobs at most, of these kinds. */
export interface Wish {
  readonly kinds: string[];
  readonly limit: number;
}

/** A lane with free slots, and what it would run in them. */
export interface FreeLane {
  readonly wishes: readonly Wish[];
  readonly free: number;
}

/**
 * A worker's hold on jobs. A job waits, backs off or is leased until `due_at`: a worker that died does not renew, so
 * its jobs fall due again by themselves. Every change names the lease, so whoever has lost it changes nothing.
 */
export class Leases {
  readonly #queue: Queue;
  readonly #leaseMs: number;

  constructor(queue: Queue, leaseMs: number) {
    this.#queue = queue;
    this.#leaseMs = leaseMs;
  }

  /** Grants the wishes of each lane in their order, until all its free slots are taken. */
  async take(lanes: readonly FreeLane[]): Promise<JobRow[]> {
    const { database, claiming } = this.#queue;
    // Most of the time nothing is: to see that takes no lock, and one statement in place of one for each wish.
    const all = lanes.flatMap(({ wishes }) => wishes.flatMap(({ kinds }) => kinds));
    const due = all.length > 0 && (await dueKinds(database.read, all, claiming.now));
    if (!due || due.size === 0) return [];
    return database.write(async (transaction) => {
      const taken: JobRow[] = [];
      for (const { wishes, free } of lanes) {
        let left = free;
        for (const { kinds: wished, limit } of wishes) {
          const kinds = wished.filter((kind) => due.has(kind));
          if (kinds.length === 0 || Math.min(limit, left) <= 0) continue;
          const claim = { kinds, limit: Math.min(limit, left), leaseMs: this.#leaseMs };
          const claimed = await claiming.claim(transaction, claim);
          left -= claimed.length;
          taken.push(...claimed);
        }
      }
      return taken;
    });
  }

  /**
   * Of these kinds, which nobody puts off for long, what is due far from now was so by a clock that has been set back since:
   * it would wait for that hour to come again. For the start of a worker: a run elsewhere renews its lease within seconds.
   */
  async forgetFuture(kinds: readonly string[]): Promise<void> {
    const { database, claiming } = this.#queue;
    if (kinds.length === 0) return;
    await database.write(async (transaction) => {
      const waiting = transaction
        .updateTable('jobs')
        .where('dead_at', 'is', null)
        .where('kind', 'in', [...kinds]);
      const late = waiting.where('due_at', '>', this.#later(this.#leaseMs + longestWaitMs));
      await late.set({ due_at: claiming.now, lease: null }).execute();
    });
  }

  /** Returns the jobs whose lease was lost. */
  async renew(rows: JobRow[]): Promise<Set<JobRow>> {
    const held = await this.#change(rows, { due_at: this.#later(this.#leaseMs) });
    return new Set(rows.filter((row) => !held.some(({ id }) => id === row.id)));
  }

  async finish({ id, lease }: JobRow): Promise<void> {
    await this.#queue.database.write(async (transaction) => {
      await transaction.deleteFrom('jobs').where('id', '=', id).where('lease', '=', lease).execute();
    });
  }

  /** Backs off, or lays the job aside for an operator after its last attempt. */
  async fail(row: JobRow, kind: JobKind, reason: string): Promise<'retries' | 'dead' | 'taken over'> {
    const dead = row.attempts >= kind.attempts;
    const backOffMs = kind.firstRetryMs * 2 ** (row.attempts - 1);
    const fate = dead ? { dead_at: this.#queue.claiming.now } : { due_at: this.#later(backOffMs) };
    const changed = await this.#change([row], { ...fate, lease: null, error: reason });
    if (changed.length === 0) return 'taken over';
    return dead ? 'dead' : 'retries';
  }

  /** Hands jobs back; the run that was cut short does not count. */
  async release(rows: JobRow[]): Promise<void> {
    await this.#change(rows, { lease: null, due_at: this.#queue.claiming.now, attempts: sql`attempts - 1` });
  }

  #later(milliseconds: number) {
    return sql<number>`${this.#queue.claiming.now} + ${sql.lit(milliseconds)}`;
  }

  #change(rows: JobRow[], change: UpdateObject<Schema, 'jobs'>): Promise<{ id: string }[]> {
    const ids = rows.map(({ id }) => id);
    const leases = rows.map(({ lease }) => lease);
    return this.#queue.database.write((transaction) => {
      const jobs = transaction.updateTable('jobs').where('id', 'in', ids).where('lease', 'in', leases);
      return jobs.set(change).returning('id').execute();
    });
  }
}
