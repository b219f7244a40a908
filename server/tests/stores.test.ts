import { sql } from 'kysely';
import { afterEach, describe, expect, test } from 'vitest';
import { Recall } from '../src/memory/recall.ts';
import type { Blobs } from '../src/platform/blobs/blobs.ts';
import { memoryBlobs } from '../src/platform/blobs/memory.ts';
import { openS3Blobs } from '../src/platform/blobs/s3.ts';
import { isInUse, openDatabase, type Database } from '../src/platform/database.ts';
import { copyBlobs } from '../src/stores/copy-blobs.ts';
import { copyRows } from '../src/stores/copy-rows.ts';
import { digestRows } from '../src/stores/rows.ts';
import { tablesOf } from '../src/stores/tables.ts';
import { engines, newDatabase, newDatabaseUrl, type EngineName } from './databases.ts';
import { newPlace, objectStore } from './object-store.ts';
import { plantRows, referencesOf } from './planted-rows.ts';

const cleanUps: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp();
});

async function open(engine: EngineName) {
  const { database, url, close } = await newDatabase(engine);
  cleanUps.push(close);
  return { database, url };
}

const copy = (from: Database, to: Database, options: { replace?: boolean; say?: (words: string) => void } = {}) =>
  from.engine.snapshot((snapshot) =>
    copyRows({ engine: from.engine.name, snapshot }, to, {
      reindex: () => new Recall({ database: to }).reindex(),
      ...options,
    }),
  );

async function digests(database: Database): Promise<Record<string, string>> {
  const { name, reader } = database.engine;
  const found: Record<string, string> = {};
  for (const table of await tablesOf(name, reader)) {
    const digest = await digestRows(reader, table);
    found[table.name] = `${digest.rows} ${digest.hex}`;
  }
  return found;
}

const addUser = (database: Database, id: string) =>
  database.write((transaction) =>
    sql`insert into users (id, name, created_at) values (${id}, 'Ada', '2026-01-01')`.execute(transaction),
  );

/** SQLite needs no service, so it stands at one end in both runs of the tests. */
const ways: { from: EngineName; to: EngineName }[] = engines.includes('postgres')
  ? [
      { from: 'sqlite', to: 'postgres' },
      { from: 'postgres', to: 'sqlite' },
    ]
  : [{ from: 'sqlite', to: 'sqlite' }];

describe.each(ways)('from $from to $to', ({ from, to }) => {
  async function planted(count: number) {
    const { database } = await open(from);
    const { database: target, url } = await open(to);
    const sqlite = from === 'sqlite' ? database : (await open('sqlite')).database;
    return { database, target, url, tables: await plantRows(database, await referencesOf(sqlite), count) };
  }

  test('rows of every table arrive as they are, and new ones are numbered behind them', async () => {
    const { database, target, tables } = await planted(250);
    const copied = await copy(database, target);
    expect(copied.map(({ name }) => name).toSorted()).toEqual(tables.toSorted());
    expect(copied.every(({ rows }) => rows === 250)).toBe(true);
    expect(await digests(target)).toEqual(await digests(database));
    const numbered = await target.write((transaction) =>
      sql<{ id: number }>`insert into recall_entries (project_id, thread_id, message_id, kind, title, text, at)
        select project_id, thread_id, message_id, kind, title, text, at from recall_entries limit 1
        returning id`.execute(transaction),
    );
    expect(numbered.rows[0]!.id).toBe(251);
  });

  test('what could be found by its words can be found', async () => {
    const { database, target } = await planted(3);
    await copy(database, target);
    const [entry] = await target.read.selectFrom('recall_entries').select(['project_id', 'text']).execute();
    const found = await new Recall({ database: target }).find(entry!.project_id, entry!.text);
    expect(found.map(({ text }) => text)).toEqual([entry!.text]);
  });

  test('a copy that ended in the middle goes on, or begins anew where the source has changed', async () => {
    const { database, target } = await planted(250);
    for (const changed of [false, true]) {
      const halfway = /^threads: 200/;
      const dying = copy(database, target, {
        replace: changed,
        say: (words) => {
          if (halfway.test(words)) throw new Error('killed');
        },
      });
      await expect(dying).rejects.toThrow('killed');
      if (changed) await addUser(database, 'late');
      const said: string[] = [];
      await copy(database, target, { say: (words) => said.push(words) });
      expect(said.some((words) => words.startsWith('users:'))).toBe(changed);
      expect(await digests(target)).toEqual(await digests(database));
    }
  });

  test('a target with rows of its own is left as it is, unless they are to be replaced', async () => {
    const { database, target } = await planted(2);
    await addUser(target, 'own');
    const before = await digests(target);
    await expect(copy(database, target)).rejects.toThrow('holds data already');
    expect(await digests(target)).toEqual(before);
    await copy(database, target, { replace: true });
    expect(await digests(target)).toEqual(await digests(database));
  });

  test('a server does not start on a database that is half filled', async () => {
    const { database, target, url } = await planted(2);
    const dying = copy(database, target, {
      say: () => {
        throw new Error('killed');
      },
    });
    await expect(dying).rejects.toThrow('killed');
    const server = openDatabase(url);
    cleanUps.push(() => server.close());
    await expect(server.migrate({})).rejects.toThrow('half filled');
  });
});

