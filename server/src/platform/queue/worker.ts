import { setTimeout as delay } from 'node:timers/promises';
import type { JobRow } from './claim.ts';
import { silentObserver, type Observer } from '../observing/observer.ts';
import { lanes, TakenOver, type Job, type Lane } from './job.ts';
import { Leases, type FreeLane } from './leases.ts';
import type { Queue } from './queue.ts';

export interface WorkerOptions {
  queue: Queue;
  jobs: readonly Job[];
  log: (message: string, about: object) => void;
  /** How many jobs of each lane it runs side by side. */
  slots?: Readonly<Record<Lane, number>>;
  /** A dead worker's jobs are taken over after this time. Handlers must not block the event loop for a third of it. */
  leaseMs?: number;
  /** For what nobody announces: the end of a back-off or lease, and other processes on the same SQLite file. */
  pollMs?: number;
  observer?: Observer;
}

type Run = { row: JobRow; abort: AbortController; done: Promise<void> };

const defaultSlots = { foreground: 4, background: 2, heavy: 1 };
/** How long aborted handlers may take to let go before their jobs are handed to other workers. */
const lettingGoMs = 1_000;

class ShuttingDown extends Error {
  override readonly name = 'ShuttingDown';
}

export class Worker {
  readonly #jobs: ReadonlyMap<string, Job>;
  readonly #leases: Leases;
  readonly #log: WorkerOptions['log'];
  readonly #slots: Readonly<Record<Lane, number>>;
  readonly #observer: Observer;
  readonly #leaseMs: number;
  readonly #runs = new Set<Run>();
  readonly #polling: NodeJS.Timeout;
  readonly #renewing: NodeJS.Timeout;
  readonly #stopWaking: () => Promise<void>;
  #renewedAt = performance.now();
  #draining = false;
  #passWaits = false;
  #passes: Promise<void> = Promise.resolve();

  constructor(options: WorkerOptions) {
    const {
      queue,
      jobs,
      log,
      slots = defaultSlots,
      leaseMs = 3_000,
      pollMs = 500,
      observer = silentObserver,
    } = options;
    this.#jobs = new Map(jobs.map((job) => [job.kind.name, job]));
    this.#leases = new Leases(queue, leaseMs);
    this.#log = log;
    this.#slots = slots;
    this.#observer = observer;
    this.#leaseMs = leaseMs;
    this.#polling = setInterval(() => this.#wake(), pollMs);
    this.#renewing = setInterval(() => this.#renew(), leaseMs / 3);
    this.#stopWaking = queue.onWork(() => this.#wake());
    const awaited = jobs.flatMap(({ kind }) => (kind.awaited ? [kind.name] : []));
    this.#passes = this.#leases
      .forgetFuture(awaited)
      .catch((error: unknown) => log('jobs could not be looked at', { error }));
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
    const free = lanes.map((lane) => this.#freeIn(lane)).filter(({ free: slots }) => slots > 0);
    if (free.length === 0 || this.#draining) return; // the end of a run wakes again
    try {
      // After something blocked the event loop for longer than a lease, our own jobs look abandoned to us too.
      if (performance.now() - this.#renewedAt > this.#leaseMs / 2) await this.#renew();
      for (const row of await this.#leases.take(free)) this.#start(row);
    } catch (error) {
      this.#log('jobs could not be claimed', { error });
    }
  }

  /** Kinds with a limit of their own come last: they have time, and would be first in line again and again. */
  #freeIn(lane: Lane): FreeLane {
    const kinds = [...this.#jobs.values()].flatMap(({ kind }) => (kind.lane === lane ? [kind] : []));
    const running = (of: (name: string) => boolean) => [...this.#runs].filter(({ row }) => of(row.kind)).length;
    const free = this.#slots[lane] - running((name) => kinds.some((kind) => kind.name === name));
    const shared = kinds.filter(({ concurrency }) => concurrency === undefined).map(({ name }) => name);
    const limited = kinds.flatMap(({ name, concurrency }) =>
      concurrency === undefined ? [] : [{ kinds: [name], limit: concurrency - running((other) => other === name) }],
    );
    return { free, wishes: shared.length > 0 ? [{ kinds: shared, limit: free }, ...limited] : limited };
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
    const details = { 'easel.job_id': row.id, 'easel.attempt': row.attempts };
    const observation = this.#observer.begin('job', { kind: row.kind }, { details, parent: row.trace ?? undefined });
    const outcome = await observation
      .within(() => this.#settle(row, signal))
      .catch((error: unknown) => {
        observation.end('unsettled');
        throw error;
      });
    observation.end(outcome);
  }

  /** Runs the job, and says what became of it. */
  async #settle(row: JobRow, signal: AbortSignal): Promise<'done' | 'handed back' | 'retries' | 'dead' | 'taken over'> {
    const { kind, run } = this.#jobs.get(row.kind)!;
    try {
      // Such a job took its process with it each time, and would do so again.
      if (row.attempts > kind.attempts) throw new Error('the worker died during the last attempt');
      await run(JSON.parse(row.payload), { id: row.id, attempt: row.attempts, signal });
      await this.#leases.finish(row);
      return 'done';
    } catch (error) {
      if (signal.reason instanceof ShuttingDown) {
        await this.#leases.release([row]);
        return 'handed back';
      }
      const fate = await this.#leases.fail(row, kind, String(error));
      this.#log(`job ${fate}`, { job: row.id, kind: kind.name, attempt: row.attempts, error });
      return fate;
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
