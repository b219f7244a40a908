import Type from 'typebox';
import type { Blobs } from '../platform/blobs/blobs.ts';
import type { Database, Reader } from '../platform/database.ts';
import { job, type Job } from '../platform/queue/job.ts';
import type { Queue } from '../platform/queue/queue.ts';
import { stemOf, urlOf } from './asset-keys.ts';
import type { Atlases } from './atlases.ts';
import { deleteAsset, lockAssets } from './queries.ts';

export const deleteAssets = {
  name: 'delete-assets',
  /** `at`: when they were dropped; without it they go whenever that was. */
  payload: Type.Object({ assetIds: Type.Array(Type.String()), at: Type.Optional(Type.String()) }),
  attempts: 10,
  firstRetryMs: 1_000,
  lane: 'background' as const,
};

const deleteFiles = {
  name: 'delete-files',
  /** `expected`: those for which an upload address may still stand. */
  payload: Type.Object({ keys: Type.Array(Type.String()), expected: Type.Array(Type.String()) }),
  attempts: 10,
  firstRetryMs: 1_000,
  lane: 'background' as const,
};

export interface AssetFacts {
  readonly id: string;
  readonly url: string;
}
/** Answers which of these assets something still shows. Each feature that keeps pictures brings one. */
export type Referrer = (assets: readonly AssetFacts[], database: Reader) => Promise<readonly string[]>;

export interface DeletionServices {
  database: Database;
  queue: Queue;
  atlases: Pick<Atlases, 'dropPagesWith'>;
  referrers: readonly Referrer[];
}

/**
 * The second phase of a deletion: asks everyone once more, for what was dropped may have been brought back by an undo.
 * In the very transaction that deletes: what is shown again before stays, and what comes after finds nothing to show. What
 * was dropped again since is left to the deletion that was put off then: its grace began anew. The bytes go by a job of that
 * transaction, so no crash leaves any.
 */
export function deleteAssetsJob({ database, queue, atlases, referrers }: DeletionServices): Job {
  return job(deleteAssets, async ({ assetIds, at }) => {
    await database.write(async (transaction) => {
      const locked = await lockAssets(transaction, assetIds, database.engine.name);
      const assets = locked.filter(({ dropped_at }) => at === undefined || dropped_at === null || dropped_at <= at);
      // Another deletion may have come first, and no database can be asked who shows one of none.
      if (assets.length === 0) return;
      const facts = assets.map(({ id, key }) => ({ id, url: urlOf(key) }));
      const held = new Set<string>();
      for (const referrer of referrers) for (const id of await referrer(facts, transaction)) held.add(id);
      const unheld = assets.filter(({ id }) => !held.has(id));
      if (unheld.length === 0) return;
      for (const { id } of unheld) {
        await atlases.dropPagesWith(transaction, id);
        await deleteAsset(transaction, id);
      }
      const expected = unheld.filter(({ ready }) => !ready).map(({ key }) => key);
      await queue.enqueue(transaction, deleteFiles, { keys: unheld.map(({ key }) => key), expected });
    });
  });
}

export function deleteFilesJob({ blobs }: { blobs: Blobs }): Job {
  return job(deleteFiles, async ({ keys, expected }, { signal }) => {
    for (const key of expected) {
      signal.throwIfAborted();
      await blobs.direct?.forget(key);
    }
    for (const key of keys) {
      signal.throwIfAborted();
      await blobs.deleteAll(stemOf(key));
    }
  });
}