describe.each(engines)('on %s', (engine) => {
  test('a snapshot stays as it was while others write', async () => {
    const { database } = await open(engine);
    await database.engine.snapshot(async (snapshot) => {
      await addUser(database, 'late');
      expect(await snapshot.selectFrom('users').selectAll().execute()).toEqual([]);
    });
    expect(await database.read.selectFrom('users').select('id').execute()).toEqual([{ id: 'late' }]);
  });

  test('a database is in use while somebody has it open', async () => {
    const { url, remove } = await newDatabaseUrl(engine);
    cleanUps.push(remove);
    const database = openDatabase(url);
    await database.health();
    expect(await isInUse(url)).toBe(true);
    await database.close();
    await expect.poll(() => isInUse(url)).toBe(false);
  });
});

describe('files', () => {
  async function filled(files: Record<string, string>) {
    const blobs = memoryBlobs();
    for (const [key, text] of Object.entries(files)) await blobs.put(key, Buffer.from(text));
    return blobs;
  }
  const contents = async (blobs: Blobs) => {
    const found: Record<string, string> = {};
    for await (const { key } of blobs.list()) found[key] = String(await blobs.read(key));
    return found;
  };
  const some = { 'aa.png': 'one', 'bb/w100.webp': 'two', 'cc.svg': '' };

  test('arrive as they are; what is there is not sent again, what is damaged there is', async () => {
    const from = await filled(some);
    const to = await filled({ 'aa.png': 'one', 'bb/w100.webp': 'owt' });
    const { blobs, sentBytes } = await copyBlobs(from, to);
    expect(await contents(to)).toEqual(some);
    expect(blobs.map(({ key, bytes }) => [key, bytes])).toEqual([
      ['aa.png', 3],
      ['bb/w100.webp', 3],
      ['cc.svg', 0],
    ]);
    expect(sentBytes).toBe(3);
  });

  test('of another store are not mixed with these, unless they are to be replaced', async () => {
    const to = await filled({ 'zz.png': 'other' });
    await expect(copyBlobs(await filled(some), to)).rejects.toThrow('other files');
    expect(await contents(to)).toEqual({ 'zz.png': 'other' });
    await copyBlobs(await filled(some), to, { replace: true });
    expect(await contents(to)).toEqual(some);
  });

  test.runIf(objectStore)('go from a store here into a bucket, and back', async () => {
    const from = await filled({ ...some, 'dd.bin': 'x'.repeat(3_000_000) });
    const place = newPlace();
    const bucket = await openS3Blobs(place, () => {});
    cleanUps.push(() => Promise.all(['aa', 'bb', 'cc', 'dd'].map((prefix) => bucket.deleteAll(prefix))));
    await copyBlobs(from, bucket);
    expect(await contents(bucket)).toEqual(await contents(from));
    expect((await copyBlobs(from, bucket)).sentBytes).toBe(0);
    const back = await filled({});
    await copyBlobs(bucket, back);
    expect(await contents(back)).toEqual(await contents(from));
  });

  test('that come damaged are told', async () => {
    const to = await filled({});
    const lossy = { ...to, put: (key: string) => to.put(key, Buffer.from('???')) };
    await expect(copyBlobs(await filled({ 'aa.png': 'one' }), lossy)).rejects.toThrow('aa.png is not the same');
  });
});
