import { randomUUIDv7 } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, test, vi } from 'vitest';
import { indexMessagesJob } from '../src/agent/index-messages-job.ts';
import { migrations } from '../src/migrations/index.ts';
import { startWorker } from '../src/workers.ts';
import { askFor, startFakeModels } from './fake-models.ts';
import { engines, openHouse, type House } from './house.ts';

const said = (text: string) => [{ role: 'user' as const, contents: [{ type: 'text' as const, text }] }];

/** As the database was before messages were indexed, and before the job that makes up for it was enqueued. */
async function forget(house: House): Promise<void> {
  await house.database.write(async (transaction) => {
    await transaction.deleteFrom('recall_entries').execute();
    for (const column of ['asking_run', 'asking_until'])
      await sql`alter table turn_pictures drop column ${sql.raw(column)}`.execute(transaction);
  });
}

describe.each(engines)('messages from before there was an index, on %s', (engine) => {
  test('are found after an upgrade, a few at a time, whatever ends in between; nothing is indexed twice', async () => {
    const models = await startFakeModels({ chat: askFor(['Silk Road']) });
    const house = await openHouse(engine, { worker: true, yaml: models.yaml });
    const ada = await house.signIn('ada@example.org');
    const { id } = await ada.projects.create({ title: 'Tea' });
    await ada.agent.chat({ id }, { messages: said('A map of the caravans') });
    await vi.waitFor(async () => {
      expect(await house.database.read.selectFrom('jobs').select('id').execute()).toEqual([]);
    }, 10_000);
    await house.stopWorking();
    // Many more than one run takes.
    const first = await house.database.read.selectFrom('messages').selectAll().executeTakeFirstOrThrow();
    const words = (at: number) => JSON.stringify([{ type: 'text', text: `番茄 number${at}` }]);
    const more = Array.from({ length: 100 }, (_, at) => ({ ...first, id: randomUUIDv7(), contents_json: words(at) }));
    await house.database.write((transaction) => transaction.insertInto('messages').values(more).execute());
    await forget(house);
    const find = async (q: string) => (await ada.memory.recall({ id }, { q })).results.length;
    expect(await find('caravans')).toBe(0);

    await house.database.write((transaction) => migrations['0008-asking-once']!.up(transaction));
    const { services, features } = house;
    const row = () => services.database.read.selectFrom('jobs').selectAll().executeTakeFirstOrThrow();
    const run = async (payload: string) => {
      const about = { id: 'x', attempt: 1, signal: new AbortController().signal };
      await indexMessagesJob({ ...services, ...features }).run(JSON.parse(payload), about);
    };
    const { payload } = await row();
    await run(payload);
    expect(JSON.parse((await row()).payload).after).toBeDefined();
    // As if its process had died before the end of the job was noted.
    await run(payload);
    const worker = startWorker(services, features);
    await vi.waitFor(async () => {
      expect(await house.database.read.selectFrom('jobs').select('id').execute()).toEqual([]);
    }, 10_000);
    await worker.drain(1_000);
    expect(await find('caravans')).toBeGreaterThan(0);
    expect(await find('number99')).toBe(1);
    expect(await find('番茄')).toBeGreaterThan(0);
    const entries = await house.database.read.selectFrom('recall_entries').select(['message_id', 'kind']).execute();
    const messages = entries.filter(({ kind }) => kind === 'message').map(({ message_id }) => message_id);
    expect(new Set(messages).size).toBe(messages.length);
    expect(messages.length).toBeGreaterThanOrEqual(101);
    await house.leave();
    await models.close();
  });
});
