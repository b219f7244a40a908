import { expect, test, vi } from 'vitest';
import type { KeptMessage, MessageShelf } from '../../src/agent/message-shelf.ts';
import { createOutbox, type Outbox, type Post } from '../../src/agent/outbox.ts';
import { asked } from './turns.ts';

/** A post of which the test decides how it ends. */
function posted() {
  const ends: { resolve: () => void; reject: (error: Error) => void; signal: AbortSignal }[] = [];
  const post = vi.fn<Post>((_, signal) => new Promise((resolve, reject) => ends.push({ resolve, reject, signal })));
  return { ends, post };
}
const say = (outbox: Outbox, text: string, threadId: string | null = 'thread') =>
  outbox.send({ text, threadId, sentWith: { imageCount: 2 }, selection: [], knownTurns: new Set() });
const states = (outbox: Outbox) => outbox.getState().outgoing.map(({ text, failed }) => `${text} ${failed}`);

test('a message stays until the history has it, and then what it was sent with is known by its turn', () => {
  const { ends, post } = posted();
  const outbox = createOutbox({ post });
  say(outbox, 'Warmer');
  outbox.settle([asked('other', 'Cooler')]);
  expect(states(outbox)).toEqual(['Warmer false']);
  outbox.settle([asked('other', 'Cooler'), asked('a', 'Warmer')]);
  expect(states(outbox)).toEqual([]);
  expect(outbox.getState().sentWith.get('a')).toEqual({ imageCount: 2 });
  expect(ends[0]?.signal.aborted).toBe(true);
});

test('what did not arrive is kept and can be sent again', async () => {
  const { ends, post } = posted();
  const outbox = createOutbox({ post });
  say(outbox, 'Warmer');
  const key = outbox.getState().outgoing[0]!.key;
  outbox.resend(key);
  expect(post).toHaveBeenCalledTimes(1);
  ends[0]!.reject(new TypeError('network error'));
  await vi.waitFor(() => expect(states(outbox)).toEqual(['Warmer true']), 10_000);
  outbox.resend(key);
  expect(states(outbox)).toEqual(['Warmer false']);
  expect(post).toHaveBeenCalledTimes(2);
});

test('a message that arrived although its connection broke is not shown twice', async () => {
  const { ends, post } = posted();
  const outbox = createOutbox({ post });
  say(outbox, 'Warmer');
  ends[0]!.reject(new TypeError('network error'));
  await vi.waitFor(() => expect(states(outbox)).toEqual(['Warmer true']), 10_000);
  outbox.settle([asked('a', 'Warmer')]);
  expect(states(outbox)).toEqual([]);
});

test('a new conversation is the open one as soon as it has an id', () => {
  const outbox = createOutbox({ post: posted().post });
  outbox.openThread(null);
  say(outbox, 'A banner', null);
  outbox.settle([asked('a', 'A banner', 'fresh')]);
  expect(outbox.getState().threadId).toBe('fresh');
});

test('what is said before a new conversation has its id is said in it, and not in one of its own', () => {
  const { ends, post } = posted();
  const outbox = createOutbox({ post });
  outbox.openThread(null);
  say(outbox, 'A banner', null);
  say(outbox, 'And a card', null);
  expect(ends).toHaveLength(1);
  outbox.settle([asked('a', 'A banner', 'fresh')]);
  expect(outbox.getState().outgoing).toMatchObject([{ text: 'And a card', threadId: 'fresh' }]);
  expect(post.mock.calls.map(([{ text, threadId }]) => [text, threadId])).toEqual([
    ['A banner', null],
    ['And a card', 'fresh'],
  ]);
});

test('what waits for a new conversation that did not come about waits no longer, and can be sent again', async () => {
  const { ends, post } = posted();
  const outbox = createOutbox({ post });
  say(outbox, 'A banner', null);
  say(outbox, 'And a card', null);
  ends[0]!.reject(new TypeError('network error'));
  await vi.waitFor(() => expect(states(outbox)).toEqual(['A banner true', 'And a card true']), 10_000);
  for (const { key } of outbox.getState().outgoing) outbox.resend(key);
  expect(post.mock.calls.map(([{ text }]) => text)).toEqual(['A banner', 'A banner']);
  outbox.settle([asked('a', 'A banner', 'fresh')]);
  expect(post.mock.lastCall?.[0]).toMatchObject({ text: 'And a card', threadId: 'fresh' });
});

