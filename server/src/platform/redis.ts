import { Redis } from 'ioredis';

/** A command that is not answered within this time has failed: callers must not wait for a store that is away. */
const commandTimeoutMs = 2_000;

/** Reconnects by itself for as long as it is open. `waits` keeps commands until then instead of refusing them. */
export function connectRedis(url: string, { waits }: { waits: boolean }): Redis {
  const redis = new Redis(url, {
    enableOfflineQueue: waits,
    maxRetriesPerRequest: waits ? null : 0,
    connectTimeout: 5_000,
    ...(!waits && { commandTimeout: commandTimeoutMs }),
    retryStrategy: (attempt) => Math.min(attempt * 100, 2_000),
  });
  // Without a listener each lost connection is an uncaught error; the commands that fail say it where it matters.
  redis.on('error', () => {});
  return redis;
}

/** Resolves once the server answers, so that a wrong address is noticed at the start. @throws after ten seconds */
export async function redisReady(redis: Redis): Promise<void> {
  if (redis.status === 'ready') return;
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  let why = 'it does not answer';
  const hear = ({ message }: Error) => (why = message);
  const timer = setTimeout(() => reject(new Error(why)), 10_000);
  redis.once('ready', resolve).on('error', hear);
  await promise.finally(() => {
    clearTimeout(timer);
    redis.off('ready', resolve).off('error', hear);
  });
}
