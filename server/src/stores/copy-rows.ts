import { sql, type Kysely } from 'kysely';
import type { Database, Writer } from '../platform/database.ts';
import type { Schema } from '../platform/schema.ts';
import { digestRows, insertRows, keyOf, readRows, RowsDigest, type Key } from './rows.ts';
import { StoreRefusal } from './store-refusal.ts';
import { progressTable, tablesOf, type Table } from './tables.ts';

export interface TableCopied {
  readonly name: string;
  readonly rows: number;
  readonly digest: string;
}

export interface CopyOptions {
  /** Empties a target that holds rows, which is refused otherwise. */
  readonly replace?: boolean;
  /** Makes anew what is kept beside the rows: the index of the full-text search. */
  readonly reindex: () => Promise<void>;
  readonly say?: (progress: string) => void;
}

/**
 * Brings every row of one state of a database into another database with the same tables, and compares what came. Killed
 * in its middle it goes on where it was: each batch is recorded with its rows, and what came before is compared first.
 *
 * @param from one state of the source: `Engine.snapshot`
 * @throws StoreRefusal when the target holds rows of its own, or what came is not what was there
 */
export async function copyRows(
  from: { engine: 'sqlite' | 'postgres'; snapshot: Kysely<Schema> },
  to: Database,
  { replace = false, reindex, say = () => {} }: CopyOptions,
): Promise<TableCopied[]> {
  const tables = await tablesOf(from.engine, from.snapshot);
  refuseOtherTables(tables, await tablesOf(to.engine.name, to.engine.reader));
  const digests = await beginOrResume(from.snapshot, to, tables, replace);
  const copied: TableCopied[] = [];
  for (const table of tables) {
    const { digest, last } = digests.get(table.name) ?? { digest: new RowsDigest() };
    for await (const rows of readRows(from.snapshot, table, { after: last })) {
      await to.write(async (transaction) => {
        await insertRows(transaction, to.engine.name, table, rows);
        await recordProgress(transaction, table, keyOf(table, rows.at(-1)!));
      });
      digest.add(table, rows);
      say(`${table.name}: ${digest.rows} rows`);
    }
    copied.push({ name: table.name, rows: digest.rows, digest: digest.hex });
  }
  await compare(to, tables, copied);
  await setCounters(to, tables);
  await reindex();
  await to.write((transaction) => sql`drop table ${sql.table(progressTable)}`.execute(transaction));
  return copied;
}

function refuseOtherTables(ours: readonly Table[], theirs: readonly Table[]): void {
  const shape = (tables: readonly Table[]) =>
    JSON.stringify(
      tables
        .map(({ name, columns, key }) => [name, columns.map((column) => [column.name, column.kind]), key])
        .toSorted(([a], [b]) => (String(a) < String(b) ? -1 : 1)),
    );
  if (shape(ours) === shape(theirs)) return;
  throw new StoreRefusal('The two databases have different tables: start this version of Easel once with the source.');
}

type Begun = Map<string, { digest: RowsDigest; last: Key }>;

async function beginOrResume(
  from: Kysely<Schema>,
  to: Database,
  tables: readonly Table[],
  replace: boolean,
): Promise<Begun> {
  const known = await progressOf(to);
  const begun: Begun = new Map();
  if (known) {
    for (const table of tables) {
      const last = known.get(table.name);
      const there = await digestRows(to.engine.reader, table);
      const digest = last ? await digestRows(from, table, last) : new RowsDigest();
      if (!digest.equals(there)) return await beginAnew(to, tables);
      if (last) begun.set(table.name, { digest, last });
    }
    return begun;
  }
  if (!replace) await refuseRows(to, tables);
  return await beginAnew(to, tables);
}

/** The source is another one than it was, or what the target held is to go. */
async function beginAnew(to: Database, tables: readonly Table[]): Promise<Begun> {
  await to.write(async (transaction) => {
    for (const { name } of tables.toReversed()) await sql`delete from ${sql.table(name)}`.execute(transaction);
    await sql`create table if not exists ${sql.table(progressTable)}
      (table_name text primary key, last_key text not null)`.execute(transaction);
    await sql`delete from ${sql.table(progressTable)}`.execute(transaction);
  });
  return new Map();
}

async function refuseRows(to: Database, tables: readonly Table[]): Promise<void> {
  for (const { name } of tables) {
    const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(to.engine.reader);
    if (rows.length > 0) {
      throw new StoreRefusal(
        `The target database holds data already (in ${name}). Name an empty one, or restore with --force.`,
      );
    }
  }
}

async function progressOf(to: Database): Promise<Map<string, Key> | null> {
  if (!(await isBeingFilled(to))) return null;
  const { rows } = await sql<{ table_name: string; last_key: string }>`
    select table_name, last_key from ${sql.table(progressTable)}`.execute(to.engine.reader);
  return new Map(rows.map(({ table_name, last_key }) => [table_name, JSON.parse(last_key) as Key]));
}

async function isBeingFilled({ engine }: Database): Promise<boolean> {
  const tables = await engine.reader.introspection.getTables();
  return tables.some(({ name }) => name === progressTable);
}

async function recordProgress(transaction: Writer, { name }: Table, last: Key): Promise<void> {
  await sql`insert into ${sql.table(progressTable)} (table_name, last_key) values (${name}, ${JSON.stringify(last)})
    on conflict (table_name) do update set last_key = excluded.last_key`.execute(transaction);
}

async function compare(to: Database, tables: readonly Table[], copied: readonly TableCopied[]): Promise<void> {
  for (const table of tables) {
    const there = await digestRows(to.engine.reader, table);
    const sent = copied.find(({ name }) => name === table.name)!;
    if (there.rows !== sent.rows || there.hex !== sent.digest) {
      throw new StoreRefusal(
        `${table.name} is not the same in the target: ${sent.rows} rows went, ${there.rows} came.`,
      );
    }
  }
}

/** PostgreSQL numbers new rows from where its sequence stands, which knows nothing of rows that came with numbers. */
async function setCounters(to: Database, tables: readonly Table[]): Promise<void> {
  const target = await tablesOf(to.engine.name, to.engine.reader);
  for (const { name } of tables) {
    const columns = target.find((table) => table.name === name)?.columns.filter(({ identity }) => identity) ?? [];
    for (const { name: column } of columns) {
      await to.write((transaction) =>
        sql`select setval(pg_get_serial_sequence(${name}, ${column}), coalesce(max(${sql.ref(column)}), 0) + 1, false)
          from ${sql.table(name)}`.execute(transaction),
      );
    }
  }
}
