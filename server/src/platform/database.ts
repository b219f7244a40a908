import { AsyncLocalStorage } from 'node:async_hooks';
import { sql, type Kysely, type Transaction } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import type { Engine } from './engine.ts';
import { isPostgresInUse, openPostgres, type PostgresLimits } from './postgres.ts';
import type { Schema } from './schema.ts';
import { isSqliteInUse, openSqlite } from './sqlite.ts';

const postgresForeignKey = '23503';
const sqliteForeignKey = 787;

/** Outside a transaction code can only read; so a write without one does not compile. */
export type Reader = Pick<Kysely<Schema>, 'selectFrom' | 'with'>;
export type Writer = Transaction<Schema>;

export class Database {
  readonly engine: Engine;
  readonly #afterCommit = new WeakMap<Writer, (() => void)[]>();
  /** Which transaction code runs in. What was begun in one may outlive it, so each says whether it goes on. */
  readonly #within = new AsyncLocalStorage<{ open: boolean }>();

  constructor(engine: Engine) {
    this.engine = engine;
  }

  /** Not for code in a transaction, which reads by that, and sees what it has written. @throws Error there */
  get read(): Reader {
    this.#refuseWithin('reads');
    return this.engine.reader;
  }

  /**
   * Runs `work` in one transaction: durable when it returns, without trace when it throws. Keep I/O out of it.
   * @throws Error in another transaction
   */
  async write<T>(work: (transaction: Writer) => Promise<T>): Promise<T> {
    this.#refuseWithin('writes');
    const actions: (() => void)[] = [];
    const state = { open: true };
    const result = await this.engine.writer.transaction().execute((transaction) => {
      this.#afterCommit.set(transaction, actions);
      return this.#within.run(state, () => work(transaction)).finally(() => (state.open = false));
    });
    for (const action of actions) action();
    return result;
  }

  /**
   * A second connection is one that others may hold while they wait for theirs: enough of them stand still until the
   * pool gives up. SQLite, which has one writer, would wait for itself for ever.
   */
  #refuseWithin(what: string): void {
    if (!this.#within.getStore()?.open) return;
    throw new Error(`code in a transaction ${what} past it: pass the transaction on`);
  }

  /** Runs `action`, which must not throw, once the transaction is committed; never if it rolls back. */
  afterCommit(transaction: Writer, action: () => void): void {
    this.#afterCommit.get(transaction)?.push(action);
  }

  /**
   * Brings the tables up to date. Processes that start at once wait for the one that goes first, on PostgreSQL by an
   * advisory lock.
   * @param options `halfFilled`: also a database that a copy was filling when it was cut short
   * @throws UnfitDatabase
   */
  migrate(migrations: Record<string, Migration>, { halfFilled = false } = {}): Promise<void> {
    return this.engine.migrate(async (db) => {
      await refuseUnfit(db, Object.keys(migrations), halfFilled);
      const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
      const { error } = await migrator.migrateToLatest();
      if (error) throw error;
    });
  }

  /** Rejects when the database does not answer. */
  async health(): Promise<void> {
    await sql`select 1`.execute(this.engine.reader);
  }

  close(): Promise<void> {
    return this.engine.close();
  }
}

/** Says in a sentence why a database cannot be used by this version as it is. */
export class UnfitDatabase extends Error {
  override readonly name = 'UnfitDatabase';
}

/** An older version would write rows that a newer one's tables do not mean. */
async function refuseUnfit(db: Kysely<Schema>, known: readonly string[], halfFilled: boolean): Promise<void> {
  const tables = (await db.introspection.getTables({ withInternalKyselyTables: true })).map(({ name }) => name);
  if (tables.includes('copy_progress') && !halfFilled) {
    throw new UnfitDatabase('The database is half filled: run the restore or migrate-store that fills it to its end.');
  }
  if (!tables.includes('kysely_migration')) return;
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  const newer = rows.filter(({ name }) => !known.includes(name));
  if (newer.length === 0) return;
  throw new UnfitDatabase(
    `The database belongs to a newer version of Easel (it has ${newer.at(-1)!.name}): start that version, or restore a backup.`,
  );
}

/** Whether a write failed because a row that it refers to is gone: deleted while the write was under way. */
export function refersToNothing(error: unknown): boolean {
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  return code === postgresForeignKey || errcode === sqliteForeignKey;
}

/**
 * @param url `postgres://…`, or the path of an SQLite file
 * @param limits of PostgreSQL
 * @param warn told why a statement has failed whose caller is told to ask again
 */
export function openDatabase(url: string, limits?: PostgresLimits, warn?: (reason: string) => void): Database {
  return new Database(isPostgres(url) ? openPostgres(url, limits, warn) : openSqlite(url));
}

/** Whether another process uses the database; asked before it is opened here. */
export async function isInUse(url: string): Promise<boolean> {
  return isPostgres(url) ? await isPostgresInUse(url) : isSqliteInUse(url);
}

export function isPostgres(url: string): boolean {
  return /^postgres(ql)?:/.test(url);
}
