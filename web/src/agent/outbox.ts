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
  const mark = (keys: readonly string[], failed: boolean, fault?: unknown) =>
    change(({ outgoing }) => ({ outgoing: marked(outgoing, keys, { failed, fault }) }));
  const begins = () => beginning(store.getState().outgoing);
  const mayGo = ({ threadId }: Pick<Outgoing, 'threadId'>) => threadId !== null || begins().length === 0;
  const posts = createPosts((key, error) => mark(lostWith(key, begins(), posts), true, error));
  const postNow = (message: Outgoing) => posts.start(message.key, (signal) => post(message, signal));
  const without = (keys: readonly string[]) => {
    for (const key of keys) {
      posts.stop(key);
      shelf?.drop(key).catch(() => {});
    }
    return store.getState().outgoing.filter(({ key }) => !keys.includes(key));
  };
  const settle = (messages: readonly Message[]) => {
    known = messages;
    const settled = settledIn(unclaimed(messages, store.getState()), store.getState().outgoing);
    if (settled.length === 0) return;
    const rest = without(settled.map(({ outgoing }) => outgoing.key));
    change((state) => ({ outgoing: rest, ...arrived(state, settled) }));
    goOnIn(begunBy(settled));
  };
  /** What was said in a new conversation goes on in it once it has its id. */
  const goOnIn = (threadId: string | null) => {
    if (threadId === null) return;
    const said = unsaid(store.getState().outgoing).map((message) => ({ ...message, threadId }));
    change(({ outgoing }) => ({ outgoing: [...outgoing.filter((message) => message.threadId !== null), ...said] }));
    for (const message of said) {
      keepOn(shelf, message);
      if (!message.failed && !posts.has(message.key)) postNow(message);
    }
  };
  const takeUp = (left: readonly KeptMessage[]) => {
    if (closed || left.length === 0) return;
    change((state) => takenUp(state, left));
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
      const isFirst = mayGo(content);
      change(({ outgoing }) => ({ outgoing: [...outgoing, message] }));
      keepOn(shelf, message);
      if (isFirst) postNow(message);
    },
    resend(key) {
      const message = store.getState().outgoing.find((candidate) => candidate.key === key);
      if (!message?.failed) return;
      const isFirst = mayGo(message);
      mark([key], false);
      if (!isFirst) return;
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

/** A message that has settled one of the same words settles no other. */
function unclaimed(messages: readonly Message[], { sentWith }: OutboxState): Message[] {
  return messages.filter(({ turnId }) => !sentWith.has(turnId));
}

/** What was said in a new conversation that has no id yet. */
function unsaid(outgoing: readonly Outgoing[]): Outgoing[] {
  return outgoing.filter(({ threadId }) => threadId === null);
}

/** Of it, what is on its way: the first makes the conversation, the others wait until it has its id. */
function beginning(outgoing: readonly Outgoing[]): Outgoing[] {
  return unsaid(outgoing).filter(({ failed }) => !failed);
}

function marked(
  outgoing: readonly Outgoing[],
  keys: readonly string[],
  mark: Pick<Outgoing, 'failed' | 'fault'>,
): Outgoing[] {
  return outgoing.map((message) => (keys.includes(message.key) ? { ...message, ...mark } : message));
}

/** With what was to begin a conversation, what waits for it is lost, too. */
function lostWith(key: string, begins: readonly Outgoing[], posts: { has: (key: string) => boolean }): string[] {
  if (!begins.some((message) => message.key === key)) return [key];
  return [key, ...begins.flatMap((message) => (posts.has(message.key) ? [] : message.key))];
}

function arrived(
  { threadId, sentWith }: Pick<OutboxState, 'threadId' | 'sentWith'>,
  settled: readonly Settled[],
): Pick<OutboxState, 'threadId' | 'sentWith'> {
  const now = settled.map(({ turnId, outgoing }) => [turnId, outgoing.sentWith] as const);
  return { sentWith: new Map([...sentWith, ...now]), threadId: threadId === null ? begunBy(settled) : threadId };
}

function keepOn(shelf: MessageShelf | undefined, { failed: _, fault: __, ...kept }: Outgoing): void {
  shelf?.keep(kept).catch(() => {});
}

/** What other windows have left unsent. */
function takenUp({ threadId, outgoing }: OutboxState, left: readonly KeptMessage[]): Partial<OutboxState> {
  const unsent = left.map((message): Outgoing => ({ ...message, failed: true }));
  // Where it was said is where one looks for it.
  const where = threadId === undefined && { threadId: left.at(-1)!.threadId };
  return { outgoing: [...unsent, ...outgoing], ...where };
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
        .finally(() => {
          // By then it may be on its way once more.
          if (posting.get(key) === controller) posting.delete(key);
        });
    },
    has: (key: string) => posting.has(key),
    stop: (key: string) => posting.get(key)?.abort(),
    stopAll() {
      for (const controller of posting.values()) controller.abort();
    },
  };
}
