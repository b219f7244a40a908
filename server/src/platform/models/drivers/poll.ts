import { setTimeout as wait } from 'node:timers/promises';

const firstPauseMs = 100;
const longestPauseMs = 3_000;

/** Asks again and again, less and less often, until there is an answer. Ends with the signal. */
export async function pollUntil<T>(look: () => Promise<T | undefined>, signal: AbortSignal | undefined): Promise<T> {
  for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(longestPauseMs, pauseMs * 1.5)) {
    const found = await look();
    if (found !== undefined) return found;
    await wait(pauseMs, undefined, { signal });
  }
}
