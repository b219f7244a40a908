import { sql } from 'kysely';
import type { Reader, Writer } from '../platform/database.ts';
import { scopeWordOf, type IndexedWords } from './indexed-words.ts';
import type { SoughtWord } from './search-words.ts';

/** What a `tsvector` can count to. */
const lastPosition = 16_383;

/**
 * `tsvector` and a GIN index, given words that are cut already: PostgreSQL's own parser reads Chinese by the locale that
 * the cluster happens to have, so it is not asked. No extension is needed.
 */
export class PostgresFullText {
  async put(transaction: Writer, entryId: number, { projectId, title, body }: IndexedWords): Promise<void> {
    const placed = [
      `'${scopeWordOf(projectId)}'`,
      ...title.map((word, at) => `'${word}':${Math.min(at + 1, lastPosition)}A`),
      ...body.map((word, at) => `'${word}':${Math.min(title.length + at + 1, lastPosition)}`),
    ];
    await sql`update recall_entries set words = cast(${placed.join(' ')} as tsvector) where id = ${entryId}`.execute(
      transaction,
    );
  }

  /** The words stand in the entry itself, and are written over. */
  async drop(): Promise<void> {}

  async find(database: Reader, projectId: string, words: readonly SoughtWord[], limit: number): Promise<number[]> {
    const any = words.map(({ word, begins }) => `'${word}'${begins ? ':*' : ''}`).join(' | ');
    const sought = sql`cast(${`'${scopeWordOf(projectId)}' & (${any})`} as tsquery)`;
    const found = database
      .selectFrom('recall_entries')
      .select(sql<number>`id`.as('id'))
      .where(sql<boolean>`words @@ ${sought}`)
      .orderBy(sql`ts_rank(words, ${sought})`, 'desc')
      .limit(limit);
    return (await found.execute()).map(({ id }) => Number(id));
  }
}
