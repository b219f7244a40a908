import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import Type from 'typebox';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { openDatabase } from '../src/platform/database.ts';
import { DeadLetters } from '../src/platform/queue/dead-letters.ts';
import { job, type JobKind, type JobRun } from '../src/platform/queue/job.ts';
import { Queue, type EnqueueOptions } from '../src/platform/queue/queue.ts';
import { Worker, type WorkerOptions } from '../src/platform/queue/worker.ts';
import { engines, newDatabase } from './databases.ts';

const payload = Type.Object({ name: Type.String() });
const greet = { name: 'greet', payload, attempts: 3, firstRetryMs: 10, lane: 'foreground' as const };
const never = 3_600_000;

describe.each(engines)('queue on %s', (engine) => {
  const cleanUps: (() => Promise<unknown>)[] = [];
  afterEach(async () => {
    for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp();
  });

  async function open() {
    const { database, url, close } = await newDatabase(engine);
    cleanUps.push(close);
    const queue = new Queue(database);
    return { database, url, queue, enqueue: (name: string) => enqueue(queue, name) };
  }
  type Run = (name: string, run: JobRun) => Promise<void>;
  function work(queue: Queue, run: Run, options: Partial<WorkerOptions> = {}) {
    const jobs = [job(greet, ({ name }, about) => run(name, about))];
    return workOn(queue, { jobs, ...options });
  }
  function workOn(queue: Queue, options: Partial<WorkerOptions> & Pick<WorkerOptions, 'jobs'>) {
    const worker = new Worker({ queue, log: () => {}, pollMs: never, ...options });
    cleanUps.push(() => worker.drain(0));
    return worker;
  }
  function enqueue(queue: Queue, name: string, options: EnqueueOptions = {}, kind: JobKind<typeof payload> = greet) {
    return queue.database.write((transaction) => queue.enqueue(transaction, kind, { name }, options));
  }
  const leftOver = async (queue: Queue) => queue.database.read.selectFrom('jobs').selectAll().execute();

  test('a job runs as soon as its transaction commits, and never if it rolls back', async () => {
    const { queue, database } = await open();
    const greeted: string[] = [];
    work(queue, async (name) => void greeted.push(name));
    const failing = database.write(async (transaction) => {
      await queue.enqueue(transaction, greet, { name: 'nobody' });
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    await enqueue(queue, 'Ada');
    await vi.waitFor(() => expect(greeted).toEqual(['Ada']), 10_000);
    await vi.waitFor(async () => expect(await leftOver(queue)).toEqual([]), 10_000);
  });

  test('a worker that looks for jobs where none is due holds nobody up who writes', async () => {
    const { queue, database } = await open();
    const [looks, writes] = [vi.spyOn(database, 'read', 'get'), vi.spyOn(database, 'write')];
    work(queue, async () => {}, { pollMs: 5 });
    await vi.waitFor(() => expect(looks.mock.calls.length).toBeGreaterThan(3), 10_000);
    expect(writes).not.toHaveBeenCalled();
  });

  test('two workers share the jobs and run none twice', async () => {
    const { queue, enqueue } = await open();
    const greeted: string[] = [];
    const names = Array.from({ length: 40 }, (_, index) => `guest ${index}`);
    work(queue, async (name) => void greeted.push(name));
    work(queue, async (name) => void greeted.push(name));
    await Promise.all(names.map(enqueue));
    await vi.waitFor(async () => expect(await leftOver(queue)).toEqual([]), 10_000);
    expect(greeted.toSorted()).toEqual(names.toSorted());
  });

  test('a delayed job is left alone until it is due', async () => {
    const { queue, database } = await open();
    const greeted: string[] = [];
    work(queue, async (name) => void greeted.push(name), { pollMs: 5 });
    await enqueue(queue, 'later', { dueInMs: never });
    await enqueue(queue, 'now');
    await vi.waitFor(() => expect(greeted).toEqual(['now']), 10_000);
    await vi.waitFor(
      async () => expect(await leftOver(queue)).toMatchObject([{ payload: '{"name":"later"}' }]),
      10_000,
    );
    const due = { due_at: 0 };
    await database.write((transaction) => transaction.updateTable('jobs').set(due).execute());
    await vi.waitFor(() => expect(greeted).toEqual(['now', 'later']), 10_000);
  });

  test('what people wait for begins at the start of a worker though the clock was set back since', async () => {
    const { queue, database } = await open();
    const [asked, put] = [
      { ...greet, name: 'asked', awaited: true },
      { ...greet, name: 'put-off' },
    ];
    for (const kind of [asked, put]) await enqueue(queue, kind.name, { dueInMs: never }, kind);
    await database.write((transaction) => transaction.updateTable('jobs').set({ lease: 'of the dead' }).execute());
    const greeted: string[] = [];
    workOn(queue, { jobs: [asked, put].map((kind) => job(kind, async ({ name }) => void greeted.push(name))) });
    await vi.waitFor(async () => expect(await leftOver(queue)).toMatchObject([{ kind: 'put-off' }]), 10_000);
    expect(greeted).toEqual(['asked']);
  });

  test('an equal key adds no second job while the first one lives, in no transaction and no other kind', async () => {
    const { queue } = await open();
    const wave = { ...greet, name: 'wave' };
    await Promise.all(['a', 'b', 'c'].map((name) => enqueue(queue, name, { key: 'once' })));
    await enqueue(queue, 'other key', { key: 'twice' });
    await enqueue(queue, 'other kind', { key: 'once' }, wave);
    await enqueue(queue, 'no key');
    await enqueue(queue, 'no key');
    expect(await leftOver(queue)).toHaveLength(5);
    const worker = work(queue, async () => {});
    await vi.waitFor(async () => expect(await leftOver(queue)).toMatchObject([{ kind: 'wave' }]), 10_000);
    await worker.drain(0);
    await enqueue(queue, 'again', { key: 'once' });
    expect(await leftOver(queue)).toHaveLength(2);
  });

  test('lanes have slots of their own, so that heavy jobs keep nobody waiting, nor are kept from running', async () => {
    const { queue } = await open();
    const paint = { ...greet, name: 'paint', lane: 'heavy' as const };
    const sweep = { ...greet, name: 'sweep', concurrency: 1 };
    const running = new Set<string>();
    const ends = new Map<string, () => void>();
    const hold = async ({ name }: { name: string }) => {
      running.add(name);
      await new Promise<void>((end) => ends.set(name, end));
      running.delete(name);
    };
    for (const name of ['p1', 'p2', 'p3']) await enqueue(queue, name, {}, paint);
    for (const name of ['s1', 's2']) await enqueue(queue, name, {}, sweep);
    for (const name of ['g1', 'g2', 'g3']) await enqueue(queue, name);
    const slots = { foreground: 3, background: 1, heavy: 2 };
    workOn(queue, { jobs: [job(sweep, hold), job(greet, hold), job(paint, hold)], slots });
    await vi.waitFor(() => expect([...running].toSorted()).toEqual(['g1', 'g2', 'g3', 'p1', 'p2']), 10_000);
    for (const name of ['g1', 'g2', 'p1']) ends.get(name)!();
    // What has a limit of its own keeps to it, though there is a slot left.
    await vi.waitFor(() => expect([...running].toSorted()).toEqual(['g3', 'p2', 'p3', 's1']), 10_000);
    ends.get('s1')!();
    await vi.waitFor(() => expect([...running].toSorted()).toEqual(['g3', 'p2', 'p3', 's2']), 10_000);
  });

  test('jobs are counted by kind and state, with the age of the oldest that waits', async () => {
    const { queue, database } = await open();
    await enqueue(queue, 'later', { dueInMs: never });
    for (const name of ['a', 'b']) await enqueue(queue, name);
    await enqueue(queue, 'dead', {}, { ...greet, name: 'wave' });
    const old = { due_at: Date.now() - 60_000 };
    await database.write(async (transaction) => {
      const jobs = transaction.updateTable('jobs');
      await jobs.set(old).where('payload', '=', '{"name":"a"}').execute();
      await jobs.set({ dead_at: 1 }).where('kind', '=', 'wave').execute();
    });
    const [greets, waves] = await queue.counts();
    expect(greets).toMatchObject({ kind: 'greet', waiting: 2, running: 0, later: 1, dead: 0 });
    expect(Math.round(greets!.oldestWaitingMs / 1000)).toBeGreaterThanOrEqual(59);
    expect(waves).toEqual({ kind: 'wave', waiting: 0, running: 0, later: 0, dead: 1, oldestWaitingMs: 0 });
  });

  test('what is dead runs again when the operator says so, unless its like waits already, or is dropped', async () => {
    const { queue, enqueue: enqueueNow } = await open();
    const dead = new DeadLetters(queue);
    await enqueue(queue, 'first', { key: 'once' });
    await enqueueNow('second');
    await enqueue(queue, 'third', {}, { ...greet, name: 'wave' });
    await queue.database.write((transaction) => transaction.updateTable('jobs').set({ dead_at: 1 }).execute());
    await enqueue(queue, 'like the first', { key: 'once' });
    expect(await dead.retry({ kind: 'greet' })).toEqual({ retried: 1, superseded: 1 });
    const greeted: string[] = [];
    work(queue, async (name) => void greeted.push(name), { pollMs: 5 });
    await vi.waitFor(() => expect(greeted.toSorted()).toEqual(['like the first', 'second']), 10_000);
    const [first, third] = await dead.list();
    expect([first?.payload, third?.kind]).toEqual(['{"name":"first"}', 'wave']);
    await vi.waitFor(
      async () => expect(await dead.retry({ id: first!.id })).toEqual({ retried: 1, superseded: 0 }),
      10_000,
    );
    expect(await dead.drop({ kind: 'wave' }, new Set())).toEqual({ dropped: 1, kept: 0 });
    await vi.waitFor(async () => expect(await leftOver(queue)).toEqual([]), 10_000);
  });

  test('a failing job is retried with back-off, then laid aside with its reason', async () => {
    const { queue, enqueue } = await open();
    const attempts: number[] = [];
    const fail = async (_: string, { attempt }: JobRun) => {
      attempts.push(attempt);
      throw new Error('no voice');
    };
    work(queue, fail, { pollMs: 5 });
    await enqueue('Ada');
    await vi.waitFor(async () => expect(await new DeadLetters(queue).list()).toHaveLength(1), 5_000);
    expect(attempts).toEqual([1, 2, 3]);
    expect((await new DeadLetters(queue).list())[0]).toMatchObject({
      kind: 'greet',
      error: 'Error: no voice',
      lease: null,
    });
  });

  test('a payload of another form is never handed to the handler', async () => {
    const { queue, database, enqueue } = await open();
    await enqueue('Ada');
    await database.write((transaction) => transaction.updateTable('jobs').set({ payload: '{"nom":"Ada"}' }).execute());
    const greeted = vi.fn(async () => {});
    work(queue, greeted, { pollMs: 5 });
    await vi.waitFor(async () => expect(await new DeadLetters(queue).list()).toHaveLength(1), 5_000);
    expect((await new DeadLetters(queue).list())[0]!.error).toContain('another form');
    expect(greeted).not.toHaveBeenCalled();
  });

  test('a long job keeps its lease; one that lost it is told, and settles nothing', async () => {
    const { queue, database, enqueue } = await open();
    const signals: AbortSignal[] = [];
    const untilAborted = async (_: string, { signal }: JobRun) => {
      signals.push(signal);
      await delay(never, undefined, { signal }).catch(() => {});
    };
    work(queue, untilAborted, { leaseMs: 300, pollMs: 20 });
    await enqueue('Ada');
    await vi.waitFor(() => expect(signals).toHaveLength(1), 10_000);
    const [first] = await leftOver(queue);
    await vi.waitFor(async () => expect((await leftOver(queue))[0]!.due_at).toBeGreaterThan(first!.due_at), 10_000);
    expect(signals).toHaveLength(1);
    const stolen = { lease: 'another worker', due_at: first!.due_at + never };
    await database.write((transaction) => transaction.updateTable('jobs').set(stolen).execute());
    await vi.waitFor(() => expect(signals[0]!.aborted).toBe(true), 10_000);
    expect(await leftOver(queue)).toHaveLength(1);
  });

  test('draining waits for what ends in time and hands the rest back uncounted', async () => {
    const { queue, enqueue } = await open();
    const ended = Promise.withResolvers<void>();
    const running = vi.fn((name: string, { signal }: JobRun) =>
      name === 'short' ? ended.promise : delay(never, undefined, { signal }),
    );
    const logged: string[] = [];
    const worker = work(queue, running, { log: (message) => void logged.push(message) });
    await Promise.all([enqueue('short'), enqueue('endless')]);
    await vi.waitFor(() => expect(running).toHaveBeenCalledTimes(2), 10_000);
    const drained = worker.drain(300);
    ended.resolve();
    await drained;
    expect(await leftOver(queue)).toMatchObject([{ payload: '{"name":"endless"}', lease: null, attempts: 0 }]);
    expect(logged).toEqual([]);
  });

  test('a handler that ignores its signal does not keep its job from others', async () => {
    const { queue, enqueue } = await open();
    const running = vi.fn(() => new Promise<void>(() => {}));
    const worker = work(queue, running);
    await enqueue('deaf');
    await vi.waitFor(() => expect(running).toHaveBeenCalled(), 10_000);
    await worker.drain(0);
    expect(await leftOver(queue)).toMatchObject([{ lease: null, attempts: 0 }]);
  });

  test.runIf(engine === 'postgres')('other processes are heard at once, also after a lost connection', async () => {
    const { queue, url } = await open();
    const elsewhere = openDatabase(url);
    cleanUps.push(() => elsewhere.close());
    const greeted: string[] = [];
    work(queue, async (name) => void greeted.push(name));
    await enqueue(new Queue(elsewhere), 'Ada');
    await vi.waitFor(() => expect(greeted).toEqual(['Ada']), 5_000);
    await elsewhere.write(async (transaction) => {
      await sql`select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen%' and datname = current_database()`.execute(
        transaction,
      );
    });
    await enqueue(new Queue(elsewhere), 'Bob');
    await vi.waitFor(() => expect(greeted).toEqual(['Ada', 'Bob']), 5_000);
  });
});
