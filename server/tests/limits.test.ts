import { once } from 'node:events';
import { contract } from '@easel/contract';
import { expect, test, vi } from 'vitest';
import { createLimits } from '../src/http/limits.ts';
import { AtOnce } from '../src/http/at-once.ts';
import { memoryCache } from '../src/platform/cache/memory.ts';
import { as, bareServer, countTo } from './bare-server.ts';
import { openHouse } from './house.ts';

test('too many requests of one caller are refused, and no one else is', async () => {
  const admit = createLimits({
    counter: memoryCache(),
    requestsPerSecond: 2,
    signInsPerMinute: 1,
    failed: () => {},
    now: () => 1_000_250,
  });
  const { fastify } = bareServer({}, { admit });
  const statuses = async (headers: Record<string, string>) => {
    const answers = [];
    for (let time = 0; time < 3; time += 1) answers.push(await fastify.inject({ url: '/api/facts/1', headers }));
    return answers.map(({ statusCode }) => statusCode);
  };
  expect(await statuses(as('ada'))).toEqual([200, 200, 429]);
  expect(await statuses(as('bob'))).toEqual([200, 200, 429]);
  expect(await statuses({})).toEqual([200, 200, 429]);
  const refused = await fastify.inject({ url: '/api/facts/1', headers: as('ada') });
  expect(refused.json().errorCode).toBe('request.too_many');
  expect(refused.headers['retry-after']).toBe('1');
  // Tokens that are no good count against their address, or guessing them were free.
  expect(await statuses(as('forged'))).toEqual([429, 429, 429]);
});

test('sign-ins have a window of a minute, per route and address; renewing a session has not', async () => {
  let now = 600_000;
  const limits = {
    counter: memoryCache(),
    requestsPerSecond: 1_000,
    signInsPerMinute: 2,
    failed: () => {},
    now: () => now,
  };
  const admit = createLimits(limits);
  const { emailLogin, emailCode, refresh, options } = contract.auth;
  for (const route of [emailLogin, emailLogin, emailCode]) await admit(route, null, '10.0.0.1');
  await expect(admit(emailLogin, null, '10.0.0.1')).rejects.toMatchObject({
    errorCode: 'request.too_many',
    retryAfter: 60,
  });
  await admit(emailLogin, null, '10.0.0.2');
  for (let time = 0; time < 5; time += 1) await admit(refresh, null, '10.0.0.1');
  for (let time = 0; time < 5; time += 1) await admit(options, null, '10.0.0.1');
  now += 60_000;
  await admit(emailLogin, null, '10.0.0.1');
});

test.each(['emailCode', 'emailLogin', 'idpStart', 'idpLogin', 'chatAppQr', 'chatAppLogin', 'smsCode'] as const)(
  '%s is a step of signing in, and counted as one',
  async (step) => {
    const limits = { counter: memoryCache(), requestsPerSecond: 1_000, signInsPerMinute: 1, failed: () => {} };
    const admit = createLimits({ ...limits, now: () => 600_000 });
    await admit(contract.auth[step], null, '10.0.0.1');
    await expect(admit(contract.auth[step], null, '10.0.0.1')).rejects.toMatchObject({ errorCode: 'request.too_many' });
  },
);

test('files are not counted: a page full of pictures is one look, not an attack', async () => {
  const counter = memoryCache();
  const admit = createLimits({ counter, requestsPerSecond: 1, signInsPerMinute: 1, failed: () => {}, now: () => 0 });
  for (let time = 0; time < 400; time += 1) await admit(contract.assets.read, null, '10.0.0.1');
  await admit(contract.auth.options, null, '10.0.0.1');
});

test('requests pass, and someone is told, while the counter is away', async () => {
  const told: unknown[] = [];
  const counter = { increment: () => Promise.reject(new Error('away')) };
  const admit = createLimits({
    counter,
    requestsPerSecond: 1,
    signInsPerMinute: 1,
    failed: (error) => told.push(error),
  });
  const { fastify } = bareServer({}, { admit });
  expect((await fastify.inject('/api/facts/1')).statusCode).toBe(200);
  expect(told).toHaveLength(1);
});

