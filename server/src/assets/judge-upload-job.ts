import type { Blobs } from '../platform/blobs/blobs.ts';
import type { Database } from '../platform/database.ts';
import { job, type Job } from '../platform/queue/job.ts';
import { judgeUpload } from './arrivals.ts';
import { stemOf } from './asset-keys.ts';
import type { Assets } from './assets.ts';
import { assetById, deleteUnready } from './queries.ts';

/** When an upload address has expired: takes in what came and nobody has asked for, and forgets what never came. */
export function judgeUploadJob(services: { database: Database; blobs: Blobs; assets: Assets }): Job {
  const { database, blobs, assets } = services;
  return job(judgeUpload, async ({ assetId }) => {
    await assets.settle([assetId]);
    const asset = await assetById(database.read, assetId);
    if (!asset) return;
    // What came after a file was taken, and parts that never were one: nobody looks here again.
    await blobs.direct?.forget(asset.key);
    if (asset.ready) return;
    if (!(await database.write((transaction) => deleteUnready(transaction, assetId)))) return;
    // Where a process was keeping a file just now and died.
    await blobs.deleteAll(stemOf(asset.key));
  });
}
