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
  list({ limit = 100, ...which }: Which & { readonly limit?: number } = {}): Promise<JobRow[]> {
    return deadAmong(this.#queue.database.read, which).selectAll().limit(limit).execute();
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
      for (const dead of wanted) {
        // One after the other: two of them may have the same key, and then the first one runs.
        if (await isSuperseded(transaction, dead)) continue;
        const anew = { dead_at: null, attempts: 0, error: null, due_at: claiming.now };
        await transaction.updateTable('jobs').set(anew).where('id', '=', dead.id).execute();
        retried += 1;
      }
      if (retried > 0) await claiming.announce(transaction);
      return { retried, superseded: wanted.length - retried };
    });
  }

  /**
   * Throws them away, but for those of the `awaited` kinds for which no other job of their key lives: what they were
   * to end would never end.
   */
  async drop(which: Which, awaited: ReadonlySet<string>): Promise<{ dropped: number; kept: number }> {
    return this.#queue.database.write(async (transaction) => {
      const doomed = await deadAmong(transaction, which).execute();
      let dropped = 0;
      for (const dead of doomed) {
        if (awaited.has(dead.kind) && !(await isSuperseded(transaction, dead))) continue;
        await transaction.deleteFrom('jobs').where('id', '=', dead.id).execute();
        dropped += 1;
      }
      return { dropped, kept: doomed.length - dropped };
    });
  }
}

/** Another job of its key waits or runs. */
async function isSuperseded(database: Reader, { kind, key }: Pick<JobRow, 'kind' | 'key'>): Promise<boolean> {
  if (key === null) return false;
  const living = database.selectFrom('jobs').select('id').where('dead_at', 'is', null);
  return (await living.where('kind', '=', kind).where('key', '=', key).executeTakeFirst()) !== undefined;
}

function deadAmong(database: Reader, { id, kind }: Which) {
  let dead = database.selectFrom('jobs').select(['id', 'kind', 'key']).where('dead_at', 'is not', null);
  if (id !== undefined) dead = dead.where('id', '=', id);
  if (kind !== undefined) dead = dead.where('kind', '=', kind);
  return dead.orderBy('dead_at').orderBy('id');
}
