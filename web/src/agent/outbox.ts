/** What this window has sent and the server's history does not hold yet; and which conversation is open. */
import type { Message } from '@easel/contract';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { KeptMessage, MessageShelf } from './message-shelf.ts';
import { settledIn, type Outgoing, type SentWith, type Settled } from './outgoing.ts';

export interface OutboxState {
  /** `undefined`: the one that was last spoken in; `null`: a new one. */
  readonly threadId: string | null | undefined;
  readonly outgoing: readonly Outgoing[];
  /** By turn, for messages of this window. */
  readonly sentWith: ReadonlyMap<string, SentWith>;
}

/** Puts a message on its way; done when the server has it, or when the signal says so. */
export type Post = (message: Outgoing, signal: AbortSignal) => Promise<void>;

export interface OutboxOptions {
  readonly post: Post;
  /** Keeps what is on its way beyond this window. */
  readonly shelf?: MessageShelf;
  /** What the server holds by now, asked before anything is sent once more. */
  readonly history?: (signal: AbortSignal) => Promise<readonly Message[]>;
}

export interface Outbox extends Pick<StoreApi<OutboxState>, 'getState' | 'subscribe' | 'getInitialState'> {
  openThread(threadId: string | null): void;
  send(message: Omit<Outgoing, 'failed' | 'key'>): void;
  /** Sends a message again that did not arrive, unless the history has it after all. */
  resend(key: string): void;
  discard(key: string): void;
  /** Lets go of what the history holds by now. */
  settle(messages: readonly Message[]): void;
  close(): void;
}

export function createOutbox({ post, shelf, history }: OutboxOptions): Outbox {
  const store = createStore<OutboxState>(() => ({ threadId: undefined, outgoing: [], sentWith: new Map() }));
  let closed = false;
  let known: readonly Message[] = [];
  const change = (make: (state: OutboxState) => Partial<OutboxState>) => store.setState(make(store.getState()));
  const mark = (key: string, failed: boolean, fault?: unknown) =>
    change(({ outgoing }) => ({
      outgoing: outgoing.map((message) => (message.key === key ? { ...message, failed, fault } : message)),
    }));
  const posts = createPosts((key, error) => mark(key, true, error));
  const without = (keys: readonly string[]) => {
    for (const key of keys) {
      posts.stop(key);
      shelf?.drop(key).catch(() => {});
    }
    return store.getState().outgoing.filter(({ key }) => !keys.includes(key));
  };
  const settle = (messages: readonly Message[]) => {
    known = messages;
    const settled = settledIn(messages, store.getState().outgoing);
    if (settled.length === 0) return;
    change(({ threadId, sentWith }) => ({
      outgoing: without(settled.map(({ outgoing }) => outgoing.key)),
      sentWith: new Map([...sentWith, ...settled.map((one) => [one.turnId, one.outgoing.sentWith] as const)]),
      threadId: threadId === null ? begunBy(settled) : threadId,
    }));
  };
  const takeUp = (left: readonly KeptMessage[]) => {
    if (closed || left.length === 0) return;
    const unsent = left.map((message): Outgoing => ({ ...message, failed: true }));
    // Where it was said is where one looks for it.
    const { threadId } = left.at(-1)!;
    change((state) => ({
      outgoing: [...unsent, ...state.outgoing],
      ...(state.threadId === undefined && { threadId }),
    }));
    settle(known);
  };
  // A browser that forbids the database has kept nothing in it.
  shelf?.takeOver().then(takeUp, () => {});

  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    openThread: (threadId) => store.setState({ threadId }),
    send(content) {
      const key = crypto.randomUUID();
      const message = { ...content, key, failed: false };
      change(({ outgoing }) => ({ outgoing: [...outgoing, message] }));
      const { failed: _, ...kept } = message;
      shelf?.keep(kept).catch(() => {});
      posts.start(key, (signal) => post(message, signal));
    },
    resend(key) {
      const message = store.getState().outgoing.find((candidate) => candidate.key === key);
      if (!message?.failed) return;
      mark(key, false);
      posts.start(key, async (signal) => {
        // It may have arrived although nobody heard the answer.
        if (history) settle(await history(signal));
        if (!signal.aborted) await post({ ...message, failed: false }, signal);
      });
    },
    discard: (key) => store.setState({ outgoing: without([key]) }),
    settle,
    close() {
      closed = true;
      shelf?.close();
      posts.stopAll();
    },
  };
}

/** A new conversation has its id only once its first message has arrived. */
function begunBy(settled: readonly Settled[]): string | null {
  return settled.find(({ outgoing }) => outgoing.threadId === null)?.threadId ?? null;
}

/** What is being sent, by its key. */
function createPosts(onFailure: (key: string, error: unknown) => void) {
  const posting = new Map<string, AbortController>();
  return {
    start(key: string, make: (signal: AbortSignal) => Promise<void>) {
      const controller = new AbortController();
      posting.set(key, controller);
      make(controller.signal)
        .catch((error: unknown) => {
          // Once settled it is no longer here to be marked: a stream that is cut then is no failure.
          if (!controller.signal.aborted) onFailure(key, error);
        })
        .finally(() => posting.delete(key));
    },
    stop: (key: string) => posting.get(key)?.abort(),
    stopAll() {
      for (const controller of posting.values()) controller.abort();
    },
  };
}
