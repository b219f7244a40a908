/** A worker process that takes one job, says so, and never ends it: for `take-over.test.ts` to kill. */
import Type from 'typebox';
import { openDatabase } from '../src/platform/database.ts';
import { job } from '../src/platform/queue/job.ts';
import { Queue } from '../src/platform/queue/queue.ts';
import { Worker } from '../src/platform/queue/worker.ts';

export const paint = { name: 'paint', payload: Type.Object({}), attempts: 3, firstRetryMs: 10, lane: 'heavy' as const };
export const leaseMs = 1_000;

if (import.meta.main) {
  const queue = new Queue(openDatabase(process.argv[2]!));
  const endless = job(paint, () => {
    process.stdout.write('taken');
    return new Promise(() => {});
  });
  new Worker({ queue, jobs: [endless], log: console.error, leaseMs });
}
