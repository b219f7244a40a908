import Type from 'typebox';
import type { Blobs } from '../platform/blobs/blobs.ts';
import type { Database } from '../platform/database.ts';
import { job, type Job } from '../platform/queue/job.ts';
import { stemOf } from './asset-keys.ts';
import { deletePages } from './atlas-queries.ts';

export const buildAtlas = {
  name: 'build-atlas',
  payload: Type.Object({ projectId: Type.String() }),
  attempts: 5,
  firstRetryMs: 1_000,
  // It decodes a thousand pictures.
  lane: 'heavy' as const,
};

export const dropAtlasPages = {
  name: 'drop-atlas-pages',
  payload: Type.Object({ keys: Type.Array(Type.String()) }),
  attempts: 10,
  firstRetryMs: 1_000,
  lane: 'background' as const,
};

/** @param build makes the pages that a project misses */
export function buildAtlasJob(build: (projectId: string, signal: AbortSignal) => Promise<void>): Job {
  return job(buildAtlas, ({ projectId }, { signal }) => build(projectId, signal));
}

/** Unreadable first, then gone: a crash in between repeats both. */
export function dropAtlasPagesJob({ database, blobs }: { database: Database; blobs: Blobs }): Job {
  return job(dropAtlasPages, async ({ keys }, { signal }) => {
    await database.write((transaction) => deletePages(transaction, keys));
    for (const key of keys) {
      signal.throwIfAborted();
      await blobs.deleteAll(stemOf(key));
    }
  });
}