test('the same words said twice are not taken for said once when the first of them has arrived', () => {
  const { ends, post } = posted();
  const outbox = createOutbox({ post });
  say(outbox, 'One more');
  say(outbox, 'One more');
  for (let round = 0; round < 2; round++) outbox.settle([asked('a', 'One more')]);
  expect(states(outbox)).toEqual(['One more false']);
  expect(ends.map(({ signal }) => signal.aborted)).toEqual([true, false]);
});

test('whoever has gone to another conversation meanwhile stays there', () => {
  const outbox = createOutbox({ post: posted().post });
  outbox.openThread(null);
  say(outbox, 'A banner', null);
  outbox.openThread('elsewhere');
  outbox.settle([asked('a', 'A banner', 'fresh')]);
  expect(outbox.getState().threadId).toBe('elsewhere');
});

test('taking a message back ends its post and is no failure', async () => {
  const { ends, post } = posted();
  const outbox = createOutbox({ post });
  say(outbox, 'Warmer');
  outbox.discard(outbox.getState().outgoing[0]!.key);
  ends[0]!.reject(new DOMException('aborted', 'AbortError'));
  await post.mock.results[0]!.value.catch(() => {});
  expect(states(outbox)).toEqual([]);
  expect(ends[0]!.signal.aborted).toBe(true);
});

/** What a browser keeps, as windows that follow each other find it. */
function newShelf(): MessageShelf {
  const kept = new Map<string, KeptMessage>();
  return {
    keep: async (message) => void kept.set(message.key, message),
    drop: async (key) => void kept.delete(key),
    takeOver: async () => [...kept.values()],
    close() {},
  };
}

test('a message that did not arrive is there after a reload, in its conversation, until it is sent or taken back', async () => {
  const shelf = newShelf();
  const before = posted();
  const window = createOutbox({ post: before.post, shelf });
  const references = [{ nodeId: null, assetId: 'asset', url: '/cup.png', title: 'cup' }];
  window.send({ text: 'Warmer', threadId: null, sentWith: {}, selection: ['a'], references, knownTurns: new Set() });
  before.ends[0]!.reject(new TypeError('network error'));
  window.close();

  const reloaded = createOutbox({ ...posted(), shelf });
  await vi.waitFor(() => expect(states(reloaded)).toEqual(['Warmer true']), 10_000);
  expect(reloaded.getState().outgoing[0]).toMatchObject({ references, selection: ['a'] });
  expect(reloaded.getState().threadId).toBeNull();
  reloaded.discard(reloaded.getState().outgoing[0]!.key);
  reloaded.close();
  expect(await shelf.takeOver()).toEqual([]);
});

test('a message that had arrived after all is neither shown after a reload nor sent again', async () => {
  const shelf = newShelf();
  const window = createOutbox({ ...posted(), shelf });
  say(window, 'Warmer');
  window.close();

  const reloaded = createOutbox({ ...posted(), shelf });
  const shown: string[][] = [];
  reloaded.subscribe(() => shown.push(states(reloaded)));
  reloaded.settle([asked('a', 'Warmer')]);
  await vi.waitFor(() => expect(shown.at(-1)).toEqual([]), 10_000);
  expect(await shelf.takeOver()).toEqual([]);
});

test('before a message is sent again the history is asked whether it has it', async () => {
  const { ends, post } = posted();
  const history = vi.fn(async () => [asked('a', 'Warmer')]);
  const outbox = createOutbox({ post, history });
  say(outbox, 'Warmer');
  ends[0]!.reject(new TypeError('network error'));
  await vi.waitFor(() => expect(states(outbox)).toEqual(['Warmer true']), 10_000);
  outbox.resend(outbox.getState().outgoing[0]!.key);
  await vi.waitFor(() => expect(states(outbox)).toEqual([]), 10_000);
  expect(history).toHaveBeenCalledTimes(1);
  expect(post).toHaveBeenCalledTimes(1);
});
