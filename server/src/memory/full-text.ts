import type { Engine } from '../platform/engine.ts';
import type { Reader, Writer } from '../platform/database.ts';
import { PostgresFullText } from './full-text-postgres.ts';
import { SqliteFullText } from './full-text-sqlite.ts';
import type { IndexedWords } from './indexed-words.ts';
import type { SoughtWord } from './search-words.ts';

/** Full-text search as an engine has it; what it finds is ranked the same afterwards, whichever it is. */
export interface FullText {
  put(transaction: Writer, entryId: number, words: IndexedWords): Promise<void>;
  /** Before an entry that may be there is put again. */
  drop(transaction: Writer, entryId: number): Promise<void>;
  /** Entries of a project with any of the words, the likeliest first. */
  find(database: Reader, projectId: string, words: readonly SoughtWord[], limit: number): Promise<number[]>;
}

export function fullTextOf({ name }: Pick<Engine, 'name'>): FullText {
  return name === 'postgres' ? new PostgresFullText() : new SqliteFullText();
}
