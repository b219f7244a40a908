import { connectRedis, redisReady } from '../redis.ts';
import { CacheUnavailable, type Cache } from './cache.ts';

/** Both steps in one, so that a process that dies between them leaves no counter that lives for ever. */
const incrementScript = `
  if tonumber(ARGV[2]) < 0 and redis.call('exists', KEYS[1]) == 0 then return 0 end
  local count = redis.call('incrby', KEYS[1], ARGV[2])
  if redis.call('ttl', KEYS[1]) == -1 then redis.call('expire', KEYS[1], ARGV[1]) end
  return count`;

/**
 * @param url `redis://…` or `rediss://…`
 * @param prefix begins every key, so that others may use the same Redis
 * @throws when Redis does not answer at the start; later, calls throw CacheUnavailable at once while it is away
 */
export async function openRedisCache(url: string, prefix = 'easel:'): Promise<Cache> {
  const redis = connectRedis(url, { waits: false });
  try {
    await redisReady(redis);
  } catch (error) {
    redis.disconnect();
    throw error;
  }
  return {
    get: (key) => answer(redis.get(prefix + key)),
    async set(key, value, ttlSeconds) {
      await answer(redis.set(prefix + key, value, 'EX', ttlSeconds));
    },
    take: (key) => answer(redis.getdel(prefix + key)),
    add: async (key, value, ttlSeconds) =>
      (await answer(redis.set(prefix + key, value, 'EX', ttlSeconds, 'NX'))) === 'OK',
    increment: async (key, ttlSeconds, by = 1) =>
      Number(await answer(redis.eval(incrementScript, 1, prefix + key, ttlSeconds, by))),
    async delete(key) {
      await answer(redis.del(prefix + key));
    },
    async close() {
      redis.disconnect();
    },
  };
}

async function answer<T>(command: Promise<T>): Promise<T> {
  try {
    return await command;
  } catch (error) {
    throw new CacheUnavailable(new Error(`Redis did not answer: ${(error as Error).message}`, { cause: error }));
  }
}
