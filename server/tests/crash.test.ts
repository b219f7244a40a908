import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { engines, migratedDatabaseUrl } from './databases.ts';
import { signIn, startServer } from './doomed-server.ts';
import { askFor, startFakeModels } from './fake-models.ts';

const titles = ['Fox', 'Owl', 'Hare'];
/** The turn asks its models this often: a thought, three pictures, a thought. */
const requestsOfTurn = titles.length + 2;

describe.each(engines)('a server killed in the middle of a turn on %s', (engine) => {
  const cleanUps: (() => unknown)[] = [];
  afterEach(async () => {
    for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
  });

  test.each(Array.from({ length: requestsOfTurn }, (_, index) => index + 1))(
    'as request %i of its turn reaches the model goes on with it, and makes and pays nothing twice',
    async (fatal) => {
      const doomed = Promise.withResolvers<void>();
      let asked = 0;
      // The fatal request is never answered: the server dies while it waits.
      const hang = () => {
        asked += 1;
        if (asked !== fatal) return undefined;
        doomed.resolve();
        return new Promise<never>(() => {});
      };
      const script = askFor(titles);
      const models = await startFakeModels({
        chat: (results, said) => (hang() ? { hang: true } : script(results, said)),
        picture: () => hang(),
      });
      const { url, remove } = await migratedDatabaseUrl(engine);
      const folder = mkdtempSync(join(tmpdir(), 'easel-crash-'));
      writeFileSync(join(folder, 'easel.yaml'), models.yaml);
      cleanUps.push(models.close, remove, () => rmSync(folder, { recursive: true }));
      const start = () => startServer(folder, url, cleanUps);

      const first = await start();
      const ada = await signIn(first.baseUrl);
      const { id, turnId } = await ada.projects.create({ prompt: 'Three animals' });
      const drawn = { id: 'mine', type: 'text', x: -900, y: -900, width: 200, height: 100, data: { text: 'kept' } };
      await ada.canvas.patch({ id }, { changes: { put: [drawn] } });
      await doomed.promise;
      first.process.kill('SIGKILL');
      await once(first.process, 'exit');

      const second = await start();
      const back = await signIn(second.baseUrl);
      let status = '';
      for await (const { event } of back.agent.turnEvents({ id, turnId: turnId! })) {
        if (event.type === 'turn-ended') status = event.status;
      }
      expect(status).toBe('done');
      const { nodes, messages } = await back.projects.get({ id });
      expect(
        nodes
          .filter(({ type }) => type === 'image')
          .map(({ title }) => title)
          .sort(),
      ).toEqual([...titles].sort());
      expect(nodes.find((node) => node.id === 'mine')).toEqual(drawn);
      const answer = messages.at(-1)!.contents;
      expect(answer.filter(({ type }) => type === 'image')).toHaveLength(titles.length);
      expect(answer.filter(({ type }) => type === 'text')).toEqual([
        { type: 'text', text: 'Here is the plan.' },
        { type: 'text', text: 'All done.' },
      ]);
      const answered = models.requests.filter(({ answered }) => answered);
      expect(answered).toHaveLength(requestsOfTurn);
      expect(models.requests).toHaveLength(requestsOfTurn + 1);
    },
    90_000,
  );
});
