/** What this window has sent and the server's history does not hold yet; and which conversation is open. */
import type { Message } from '@easel/contract';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { settledIn, type Outgoing, type SentWith } from './outgoing.ts';

export interface OutboxState {
  /** `undefined`: the one that was last spoken in; `null`: a new one. */
  readonly threadId: string | null | undefined;
  readonly outgoing: readonly Outgoing[];
  /** By turn, for messages of this window. */
  readonly sentWith: ReadonlyMap<string, SentWith>;
}

/** Puts a message on its way; done when the server has it, or when the signal says so. */
export type Post = (message: Outgoing, signal: AbortSignal) => Promise<void>;

export interface Outbox extends Pick<StoreApi<OutboxState>, 'getState' | 'subscribe' | 'getInitialState'> {
  openThread(threadId: string | null): void;
  send(message: Omit<Outgoing, 'failed' | 'key'>): void;
  /** Sends a message again that did not arrive. */
  resend(key: string): void;
  discard(key: string): void;
  /** Lets go of what the history holds by now. */
  settle(messages: readonly Message[]): void;
  close(): void;
}

export function createOutbox(post: Post): Outbox {
  const store = createStore<OutboxState>(() => ({ threadId: undefined, outgoing: [], sentWith: new Map() }));
  const posting = new Map<string, AbortController>();
  const change = (make: (state: OutboxState) => Partial<OutboxState>) => store.setState(make(store.getState()));
  const mark = (key: string, failed: boolean, fault?: unknown) =>
    change(({ outgoing }) => ({
      outgoing: outgoing.map((message) => (message.key === key ? { ...message, failed, fault } : message)),
    }));
  const without = (keys: readonly string[]) => {
    for (const key of keys) posting.get(key)?.abort();
    return store.getState().outgoing.filter(({ key }) => !keys.includes(key));
  };
  const put = (message: Outgoing) => {
    const controller = new AbortController();
    posting.set(message.key, controller);
    post(message, controller.signal)
      .catch((error: unknown) => {
        // Once settled it is no longer here to be marked: a stream that is cut then is no failure.
        if (!controller.signal.aborted) mark(message.key, true, error);
      })
      .finally(() => posting.delete(message.key));
  };

  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    openThread: (threadId) => store.setState({ threadId }),
    send(content) {
      const message = { ...content, key: crypto.randomUUID(), failed: false };
      change(({ outgoing }) => ({ outgoing: [...outgoing, message] }));
      put(message);
    },
    resend(key) {
      const message = store.getState().outgoing.find((candidate) => candidate.key === key);
      if (!message?.failed) return;
      mark(key, false);
      put({ ...message, failed: false });
    },
    discard: (key) => store.setState({ outgoing: without([key]) }),
    settle(messages) {
      const settled = settledIn(messages, store.getState().outgoing);
      if (settled.length === 0) return;
      change(({ threadId, sentWith }) => ({
        outgoing: without(settled.map(({ outgoing }) => outgoing.key)),
        sentWith: new Map([
          ...sentWith,
          ...settled.map(({ outgoing, turnId }) => [turnId, outgoing.sentWith] as const),
        ]),
        // A new conversation has its id only now.
        threadId:
          threadId === null ? (settled.find(({ outgoing }) => outgoing.threadId === null)?.threadId ?? null) : threadId,
      }));
    },
    close() {
      for (const controller of posting.values()) controller.abort();
    },
  };
}
