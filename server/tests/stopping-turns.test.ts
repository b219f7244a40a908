import { afterEach, describe, expect, test, vi } from 'vitest';
import { wantCancel } from '../src/agent/turn-queries.ts';
import { askFor, startFakeModels, type FakeModels, type Script } from './fake-models.ts';
import { engines, openHouse, type House } from './house.ts';

describe.each(engines)('a turn that is to stop on %s', (engine) => {
  const cleanUps: (() => Promise<unknown>)[] = [];
  afterEach(async () => {
    for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp();
  });

  async function begin(script: Script) {
    const models = await startFakeModels(script);
    const house = await openHouse(engine, { worker: true, yaml: models.yaml });
    cleanUps.push(models.close, house.leave);
    const ada = await house.signIn('ada@example.org');
    const { id, turnId } = await ada.projects.create({ prompt: 'A fox' });
    const end = async () => {
      for await (const { event } of ada.agent.turnEvents({ id, turnId: turnId! })) {
        if (event.type === 'turn-ended') return event.status;
      }
      return null;
    };
    return { house, models, turnId: turnId!, end };
  }
  /** As where the live message is lost: what is left of the wish is its row. */
  const wantStop = (house: House, turnId: string) =>
    house.database.write((transaction) => wantCancel(transaction, turnId));
  const kinds = ({ requests }: FakeModels) => requests.map(({ kind }) => kind);

  test('spends nothing more, though nobody told the run', async () => {
    const [held, asked] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const fault = async () => {
      asked.resolve();
      await held.promise;
    };
    const { house, models, turnId, end } = await begin({ chat: askFor(['Fox']), fault });
    await asked.promise;
    await wantStop(house, turnId);
    held.resolve();
    expect(await end()).toBe('canceled');
    expect(kinds(models)).toEqual(['chat']);
  });

  test('stops while a model thinks, though nobody told the run', async () => {
    const { house, models, turnId, end } = await begin({ chat: () => ({ hang: true }) });
    await vi.waitFor(() => expect(kinds(models)).toEqual(['chat']), 10_000);
    await wantStop(house, turnId);
    expect(await end()).toBe('canceled');
  });
});
