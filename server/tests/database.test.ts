import { sql } from 'kysely';
import { afterEach, describe, expect, test } from 'vitest';
import { migrations } from '../src/migrations/index.ts';
import { openDatabase, type Database } from '../src/platform/database.ts';
import { engines, newDatabase, newDatabaseUrl } from './databases.ts';

interface ForeignKey {
  readonly table: string;
  /** Names with `, ` in between, as an index that serves it begins. */
  readonly columns: string;
  /** How all indices of the table are made, one a line. */
  readonly indices: string;
}
/** As the database itself tells, so that none of tomorrow is forgotten. Keys of SQLite have no statement, so one is made. */
const foreignKeys = {
  sqlite: sql<ForeignKey>`
    select l.name as "table",
      (select group_concat("from", ', ' order by seq) from pragma_foreign_key_list(l.name) where id = f.id) as columns,
      (select group_concat(coalesce(s.sql, '(' ||
        (select group_concat(name, ', ' order by seqno) from pragma_index_info(i.name)) || ')'), char(10))
      from pragma_index_list(l.name) i join sqlite_schema s on s.name = i.name) as indices
    from pragma_table_list l join pragma_foreign_key_list(l.name) f
    where l.schema = 'main' and l.type = 'table' and f.seq = 0`,
  postgres: sql<ForeignKey>`
    select t.relname as "table",
      (select string_agg(a.attname, ', ' order by array_position(k.conkey, a.attnum)) from pg_attribute a
      where a.attrelid = t.oid and a.attnum = any (k.conkey)) as columns,
      (select string_agg(pg_get_indexdef(i.indexrelid), chr(10)) from pg_index i where i.indrelid = t.oid) as indices
    from pg_constraint k join pg_class t on t.oid = k.conrelid
    where k.contype = 'f' and t.relnamespace = current_schema()::regnamespace`,
};

/** One that holds only rows with a value serves as well: nothing refers by none. */
function leads(indices: string, columns: string): boolean {
  return indices.split('\n').some((index) => {
    const [, made, , only] = index.match(/\(([^)]+)\)( where (.+))?$/i) ?? [];
    const held = only === undefined ? columns : /^\(?(\w+) is not null\)?$/i.exec(only)?.[1];
    return `${made}, `.startsWith(`${columns}, `) && held === columns;
  });
}

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
    const [written, read] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const writing = database.write(async (transaction) => {
      await transaction.insertInto('jobs').values(job('b')).execute();
      written.resolve();
      await read.promise;
    });
    await written.promise;
    expect(await ids(database)).toEqual(['a']);
    read.resolve();
    await writing;
    expect(await ids(database)).toEqual(['a', 'b']);
  });

  test('code in a transaction that would wait for a second connection is told so, until it has ended', async () => {
    const { database } = await open();
    const later = Promise.withResolvers<void>();
    const { outlives } = await database.write(async () => {
      expect(() => database.read).toThrow('reads past it');
      await expect(insert(database, 'a')).rejects.toThrow('writes past it');
      return { outlives: later.promise.then(() => ids(database)) };
    });
    later.resolve();
    expect(await outlives).toEqual([]);
    await expect(database.write(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await insert(database, 'b');
    expect(await ids(database)).toEqual(['b']);
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

  test('an index leads to whatever refers to a row, so that the row goes without a look at all others', async () => {
    const { database } = await open();
    const { rows } = await foreignKeys[engine].execute(database.engine.reader);
    expect(rows.length).toBeGreaterThan(30);
    const unled = rows.filter(({ columns, indices }) => !leads(indices, columns));
    expect(unled.map(({ table, columns }) => `${table} (${columns})`)).toEqual([]);
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
