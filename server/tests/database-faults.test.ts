/** What the product does while PostgreSQL is away, slow, full or newer than the code. */
import { Refusal } from '@easel/contract';
import { sql } from 'kysely';
import pg from 'pg';
import { afterEach, describe, expect, inject, test } from 'vitest';
import { migrations } from '../src/migrations/index.ts';
import { isAway } from '../src/platform/database-away.ts';
import { openDatabase, type Database } from '../src/platform/database.ts';
import { usualLimits } from '../src/platform/postgres.ts';
import { engines, newDatabase, newDatabaseUrl } from './databases.ts';
import { openHouse } from './house.ts';

const cleanUps: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp();
});

const away = { errorCode: 'database.unavailable' };
const addJob = (database: Database, id: string) =>
  database.write((transaction) =>
    sql`insert into jobs (id, kind, payload, due_at) values (${id}, 'test', '{}', 0)`.execute(transaction),
  );

/** As a server that restarts does: every connection goes, and for as long as `work` takes no new one is let in. */
async function whileAway(url: string, work: () => Promise<void>): Promise<void> {
  const name = new URL(url).pathname.slice(1);
  const operator = new pg.Client({ connectionString: inject('postgresUrl') });
  await operator.connect();
  try {
    await operator.query(`alter database ${name} allow_connections false`);
    await operator.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
    await work();
  } finally {
    await operator.query(`alter database ${name} allow_connections true`);
    await operator.end();
  }
}

describe.runIf(engines.includes('postgres'))('PostgreSQL', () => {
  test('that goes in the middle of a transaction takes the change with it, and nothing else', async () => {
    const { database, url, close } = await newDatabase('postgres');
    cleanUps.push(close);
    const cut = database.write(async (transaction) => {
      await sql`insert into jobs (id, kind, payload, due_at) values ('lost', 'test', '{}', 0)`.execute(transaction);
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction);
      const operator = new pg.Client({ connectionString: url });
      await operator.connect();
      await operator.query('select pg_terminate_backend($1)', [rows[0]!.pid]);
      await expect
        .poll(async () => (await operator.query('select 1 from pg_stat_activity where pid = $1', [rows[0]!.pid])).rows)
        .toEqual([]);
      await operator.end();
      await sql`select 1`.execute(transaction);
    });
    await expect(cut).rejects.toMatchObject(away);
    await addJob(database, 'next');
    expect(await database.read.selectFrom('jobs').select('id').execute()).toEqual([{ id: 'next' }]);
  });

  test('that is away is told of by 503 with the seconds to wait, and served on when it is back', async () => {
    const house = await openHouse('postgres', { worker: true });
    cleanUps.push(house.leave);
    const ada = await house.signIn('ada@example.org');
    const ask = () =>
      fetch(`${house.baseUrl}/api/projects`, { headers: { authorization: `Bearer ${ada.session.accessToken}` } });
    expect((await ask()).status).toBe(200);
    await whileAway(house.settings.Database.URL, async () => {
      const answer = await ask();
      expect(answer.status).toBe(503);
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(await answer.json()).toMatchObject(away);
    });
    await expect.poll(async () => (await ask()).status).toBe(200);
    await ada.projects.create({ title: 'Afterwards' });
  });

  test('whose connections are all taken is waited for as long as the settings say', async () => {
    const { url } = await newDatabaseUrl('postgres');
    const warned: string[] = [];
    const limits = { ...usualLimits, poolSize: 2, connectSeconds: 0.2 };
    const database = openDatabase(url, limits, (reason) => warned.push(reason));
    cleanUps.push(() => database.close());
    const free = Promise.withResolvers<void>();
    const holding = [1, 2].map(() => database.write(() => free.promise));
    await expect(database.health()).rejects.toMatchObject(away);
    free.resolve();
    await Promise.all(holding);
    await database.health();
    expect(warned).toHaveLength(1);
  });

  test('that follows another server takes no change, and says that it may be asked again', async () => {
    const { database, url, close } = await newDatabase('postgres');
    cleanUps.push(close);
    const operator = new pg.Client({ connectionString: url });
    await operator.connect();
    await operator.query(`alter database ${new URL(url).pathname.slice(1)} set default_transaction_read_only = on`);
    await operator.end();
    await expect(addJob(database, 'later')).rejects.toMatchObject(away);
  });

  test.each([
    ['whose disk is full', { code: '53100' }],
    ['that has no memory left', { code: '53200' }],
    ['whose name is not known for a moment', { code: 'ENOTFOUND' }],
  ])('%s is away', (_, error) => {
    expect(isAway(error)).toBe(true);
  });

  test('ends a statement that takes too long', async () => {
    const { url } = await newDatabaseUrl('postgres');
    const database = openDatabase(url, { ...usualLimits, statementSeconds: 0.1 });
    cleanUps.push(() => database.close());
    const slow = sql`select pg_sleep(60)`.execute(database.engine.reader);
    await expect(slow).rejects.toBeInstanceOf(Refusal);
    await database.health();
  });

  test('serves an older version while a newer one migrates and afterwards, but does not let an older one start', async () => {
    const { database: older, url, close } = await newDatabase('postgres');
    cleanUps.push(close);
    const newer = openDatabase(url);
    cleanUps.push(() => newer.close());
    const [reached, go] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const expand = {
      async up(db: Parameters<(typeof migrations)[string]['up']>[0]) {
        await sql`create table tomorrow (id text primary key)`.execute(db);
        reached.resolve();
        await go.promise;
        await sql`alter table jobs add column tomorrow text not null default ''`.execute(db);
      },
    };
    const migrating = newer.migrate({ ...migrations, '9999-tomorrow': expand });
    await reached.promise;
    await addJob(older, 'meanwhile');
    go.resolve();
    await migrating;
    await addJob(older, 'afterwards');
    const jobs = await older.read.selectFrom('jobs').selectAll().orderBy('id').execute();
    expect(jobs.map(({ id }) => id)).toEqual(['afterwards', 'meanwhile']);
    await expect(older.migrate(migrations)).rejects.toThrow('newer version of Easel (it has 9999-tomorrow)');
  });
});

test('a file of SQLite that a newer version has migrated is not opened by an older one', async () => {
  const { database, close } = await newDatabase('sqlite');
  cleanUps.push(close);
  await database.migrate({ ...migrations, '9999-tomorrow': { up: async () => {} } });
  await expect(database.migrate(migrations)).rejects.toThrow('newer version of Easel');
});
