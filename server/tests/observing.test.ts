/** What an operator sees of a running service. */
import { createClient } from '@easel/contract';
import { afterEach, expect, test, vi } from 'vitest';
import { serveOperator } from '../src/observing.ts';
import { openModels } from '../src/platform/models/open-models.ts';
import { openMetrics } from '../src/platform/observing/metrics.ts';
import { observedModels } from '../src/platform/observing/observed-models.ts';
import { Readiness } from '../src/platform/readiness.ts';
import { engines, openHouse, type HouseOptions } from './house.ts';
import { layeredPicture, layerSize, speakFalLayers } from './providers/layers.ts';
import { startStandIn } from './providers/stand-in.ts';

const cleanUps: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp();
});
async function open(options: HouseOptions = {}) {
  const house = await openHouse(engines.at(-1)!, options);
  cleanUps.push(house.leave);
  return house;
}
const ask = async (url: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(url, { headers });
  return { status: answer.status, text: await answer.text() };
};

test('a service whose database is away lives, and is not ready: it says what is away and nothing else', async () => {
  const { baseUrl, services } = await open();
  const ready = () => ask(`${baseUrl}/api/health/ready`);
  expect(await ready()).toEqual({ status: 200, text: '{"status":"ready"}' });
  const health = vi.spyOn(services.database, 'health').mockRejectedValue(new Error('postgres://easel:hunter2@db'));
  const { status, text } = await ready();
  expect([status, JSON.parse(text)]).toMatchObject([503, { errorCode: 'server.not_ready' }]);
  expect(JSON.parse(text).details).toEqual([{ pointer: '/database', reason: 'does not answer' }]);
  expect(text).not.toContain('hunter2');
  expect(await createClient({ baseUrl }).system.health()).toMatchObject({ status: 'ok', service: 'easel' });
  health.mockRestore();
  services.readiness.drain();
  expect(JSON.parse((await ready()).text)).toMatchObject({ errorCode: 'server.draining' });
  // Whoever has not heard of it yet is still served.
  expect((await ask(`${baseUrl}/api/auth/options`)).status).toBe(200);
});

test('a cache or a storage that is away is named, and sends nobody elsewhere: canvases need neither', async () => {
  const { baseUrl, services } = await open();
  const cache = vi.spyOn(services.cache, 'set').mockRejectedValue(new Error('away'));
  const storage = vi.spyOn(services.blobs, 'size').mockRejectedValue(new Error('away'));
  const { status, text } = await ask(`${baseUrl}/api/health/ready`);
  expect([status, JSON.parse(text)]).toEqual([200, { status: 'ready', away: ['cache', 'storage'] }]);
  vi.spyOn(services.database, 'health').mockRejectedValue(new Error('away'));
  const without = await ask(`${baseUrl}/api/health/ready`);
  expect(JSON.parse(without.text).details).toHaveLength(3);
  expect(without.status).toBe(503);
  cache.mockRestore();
  storage.mockRestore();
});

test('what never answers is away, and those who ask at once share an answer', async () => {
  const fine = async () => {};
  const cache = vi.fn(() => new Promise<void>(() => {}));
  const readiness = new Readiness({ database: fine, storage: fine, cache }, 20);
  expect(await Promise.all([readiness.away(), readiness.away()])).toEqual([['cache'], ['cache']]);
  expect(cache).toHaveBeenCalledTimes(1);
});

