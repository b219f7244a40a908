import { Refusal, type Message, type TurnEvent } from '@easel/contract';
import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { TurnTakenOver } from '../src/agent/turn-queries.ts';
import {
  askFor,
  startFakeModels,
  type Fault,
  type FakeModels,
  type ProviderRequest,
  type Script,
} from './fake-models.ts';
import { engines, openHouse, type House, type Person } from './house.ts';

const turns = 100;
const allowance = 1_000;
const costPerImage = 3;

/** What goes wrong as a request of the turn reaches the model, by its place among them. */
type Trouble = Fault | 'slow' | 'abandon' | 'cancel';
interface Plan {
  readonly pictures: number;
  readonly asks: boolean;
  readonly answer: 'yes' | 'fewer' | 'no';
  readonly troubles: readonly { at: number; what: Trouble }[];
}
const trouble = fc.record({
  at: fc.integer({ min: 1, max: 6 }),
  what: fc.constantFrom<Trouble>('busy', 'broken', 'hang', 'garbage', 'cut', 'slow', 'abandon', 'cancel'),
});
const plan: fc.Arbitrary<Plan> = fc.record({
  pictures: fc.integer({ min: 1, max: 4 }),
  asks: fc.boolean(),
  answer: fc.constantFrom('yes', 'yes', 'fewer', 'no'),
  troubles: fc.array(trouble, { maxLength: 3 }),
});

