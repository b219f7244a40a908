import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

/** Milliseconds until a part that could not be fetched is asked for again. */
const pauses = [1_000, 2_000, 4_000];

/** How to fetch what nobody has needed yet. */
const unfetched = new Set<() => Promise<unknown>>();

/**
 * A part of a page in a file of its own, fetched when it is first drawn. Where there is no line it waits for one: the
 * page goes on without the part and does not break. With a line it is asked for a few times more, then it fails; what
 * has no error page about it waits on instead.
 */
// oxlint-disable-next-line typescript/no-explicit-any -- as React has it: the part's own props are inferred from it
export function lazyPart<C extends ComponentType<any>>(load: () => Promise<C>, mayFail = true): LazyExoticComponent<C> {
  unfetched.add(load);
  return lazy(async () => ({ default: await fetchPatiently(load, mayFail) }));
}

/** Code that draws nothing and that one act needs: it comes with the parts that `fetchParts` fetches. */
export function fetchedAhead<T>(load: () => Promise<T>): () => Promise<T> {
  unfetched.add(load);
  return load;
}

/** Fetches all parts named so far, one after the other. For a page that rests: a lost line then takes none away. */
export async function fetchParts(): Promise<void> {
  for (const load of unfetched) {
    unfetched.delete(load);
    // Whoever needs it asks again.
    await load().catch(() => {});
  }
}

/** The time without a line is no attempt: what was under way as it came back fails once more. */
export async function fetchPatiently<T>(load: () => Promise<T>, mayFail: boolean): Promise<T> {
  for (let attempt = 0; ; attempt = navigator.onLine ? attempt + 1 : 0) {
    try {
      return await load();
    } catch (error) {
      if (mayFail && navigator.onLine && attempt >= pauses.length) throw error;
      await new Promise((resolve) => setTimeout(resolve, pauses[Math.min(attempt, pauses.length - 1)]));
    }
  }
}