test('a house with limits turns away who tries code after code', async () => {
  const house = await openHouse('sqlite', { variables: { EASEL__LIMITS__ENABLED: 'true' } });
  const tryCode = () =>
    fetch(`${house.baseUrl}/api/auth/global/email-login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'ada@example.org', code: '000000' }),
    });
  const statuses: number[] = [];
  // The window of a minute may end in between, but not twice.
  for (let time = 0; time < 21; time += 1) statuses.push((await tryCode()).status);
  expect(new Set(statuses)).toEqual(new Set([401, 429]));
  await house.leave();
});

test('a caller has so many streams open at once, and gets another when one of them ends', async () => {
  const { listen } = bareServer({ counting: () => forEver() }, { openStreams: new AtOnce(2) });
  const url = `${await listen()}/api/counting`;
  const open = async (person: string) => {
    const page = new AbortController();
    const answer = await fetch(url, { headers: as(person), signal: page.signal });
    return { status: answer.status, retryAfter: answer.headers.get('retry-after'), close: () => page.abort() };
  };
  const [first] = [await open('ada'), await open('ada')];
  expect(await open('ada')).toMatchObject({ status: 429, retryAfter: '10' });
  expect((await open('bob')).status).toBe(200);
  first.close();
  await vi.waitFor(async () => expect((await open('ada')).status).toBe(200), 10_000);
});

test('who goes before the handler begins holds no place, and no stream counts as under way', async () => {
  let underWay = 0;
  const begin = () => {
    underWay += 1;
    return { within: <T>(work: () => T) => work(), end: () => void (underWay -= 1) };
  };
  const watcher = { request: () => ({ within: <T>(work: () => T) => work(), end: () => {} }), stream: begin };
  const counting = vi.fn(() => forEver());
  const { fastify, listen } = bareServer({ counting }, { openStreams: new AtOnce(2), watcher });
  const pages = new Map<string, AbortController>();
  fastify.addHook('onRequest', async ({ headers }, { raw }) => {
    const page = pages.get(String(headers['x-page']));
    if (!page) return;
    const gone = once(raw, 'close');
    page.abort();
    await gone;
  });
  const url = `${await listen()}/api/counting`;
  for (const name of ['one', 'two', 'three']) {
    const page = new AbortController();
    pages.set(name, page);
    const headers = { ...as('ada'), 'x-page': name };
    await expect(fetch(url, { headers, signal: page.signal })).rejects.toThrow();
  }
  await vi.waitFor(() => expect(counting).toHaveBeenCalledTimes(3), 10_000);
  const page = new AbortController();
  const answer = await fetch(url, { headers: as('ada'), signal: page.signal });
  expect([answer.status, underWay]).toEqual([200, 1]);
  page.abort();
  await vi.waitFor(() => expect(underWay).toBe(0), 10_000);
});

async function* forEver() {
  yield* countTo(1);
  await new Promise(() => {});
}

test('one session sends two archives at a time', async () => {
  const house = await openHouse('sqlite', { variables: { EASEL__LIMITS__ENABLED: 'true' } });
  const { session } = await house.signIn('ada@example.org');
  const headers = { authorization: `Bearer ${session.accessToken}`, 'content-type': 'application/zip' };
  const url = `${house.baseUrl}/api/projects/import`;
  // One that never ends, as of somebody who wants to fill the disk. Where a short one was there before it, it comes again.
  const begin = (page = new AbortController()) => {
    const body = new ReadableStream({ start: (stream) => stream.enqueue(new Uint8Array(1000)) });
    const sent = { method: 'POST', headers, body, duplex: 'half', signal: page.signal } as RequestInit;
    fetch(url, sent).then(
      () => begin(page),
      () => {},
    );
    return page;
  };
  const short = () => fetch(url, { method: 'POST', headers, body: 'no archive' }).then(({ status }) => status);
  const open = [begin(), begin()];
  await vi.waitFor(async () => expect(await short()).toBe(429), 10_000);
  for (const page of open) page.abort();
  await vi.waitFor(async () => expect(await short()).toBe(422), 10_000);
  await house.leave();
});

test('addresses of one household count as one', async () => {
  const house = await openHouse('sqlite', {
    variables: { EASEL__LIMITS__ENABLED: 'true', EASEL__SERVER__TRUSTED_PROXIES: '127.0.0.1' },
  });
  const tryCode = async (last: number) => {
    const address = { 'x-forwarded-for': `2001:db8:1:2::${last}` };
    const payload = { email: 'ada@example.org', code: '000000' };
    const url = '/api/auth/global/email-login';
    return (await house.app.inject({ method: 'POST', url, headers: address, payload })).statusCode;
  };
  const statuses: number[] = [];
  for (let time = 0; time < 21; time += 1) statuses.push(await tryCode(time));
  expect(statuses).toContain(429);
  await house.leave();
});

test('one person can neither fill the queue nor go through all the addresses there are', async () => {
  const few = { LIMITS__ENABLED: 'true', LIMITS__UNDER_WAY: '2', LIMITS__INVITATIONS_PER_DAY: '2' };
  const variables = Object.fromEntries(Object.entries(few).map(([name, value]) => [`EASEL__${name}`, value]));
  // No worker: what is asked for waits.
  const house = await openHouse('sqlite', { variables });
  const [ada, bob] = [await house.signIn('ada@example.org'), await house.signIn('bob@example.org')];
  const crowded = { errorCode: 'request.too_many', status: 429 };
  const { id } = await ada.projects.create({ prompt: 'Tea' });
  await ada.projects.create({ prompt: 'Coffee' });
  await expect(ada.projects.create({ prompt: 'Cocoa' })).rejects.toMatchObject(crowded);
  expect((await ada.projects.list()).projects).toHaveLength(2);
  expect((await bob.projects.create({ prompt: 'Cocoa' })).turnId).not.toBeNull();
  const separate = (name: string) =>
    ada.generators.create({
      cid: '',
      project_id: id,
      generator_name: 'layer-separation',
      input_args: { image_url: `https://pictures.example.org/${name}.png` },
    });
  await separate('one');
  await separate('two');
  expect(await separate('two')).toMatchObject({ status: 'pending' });
  await expect(separate('three')).rejects.toMatchObject(crowded);
  const invite = (name: string) => ada.sharing.addMember({ id }, { identifier: name, permission: 'viewer' });
  const { id: memberId } = await invite('one@example.org');
  await invite('two@example.org');
  // Who takes an invitation back has sent its mail all the same.
  await ada.sharing.removeMember({ id, memberId });
  await expect(invite('one@example.org')).rejects.toMatchObject(crowded);
  await house.leave();
});
