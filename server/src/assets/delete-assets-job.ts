import Type from 'typebox';
import type { Blobs } from '../platform/blobs/blobs.ts';
import type { Database } from '../platform/database.ts';
import { job, type Job } from '../platform/queue/job.ts';
import { stemOf, urlOf } from './asset-keys.ts';
import type { Atlases } from './atlases.ts';
import { assetsByIds, deleteAsset } from './queries.ts';

export const deleteAssets = {
  name: 'delete-assets',
  payload: Type.Object({ assetIds: Type.Array(Type.String()) }),
  attempts: 10,
  firstRetryMs: 1_000,
  lane: 'background' as const,
};

export interface AssetFacts {
  readonly id: string;
  readonly url: string;
}
/** Answers which of these assets something still shows. Each feature that keeps pictures brings one. */
export type Referrer = (assets: readonly AssetFacts[]) => Promise<readonly string[]>;

export interface DeletionServices {
  database: Database;
  blobs: Blobs;
  atlases: Pick<Atlases, 'dropPagesWith'>;
  referrers: readonly Referrer[];
}

/** The second phase of a deletion: asks everyone once more, for what was dropped may have been brought back by an undo. */
export function deleteAssetsJob({ database, blobs, atlases, referrers }: DeletionServices): Job {
  return job(deleteAssets, async ({ assetIds }, { signal }) => {
    const rows = await assetsByIds(database.read, assetIds);
    const assets = rows.map(({ id, key }) => ({ id, key, url: urlOf(key) }));
    // Another deletion may have come first, and no database can be asked who shows one of none.
    if (assets.length === 0) return;
    const held = new Set<string>();
    for (const referrer of referrers) for (const id of await referrer(assets)) held.add(id);
    for (const { id, key } of assets) {
      signal.throwIfAborted();
      if (held.has(id)) continue;
      // Bytes first, row second: after a crash between them the row is still there to find the rest by.
      await blobs.deleteAll(stemOf(key));
      await database.write(async (transaction) => {
        await atlases.dropPagesWith(transaction, id);
        await deleteAsset(transaction, id);
      });
    }
  });
}
