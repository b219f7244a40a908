import { sql } from 'kysely';
import { afterEach, describe, expect, test } from 'vitest';
import { migrations } from '../src/migrations/index.ts';
import { openDatabase, type Database } from '../src/platform/database.ts';
import { engines, newDatabase, newDatabaseUrl } from './databases.ts';

const job = (id: string) => ({ id, kind: 'test', key: null, payload: '{}', attempts: 0, due_at: 0 });

describe.each(engines)('database on %s', (engine) => {
  const cleanUps: (() => unknown)[] = [];
  afterEach(async () => {
    for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp();
  });
  async function open() {
    const { database, url, close } = await newDatabase(engine);
    cleanUps.push(close);
    return { database, url };
  }
  const insert = (database: Database, id: string) =>
    database.write((transaction) => transaction.insertInto('jobs').values(job(id)).execute());
  const ids = async (database: Database) =>
    (await database.read.selectFrom('jobs').select('id').orderBy('id').execute()).map(({ id }) => id);

  test('a reader sees what is committed while a write is under way', async () => {
    const { database } = await open();
    await insert(database, 'a');
    await database.write(async (transaction) => {
      await transaction.insertInto('jobs').values(job('b')).execute();
      expect(await ids(database)).toEqual(['a']);
    });
    expect(await ids(database)).toEqual(['a', 'b']);
  });

  test('what was to happen after the commit happens then, and never after a rollback', async () => {
    const { database } = await open();
    const happened: string[] = [];
    await database.write(async (transaction) => {
      database.afterCommit(transaction, () => happened.push('committed'));
      expect(happened).toEqual([]);
    });
    const failing = database.write(async (transaction) => {
      database.afterCommit(transaction, () => happened.push('rolled back'));
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(happened).toEqual(['committed']);
  });

  test('two processes write to the same database without losing anything', async () => {
    const { database, url } = await open();
    const other = openDatabase(url);
    cleanUps.push(() => other.close());
    const names = Array.from({ length: 30 }, (_, index) => String(index).padStart(2, '0'));
    await Promise.all(names.map((name, index) => insert(index % 2 ? database : other, name)));
    expect(await ids(database)).toEqual(names);
  });

  test('processes that start at once migrate once', async () => {
    const { url, remove } = await newDatabaseUrl(engine);
    cleanUps.push(remove);
    const started = [openDatabase(url), openDatabase(url), openDatabase(url)];
    await Promise.all(started.map((database) => database.migrate(migrations)));
    await insert(started[0]!, 'a');
    expect(await ids(started[2]!)).toEqual(['a']);
    await Promise.all(started.map((database) => database.close()));
  });

  test('health tells a database that answers from one that is closed', async () => {
    const { url, remove } = await newDatabaseUrl(engine);
    cleanUps.push(remove);
    const database = openDatabase(url);
    await database.health();
    await database.close();
    await expect(database.health()).rejects.toThrow();
  });
});

test.runIf(engines.includes('postgres'))('no statement holds a PostgreSQL connection for long', async () => {
  const { database, close } = await newDatabase('postgres');
  const limits = await sql<{ name: string; setting: string }>`
    select name, setting from pg_settings where name like '%_timeout' and setting <> '0'`.execute(
    database.engine.reader,
  );
  expect(limits.rows.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['idle_in_transaction_session_timeout', 'lock_timeout', 'statement_timeout']),
  );
  await close();
});
