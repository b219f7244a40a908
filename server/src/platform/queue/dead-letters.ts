import type { Reader } from '../database.ts';
import type { JobRow } from './claim.ts';
import type { Queue } from './queue.ts';

/** Which of them: one by its id, those of a kind, or all. */
export interface Which {
  readonly id?: string | undefined;
  readonly kind?: string | undefined;
}

/** What failed for good and waits for an operator. */
export class DeadLetters {
  readonly #queue: Queue;

  constructor(queue: Queue) {
    this.#queue = queue;
  }

  /** Oldest first. */
  list(limit = 100): Promise<JobRow[]> {
    const dead = this.#queue.database.read.selectFrom('jobs').selectAll().where('dead_at', 'is not', null);
    return dead.orderBy('dead_at').limit(limit).execute();
  }

  /**
   * Lets them run again, with all their attempts before them.
   * @returns how many; `superseded` ones stay dead, because another job of their key waits or runs already
   */
  async retry(which: Which): Promise<{ retried: number; superseded: number }> {
    const { database, claiming } = this.#queue;
    return database.write(async (transaction) => {
      const wanted = await deadAmong(transaction, which).execute();
      let retried = 0;
      for (const { id, kind, key } of wanted) {
        // One after the other: two of them may have the same key, and then the first one runs.
        const alike = transaction.selectFrom('jobs').select('id').where('dead_at', 'is', null);
        if (key !== null && (await alike.where('kind', '=', kind).where('key', '=', key).executeTakeFirst())) continue;
        const anew = { dead_at: null, attempts: 0, error: null, due_at: claiming.now };
        await transaction.updateTable('jobs').set(anew).where('id', '=', id).execute();
        retried += 1;
      }
      if (retried > 0) await claiming.announce(transaction);
      return { retried, superseded: wanted.length - retried };
    });
  }

  /** @returns how many were thrown away */
  async drop(which: Which): Promise<number> {
    return this.#queue.database.write(async (transaction) => {
      const doomed = await deadAmong(transaction, which).execute();
      for (const { id } of doomed) await transaction.deleteFrom('jobs').where('id', '=', id).execute();
      return doomed.length;
    });
  }
}

function deadAmong(database: Reader, { id, kind }: Which) {
  let dead = database.selectFrom('jobs').select(['id', 'kind', 'key']).where('dead_at', 'is not', null);
  if (id !== undefined) dead = dead.where('id', '=', id);
  if (kind !== undefined) dead = dead.where('kind', '=', kind);
  return dead.orderBy('dead_at').orderBy('id');
}
