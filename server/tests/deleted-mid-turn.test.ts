import { afterEach, describe, expect, test, vi } from 'vitest';
import { startFakeModels } from './fake-models.ts';
import { engines, openHouse } from './house.ts';

const said = [{ role: 'user' as const, contents: [{ type: 'text' as const, text: 'A fox' }] }];

describe.each(engines)('a project deleted while the agent works in it on %s', (engine) => {
  const cleanUps: (() => Promise<unknown>)[] = [];
  afterEach(async () => {
    for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
  });

  /** A turn whose model never answers. */
  async function open() {
    const models = await startFakeModels({ chat: () => ({ hang: true }) });
    const house = await openHouse(engine, { worker: true, yaml: models.yaml });
    cleanUps.push(models.close, house.leave);
    const ada = await house.signIn('ada@example.org');
    const { id } = await ada.projects.create({ prompt: '' });
    const thinks = () => vi.waitFor(() => expect(models.requests).not.toEqual([]), 10_000);
    return { ada, id, thinks };
  }

  test('whoever waits for the whole answer hears that it is gone', async () => {
    const { ada, id, thinks } = await open();
    const answer = ada.agent.chat({ id }, { messages: said }).catch((error: unknown) => error);
    await thinks();
    await ada.projects.remove({ id });
    expect(await answer).toMatchObject({ status: 404, errorCode: 'project.not_found' });
  });

  test('the stream of the turn ends', async () => {
    const { ada, id, thinks } = await open();
    const told: string[] = [];
    const following = (async () => {
      for await (const { event } of ada.agent.chat.stream({ id }, { messages: said })) told.push(event.type);
    })();
    await thinks();
    await ada.projects.remove({ id });
    await following;
    expect(told[0]).toBe('turn-started');
  });
});