describe.each(engines)('turns with faults injected at random points on %s', (engine) => {
  const cleanUps: (() => Promise<unknown>)[] = [];
  afterEach(async () => {
    for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
  });

  test(`all ${turns} end, say why, and each picture that was paid stands on its canvas or was given back`, async () => {
    const models = await startFakeModels();
    const yaml = models.yaml.replaceAll('Parallel: 1', 'Parallel: 3, TimeoutSeconds: 1');
    const house = await openHouse(engine, {
      worker: true,
      yaml,
      variables: {
        EASEL__CREDITS__ENABLED: 'true',
        EASEL__CREDITS__MONTHLY_ALLOWANCE: String(allowance),
        EASEL__CREDITS__COST_PER_IMAGE: String(costPerImage),
        EASEL__JOBS__LEASE_SECONDS: '1',
      },
    });
    cleanUps.push(models.close, house.leave);
    const ada = await house.signIn('ada@example.org');
    const plans = fc.sample(plan, turns);
    const run = new FaultyRun({ house, ada, models, plans });
    const ended = await Promise.all(plans.map((_, index) => run.play(index)));
    // Runs that lost their lease may still be letting go.
    await vi.waitFor(async () => expect(await openJobs(house)).toEqual([]), 20_000);

    for (const [index, message] of ended.entries()) judgeEnd(message, `turn ${index}: ${JSON.stringify(plans[index])}`);
    const placed = await judgePictures(house, ada, run.projects);
    const account = await ada.credits.account();
    expect(account).toMatchObject({ held: 0, spent: placed * costPerImage });
    expect(account.balance).toBe(allowance - placed * costPerImage);
    const count = (status: string) => ended.filter((message) => message.status === status).length;
    // The seed decides, but a run in which nothing goes wrong, or all, would prove little.
    for (const status of ['done', 'failed', 'canceled']) expect(count(status), status).toBeGreaterThan(5);
  }, 120_000);

  test('a picture that was paid is stored once the store is back, and asked for once', async () => {
    const models = await startFakeModels({ chat: askFor(['Fox']) });
    const house = await openHouse(engine, { worker: true, yaml: models.yaml });
    cleanUps.push(models.close, house.leave);
    const put = vi.spyOn(house.services.blobs, 'put');
    for (const fault of ['storage.unavailable', 'server.disk_full'] as const) {
      put.mockRejectedValueOnce(new Refusal(fault));
    }
    const ada = await house.signIn('ada@example.org');
    const { id, turnId } = await ada.projects.create({ prompt: 'A fox' });
    for await (const { event } of ada.agent.turnEvents({ id, turnId: turnId! })) {
      if (event.type === 'turn-ended') expect(event.status).toBe('done');
    }
    expect((await ada.projects.get({ id })).nodes.map(({ title }) => title)).toEqual(['Fox']);
    expect(models.requests.filter(({ kind }) => kind === 'image')).toHaveLength(1);
  });

  test('a run that another has overtaken tells nothing of where it was', async () => {
    const [held, asked] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const models = await startFakeModels({ chat: askFor(['Fox']) });
    models.script.fault = async ({ kind }) => {
      if (kind !== 'image') return;
      asked.resolve();
      await held.promise;
    };
    const house = await openHouse(engine, { worker: true, yaml: models.yaml });
    cleanUps.push(models.close, house.leave);
    const ada = await house.signIn('ada@example.org');
    const { id, turnId } = await ada.projects.create({ prompt: 'A fox' });
    await asked.promise;
    const { turnLog } = house.features;
    const before = await turnLog.past(turnId!);
    // The thought that asked for the picture is journaled: a run that does not know it is behind.
    await expect(turnLog.appendRunning(turnId!, before, 0)).rejects.toThrow(TurnTakenOver);
    expect(await turnLog.past(turnId!)).toEqual(before);
    held.resolve();
    for await (const { event } of ada.agent.turnEvents({ id, turnId: turnId! })) {
      if (event.type === 'turn-ended') expect(event.status).toBe('done');
    }
  });

  test('a run that fails in the middle of a thought lets go of the model', async () => {
    let asked = 0;
    const chat: NonNullable<Script['chat']> = (...told) =>
      (asked += 1) === 1 ? { text: 'Let me think', pauses: true } : askFor(['Fox'])(...told);
    const models = await startFakeModels({ chat });
    const house = await openHouse(engine, { worker: true, yaml: models.yaml });
    cleanUps.push(models.close, house.leave);
    const append = house.features.turnLog.appendRunning.bind(house.features.turnLog);
    const appending = vi.spyOn(house.features.turnLog, 'appendRunning').mockImplementation(async (...told) => {
      if (told[1].some(({ type }) => type === 'text-added') && asked === 1) throw new Refusal('database.unavailable');
      await append(...told);
    });
    const ada = await house.signIn('ada@example.org');
    const { id, turnId } = await ada.projects.create({ prompt: 'A fox' });
    await vi.waitFor(() => expect(models.requests[0]?.over).toBe(true), 10_000);
    for await (const { event } of ada.agent.turnEvents({ id, turnId: turnId! })) {
      if (event.type === 'turn-ended') expect(event.status).toBe('done');
    }
    appending.mockRestore();
  });

  test('a run that lost its lease adds nothing behind the end of its turn', async () => {
    const [late, asked] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const models = await startFakeModels({ chat: askFor(['Fox']) });
    models.script.fault = async () => {
      if (models.requests.length > 1) return 'broken';
      asked.resolve();
      await late.promise;
    };
    const lines: string[] = [];
    const logged = { write: (line: string) => void lines.push(line) };
    const house = await openHouse(engine, { worker: true, yaml: models.yaml, logged });
    cleanUps.push(models.close, house.leave);
    const ada = await house.signIn('ada@example.org');
    const { id, turnId } = await ada.projects.create({ prompt: 'A fox' });
    await asked.promise;
    await abandon(house, turnId!);
    for await (const { event } of ada.agent.turnEvents({ id, turnId: turnId! })) {
      if (event.type === 'turn-ended') expect(event.status).toBe('failed');
    }
    const told = () => house.features.turnLog.past(turnId!);
    const before = await told();
    late.resolve();
    await vi.waitFor(() => expect(lines.some((line) => line.includes('job taken over'))).toBe(true), 10_000);
    expect(await told()).toEqual(before);
    expect(models.requests.map(({ kind }) => kind)).toEqual(['chat', 'chat']);
    expect(await house.database.read.selectFrom('turn_pictures').selectAll().execute()).toEqual([]);
  });
});

class FaultyRun {
  readonly projects: string[] = [];
  readonly #house: House;
  readonly #ada: Person;
  readonly #plans: readonly Plan[];
  readonly #begun: readonly PromiseWithResolvers<{ id: string; turnId: string }>[];
  readonly #asked: number[];

  constructor({
    house,
    ada,
    models,
    plans,
  }: {
    house: House;
    ada: Person;
    models: FakeModels;
    plans: readonly Plan[];
  }) {
    this.#house = house;
    this.#ada = ada;
    this.#plans = plans;
    this.#begun = plans.map(() => Promise.withResolvers());
    this.#asked = plans.map(() => 0);
    models.script.chat = (results, said) => {
      const index = turnIn(said);
      const titles = Array.from({ length: plans[index]!.pictures }, (_, at) => `T${index} number ${at}`);
      return askFor(titles)(results, said);
    };
    models.script.fault = (request) => this.#harm(request);
  }

