import { sql, type Kysely } from 'kysely';
import type { Schema } from '../platform/schema.ts';

type Engine = 'sqlite' | 'postgres';
type Kind = 'text' | 'integer' | 'number' | 'boolean' | 'bytes';

export interface Column {
  readonly name: string;
  readonly kind: Kind;
  /** Numbered by the engine. */
  readonly identity: boolean;
}

export interface Table {
  readonly name: string;
  /** By name. */
  readonly columns: readonly Column[];
  /** Columns of the primary key, in its order. */
  readonly key: readonly string[];
  readonly refersTo: readonly string[];
}

/** Where a copy stands; there only while one is under way. */
export const progressTable = 'copy_progress';
const kept = new Set([progressTable, 'kysely_migration', 'kysely_migration_lock']);

const kinds: Record<string, Kind> = {
  text: 'text',
  integer: 'integer',
  bigint: 'integer',
  int4: 'integer',
  int8: 'integer',
  'double precision': 'number',
  float8: 'number',
  boolean: 'boolean',
  bool: 'boolean',
  bytea: 'bytes',
  blob: 'bytes',
};
/** Made anew from the rows, as SQLite's tables of its full-text search are. */
const derived = 'tsvector';

interface Found {
  readonly table: string;
  readonly column: string;
  readonly type: string;
  /** From 1; 0: not of the key. */
  readonly place: number;
  readonly identity: number;
}

/**
 * The tables that hold the product's rows, as the database itself tells, so that none can be forgotten; those that
 * others refer to come first.
 */
export async function tablesOf(engine: Engine, database: Kysely<Schema>): Promise<Table[]> {
  const columns = await (engine === 'sqlite' ? sqliteColumns : postgresColumns).execute(database);
  const references = await (engine === 'sqlite' ? sqliteReferences : postgresReferences).execute(database);
  const byTable = Map.groupBy(columns.rows, ({ table }) => table);
  const tables = [...byTable].flatMap(([name, found]) => (kept.has(name) ? [] : [asTable(name, found)]));
  const withReferences = tables.map((table) => {
    const mine = references.rows.filter((reference) => reference.table === table.name);
    return { ...table, refersTo: mine.map(({ target }) => target) };
  });
  return inOrder(withReferences.toSorted((a, b) => (a.name < b.name ? -1 : 1)));
}

function asTable(name: string, found: readonly Found[]): Table {
  const usual = found.filter(({ type }) => type !== derived);
  const columns = usual.map(({ column, type, identity }) => {
    const kind = kinds[type.toLowerCase()];
    if (!kind)
      throw new Error(`${name}.${column} is of the type ${type}, which is not known to mean the same everywhere`);
    return { name: column, kind, identity: Boolean(identity) };
  });
  const key = usual.filter(({ place }) => place > 0).toSorted((a, b) => a.place - b.place);
  if (key.length === 0) throw new Error(`${name} has no primary key, by which its rows could be told apart`);
  return {
    name,
    columns: columns.toSorted((a, b) => (a.name < b.name ? -1 : 1)),
    key: key.map(({ column }) => column),
    refersTo: [],
  };
}

function inOrder(tables: readonly Table[]): Table[] {
  const placed = new Map<string, Table>();
  while (placed.size < tables.length) {
    const ready = tables.filter(
      ({ name, refersTo }) => !placed.has(name) && refersTo.every((target) => placed.has(target)),
    );
    if (ready.length === 0) throw new Error('tables refer to each other in a circle, so none can be filled first');
    for (const table of ready) placed.set(table.name, table);
  }
  return [...placed.values()];
}

const sqliteColumns = sql<Found>`
  select l.name as "table", c.name as "column", c.type as "type", c.pk as place, 0 as identity
  from pragma_table_list l join pragma_table_info(l.name) c
  where l.schema = 'main' and l.type = 'table' and l.name not like 'sqlite\\_%' escape '\\'`;

const sqliteReferences = sql<{ table: string; target: string }>`
  select distinct l.name as "table", f."table" as target
  from pragma_table_list l join pragma_foreign_key_list(l.name) f
  where l.schema = 'main' and l.type = 'table'`;

const postgresColumns = sql<Found>`
  select c.relname as "table", a.attname as "column", t.typname as "type",
    coalesce(array_position(i.indkey::int2[], a.attnum) + 1, 0) as place,
    (a.attidentity <> '')::int as identity
  from pg_class c
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  join pg_type t on t.oid = a.atttypid
  left join pg_index i on i.indrelid = c.oid and i.indisprimary
  where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace`;

const postgresReferences = sql<{ table: string; target: string }>`
  select distinct source.relname as "table", target.relname as target
  from pg_constraint k
  join pg_class source on source.oid = k.conrelid
  join pg_class target on target.oid = k.confrelid
  where k.contype = 'f' and source.relnamespace = current_schema()::regnamespace`;
