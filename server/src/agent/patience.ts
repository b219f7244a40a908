import { setTimeout as delay } from 'node:timers/promises';
import { catalogue, Refusal } from '@easel/contract';

/** Seconds between one try and the next: two minutes in all. */
const pauses = [0.5, 1, 2, 4, 8, 15, 30, 60];

/** Whether the fault is of something that the server stands on, and goes by: the work itself has not failed. */
export function isPassing(error: unknown): boolean {
  return error instanceof Refusal && catalogue[error.errorCode].status === 503;
}

/**
 * Tries again what a store or disk that is away has refused: for what has been paid for, and is nowhere but in memory.
 * @throws the last refusal, after two minutes; whatever else fails, at once
 */
export async function patiently<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T> {
  for (const seconds of pauses) {
    try {
      return await work();
    } catch (error) {
      if (!isPassing(error)) throw error;
    }
    await delay(seconds * 1000, undefined, { signal });
  }
  return work();
}
