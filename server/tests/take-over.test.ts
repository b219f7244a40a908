import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, test, vi } from 'vitest';
import { job } from '../src/platform/queue/job.ts';
import { Queue } from '../src/platform/queue/queue.ts';
import { Worker } from '../src/platform/queue/worker.ts';
import { leaseMs, paint } from './doomed-worker.ts';
import { engines, newDatabase } from './databases.ts';

describe.each(engines)('take-over on %s', (engine) => {
  test('the job of a worker killed in its middle runs again elsewhere within seconds', async () => {
    const { database, url, close } = await newDatabase(engine);
    const queue = new Queue(database);
    await database.write((transaction) => queue.enqueue(transaction, paint, {}));
    const doomed = spawn(process.execPath, [`${import.meta.dirname}/doomed-worker.ts`, url], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(doomed.stdout, 'data');

    const attempts: number[] = [];
    const survivor = new Worker({
      queue,
      jobs: [job(paint, async (_, { attempt }) => void attempts.push(attempt))],
      log: () => {},
      leaseMs,
    });
    doomed.kill('SIGKILL');
    await once(doomed, 'exit');
    expect(attempts).toEqual([]);
    await vi.waitFor(() => expect(attempts).toEqual([2]), 5_000);
    await survivor.drain(1_000);
    expect(await database.read.selectFrom('jobs').selectAll().execute()).toEqual([]);
    await close();
  });
});
