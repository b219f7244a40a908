import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, inject, test } from 'vitest';
import { CacheUnavailable, type Cache } from '../src/platform/cache/cache.ts';
import { memoryCache } from '../src/platform/cache/memory.ts';
import { openRedisCache } from '../src/platform/cache/redis.ts';
import { SharedTurnstile } from '../src/platform/models/shared-turnstile.ts';

const redisUrl = inject('redisUrl');
const never = new AbortController().signal;
/** Opens what two processes have in common, once for each. */
const open: Record<string, () => Promise<[Cache, Cache]>> = {
  memory: async () => {
    const cache = memoryCache();
    return [cache, cache];
  },
  ...(redisUrl && {
    redis: async () => {
      const prefix = `test-${randomUUID()}:`;
      return [await openRedisCache(redisUrl, prefix), await openRedisCache(redisUrl, prefix)];
    },
  }),
};

describe.each(Object.entries(open))('the line for a model over processes with a cache in %s', (_, openCaches) => {
  const opened: Cache[] = [];
  afterEach(async () => void (await Promise.all(opened.splice(0).map((cache) => cache.close()))));
  async function processes(width: number): Promise<[SharedTurnstile, SharedTurnstile, Cache]> {
    const [one, other] = await openCaches();
    opened.push(one, other);
    return [new SharedTurnstile(one, 'painter', width), new SharedTurnstile(other, 'painter', width), one];
  }

  test.each([1, 3])('lets no more than %i through together, and all of them', async (width) => {
    const [one, other] = await processes(width);
    let [inside, most] = [0, 0];
    const work = async () => {
      most = Math.max(most, ++inside);
      for (let turns = 0; turns < 20; turns++) await new Promise(setImmediate);
      inside -= 1;
    };
    await Promise.all(Array.from({ length: 12 }, (__, at) => (at % 2 ? one : other).pass(never, work)));
    expect(most).toBeLessThanOrEqual(width);
    expect(inside).toBe(0);
  });

  test('a failure and a stop give the seat back', async () => {
    const [one, other] = await processes(1);
    await expect(one.pass(never, () => Promise.reject(new Error('failed inside')))).rejects.toThrow('failed inside');
    const [held, stop] = [Promise.withResolvers<string>(), new AbortController()];
    const inside = one.pass(never, () => held.promise);
    const stopped = other.pass(stop.signal, () => Promise.reject(new Error('came through')));
    stop.abort(new Error('stopped'));
    await expect(stopped).rejects.toThrow('stopped');
    held.resolve('first');
    expect(await inside).toBe('first');
    expect(await other.pass(never, async () => 'next')).toBe('next');
  });

  test('the seat of a process that died is free after its time', async () => {
    const [one, , cache] = await processes(1);
    await cache.set('turnstile:painter:0', 'of a dead process', 1);
    expect(await one.pass(never, async () => cache.get('turnstile:painter:0'))).not.toBe('of a dead process');
  });
});

test('without its cache a process keeps to the width by itself', async () => {
  const away = async () => {
    throw new CacheUnavailable('away');
  };
  const line = new SharedTurnstile({ ...memoryCache(), add: away, get: away }, 'painter', 1);
  let [inside, most] = [0, 0];
  const work = async () => {
    most = Math.max(most, ++inside);
    await new Promise(setImmediate);
    inside -= 1;
  };
  await Promise.all([1, 2, 3].map(() => line.pass(never, work)));
  expect(most).toBe(1);
});
