import { randomUUID } from 'node:crypto';
import { createServer, type AddressInfo } from 'node:net';
import { Redis } from 'ioredis';
import { afterEach, describe, expect, inject, test, vi } from 'vitest';
import { CacheUnavailable, type Cache } from '../src/platform/cache/cache.ts';
import { memoryCache } from '../src/platform/cache/memory.ts';
import { openRedisCache } from '../src/platform/cache/redis.ts';
import { openHouse } from './house.ts';

const redisUrl = inject('redisUrl');
const open: Record<string, () => Promise<Cache>> = {
  memory: async () => memoryCache(),
  ...(redisUrl && { redis: () => openRedisCache(redisUrl, `test-${randomUUID()}:`) }),
};

describe.each(Object.entries(open))('cache in %s', (_, openCache) => {
  const opened: Cache[] = [];
  afterEach(async () => void (await Promise.all(opened.splice(0).map((cache) => cache.close()))));
  async function cache(): Promise<Cache> {
    const one = await openCache();
    opened.push(one);
    return one;
  }

  test('a value is kept, replaced, deleted', async () => {
    const it = await cache();
    expect(await it.get('tea')).toBeNull();
    await it.set('tea', 'green', 60);
    await it.set('tea', 'black', 60);
    expect(await it.get('tea')).toBe('black');
    await it.delete('tea');
    expect(await it.get('tea')).toBeNull();
  });

  test('of many who take a value, one gets it', async () => {
    const it = await cache();
    await it.set('code', '123456', 60);
    const taken = await Promise.all(Array.from({ length: 20 }, () => it.take('code')));
    expect(taken.filter((value) => value !== null)).toEqual(['123456']);
  });

  test('of many who add a value, one does', async () => {
    const it = await cache();
    const added = await Promise.all(Array.from({ length: 20 }, (_, index) => it.add('first', String(index), 60)));
    expect(added.filter(Boolean)).toHaveLength(1);
    expect(await it.get('first')).toBe(String(added.indexOf(true)));
  });

  test('counting counts each once', async () => {
    const it = await cache();
    const counts = await Promise.all(Array.from({ length: 20 }, () => it.increment('visits', 60)));
    expect(counts.toSorted((one, other) => one - other)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
  });

  test('a count can be taken back', async () => {
    const it = await cache();
    await it.increment('visits', 60);
    expect(await it.increment('visits', 60, -1)).toBe(0);
    expect(await it.increment('visits', 60)).toBe(1);
    expect(await it.get('visits')).toBe('1');
  });

  test('what has ended, or never began, has no count to take back', async () => {
    const it = await cache();
    expect([await it.increment('visits', 60, -1), await it.get('visits')]).toEqual([0, null]);
    expect(await it.increment('visits', 60)).toBe(1);
  });

  test('a value ends with its lifetime', async () => {
    const it = await cache();
    await it.set('brief', 'x', 1);
    await it.increment('count', 1);
    await it.increment('count', 60, -1);
    await vi.waitFor(async () => expect([await it.get('brief'), await it.get('count')]).toEqual([null, null]), 5_000);
    expect(await it.increment('count', 60)).toBe(1);
  });
});

test('later counts do not prolong a lifetime', async () => {
  let now = 0;
  const cache = memoryCache({ now: () => now });
  await cache.increment('visits', 10);
  now = 9_000;
  expect(await cache.increment('visits', 10)).toBe(2);
  now = 10_000;
  expect(await cache.increment('visits', 10)).toBe(1);
  await cache.close();
});

test('memory is bounded: the value set longest ago goes first', async () => {
  const cache = memoryCache({ capacity: 2 });
  await cache.set('a', '1', 60);
  await cache.set('b', '2', 60);
  await cache.set('a', '3', 60);
  await cache.set('c', '4', 60);
  expect([await cache.get('a'), await cache.get('b'), await cache.get('c')]).toEqual(['3', null, '4']);
  await cache.close();
});

test.runIf(redisUrl)('a Redis that goes away fails calls with a name, and serves again when it is back', async () => {
  const target = new URL(redisUrl!);
  const { createConnection } = await import('node:net');
  const sockets = new Set<import('node:net').Socket>();
  const gate = createServer((client) => {
    const upstream = createConnection(Number(target.port), target.hostname);
    client.pipe(upstream).pipe(client);
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', () => {});
    }
  });
  const listen = (port: number) => new Promise<void>((ready) => gate.listen(port, '127.0.0.1', ready));
  await listen(0);
  const { port } = gate.address() as AddressInfo;
  const cache = await openRedisCache(`redis://127.0.0.1:${port}`, `test-${randomUUID()}:`);
  await cache.set('tea', 'green', 60);
  const closed = new Promise((done) => gate.close(done));
  for (const socket of sockets) socket.destroy();
  await closed;
  await vi.waitFor(() => expect(cache.get('tea')).rejects.toBeInstanceOf(CacheUnavailable), 10_000);
  await listen(port);
  await vi.waitFor(async () => expect(await cache.get('tea')).toBe('green'), 10_000);
  await cache.close();
  for (const socket of sockets) socket.destroy();
  await new Promise((done) => gate.close(done));
});

test.runIf(redisUrl)('what Redis does not take is told of by 503, and why stands in the log', async () => {
  const operator = new Redis(redisUrl!);
  const user = `guest-${randomUUID()}`;
  await operator.acl('SETUSER', user, 'on', '>guest', '~*', '&*', '+@connection', '+info', '+get', '+subscribe');
  const lines: string[] = [];
  const url = Object.assign(new URL(redisUrl!), { username: user, password: 'guest' }).href;
  const house = await openHouse('sqlite', {
    variables: { EASEL__CACHE__DRIVER: 'redis', EASEL__CACHE__URL: url },
    logged: { write: (line) => void lines.push(line) },
  });
  try {
    const answer = await fetch(`${house.baseUrl}/api/auth/global/email-code`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'ada@example.org' }),
    });
    expect(answer.status).toBe(503);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await answer.json()).toMatchObject({ errorCode: 'server.not_ready' });
    expect(lines.find((line) => line.includes('NOPERM'))).toContain('"level":40');
    // As one that is full: it is named, and no reason to send those elsewhere who need it for nothing.
    const ready = await fetch(`${house.baseUrl}/api/health/ready`);
    expect([ready.status, await ready.json()]).toEqual([200, { status: 'ready', away: ['cache'] }]);
  } finally {
    await house.leave();
    await operator.acl('DELUSER', user);
    operator.disconnect();
  }
});
