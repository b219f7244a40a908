/** Rows in every table there is, so that a table of tomorrow is in the tests of today. */
import { sql } from 'kysely';
import type { Database } from '../src/platform/database.ts';
import { insertRows } from '../src/stores/rows.ts';
import { tablesOf, type Table } from '../src/stores/tables.ts';

/** Sorted differently by engines and locales, and awkward to quote. */
const awkward = ['Zoë', 'a', 'B', '墨', '\'"; --', '🙂', '\\x00', '{"a":[1,null]}', ' ', 'ß'];

type References = Map<string, { table: string; column: string }>;

/** @param references of an SQLite database with the same tables */
export async function plantRows(database: Database, references: References, count: number): Promise<string[]> {
  const tables = await tablesOf(database.engine.name, database.engine.reader);
  const value = (table: Table, name: string, row: number): unknown => {
    if (table.name === 'memories' && name === 'user_id') return null;
    const target = references.get(`${table.name}.${name}`);
    if (target)
      return value(
        tables.find((other) => other.name === target.table)!,
        target.column,
        row,
      );
    const { kind } = table.columns.find((column) => column.name === name)!;
    if (kind === 'integer') return row + 1;
    if (kind === 'number') return row / 8;
    return `${awkward[row % awkward.length]}${name}${row}`;
  };
  for (const table of tables) {
    const rows = Array.from({ length: count }, (_, row) =>
      Object.fromEntries(table.columns.map(({ name }) => [name, value(table, name, row)])),
    );
    for (let at = 0; at < count; at += 100) {
      await database.write((transaction) =>
        insertRows(transaction, database.engine.name, table, rows.slice(at, at + 100)),
      );
    }
  }
  return tables.map(({ name }) => name);
}

export async function referencesOf(sqlite: Database): Promise<References> {
  const { rows } = await sql<{ at: string; table: string; column: string }>`
    select l.name || '.' || f."from" as at, f."table", f."to" as "column"
    from pragma_table_list l join pragma_foreign_key_list(l.name) f where l.schema = 'main' and l.type = 'table'`.execute(
    sqlite.engine.reader,
  );
  return new Map(rows.map(({ at, table, column }) => [at, { table, column }]));
}
