import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { askFor, startFakeModels } from './fake-models.ts';
import { engines, openHouse } from './house.ts';
import { Turnstile } from '../src/platform/models/turnstile.ts';

const said = (text: string) => [{ role: 'user' as const, contents: [{ type: 'text' as const, text }] }];
const never = new AbortController().signal;

describe('the line for a model', () => {
  test('lets no more through than it may, all of them, in the order of their coming', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 4 }),
        fc.array(fc.boolean(), { maxLength: 20 }),
        fc.scheduler(),
        async (width, outcomes, scheduler) => {
          const turnstile = new Turnstile(width);
          const begun: number[] = [];
          let [inside, most] = [0, 0];
          const passed = outcomes.map((fails, at) =>
            turnstile.pass(never, async () => {
              begun.push(at);
              most = Math.max(most, ++inside);
              await scheduler.schedule(Promise.resolve());
              inside -= 1;
              if (fails) throw new Error('failed inside');
            }),
          );
          const settled = await scheduler.waitFor(Promise.allSettled(passed));
          const failed = settled.map(({ status }) => status === 'rejected');
          expect(failed).toEqual(outcomes);
          expect(most).toBeLessThanOrEqual(width);
          expect(begun).toEqual(outcomes.map((_, at) => at));
        },
      ),
    );
  });

  test('forgets whoever is stopped while waiting, and lets the next one through', async () => {
    const turnstile = new Turnstile(1);
    const first = Promise.withResolvers<void>();
    const inside = turnstile.pass(never, () => first.promise);
    const stop = new AbortController();
    const stopped = turnstile.pass(stop.signal, () => Promise.reject(new Error('came through')));
    const next = turnstile.pass(never, () => Promise.resolve('next'));
    stop.abort(new Error('stopped'));
    await expect(stopped).rejects.toThrow('stopped');
    first.resolve();
    await inside;
    expect(await next).toBe('next');
    expect(await turnstile.pass(never, () => Promise.resolve('later'))).toBe('later');
  });
});

test('the turns of a server together ask a model for no more pictures than it takes', async () => {
  let [asking, most] = [0, 0];
  const models = await startFakeModels({
    chat: askFor(['Fox', 'Owl']),
    picture: async () => {
      most = Math.max(most, ++asking);
      // A picture takes its time; whoever does not wait for its turn comes meanwhile.
      await new Promise((drawn) => setTimeout(drawn, 30));
      asking -= 1;
    },
  });
  const house = await openHouse(engines[0]!, { worker: true, yaml: models.yaml });
  const ada = await house.signIn('ada@example.org');
  const turn = async () => {
    const { id } = await ada.projects.create({ prompt: '' });
    return (await ada.agent.chat({ id }, { messages: said('Two animals') })).status;
  };
  expect(await Promise.all([turn(), turn(), turn(), turn()])).toEqual(['done', 'done', 'done', 'done']);
  expect(most).toBe(1);
  await house.leave();
  await models.close();
});
