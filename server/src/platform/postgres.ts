import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import type { Engine } from './engine.ts';
import type { Schema } from './schema.ts';

const bigintType = 20;
const reconnectMs = 500;
/** A request that waits longer than this has failed its person anyway; so nothing may hold a connection for longer. */
const limits = {
  statement_timeout: 30_000,
  lock_timeout: 10_000,
  idle_in_transaction_session_timeout: 60_000,
  connectionTimeoutMillis: 10_000,
};

export function openPostgres(url: string): Engine {
  const pool = poolOf({ connectionString: url, max: 10, ...limits });
  const kysely = kyselyOf(pool);
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
  // Without a listener a connection that the server closes while idle ends this process.
  pool.on('error', () => {});
  // Nor may one that is cut off while it is in use: its query fails, and says so to whoever asked.
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

function kyselyOf(pool: pg.Pool): Kysely<Schema> {
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
}

/** Whether anyone else is connected to the database. */
export async function isPostgresInUse(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: limits.connectionTimeoutMillis });
  await client.connect();
  try {
    const { rows } = await client.query(`select 1 from pg_stat_activity where datname = current_database()
      and pid <> pg_backend_pid() and backend_type = 'client backend' limit 1`);
    return rows.length > 0;
  } finally {
    await client.end();
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
