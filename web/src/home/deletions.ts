import { ApiError, type ErrorCode } from '@easel/contract';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/**
 * Projects that have left the page and are deleted, or left by the person, once nobody can say Undo any more. A project
 * stays in the set when that has gone through: the list that the page holds may still name it.
 */
const store = createStore<ReadonlySet<string>>(() => new Set());
/** Tells the server. The page may be going: a request that is kept alive does not go with it. */
export type SendDeletion = (request: { readonly keepalive: true }) => Promise<unknown>;
/** Those of the set of which the server has not been told. */
const waiting = new Map<string, SendDeletion>();
/** What the server says when it was done already. */
const done: readonly ErrorCode[] = ['project.not_found', 'share.member_not_found'];

export function useDeletions(): ReadonlySet<string> {
  return useStore(store);
}

export function holdDeletion(id: string, send: SendDeletion): void {
  waiting.set(id, send);
  store.setState(new Set([...store.getState(), id]), true);
  // Who closes the page ends the time for Undo, so they are asked; adding the same listeners again is without effect.
  addEventListener('beforeunload', ask);
  addEventListener('pagehide', sendAll);
}

export function dropDeletion(id: string): void {
  waiting.delete(id);
  store.setState(new Set([...store.getState()].filter((other) => other !== id)), true);
}

/** Sends the deletion of a project that is held; does nothing when that was done already. Brings it back to the page on failure. */
export async function sendDeletion(id: string): Promise<void> {
  const send = waiting.get(id);
  waiting.delete(id);
  try {
    await send?.({ keepalive: true });
  } catch (error) {
    if (error instanceof ApiError && done.some((code) => code === error.errorCode)) return;
    dropDeletion(id);
    throw error;
  }
}

function ask(event: BeforeUnloadEvent): void {
  if (waiting.size > 0) event.preventDefault();
}

function sendAll(): void {
  for (const id of waiting.keys()) void sendDeletion(id).catch(() => {});
}