test('metrics tell of requests, turns, steps, models, jobs and the database, for those with the token', async () => {
  const metrics = openMetrics();
  const token = 'a-token-for-prometheus';
  const variables = { EASEL__METRICS__ENABLED: 'true', EASEL__METRICS__PORT: '0', EASEL__METRICS__TOKEN: token };
  const { signIn, baseUrl, services, settings } = await open({ worker: true, observer: metrics.observer, variables });
  const operator = (await serveOperator(settings, services, { observer: metrics.observer, metrics }))!;
  cleanUps.push(operator.close);
  const Metrics = { ...settings.Metrics, Port: Number(new URL(operator.address).port) };
  const others = openMetrics();
  const second = serveOperator({ ...settings, Metrics }, services, { observer: others.observer, metrics: others });
  await expect(second).rejects.toThrow(`Metrics.Port: port ${Metrics.Port} is taken`);
  const person = await signIn('ada@example.org');
  const { id } = await person.projects.create({ title: 'Tea' });
  const messages = [{ role: 'user' as const, contents: [{ type: 'text' as const, text: 'A tea house, 256x256' }] }];
  const told = await Array.fromAsync(person.agent.chat.stream({ id }, { messages }));
  expect(told.at(-1)?.event).toMatchObject({ type: 'turn-ended', status: 'done' });
  await fetch(`${baseUrl}/api/no-such/${id}`);
  const read = async () => (await ask(operator.address, { authorization: `Bearer ${token}` })).text;
  // A turn has ended before its job has: what the job says of itself comes last.
  const jobDone = 'easel_job_seconds_count{kind="run-turn",outcome="done"} 1';
  await vi.waitFor(async () => expect(await read()).toContain(jobDone), 20_000);
  const text = await read();
  for (const line of [
    'easel_request_seconds_count{method="POST",route="/api/auth/global/email-login",status="200"} 1',
    'easel_request_seconds_count{method="GET",route="none",status="404"} 1',
    'easel_turn_seconds_count{outcome="done"} 1',
    'easel_model_call_seconds_count{model="rule-planner-1",kind="chat",outcome="ok"}',
    'easel_steps_total{kind="pictures",outcome="done"}',
    'easel_cache_call_seconds_count{operation="set",outcome="ok"}',
    'easel_under_way{activity="turn"} 0',
    'easel_event_lag_seconds 0.',
    'nodejs_eventloop_lag_p99_seconds',
    'process_resident_memory_bytes',
    ...(engines.includes('postgres') ? ['easel_database_connections{state="waiting"} 0'] : []),
  ]) {
    expect(text).toContain(line);
  }
  for (const secret of [id, person.session.user.id, 'ada@example.org']) expect(text).not.toContain(secret);
  expect((await ask(operator.address)).status).toBe(401);
  expect((await ask(operator.address, { authorization: `Bearer ${token}x` })).status).toBe(401);
  const ready = operator.address.replace('metrics', 'ready');
  expect(await ask(ready)).toEqual({ status: 200, text: 'ready\n' });
  services.readiness.drain();
  expect(await ask(ready)).toEqual({ status: 503, text: 'away: draining\n' });
});

test('a picture that a model takes apart is one question to it, from what is begun to its layers', async () => {
  const metrics = openMetrics();
  const { whole, layers } = await layeredPicture();
  let speak = speakFalLayers(layers);
  const standIn = await startStandIn((request, at) => speak(request, at));
  cleanUps.push(standIn.close);
  const fal = {
    ID: 'layers',
    Label: 'L',
    Kind: 'separate',
    Driver: 'fal',
    Model: 'fal-ai/qwen-image-layered',
    Key: 'k',
  };
  const opened = openModels([{ ...fal, BaseURL: standIn.url } as Parameters<typeof openModels>[0][number]]);
  cleanUps.push(() => opened.close());
  const { separator, place } = observedModels(opened, metrics.observer);
  expect(place('layers')!.separator, 'whoever tests it is counted too').toBe(separator);
  const { signal } = new AbortController();
  const begin = (within = signal) => separator!.begin({ png: whole, ...layerSize }, within);
  const counted = async () => {
    const lines = (await metrics.text()).split('\n');
    const own = lines.filter((line) =>
      line.startsWith('easel_model_call_seconds_count{model="layers",kind="separate"'),
    );
    return Object.fromEntries(own.map((line) => [/outcome="(\w+)"/.exec(line)![1], Number(line.split(' ').at(-1))]));
  };
  const run = await begin();
  expect(await counted(), 'while it is under way').toEqual({});
  await separator!.fetch(run, signal);
  expect(await counted()).toEqual({ ok: 1 });
  await separator!.fetch(run, signal);
  expect(await counted(), 'what another process has begun').toEqual({ ok: 2 });
  separator!.stop(await begin());
  expect(await counted()).toEqual({ ok: 2, canceled: 1 });
  speak = speakFalLayers(layers, { ends: 'failed' });
  await expect(separator!.fetch(await begin(), signal)).rejects.toThrow();
  speak = () => ({ status: 401, body: {} });
  await expect(begin()).rejects.toThrow();
  await expect(begin(AbortSignal.abort())).rejects.toThrow();
  const { ok, canceled, ...failures } = await counted();
  expect([ok, canceled]).toEqual([2, 2]);
  expect(Object.values(failures)).toEqual([1, 1]);
});
