import { randomUUID } from 'node:crypto';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { afterEach, describe, expect, inject, test, vi } from 'vitest';
import { Listening, mostWaiting } from '../src/platform/live-events/listening.ts';
import type { LiveEvents } from '../src/platform/live-events/live-events.ts';
import { memoryLiveEvents } from '../src/platform/live-events/memory.ts';
import { openRedisLiveEvents } from '../src/platform/live-events/redis.ts';

const redisUrl = inject('redisUrl');
/** Opens one view of the same events each time it is called: in Redis, as two processes would have. */
const kinds: Record<string, () => () => Promise<LiveEvents>> = {
  memory: () => {
    const events = memoryLiveEvents();
    return async () => events;
  },
  ...(redisUrl && {
    redis: () => {
      const prefix = `test-${randomUUID()}:`;
      return () => openRedisLiveEvents(redisUrl, () => {}, prefix);
    },
  }),
};

describe.each(Object.entries(kinds))('live events in %s', (_, kind) => {
  const opened: LiveEvents[] = [];
  afterEach(async () => void (await Promise.all(opened.splice(0).map((events) => events.close()))));

  async function two() {
    const open = kind();
    const [here, there] = [await open(), await open()];
    opened.push(here, there);
    return { here, there };
  }
  /** Subscribing takes a moment over a network, so the first message is repeated until it is heard. */
  async function listen(events: LiveEvents, publisher: LiveEvents, channel: string) {
    const heard: unknown[] = [];
    const stop = events.subscribe(channel, (message) => {
      if (message !== 'ready?') heard.push(message);
      else ready = true;
    });
    let ready = false;
    await vi.waitFor(() => {
      publisher.publish(channel, 'ready?');
      expect(ready).toBe(true);
    }, 5_000);
    return { heard, stop };
  }

  test('what one publishes, all listeners of the channel hear in order, and nobody else', async () => {
    const { here, there } = await two();
    const [one, other, foreign] = [
      await listen(here, there, 'tea'),
      await listen(there, here, 'tea'),
      await listen(there, here, 'coffee'),
    ];
    const messages = Array.from({ length: 20 }, (_, index) => ({ index, text: '茶' }));
    for (const message of messages) here.publish('tea', message);
    await vi.waitFor(() => expect([one.heard, other.heard]).toEqual([messages, messages]), 10_000);
    expect(foreign.heard).toEqual([]);
  });

  test('once subscriptions have settled, what is published is heard', async () => {
    const { here, there } = await two();
    const heard: unknown[] = [];
    for (const channel of ['tea', 'coffee']) here.subscribe(channel, (message) => heard.push(message));
    await here.settled();
    there.publish('tea', 1);
    there.publish('coffee', 2);
    await vi.waitFor(() => expect(heard).toEqual([1, 2]), 10_000);
  });

  test('who stops hears nothing more, and takes nobody along', async () => {
    const { here, there } = await two();
    const [leaves, stays] = [await listen(here, there, 'tea'), await listen(here, there, 'tea')];
    leaves.stop();
    leaves.stop();
    there.publish('tea', 1);
    await vi.waitFor(() => expect(stays.heard).toEqual([1]), 10_000);
    expect(leaves.heard).toEqual([]);
    stays.stop();
    const late = await listen(here, there, 'tea');
    there.publish('tea', 2);
    await vi.waitFor(() => expect(late.heard).toEqual([2]), 10_000);
  });
});

test.runIf(redisUrl)('after a lost connection one is told of the gap, and hears again', async () => {
  const line = await lineTo(new URL(redisUrl!));
  const events = await openRedisLiveEvents(line.url, () => {}, `test-${randomUUID()}:`);
  const gap = Promise.withResolvers<void>();
  events.onGap(gap.resolve);
  const heard: unknown[] = [];
  events.subscribe('tea', (message) => heard.push(message));
  await events.settled();
  line.cut();
  await gap.promise;
  await vi.waitFor(() => {
    events.publish('tea', 'again');
    expect(heard).toContain('again');
  }, 5_000);
  await events.close();
  line.close();
});

/** A way to a server that can be cut. */
async function lineTo({ hostname, port }: URL) {
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => {}).on('close', () => sockets.delete(socket));
    }
    near.pipe(far).pipe(near);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  const close = () => {
    cut();
    server.close();
  };
  return { url: `redis://127.0.0.1:${(server.address() as AddressInfo).port}`, cut, close };
}

test('a reader that does not read has so many messages waiting, is told these, and then nothing', async () => {
  const events = memoryLiveEvents();
  const stopped = vi.fn();
  const subscribe = (heard: (message: number) => void) => {
    const stop = events.subscribe('tea', (message) => heard(message as number));
    return () => (stopped(), stop());
  };
  const listening = new Listening(subscribe, new AbortController().signal);
  for (let message = 0; message < mostWaiting; message += 1) events.publish('tea', message);
  await events.settled();
  expect(stopped).not.toHaveBeenCalled();
  for (const message of ['one', 'more']) events.publish('tea', message);
  await vi.waitFor(() => expect(stopped).toHaveBeenCalled(), 10_000);
  expect(await Array.fromAsync(listening)).toEqual(Array.from({ length: mostWaiting }, (_, index) => index));
});

test('publishing never throws, not even into a closed connection', async () => {
  const memory = memoryLiveEvents();
  await memory.close();
  expect(() => memory.publish('tea', 1)).not.toThrow();
});

test.runIf(redisUrl)('a message that Redis does not take is lost, and its loss is told', async () => {
  const lost = vi.fn();
  const events = await openRedisLiveEvents(redisUrl!, lost);
  await events.close();
  events.publish('tea', 1);
  await vi.waitFor(() => expect(lost).toHaveBeenCalledWith(expect.any(Error)), 10_000);
});
