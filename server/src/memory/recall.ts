import type { Recalled } from '@easel/contract';
import type { Database, Writer } from '../platform/database.ts';
import { excerptOf } from './excerpt.ts';
import { fullTextOf, type FullText } from './full-text.ts';
import { rank } from './ranking.ts';
import * as queries from './recall-queries.ts';
import { wordsToFind, wordsToIndex } from './search-words.ts';

/** Something that may be found again: a page that was read, a picture that was made, what was said. */
export interface Piece {
  readonly kind: Recalled['kind'];
  readonly title: string;
  readonly text: string;
  readonly url?: string;
  readonly nodeId?: string;
}

export interface RecallQuery {
  readonly kind?: Recalled['kind'] | undefined;
  readonly limit?: number;
  /** A turn finds nothing that was said after it. */
  readonly before?: string;
}

export interface Found extends Recalled {
  /** As it was kept, for whoever quotes more than an excerpt. */
  readonly text: string;
}

/** Characters of a piece that are kept and indexed. */
const longestPiece = 6_000;
/** Of these the engine names the likeliest, and the ranking, which is ours, takes the best. */
const candidates = 120;
const mostResults = 20;

/** Earlier research, pictures and words of a project, found again by full-text search on either engine. */
export class Recall {
  readonly #database: Database;
  readonly #fullText: FullText;

  constructor({ database }: { database: Database }) {
    this.#database = database;
    this.#fullText = fullTextOf(database.engine);
  }

  /** What one message gives to find, in place of what it gave before. */
  async index(
    transaction: Writer,
    message: { projectId: string; threadId: string; messageId: string; at: string },
    pieces: readonly Piece[],
  ): Promise<void> {
    const { projectId, threadId, messageId, at } = message;
    await queries.deleteEntriesOf(transaction, messageId);
    for (const { kind, title, text, url, nodeId } of pieces) {
      const kept = [...text].slice(0, longestPiece).join('');
      const words = { projectId, title: wordsToIndex(title), body: wordsToIndex(kept) };
      if (words.title.length + words.body.length === 0) continue;
      const place = { project_id: projectId, thread_id: threadId, message_id: messageId, at };
      const row = { ...place, kind, title, text: kept, url: url ?? null, node_id: nodeId ?? null };
      await this.#fullText.put(transaction, await queries.insertEntry(transaction, row), words);
    }
  }

  /** Makes the index of all entries anew, for rows that came without it. */
  async reindex(): Promise<void> {
    let last = 0;
    for (;;) {
      const entries = await queries.entriesAfter(this.#database.read, last);
      if (entries.length === 0) return;
      await this.#database.write(async (transaction) => {
        for (const { id, project_id: projectId, title, text } of entries) {
          await this.#fullText.drop(transaction, id);
          const words = { projectId, title: wordsToIndex(title), body: wordsToIndex(text) };
          await this.#fullText.put(transaction, id, words);
        }
      });
      last = entries.at(-1)!.id;
    }
  }

  /** The nearest first. A page that was read several times is told of once. */
  async find(
    projectId: string,
    words: string,
    { kind, limit = mostResults, before }: RecallQuery = {},
  ): Promise<Found[]> {
    const sought = wordsToFind(words);
    if (sought.length === 0) return [];
    const { read } = this.#database;
    const ids = await this.#fullText.find(read, projectId, sought, candidates);
    const rows = await queries.entriesById(read, projectId, ids);
    const wanted = rows.filter((row) => (!kind || row.kind === kind) && (!before || row.at < before));
    const seen = new Set<string>();
    const fresh = rank(wanted, sought).filter(({ url, kind: what, text }) => {
      const same = what === 'message' ? text : (url ?? text);
      return !seen.has(same) && seen.add(same);
    });
    return fresh.slice(0, limit).map((row) => ({
      kind: row.kind,
      title: row.title,
      text: row.text,
      excerpt: excerptOf(row.text, words),
      url: row.url,
      nodeId: row.node_id,
      threadId: row.thread_id,
      at: row.at,
    }));
  }
}
