import { sql } from 'kysely';
import type { Reader, Writer } from '../platform/database.ts';
import { scopeWordOf, type IndexedWords } from './indexed-words.ts';
import type { SoughtWord } from './search-words.ts';

/** FTS5, given words that are cut already: its own tokeniser only splits at the spaces. Entries go by a trigger. */
export class SqliteFullText {
  async put(transaction: Writer, entryId: number, { projectId, title, body }: IndexedWords): Promise<void> {
    const columns = [scopeWordOf(projectId), title.join(' '), body.join(' ')];
    await sql`insert into recall_words (rowid, scope, title, body)
      values (${entryId}, ${columns[0]}, ${columns[1]}, ${columns[2]})`.execute(transaction);
  }

  async drop(transaction: Writer, entryId: number): Promise<void> {
    await sql`delete from recall_words where rowid = ${entryId}`.execute(transaction);
  }

  async find(database: Reader, projectId: string, words: readonly SoughtWord[], limit: number): Promise<number[]> {
    const any = words.map(({ word, begins }) => `"${word}"${begins ? '*' : ''}`).join(' OR ');
    const sought = `scope : "${scopeWordOf(projectId)}" AND {title body} : (${any})`;
    const found = database
      .selectFrom(sql<{ rowid: number }>`recall_words`.as('recall_words'))
      .select(sql<number>`rowid`.as('id'))
      .where(sql<boolean>`recall_words match ${sought}`)
      .orderBy(sql`bm25(recall_words, 0, 4, 1)`)
      .limit(limit);
    return (await found.execute()).map(({ id }) => id);
  }
}
