import { afterEach, describe, expect, test, vi } from 'vitest';
import { askOnce } from '../src/agent/asking.ts';
import { TakenOver } from '../src/platform/queue/job.ts';
import { askFor, startFakeModels } from './fake-models.ts';
import { engines, openHouse, type House } from './house.ts';

const cleanUps: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});
const never = new AbortController().signal;

/** As if the worker hung for so long that another one takes over; what it was doing goes on. */
async function abandon(house: House, turnId: string): Promise<void> {
  await house.database.write(async (transaction) => {
    const job = transaction.updateTable('jobs').where('kind', '=', 'run-turn').where('key', '=', turnId);
    await job.set({ lease: null, due_at: 0 }).execute();
  });
}

describe.each(engines)('two runs of one turn on %s', (engine) => {
  /** A turn for one picture whose provider holds its answer back until told. */
  async function begin() {
    const [asked, answer] = [Promise.withResolvers<void>(), Promise.withResolvers<{ status: number } | void>()];
    const models = await startFakeModels({
      chat: askFor(['Fox']),
      picture: (_, count) => {
        asked.resolve();
        return count === 1 ? answer.promise : undefined;
      },
    });
    const lines: string[] = [];
    const house = await openHouse(engine, {
      worker: true,
      yaml: models.yaml,
      variables: {
        EASEL__JOBS__LEASE_SECONDS: '1',
        EASEL__CREDITS__ENABLED: 'true',
        EASEL__CREDITS__COST_PER_IMAGE: '3',
      },
      logged: { write: (line: string) => void lines.push(line) },
    });
    cleanUps.push(models.close, house.leave);
    const ada = await house.signIn('ada@example.org');
    const { id, turnId } = await ada.projects.create({ prompt: 'A fox' });
    await asked.promise;
    const pictures = () => models.requests.filter(({ kind }) => kind === 'image');
    const waits = () => vi.waitFor(() => expect(lines.join('')).toContain('another run asks'), 10_000);
    const end = async () => {
      for await (const { event } of ada.agent.turnEvents({ id, turnId: turnId! })) {
        if (event.type === 'turn-ended') return event.status;
      }
      return undefined;
    };
    return { house, ada, id, turnId: turnId!, answer, pictures, waits, end };
  }

  test('ask for its picture once: the second waits, and places what the first was given', async () => {
    const { house, ada, id, turnId, answer, pictures, waits, end } = await begin();
    await abandon(house, turnId);
    await waits();
    expect(pictures()).toHaveLength(1);
    answer.resolve();
    expect(await end()).toBe('done');
    expect(pictures()).toHaveLength(1);
    // A provider that heeds it would bill two askings once.
    expect(pictures()[0]!.idempotencyKey).toMatch(/^picture:[\w-]+:0$/);
    expect((await ada.projects.get({ id })).nodes).toHaveLength(1);
    expect(await ada.credits.account()).toMatchObject({ held: 0, spent: 3 });
    const holds = await house.database.read
      .selectFrom('turn_pictures')
      .select(['asking_run', 'asking_until'])
      .execute();
    expect(holds).toEqual([{ asking_run: null, asking_until: null }]);
  });

  /** A picture on its way that no run of the turn knows of. */
  async function stray() {
    const begun = await begin();
    const { house, turnId, answer, end } = begun;
    const row = await house.database.read.selectFrom('turn_pictures').selectAll().executeTakeFirstOrThrow();
    const id = `${row.id}-stray`;
    const change = (values: object) =>
      house.database.write((transaction) =>
        transaction.updateTable('turn_pictures').set(values).where('id', '=', id).execute(),
      );
    const own = { ...row, id, turn_id: turnId, position: 9, asking_run: null, asking_until: null };
    await house.database.write((transaction) => transaction.insertInto('turn_pictures').values(own).execute());
    cleanUps.push(async () => {
      answer.resolve();
      await end();
    });
    const [waits, stop] = [Promise.withResolvers<void>(), new AbortController()];
    const services = { database: house.database, queue: house.queue, log: () => waits.resolve() };
    let kept: Uint8Array | null = null;
    const ask = (signal: AbortSignal, make: (stop: AbortSignal) => Promise<Uint8Array>) =>
      askOnce(
        { pictureId: id, made: async () => kept },
        services,
        signal,
        async (stopped) => (kept = await make(stopped)),
      );
    return { change, ask, waits: waits.promise, stop };
  }
  const bytes = new Uint8Array([7]);

  test('when the first fails the second asks; when it was settled nobody does', async () => {
    const { ask, waits, change } = await stray();
    const [began, first] = [Promise.withResolvers<void>(), Promise.withResolvers<Uint8Array>()];
    const failing = ask(never, () => (began.resolve(), first.promise));
    await began.promise;
    const second = ask(never, async () => bytes);
    await waits;
    first.reject(new Error('the provider said no'));
    await expect(failing).rejects.toThrow('said no');
    expect(await second).toEqual(bytes);
    expect(await ask(never, async () => expect.fail('its bytes are there'))).toEqual(bytes);
    await change({ status: 'failed' });
    expect(await ask(never, async () => expect.fail('it was settled'))).toBeNull();
  });

  test('a run that died while it asked is believed until its time is over', async () => {
    const { ask, waits, change } = await stray();
    await change({ asking_run: 'dead', asking_until: Date.now() + 3_600_000 });
    const patient = ask(never, async () => bytes);
    await waits;
    await change({ asking_until: 1 });
    expect(await patient).toEqual(bytes);
  });

  test('a run that died is found out by its silence where the clock was set back since', async () => {
    const { ask, change } = await stray();
    await change({ asking_run: 'dead', asking_until: Date.now() + 3_600_000 });
    expect(await ask(never, async () => bytes)).toEqual(bytes);
  });

  test('a run that is taken over goes on asking, and one that is stopped lets go at once', async () => {
    const { ask, stop } = await stray();
    const [began, answer] = [Promise.withResolvers<void>(), Promise.withResolvers<Uint8Array>()];
    const overtaken = ask(stop.signal, () => (began.resolve(), answer.promise));
    await began.promise;
    stop.abort(new TakenOver('elsewhere'));
    answer.resolve(bytes);
    expect(await overtaken).toEqual(bytes);
    const other = await stray();
    const stopped = other.ask(other.stop.signal, (signal) => {
      const { promise, reject } = Promise.withResolvers<Uint8Array>();
      signal.addEventListener('abort', () => reject(signal.reason));
      other.stop.abort(new Error('canceled'));
      return promise;
    });
    await expect(stopped).rejects.toThrow('canceled');
    expect(await other.ask(never, async () => bytes)).toEqual(bytes);
  });
});
