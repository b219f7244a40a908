import type { Cache } from './cache.ts';

type Entry = { value: string; endsAt: number };

const sweepMs = 30_000;

/**
 * Keeps at most `capacity` values. When it is full, what was set longest ago goes first: values are small and live for
 * minutes, so only a flood fills it, and what was set just before the flood is what that costs.
 */
export function memoryCache({ capacity = 100_000, now = Date.now } = {}): Cache {
  const entries = new Map<string, Entry>();
  const sweeping = setInterval(sweep, sweepMs).unref();

  function sweep() {
    for (const [key, { endsAt }] of entries) if (endsAt <= now()) entries.delete(key);
  }
  function living(key: string): Entry | undefined {
    const entry = entries.get(key);
    if (!entry || entry.endsAt > now()) return entry;
    entries.delete(key);
    return undefined;
  }
  function put(key: string, value: string, ttlSeconds: number) {
    entries.delete(key); // so that it moves to the young end
    if (entries.size >= capacity) entries.delete(entries.keys().next().value!);
    entries.set(key, { value, endsAt: now() + ttlSeconds * 1000 });
  }

  return {
    get: async (key) => living(key)?.value ?? null,
    set: async (key, value, ttlSeconds) => put(key, value, ttlSeconds),
    async take(key) {
      const value = living(key)?.value ?? null;
      entries.delete(key);
      return value;
    },
    async add(key, value, ttlSeconds) {
      if (living(key)) return false;
      put(key, value, ttlSeconds);
      return true;
    },
    async increment(key, ttlSeconds, by = 1) {
      const entry = living(key);
      if (!entry && by < 0) return 0;
      const count = Number(entry?.value ?? 0) + by;
      if (entry) entry.value = String(count);
      else put(key, String(count), ttlSeconds);
      return count;
    },
    delete: async (key) => void entries.delete(key),
    async close() {
      clearInterval(sweeping);
      entries.clear();
    },
  };
}
