import { ApiError } from '@easel/contract';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { client } from '../api/client.ts';

/**
 * Projects that have left the page and are deleted once nobody can say Undo any more. A project stays in the set when
 * its deletion has gone through: the list that the page holds may still name it.
 */
const store = createStore<ReadonlySet<string>>(() => new Set());
/** Those of the set whose deletion has not been sent. */
const waiting = new Set<string>();

export function useDeletions(): ReadonlySet<string> {
  return useStore(store);
}

export function holdDeletion(id: string): void {
  waiting.add(id);
  store.setState(new Set([...store.getState(), id]), true);
  // Who closes the page ends the time for Undo, so they are asked; adding the same listeners again is without effect.
  addEventListener('beforeunload', ask);
  addEventListener('pagehide', sendAll);
}

export function dropDeletion(id: string): void {
  waiting.delete(id);
  store.setState(new Set([...store.getState()].filter((other) => other !== id)), true);
}

/** Deletes a project that is held; does nothing when that was done already. Brings it back to the page on failure. */
export async function sendDeletion(id: string): Promise<void> {
  if (!waiting.delete(id)) return;
  try {
    // The page may be going: the request must not go with it.
    await client.projects.remove({ id }, { keepalive: true });
  } catch (error) {
    if (error instanceof ApiError && error.errorCode === 'project.not_found') return;
    dropDeletion(id);
    throw error;
  }
}

function ask(event: BeforeUnloadEvent): void {
  if (waiting.size > 0) event.preventDefault();
}

function sendAll(): void {
  for (const id of waiting) void sendDeletion(id).catch(() => {});
}
