import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { Kysely, PostgresDialect, PostgresDriver, sql, type DatabaseConnection } from 'kysely';
import pg from 'pg';
import { DatabaseAway, isAway } from './database-away.ts';
import type { Engine } from './engine.ts';
import type { Schema } from './schema.ts';

const bigintType = 20;
const reconnectMs = 500;

export interface PostgresLimits {
  readonly poolSize: number;
  /** A request that waits longer than this has failed its person anyway; so nothing holds a connection for longer. */
  readonly statementSeconds: number;
  /** Both for a free connection of the pool, and for a new one of the server. */
  readonly connectSeconds: number;
}

export const usualLimits: PostgresLimits = { poolSize: 10, statementSeconds: 30, connectSeconds: 10 };

/** @param warn told why a statement has failed whose caller is told to ask again */
export function openPostgres(url: string, limits = usualLimits, warn: (reason: string) => void = () => {}): Engine {
  const { poolSize, statementSeconds, connectSeconds } = limits;
  const statementMs = Math.round(statementSeconds * 1_000);
  const pool = poolOf({
    connectionString: url,
    max: poolSize,
    keepAlive: true,
    statement_timeout: statementMs,
    lock_timeout: Math.ceil(statementMs / 3),
    idle_in_transaction_session_timeout: statementMs * 2,
    connectionTimeoutMillis: Math.round(connectSeconds * 1_000),
  });
  const kysely = new Kysely<Schema>({ dialect: new WatchedDialect(pool, warn) });
  return {
    name: 'postgres',
    reader: kysely,
    writer: kysely,
    pool: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    async migrate(work) {
      const patient = kyselyOf(poolOf({ connectionString: url, max: 2 }));
      try {
        return await work(patient);
      } finally {
        await patient.destroy();
      }
    },
    async snapshot(work) {
      const patient = kyselyOf(poolOf({ connectionString: url, max: 1 }));
      try {
        const snapshot = patient.transaction().setIsolationLevel('repeatable read').setAccessMode('read only');
        return await snapshot.execute(async (transaction) => {
          // The state is that of the first read, not of `begin`.
          await sql`select 1 from pg_class limit 1`.execute(transaction);
          return work(transaction);
        });
      } finally {
        await patient.destroy();
      }
    },
    close: () => kysely.destroy(),
    listen(channel, heard) {
      const stop = new AbortController();
      const ended = keepListening(url, channel, heard, stop.signal);
      return async () => {
        stop.abort();
        await ended;
      };
    },
  };
}

function poolOf(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({
    ...config,
    // Our bigints are milliseconds and counts, far below 2^53; `pg` would answer text.
    types: { getTypeParser: (type, format) => (type === bigintType ? Number : pg.types.getTypeParser(type, format)) },
  });
  // Without a listener a connection that the server closes ends this process: while it is idle, and, which the pool
  // doesn't listen for, between two statements of a transaction.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  // Nor may one that is cut off while it is in use: its query fails, and says so to whoever asked.
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

function kyselyOf(pool: pg.Pool): Kysely<Schema> {
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
}

/** Whether anyone else is connected to the database. */
export async function isPostgresInUse(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    const { rows } = await client.query(`select 1 from pg_stat_activity where datname = current_database()
      and pid <> pg_backend_pid() and backend_type = 'client backend' limit 1`);
    return rows.length > 0;
  } finally {
    await client.end();
  }
}

/** Tells what passes by itself from faults, so that people are told to ask again. */
class WatchedDialect extends PostgresDialect {
  readonly #pool: pg.Pool;
  readonly #warn: (reason: string) => void;

  constructor(pool: pg.Pool, warn: (reason: string) => void) {
    super({ pool });
    this.#pool = pool;
    this.#warn = warn;
  }

  override createDriver(): PostgresDriver {
    return new WatchedDriver(this.#pool, this.#warn);
  }
}

class WatchedDriver extends PostgresDriver {
  readonly #warn: (reason: string) => void;
  readonly #watched = new WeakSet<DatabaseConnection>();

  constructor(pool: pg.Pool, warn: (reason: string) => void) {
    super({ pool });
    this.#warn = warn;
  }

  override async acquireConnection(
    ...options: Parameters<PostgresDriver['acquireConnection']>
  ): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection(...options).catch((error: unknown) => this.#judge(error));
    if (this.#watched.has(connection)) return connection;
    this.#watched.add(connection);
    const execute = connection.executeQuery.bind(connection);
    connection.executeQuery = <R>(...query: Parameters<typeof execute>) =>
      execute<R>(...query).catch((error: unknown) => this.#judge(error));
    return connection;
  }

  #judge(error: unknown): never {
    if (!isAway(error)) throw error;
    this.#warn((error as Error).message);
    throw new DatabaseAway(error);
  }
}

/** Holds a connection of its own, since a pool may close an idle one, and opens a new one whenever it is lost. */
async function keepListening(url: string, channel: string, heard: () => void, stop: AbortSignal): Promise<void> {
  while (!stop.aborted) {
    const client = new pg.Client({ connectionString: url, keepAlive: true });
    client.on('error', () => {}); // `end` follows
    client.on('notification', heard);
    try {
      const lost = once(client, 'end', { signal: stop });
      lost.catch(() => {}); // awaited below, unless connecting fails first
      await client.connect();
      await client.query(`listen ${pg.escapeIdentifier(channel)}`);
      heard(); // notifications sent while nobody listened are gone
      await lost;
    } catch {
      await client.end().catch(() => {});
    }
    await delay(reconnectMs, undefined, { signal: stop }).catch(() => {});
  }
}
