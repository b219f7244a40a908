import type { MessageContent, TurnEvent } from '@easel/contract';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { askFor, startFakeModels, type Script } from './fake-models.ts';
import { engines, openHouse } from './house.ts';
import { openOtherService } from './other-service.ts';

const said = (text: string) => [{ role: 'user' as const, contents: [{ type: 'text' as const, text }] }];
const variables = { EASEL__CREDITS__ENABLED: 'true', EASEL__CREDITS__MONTHLY_ALLOWANCE: '10' };
const stepsOf = (contents: readonly MessageContent[]) =>
  contents.flatMap((content) => (content.type === 'plan' ? content.steps : []));

describe.each(engines)('what failed, tried again on %s', (engine) => {
  const cleanUps: (() => Promise<unknown>)[] = [];
  afterEach(async () => {
    for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
  });

  async function open(script: Script, yaml = '') {
    const models = await startFakeModels(script);
    const house = await openHouse(engine, { worker: true, yaml: `${models.yaml}\n${yaml}`, variables });
    cleanUps.push(models.close, house.leave);
    const ada = await house.signIn('ada@example.org');
    const { id } = await ada.projects.create({ prompt: '' });
    /** What a turn tells from an event on until it ends again. */
    const rest = async (turnId: string, after: number) => {
      const told: TurnEvent[] = [];
      for await (const { event } of ada.agent.turnEvents({ id, turnId }, { lastEventId: String(after) })) {
        told.push(event);
      }
      return told;
    };
    const length = async (turnId: string) => {
      const events = house.database.read.selectFrom('turn_events').where('turn_id', '=', turnId);
      const { last } = await events.select((row) => row.fn.max('position').as('last')).executeTakeFirstOrThrow();
      return Number(last);
    };
    const answer = async () => (await ada.agent.history({ id })).messages.at(-1)!;
    return { models, house, ada, id, rest, length, answer };
  }

  test('pictures come alone, at the cost of whoever asks, and nothing that was paid is paid again', async () => {
    const { models, house, ada, id, rest, length, answer } = await open({ chat: askFor(['Fox', 'Owl', 'Hare']) });
    models.script.picture = (prompt) => (prompt.includes('Fox') ? undefined : { status: 400 });
    const { turnId } = await ada.agent.chat({ id }, { messages: said('Three animals') });
    expect(await ada.credits.account()).toMatchObject({ balance: 9, held: 0, spent: 1 });
    const asked = models.requests.length;
    await ada.sharing.addMember({ id }, { identifier: 'bo@example.org', permission: 'editor' });
    const bo = await house.signIn('bo@example.org');
    models.script.picture = (prompt) => (prompt.includes('Hare') ? { status: 400 } : undefined);
    const before = await length(turnId);
    expect(await bo.agent.retryStep({ id, turnId }, { stepId: 'pictures' })).toEqual({ turnId, retried: 2 });
    const told = await rest(turnId, before);
    expect(told.at(-1)).toMatchObject({ type: 'turn-ended', status: 'done' });
    expect(told.filter(({ type }) => type === 'picture-placed')).toHaveLength(1);
    expect(models.requests.slice(asked).map(({ kind }) => kind)).toEqual(['image', 'image']);
    expect((await ada.projects.get({ id })).nodes.map(({ title }) => title).sort()).toEqual(['Fox', 'Owl']);
    const { contents } = await answer();
    expect(contents.map(({ type }) => type)).toEqual(['text', 'plan', 'image', 'image', 'text']);
    expect(stepsOf(contents).at(-1)).toMatchObject({
      status: 'failed',
      note: '1 of 3 did not come out; the others are placed.',
    });
    expect(await ada.credits.account()).toMatchObject({ balance: 9, spent: 1 });
    expect(await bo.credits.account()).toMatchObject({ balance: 9, held: 0, spent: 1 });
  });

  test('one picture may be named, and asking for it twice makes it once', async () => {
    const { models, ada, id, rest, length, answer } = await open({ chat: askFor(['Fox', 'Owl']) });
    models.script.picture = () => ({ status: 400 });
    const failed = await ada.agent.chat({ id }, { messages: said('Two animals') });
    expect(failed.status).toBe('failed');
    const { turnId } = failed;
    const told = await rest(turnId, 0);
    const slots = told.flatMap((event) => (event.type === 'picture-started' ? [event.slot] : []));
    const owl = slots.find(({ title }) => title === 'Owl')!;
    const hold = Promise.withResolvers<void>();
    models.script.picture = () => hold.promise;
    const before = await length(turnId);
    const wish = { stepId: 'pictures', pictureIds: [owl.pictureId] };
    const asked = await Promise.all([1, 2, 3].map(() => ada.agent.retryStep({ id, turnId }, wish)));
    expect(asked.map(({ retried }) => retried).sort()).toEqual([0, 0, 1]);
    hold.resolve();
    expect((await rest(turnId, before)).at(-1)).toMatchObject({ type: 'turn-ended', status: 'done' });
    expect(models.requests.filter(({ prompt }) => prompt.includes('Owl'))).toHaveLength(2);
    const { status, contents } = await answer();
    expect(status).toBe('done');
    expect(stepsOf(contents).at(-1)?.note).toBe('1 of 2 did not come out; the others are placed.');
    const [node] = (await ada.projects.get({ id })).nodes;
    expect(node).toMatchObject({ title: 'Owl', x: owl.x, y: owl.y });
    expect(await ada.credits.account()).toMatchObject({ balance: 9, held: 0, spent: 1 });
  });

  test('pictures that a stop gave up can be had after all, at their places', async () => {
    const { models, ada, id, rest, length } = await open({ chat: askFor(['Fox', 'Owl']) });
    const waiting = Promise.withResolvers<void>();
    models.script.picture = (prompt) => {
      if (!prompt.includes('Owl')) return;
      waiting.resolve();
      return new Promise<never>(() => {});
    };
    const chat = ada.agent.chat({ id }, { messages: said('Two animals') });
    await waiting.promise;
    const turnId = (await ada.agent.history({ id })).messages[0]!.turnId;
    await ada.agent.cancelTurn({ id, turnId });
    expect(await chat).toMatchObject({ status: 'canceled', nodes: [{ title: 'Fox' }] });
    expect(await ada.credits.account()).toMatchObject({ balance: 9, held: 0, spent: 1 });
    models.script.picture = () => undefined;
    const before = await length(turnId);
    expect((await ada.agent.retryStep({ id, turnId }, { stepId: 'pictures' })).retried).toBe(1);
    expect((await rest(turnId, before)).at(-1)?.type).toBe('turn-ended');
    expect((await ada.projects.get({ id })).nodes.map(({ title }) => title).sort()).toEqual(['Fox', 'Owl']);
    expect(await ada.credits.account()).toMatchObject({ balance: 8, held: 0, spent: 2 });
  });

  test('is stopped like a turn: what has come stays, and the rest is given back', async () => {
    const { models, ada, id, rest, length, answer } = await open({ chat: askFor(['Fox', 'Owl']) });
    models.script.picture = () => ({ status: 400 });
    const { turnId } = await ada.agent.chat({ id }, { messages: said('Two animals') });
    const waiting = Promise.withResolvers<void>();
    let asked = 0;
    // Whichever comes first.
    models.script.picture = () => {
      asked += 1;
      if (asked === 1) return;
      waiting.resolve();
      return new Promise<never>(() => {});
    };
    const before = await length(turnId);
    await ada.agent.retryStep({ id, turnId }, { stepId: 'pictures' });
    await waiting.promise;
    await vi.waitFor(async () => expect((await ada.projects.get({ id })).nodes).toHaveLength(1), 10_000);
    await ada.agent.cancelTurn({ id, turnId });
    const told = await rest(turnId, before);
    expect(told.at(-1)).toMatchObject({ type: 'turn-ended', status: 'done' });
    const { contents } = await answer();
    expect(stepsOf(contents).at(-1)?.note).toBe('1 of 2 did not come out; the others are placed.');
    expect(await ada.credits.account()).toMatchObject({ balance: 9, held: 0, spent: 1 });
    models.script.picture = () => undefined;
    const again = await length(turnId);
    expect((await ada.agent.retryStep({ id, turnId }, { stepId: 'pictures' })).retried).toBe(1);
    await rest(turnId, again);
    expect((await ada.projects.get({ id })).nodes).toHaveLength(2);
    expect(await ada.credits.account()).toMatchObject({ balance: 8, held: 0, spent: 2 });
  });

  test('a search is looked up again, and no model is asked', async () => {
    let broken = true;
    const search = await openOtherService(() =>
      broken ? { status: 500 } : { body: { results: [{ title: 'T', url: 'http://127.0.0.1:9/x', content: 'words' }] } },
    );
    cleanUps.push(search.close);
    const searching: NonNullable<Script['chat']> = (results, prompt) =>
      results === 0
        ? { text: 'I look.', calls: [{ name: 'search_web', input: { query: 'the bridge' } }] }
        : askFor(['Bridge'])(results - 1, prompt);
    const { models, ada, id, rest, length, answer } = await open(
      { chat: searching },
      `WebSearch: { Driver: searxng, BaseURL: '${search.url}' }`,
    );
    const { turnId, message } = await ada.agent.chat({ id }, { messages: said('A bridge'), enableWebSearch: true });
    const step = stepsOf(message.contents).find(({ kind }) => kind === 'search')!;
    expect(step.status).toBe('failed');
    const asked = models.requests.length;
    broken = false;
    const before = await length(turnId);
    expect((await ada.agent.retryStep({ id, turnId }, { stepId: step.id })).retried).toBe(1);
    await rest(turnId, before);
    const { contents } = await answer();
    expect(stepsOf(contents).find(({ id: own }) => own === step.id)?.status).toBe('done');
    expect(contents.find(({ type }) => type === 'search')).toMatchObject({ query: 'the bridge' });
    expect(models.requests).toHaveLength(asked);
  });

  test('is refused while the turn runs, without the credits, and to those who may only read', async () => {
    const { models, house, ada, id } = await open({ chat: askFor(['Fox', 'Owl']) });
    const begun = Promise.withResolvers<void>();
    const hold = Promise.withResolvers<void>();
    models.script.picture = async () => {
      begun.resolve();
      await hold.promise;
      return { status: 400 };
    };
    const chat = ada.agent.chat({ id }, { messages: said('Two animals') });
    await begun.promise;
    const turnId = (await ada.agent.history({ id })).messages[0]!.turnId;
    const retry = () => ada.agent.retryStep({ id, turnId }, { stepId: 'pictures' });
    await expect(retry()).rejects.toMatchObject({ errorCode: 'turn.not_ended' });
    hold.resolve();
    await chat;
    const elsewhere = { userId: ada.session.user.id, projectId: id };
    await house.database.write((transaction) =>
      house.features.credits.reserve(transaction, elsewhere, [{ key: 'elsewhere', amount: 9 }]),
    );
    await expect(retry()).rejects.toMatchObject({ errorCode: 'credits.insufficient' });
    expect(await ada.credits.account()).toMatchObject({ balance: 1, held: 9 });
    await ada.sharing.addMember({ id }, { identifier: 'bo@example.org', permission: 'viewer' });
    const bo = await house.signIn('bo@example.org');
    await expect(bo.agent.retryStep({ id, turnId }, { stepId: 'pictures' })).rejects.toMatchObject({
      errorCode: 'access.denied',
    });
  });
});
