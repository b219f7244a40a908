import type { Database } from '../platform/database.ts';
import { job, type Job } from '../platform/queue/job.ts';
import { judgeUpload } from './arrivals.ts';
import type { Assets } from './assets.ts';
import { assetById, deleteAsset } from './queries.ts';

/** When an upload address has expired: takes in what came and nobody has asked for, and forgets what never came. */
export function judgeUploadJob({ database, assets }: { database: Database; assets: Assets }): Job {
  return job(judgeUpload, async ({ assetId }) => {
    await assets.settle([assetId]);
    const asset = await assetById(database.read, assetId);
    if (asset && !asset.ready) await database.write((transaction) => deleteAsset(transaction, assetId));
  });
}
