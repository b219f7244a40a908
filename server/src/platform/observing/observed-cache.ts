import type { Cache } from '../cache/cache.ts';
import type { Observer } from './observer.ts';

/** The cache, each of its calls told to an observer. */
export function observedCache(cache: Cache, observer: Observer): Cache {
  const observed =
    <A extends unknown[], T>(operation: string, call: (...words: A) => Promise<T>) =>
    async (...words: A): Promise<T> => {
      const observation = observer.begin('cache_call', { operation });
      try {
        const answer = await call(...words);
        observation.end('ok');
        return answer;
      } catch (error) {
        observation.end('failed');
        throw error;
      }
    };
  return {
    get: observed('get', cache.get),
    set: observed('set', cache.set),
    take: observed('take', cache.take),
    add: observed('add', cache.add),
    increment: observed('increment', cache.increment),
    delete: observed('delete', cache.delete),
    close: () => cache.close(),
  };
}
