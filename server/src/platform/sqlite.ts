import { existsSync } from 'node:fs';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';
import { CompiledQuery, Kysely, sql, SqliteAdapter, SqliteDialect, SqliteDriver } from 'kysely';
import type { DatabaseConnection, SqliteDatabase, SqliteStatement } from 'kysely';
import { DatabaseAway } from './database-away.ts';
import { unlessFull } from './disk-full.ts';
import type { Engine } from './engine.ts';
import type { Schema } from './schema.ts';

const lockPatienceMs = 5_000;
const statementsKept = 500;

/** One connection writes, another one reads: WAL lets them work side by side. */
export function openSqlite(path: string): Engine {
  const writing = new DatabaseSync(path, { timeout: lockPatienceMs });
  writing.exec('pragma journal_mode = wal; pragma synchronous = full; pragma busy_timeout = 0');
  const reading = new DatabaseSync(path, { readOnly: true, timeout: lockPatienceMs });
  const writer = new Kysely<Schema>({ dialect: new WriterDialect(writing) });
  const reader = new Kysely<Schema>({ dialect: new SqliteDialect({ database: kyselyDatabase(reading) }) });
  return {
    name: 'sqlite',
    reader,
    writer,
    migrate: (work) => work(writer),
    snapshot: (work) => onSnapshot(path, work),
    // Processes that share a file find each other's jobs by polling.
    listen: () => async () => {},
    async close() {
      await reader.destroy();
      await writer.destroy();
      // Kysely closes what it has used. The writer goes last, so that nothing stays behind in the log of the file.
      for (const connection of [reading, writing]) if (connection.isOpen) connection.close();
    },
  };
}

/** A connection of its own: a reader that stays in one state would keep that state for everyone. */
async function onSnapshot<T>(path: string, work: (kysely: Kysely<Schema>) => Promise<T>): Promise<T> {
  const database = new DatabaseSync(path, { readOnly: true, timeout: lockPatienceMs });
  const kysely = new Kysely<Schema>({ dialect: new SqliteDialect({ database: kyselyDatabase(database) }) });
  try {
    return await kysely.transaction().execute(async (transaction) => {
      // The state is that of the first read, not of `begin`.
      await sql`select count(*) from sqlite_schema`.execute(transaction);
      return work(transaction);
    });
  } finally {
    await kysely.destroy();
  }
}

/** Whether a process has the file open. In WAL mode each holds a shared lock for as long as it has. */
export function isSqliteInUse(path: string): boolean {
  if (!existsSync(path)) return false;
  const database = new DatabaseSync(path, { timeout: 0 });
  try {
    database.exec('pragma locking_mode = exclusive');
    database.exec('begin immediate; rollback');
    return false;
  } catch (error) {
    if (isBusy(error)) return true;
    throw error;
  } finally {
    database.close();
  }
}

class WriterDialect extends SqliteDialect {
  readonly #database: SqliteDatabase;
  readonly #connection: DatabaseSync;

  constructor(connection: DatabaseSync) {
    const database = kyselyDatabase(connection);
    super({ database });
    this.#database = database;
    this.#connection = connection;
  }

  override createDriver(): SqliteDriver {
    return new ImmediateDriver(this.#database, this.#connection);
  }

  override createAdapter(): SqliteAdapter {
    return new TransactionalDdlAdapter();
  }
}

/** A migration and its record belong to one transaction, also when two processes start at once. */
class TransactionalDdlAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/**
 * Takes the write lock when a transaction begins: a lock asked for in its middle fails without waiting.
 * Waits for other processes with timers, because SQLite's own busy timeout would block the event loop.
 */
class ImmediateDriver extends SqliteDriver {
  readonly #connection: DatabaseSync;

  constructor(database: SqliteDatabase, connection: DatabaseSync) {
    super({ database });
    this.#connection = connection;
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    const giveUpAt = performance.now() + lockPatienceMs;
    for (;;) {
      try {
        await connection.executeQuery(CompiledQuery.raw('begin immediate'));
        return;
      } catch (error) {
        if (!isBusy(error)) throw error;
        if (performance.now() > giveUpAt) throw new DatabaseAway(error);
        await delay(1 + Math.random() * 9);
      }
    }
  }

  /** A transaction for which the disk has no room SQLite ends itself: to end it again would hide why. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#connection.isTransaction) await super.rollbackTransaction(connection);
  }
}

function isBusy(error: unknown): boolean {
  return (error as { errcode?: number }).errcode === 5;
}

/** `node:sqlite` in the form that Kysely drives, with prepared statements kept. */
function kyselyDatabase(database: DatabaseSync): SqliteDatabase {
  const kept = new Map<string, SqliteStatement>();
  return {
    close: () => database.close(),
    prepare(text) {
      const known = kept.get(text);
      if (known) return known;
      if (kept.size >= statementsKept) kept.clear();
      const statement = prepare(database, text);
      kept.set(text, statement);
      return statement;
    },
  };
}

function prepare(database: DatabaseSync, text: string): SqliteStatement {
  const statement = database.prepare(text);
  const values = (parameters: readonly unknown[]) => parameters as readonly SQLInputValue[];
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => withRoom(() => statement.all(...values(parameters))),
    run: (parameters) => withRoom(() => statement.run(...values(parameters))),
    iterate: (parameters) => statement.iterate(...values(parameters)),
  };
}

function withRoom<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw unlessFull(error);
  }
}
