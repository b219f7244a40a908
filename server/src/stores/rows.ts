import { createHash } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { Schema } from '../platform/schema.ts';
import type { Column, Table } from './tables.ts';

export type Row = Readonly<Record<string, unknown>>;
/** Values of a table's primary key. */
export type Key = readonly unknown[];

const batchRows = 200;

/** A table's rows in batches, by its primary key. @param range rows behind `after`, up to and with `upTo` */
export async function* readRows(
  database: Kysely<Schema>,
  table: Table,
  { after, upTo }: { after?: Key | undefined; upTo?: Key | undefined } = {},
): AsyncGenerator<Row[]> {
  const key = sql.join(table.key.map((name) => sql.ref(name)));
  const columns = sql.join(table.columns.map(({ name }) => sql.ref(name)));
  let last = after;
  for (;;) {
    const behind = last ? sql`(${key}) > (${sql.join(last)})` : sql`1 = 1`;
    const before = upTo ? sql`(${key}) <= (${sql.join(upTo)})` : sql`1 = 1`;
    const { rows } = await sql<Row>`select ${columns} from ${sql.table(table.name)}
      where ${behind} and ${before} order by ${key} limit ${sql.lit(batchRows)}`.execute(database);
    const end = rows.at(-1);
    if (!end) return;
    yield rows;
    last = keyOf(table, end);
  }
}

export function keyOf(table: Table, row: Row): Key {
  return table.key.map((name) => row[name]);
}

/** @param engine of the database that takes them */
export async function insertRows(
  database: Kysely<Schema>,
  engine: 'sqlite' | 'postgres',
  table: Table,
  rows: readonly Row[],
): Promise<void> {
  const columns = sql.join(table.columns.map(({ name }) => sql.ref(name)));
  const values = rows.map(
    (row) => sql`(${sql.join(table.columns.map((column) => asEngine(engine, column, row[column.name])))})`,
  );
  await sql`insert into ${sql.table(table.name)} (${columns}) values ${sql.join(values)}`.execute(database);
}

/** SQLite knows no booleans. */
function asEngine(engine: 'sqlite' | 'postgres', { kind }: Column, value: unknown): unknown {
  if (kind !== 'boolean' || value === null) return value;
  return engine === 'postgres' ? Boolean(value) : Number(value);
}

const mask = (1n << 256n) - 1n;

/**
 * Names a set of rows: equal rows of either engine, in any order, have equal digests. Engines sort text differently, so
 * the digests of the rows are summed up.
 */
export class RowsDigest {
  rows = 0;
  #sum = 0n;

  add(table: Table, rows: readonly Row[]): void {
    for (const row of rows) {
      const text = JSON.stringify(table.columns.map(({ kind, name }) => asCommon(kind, row[name])));
      this.#sum = (this.#sum + BigInt(`0x${createHash('sha256').update(text).digest('hex')}`)) & mask;
    }
    this.rows += rows.length;
  }

  get hex(): string {
    return this.#sum.toString(16).padStart(64, '0');
  }

  equals(other: RowsDigest): boolean {
    return this.rows === other.rows && this.hex === other.hex;
  }
}

function asCommon(kind: Column['kind'], value: unknown): unknown {
  if (value === null) return null;
  if (kind === 'bytes') return Buffer.from(value as Uint8Array).toString('hex');
  return kind === 'boolean' ? Boolean(value) : value;
}

export async function digestRows(database: Kysely<Schema>, table: Table, upTo?: Key): Promise<RowsDigest> {
  const digest = new RowsDigest();
  for await (const rows of readRows(database, table, { upTo })) digest.add(table, rows);
  return digest;
}
