import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/** What differs between SQLite and PostgreSQL. */
export interface Engine {
  readonly name: 'sqlite' | 'postgres';
  /** Sees what is committed, and never waits for a write. */
  readonly reader: Kysely<Schema>;
  /** Its transactions take SQLite's write lock as they begin, one at a time; on PostgreSQL they run side by side. */
  readonly writer: Kysely<Schema>;
  /** Connections that requests share, and how many of those wait for one; left out: they share none. */
  pool?(): { total: number; idle: number; waiting: number };
  /** Hands out a connection on which statements may take as long as a migration takes. */
  migrate<T>(work: (kysely: Kysely<Schema>) => Promise<T>): Promise<T>;
  /** One state of the database for as long as `work` takes, whatever is written meanwhile. */
  snapshot<T>(work: (kysely: Kysely<Schema>) => Promise<T>): Promise<T>;
  /** Calls `heard` when another process notifies the channel, and after each gap in which it may have. Returns how to stop. */
  listen(channel: string, heard: () => void): () => Promise<void>;
  close(): Promise<void>;
}
