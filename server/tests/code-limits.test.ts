import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, inject, test } from 'vitest';
import { CodeLimits } from '../src/accounts/code-limits.ts';
import { networkOf } from '../src/accounts/network-of.ts';
import type { Cache } from '../src/platform/cache/cache.ts';
import { memoryCache } from '../src/platform/cache/memory.ts';
import { openRedisCache } from '../src/platform/cache/redis.ts';

const redisUrl = inject('redisUrl');
const caches: Record<string, () => Promise<Cache>> = {
  memory: async () => memoryCache(),
  ...(redisUrl && { redis: () => openRedisCache(redisUrl, `test-${randomUUID()}:`) }),
};

const tooSoon = { errorCode: 'auth.code_too_soon' };
const tooMany = { errorCode: 'request.too_many' };

describe.each(Object.entries(caches))('limits of codes in %s', (_, openCache) => {
  const opened: Cache[] = [];
  afterEach(async () => void (await Promise.all(opened.splice(0).map((cache) => cache.close()))));

  /** At half past an hour, so that a test stays within it. `minutePasses` ends the locks as their lifetime would. */
  async function limits({ limited = true, perNetwork = 100 } = {}) {
    const cache = await openCache();
    opened.push(cache);
    const clock = { now: 1_800_000 };
    const locks: string[] = [];
    const add: Cache['add'] = (key, value, ttlSeconds) => {
      locks.push(key);
      return cache.add(key, value, ttlSeconds);
    };
    const options = { cache: { ...cache, add }, secret: 'a secret', limited, perNetwork, now: () => clock.now };
    const minutePasses = async () => {
      clock.now += 60_000;
      await Promise.all(locks.map((key) => cache.delete(key)));
    };
    return { limits: new CodeLimits(options), clock, minutePasses };
  }

  test('an address gets one code a minute, and hears how long to wait', async () => {
    const { limits: it, clock, minutePasses } = await limits();
    await it.admit('lena@example.org', '10.0.0.1');
    clock.now += 20_000;
    await expect(it.admit('lena@example.org', '10.0.0.2')).rejects.toMatchObject({ ...tooSoon, retryAfter: 40 });
    await it.admit('max@example.org', '10.0.0.1');
    await minutePasses();
    await it.admit('lena@example.org', '10.0.0.2');
  });

  test('of many who ask at once for one address, one gets a code', async () => {
    const { limits: it } = await limits();
    const asked = await Promise.allSettled(Array.from({ length: 10 }, () => it.admit('lena@example.org', '10.0.0.1')));
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('an address gets ten codes an hour', async () => {
    const { limits: it, minutePasses } = await limits();
    for (let time = 0; time < 10; time += 1) {
      await it.admit('lena@example.org', '10.0.0.1');
      await minutePasses();
    }
    const eleventh = it.admit('lena@example.org', '10.0.0.1');
    await expect(eleventh).rejects.toMatchObject({ ...tooSoon, retryAfter: 1_200 });
    await it.admit('max@example.org', '10.0.0.1');
  });

  test('people of one network get so many codes an hour, whoever they are for', async () => {
    const { limits: it } = await limits({ perNetwork: 2 });
    await it.admit('one@example.org', '2001:db8:1:2::1');
    await it.admit('two@example.org', '2001:db8:1:2:ffff::9');
    const third = it.admit('three@example.org', '2001:db8:1:2::3');
    await expect(third).rejects.toMatchObject({ ...tooMany, retryAfter: 1_800 });
    // What was refused has locked nobody out.
    await it.admit('three@example.org', '2001:db8:1:3::3');
  });

  test('what was taken back counts as never asked for', async () => {
    const { limits: it } = await limits({ perNetwork: 1 });
    for (let time = 0; time < 15; time += 1) {
      const takeBack = await it.admit('lena@example.org', '10.0.0.1');
      await takeBack();
    }
    await it.admit('lena@example.org', '10.0.0.1');
    await expect(it.admit('max@example.org', '10.0.0.1')).rejects.toMatchObject(tooMany);
  });

  test('what is taken back late does not unlock the address for a third code', async () => {
    const { limits: it, minutePasses } = await limits();
    const takeBack = await it.admit('lena@example.org', '10.0.0.1');
    await minutePasses();
    await it.admit('lena@example.org', '10.0.0.1');
    await takeBack();
    await expect(it.admit('lena@example.org', '10.0.0.1')).rejects.toMatchObject(tooSoon);
  });

  test('a network has a hundred wrong codes an hour, even where nothing else is limited', async () => {
    const { limits: it } = await limits({ limited: false });
    for (let time = 0; time < 100; time += 1) {
      await it.admitGuess('10.0.0.1');
      await it.countWrong('10.0.0.1');
    }
    await expect(it.admitGuess('10.0.0.1')).rejects.toMatchObject({ ...tooMany, retryAfter: 1_800 });
    await it.admitGuess('10.0.0.2');
    for (let time = 0; time < 12; time += 1) await it.admit('lena@example.org', '10.0.0.1');
  });
});

test('a request that was given up before it was counted has no address, and is counted all the same', () => {
  expect(networkOf(undefined)).toBe('gone');
});

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:cb00:7107', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['1::', '1:0:0:0::/64'],
])('%s is of the network %s', (ip, network) => expect(networkOf(ip)).toBe(network));
