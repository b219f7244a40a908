import { setTimeout as delay } from 'node:timers/promises';
import type { JobRow } from './claim.ts';
import { TakenOver, type Job } from './job.ts';
import { Leases, type Wish } from './leases.ts';
import type { Queue } from './queue.ts';

export interface WorkerOptions {
  queue: Queue;
  jobs: readonly Job[];
  log: (message: string, about: object) => void;
  concurrency?: number;
  /** A dead worker's jobs are taken over after this time. Handlers must not block the event loop for a third of it. */
  leaseMs?: number;
  /** For what nobody announces: the end of a back-off or lease, and other processes on the same SQLite file. */
  pollMs?: number;
}

type Run = { row: JobRow; abort: AbortController; done: Promise<void> };

/** How long aborted handlers may take to let go before their jobs are handed to other workers. */
const lettingGoMs = 1_000;

class ShuttingDown extends Error {
  override readonly name = 'ShuttingDown';
}

export class Worker {
  readonly #jobs: ReadonlyMap<string, Job>;
  readonly #leases: Leases;
  readonly #log: WorkerOptions['log'];
  readonly #concurrency: number;
  readonly #leaseMs: number;
  readonly #runs = new Set<Run>();
  readonly #polling: NodeJS.Timeout;
  readonly #renewing: NodeJS.Timeout;
  readonly #stopWaking: () => Promise<void>;
  #renewedAt = performance.now();
  #draining = false;
  #passWaits = false;
  #passes: Promise<void> = Promise.resolve();

  constructor({ queue, jobs, log, concurrency = 4, leaseMs = 3_000, pollMs = 500 }: WorkerOptions) {
    this.#jobs = new Map(jobs.map((job) => [job.kind.name, job]));
    this.#leases = new Leases(queue, leaseMs);
    this.#log = log;
    this.#concurrency = concurrency;
    this.#leaseMs = leaseMs;
    this.#polling = setInterval(() => this.#wake(), pollMs);
    this.#renewing = setInterval(() => this.#renew(), leaseMs / 3);
    this.#stopWaking = queue.onWork(() => this.#wake());
    this.#wake();
  }

  /** Takes no more jobs, gives running ones `graceMs` to end, aborts the rest and hands them back uncounted. */
  async drain(graceMs: number): Promise<void> {
    this.#draining = true;
    clearInterval(this.#polling);
    await this.#stopWaking();
    await this.#passes;
    await this.#allEnd(graceMs);
    for (const { abort } of this.#runs) abort.abort(new ShuttingDown('the worker is shutting down'));
    if (this.#runs.size > 0) await this.#allEnd(lettingGoMs);
    clearInterval(this.#renewing);
    const stubborn = [...this.#runs].map(({ row }) => row);
    if (stubborn.length > 0) await this.#leases.release(stubborn);
  }

  async #allEnd(patienceMs: number): Promise<void> {
    const ended = Promise.all([...this.#runs].map(({ done }) => done));
    await Promise.race([ended, delay(patienceMs, undefined, { ref: false })]);
  }

  /** Claims run one after the other. A wake-up joins the pass that waits, never the one under way, which may be too early. */
  #wake(): void {
    if (this.#passWaits || this.#draining) return;
    this.#passWaits = true;
    this.#passes = this.#passes.then(() => this.#claim());
  }

  async #claim(): Promise<void> {
    this.#passWaits = false;
    const free = this.#concurrency - this.#runs.size;
    if (free === 0 || this.#draining) return; // the end of a run wakes again
    try {
      // After something blocked the event loop for longer than a lease, our own jobs look abandoned to us too.
      if (performance.now() - this.#renewedAt > this.#leaseMs / 2) await this.#renew();
      for (const row of await this.#leases.take(this.#wishes(free), free)) this.#start(row);
    } catch (error) {
      this.#log('jobs could not be claimed', { error });
    }
  }

  /** Kinds with a limit of their own come first, each up to it; the others share what those leave. */
  #wishes(free: number): Wish[] {
    const limited = [...this.#jobs.values()].flatMap(({ kind: { name, concurrency } }) => {
      if (concurrency === undefined) return [];
      const running = [...this.#runs].filter(({ row }) => row.kind === name).length;
      return [{ kinds: [name], limit: concurrency - running }];
    });
    const kinds = [...this.#jobs.keys()].filter((name) => this.#jobs.get(name)?.kind.concurrency === undefined);
    return kinds.length > 0 ? [...limited, { kinds, limit: free }] : limited;
  }

  #start(row: JobRow): void {
    const abort = new AbortController();
    const done = this.#run(row, abort.signal)
      .catch((error) => this.#log('job could not be settled, so its lease will end', { job: row.id, error }))
      .finally(() => {
        this.#runs.delete(run);
        this.#wake();
      });
    const run = { row, abort, done };
    this.#runs.add(run);
  }

  async #run(row: JobRow, signal: AbortSignal): Promise<void> {
    const { kind, run } = this.#jobs.get(row.kind)!;
    try {
      // Such a job took its process with it each time, and would do so again.
      if (row.attempts > kind.attempts) throw new Error('the worker died during the last attempt');
      await run(JSON.parse(row.payload), { id: row.id, attempt: row.attempts, signal });
      await this.#leases.finish(row);
    } catch (error) {
      if (signal.reason instanceof ShuttingDown) return this.#leases.release([row]);
      const fate = await this.#leases.fail(row, kind, String(error));
      this.#log(`job ${fate}`, { job: row.id, kind: kind.name, attempt: row.attempts, error });
    }
  }

  async #renew(): Promise<void> {
    this.#renewedAt = performance.now();
    const runs = [...this.#runs];
    if (runs.length === 0) return;
    try {
      const lost = await this.#leases.renew(runs.map(({ row }) => row));
      for (const { row, abort } of runs)
        if (lost.has(row)) abort.abort(new TakenOver('another worker took the job over'));
    } catch (error) {
      this.#log('leases could not be renewed', { error });
    }
  }
}
