import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Settings } from '../config/settings.ts';
import { Recall } from '../memory/recall.ts';
import { migrations } from '../migrations/index.ts';
import { openBlobs } from '../open-blobs.ts';
import type { Blobs } from '../platform/blobs/blobs.ts';
import { isInUse, isPostgres, openDatabase, type Database } from '../platform/database.ts';
import { makeFolder } from '../platform/make-folder.ts';
import { postgresTrouble } from '../platform/postgres-trouble.ts';
import { StoreRefusal } from './store-refusal.ts';

/** What the product keeps: rows, and files that they speak of. */
export interface Store {
  readonly url: string;
  readonly storage: Settings['Storage'];
}

export function storeOf({ Database, Storage }: Settings): Store {
  return { url: Database.URL, storage: Storage };
}

/** Opens a database for `work`, with its tables brought up to date first unless it is only read. */
export async function withDatabase<T>(
  url: string,
  work: (database: Database) => Promise<T>,
  { migrate = false } = {},
): Promise<T> {
  if (!isPostgres(url)) {
    if (migrate) makeFolder(dirname(url));
    else if (!existsSync(url)) throw new StoreRefusal(`There is no database ${url}.`);
  }
  const database = openDatabase(url);
  try {
    await inWords(url, async () => {
      await database.health();
      // A copy that was cut short is what these commands go on with.
      if (migrate) await database.migrate(migrations, { halfFilled: true });
    });
    return await work(database);
  } finally {
    await database.close();
  }
}

/** @throws StoreRefusal that says why PostgreSQL is not reached, or may not be used */
async function inWords<T>(url: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const trouble = isPostgres(url) ? postgresTrouble(error) : null;
    throw trouble === null ? error : new StoreRefusal(`The database ${shown(url)} cannot be used: ${trouble}.`);
  }
}

export function openFiles(storage: Settings['Storage']): Promise<Blobs> {
  if (storage.Driver === 'memory') {
    throw new StoreRefusal('Storage.Driver is memory, whose files only the running server has.');
  }
  return openBlobs(storage, () => {});
}

/** @throws StoreRefusal while somebody else uses the database: what is written meanwhile would be lost */
export async function refuseWhileInUse(url: string): Promise<void> {
  if (await inWords(url, () => isInUse(url)))
    throw new StoreRefusal(`Something uses the database ${shown(url)}: stop Easel first.`);
}

export function reindexing(database: Database): () => Promise<void> {
  return () => new Recall({ database }).reindex();
}

/** Without its password. */
export function shown(url: string): string {
  if (!isPostgres(url)) return url;
  const { username, host, pathname } = URL.parse(url) ?? { username: '', host: '', pathname: '' };
  // Queries may hold a password as well, and what cannot be read may be one.
  return `postgres://${username && `${username}:…@`}${host || 'a socket'}${pathname}`;
}
