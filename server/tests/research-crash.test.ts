import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { engines, migratedDatabaseUrl } from './databases.ts';
import { signIn, startServer } from './doomed-server.ts';
import { askFor, startFakeModels } from './fake-models.ts';
import { openOtherService } from './other-service.ts';

describe.each(engines)('a server killed after a search was paid on %s', (engine) => {
  const cleanUps: (() => unknown)[] = [];
  afterEach(async () => {
    for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
  });

  test('goes on with what it found, and pays for no other', async () => {
    const doomed = Promise.withResolvers<void>();
    let killed = false;
    const models = await startFakeModels({
      chat: (results, said) => {
        const call = { name: 'search_web', input: { query: 'the bridge' } };
        if (results === 0) return { text: 'I look it up.', calls: [call] };
        // Told of the pages for the first time, it never answers: the server dies while it waits.
        if (results === 1 && !killed) {
          doomed.resolve();
          return { hang: true };
        }
        return askFor(['Bridge'])(results - 1, said);
      },
    });
    const search = await openOtherService(() => {
      return { body: { results: [{ title: 'The bridge', url: 'https://192.0.2.1/', content: 'Opened in 1883.' }] } };
    });
    const { url, remove } = await migratedDatabaseUrl(engine);
    const folder = mkdtempSync(join(tmpdir(), 'easel-crash-'));
    const settings = `WebSearch: { Driver: tavily, BaseURL: '${search.url}', Key: a-key }`;
    writeFileSync(join(folder, 'easel.yaml'), `${models.yaml}\n${settings}`);
    cleanUps.push(models.close, search.close, remove, () => rmSync(folder, { recursive: true }));

    const first = await startServer(folder, url, cleanUps);
    const ada = await signIn(first.baseUrl);
    const { id, turnId } = await ada.projects.create({ prompt: 'A poster of the bridge', enableWebSearch: true });
    await doomed.promise;
    killed = true;
    first.process.kill('SIGKILL');
    await once(first.process, 'exit');

    const second = await startServer(folder, url, cleanUps);
    const back = await signIn(second.baseUrl);
    let status = '';
    for await (const { event } of back.agent.turnEvents({ id, turnId: turnId! })) {
      if (event.type === 'turn-ended') status = event.status;
    }
    expect([status, search.asked.length]).toEqual(['done', 1]);
    const { messages } = await back.projects.get({ id });
    const found = messages.at(-1)!.contents.filter((content) => content.type === 'search');
    expect(found.map(({ query, results }) => [query, results.length])).toEqual([['the bridge', 1]]);
    // Before and after the crash the model was told the very same, fence and all.
    const told = models.requests.flatMap(({ kind, body }) =>
      kind === 'chat' ? (body.messages ?? []).filter(({ role }) => role === 'tool').slice(0, 1) : [],
    );
    expect(told.length).toBeGreaterThan(1);
    expect(new Set(told.map(({ content }) => JSON.stringify(content))).size).toBe(1);
  }, 60_000);
});
