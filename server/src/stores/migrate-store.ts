import { resolve } from 'node:path';
import { copyBlobs, type BlobsCopied } from './copy-blobs.ts';
import { copyRows, type TableCopied } from './copy-rows.ts';
import { openFiles, refuseWhileInUse, reindexing, withDatabase, type Store } from './open-store.ts';
import { StoreRefusal } from './store-refusal.ts';

export interface Migrated {
  /** `null`: both ends name the same database, or only files were asked for. */
  readonly tables: readonly TableCopied[] | null;
  /** `null`: both ends name the same files, or only rows were asked for. */
  readonly files: BlobsCopied | null;
}

/** One end: a whole store, or a database alone. */
export type End = Store | Pick<Store, 'url'>;

/**
 * Brings rows and files of a store that nobody uses into another. Files come first: rows that are there can be trusted
 * to have theirs.
 *
 * @throws StoreRefusal when either database is in use, when the target holds anything, or when both ends are the same
 */
export async function migrateStore(from: End, to: End, say: (progress: string) => void = () => {}): Promise<Migrated> {
  const sameRows = placeOfRows(from.url) === placeOfRows(to.url);
  const storages = 'storage' in from && 'storage' in to ? { from: from.storage, to: to.storage } : null;
  const sameFiles = !storages || placeOfFiles(storages.from) === placeOfFiles(storages.to);
  if (sameRows && sameFiles) throw new StoreRefusal('Both ends are the same: there is nothing to copy.');
  await refuseWhileInUse(from.url);
  if (!sameRows) await refuseWhileInUse(to.url);
  const files = sameFiles
    ? null
    : await copyBlobs(await openFiles(storages.from), await openFiles(storages.to), { say });
  if (sameRows) return { tables: null, files };
  const tables = await withDatabase(from.url, (source) =>
    source.engine.snapshot((snapshot) =>
      withDatabase(
        to.url,
        (target) => copyRows({ engine: source.engine.name, snapshot }, target, { reindex: reindexing(target), say }),
        { migrate: true },
      ),
    ),
  );
  return { tables, files };
}

function placeOfRows(url: string): string {
  return /^\w+:\/\//.test(url) ? url : resolve(url);
}

function placeOfFiles({ Driver, Folder, Endpoint, Region, Bucket, Prefix }: Store['storage']): string {
  return Driver === 'local' ? resolve(Folder) : JSON.stringify([Endpoint, Region, Bucket, Prefix]);
}