  /** One turn in a project of its own, decided on if it asks, to its end. */
  async play(index: number): Promise<Message> {
    const { asks, answer, pictures } = this.#plans[index]!;
    const ada = this.#ada;
    const approve = asks ? ('assist' as const) : ('auto' as const);
    const { id, turnId } = await ada.projects.create({ prompt: `T${index} animals`, approve });
    this.projects.push(id);
    this.#begun[index]!.resolve({ id, turnId: turnId! });
    for await (const { event } of ada.agent.turnEvents({ id, turnId: turnId! })) {
      if (event.type === 'turn-ended') return event.message;
      if (event.type !== 'plan-proposed') continue;
      const { proposalId } = event.proposal;
      const fewer = answer === 'fewer' && { pictures: [{ from: pictures - 1, prompt: `T${index} instead` }] };
      const decision = { proposalId, answer: answer === 'no' ? ('no' as const) : ('yes' as const), ...fewer };
      await ada.agent.decideTurn({ id, turnId: turnId! }, decision);
    }
    throw new Error(`the log of turn ${index} ended before the turn did`);
  }

  async #harm({ prompt }: ProviderRequest): Promise<Fault | void> {
    const index = turnIn(prompt);
    const at = (this.#asked[index]! += 1);
    const what = this.#plans[index]!.troubles.find((one) => one.at === at)?.what;
    if (!what) return;
    const { id, turnId } = await this.#begun[index]!.promise;
    if (what === 'slow') return void (await new Promise((answer) => setTimeout(answer, 40)));
    if (what === 'cancel') return void (await this.#ada.agent.cancelTurn({ id, turnId }));
    if (what === 'abandon') return abandon(this.#house, turnId);
    return what;
  }
}

/** As if the worker had died, or hung for so long that another one takes over; what it was doing goes on. */
async function abandon(house: House, turnId: string): Promise<void> {
  await house.database.write(async (transaction) => {
    const job = transaction.updateTable('jobs').where('kind', '=', 'run-turn').where('key', '=', turnId);
    await job.set({ lease: null, due_at: 0 }).execute();
  });
}

function turnIn(text: string): number {
  return Number(/\bT(\d+)\b/.exec(text)![1]);
}

async function openJobs(house: House) {
  const jobs = house.database.read.selectFrom('jobs').select(['kind', 'key', 'attempts', 'error']);
  return await jobs.where('kind', 'in', ['run-turn', 'retry-step']).execute();
}

/** Done, canceled, or failed with words that say why. */
function judgeEnd({ status, contents }: Message, what: string): void {
  expect(['done', 'failed', 'canceled'], what).toContain(status);
  const steps = contents.flatMap((content) => (content.type === 'plan' ? content.steps : []));
  expect(
    steps.filter((step) => step.status === 'running' || step.status === 'coming'),
    what,
  ).toEqual([]);
  if (status !== 'failed') return;
  const told =
    contents.some(({ type }) => type === 'error') || steps.some((step) => step.status === 'failed' && step.note);
  expect(told, what).toBe(true);
}

/** Rows, ledger, canvas, message and log tell the same of every picture. Answers how many stand. */
async function judgePictures(house: House, ada: Person, projects: readonly string[]): Promise<number> {
  const { read } = house.database;
  const pictures = await read.selectFrom('turn_pictures').selectAll().execute();
  const entries = Map.groupBy(await read.selectFrom('credit_entries').selectAll().execute(), ({ key }) => key);
  const kindsOf = (key: string) => (entries.get(key) ?? []).map(({ kind }) => kind).sort();
  for (const { id, status, tries } of pictures) {
    const kinds = kindsOf(`picture:${id}:${tries}`);
    expect(kinds, id).toEqual(status === 'placed' ? ['release', 'reserve', 'spend'] : ['release', 'reserve']);
  }
  for (const id of projects) {
    const own = pictures.filter(({ project_id }) => project_id === id);
    const standing = own
      .filter(({ status }) => status === 'placed')
      .map(({ slot_json }) => JSON.parse(slot_json).nodeId);
    const { nodes, messages, turn } = await ada.projects.get({ id });
    expect(nodes.map((node) => node.id).sort()).toEqual(standing.toSorted());
    const shown = messages.flatMap(({ contents }) =>
      contents.flatMap((one) => (one.type === 'image' ? one.nodeId : [])),
    );
    expect(shown.sort()).toEqual(standing.toSorted());
    expect(turn).toBeNull();
  }
  const events = await read.selectFrom('turn_events').select(['turn_id', 'event_json']).orderBy('position').execute();
  for (const log of Map.groupBy(events, ({ turn_id }) => turn_id).values()) {
    const types = log.map(({ event_json }) => (JSON.parse(event_json) as TurnEvent).type);
    expect(types.indexOf('turn-ended')).toBe(types.length - 1);
  }
  return pictures.filter(({ status }) => status === 'placed').length;
}
