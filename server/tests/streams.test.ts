import { request as openRequest, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import { expect, test, vi } from 'vitest';
import { eventStream } from '../src/http/event-stream.ts';
import { prefersEvents } from '../src/http/accept.ts';
import { bareServer, countTo, type BareHandlers } from './bare-server.ts';

const events = { accept: 'text/event-stream' };
const counted = (count: number) => ({ id: String(count), event: { type: 'counted' as const, count } });

/** Opens a stream and reads it piece by piece, as `fetch` would hide. */
async function connect(url: string): Promise<IncomingMessage> {
  const call = openRequest(url, { headers: events }).end();
  const [answer] = (await once(call, 'response')) as [IncomingMessage];
  return answer.setEncoding('utf8');
}

test('events travel with id, type and data, behind advice on when to reconnect', async () => {
  const { listen } = bareServer();
  const answer = await fetch(`${await listen()}/api/counting`, { headers: events });
  expect(answer.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  expect(answer.headers.get('cache-control')).toContain('no-cache');
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'self'");
  const [advice, first, ...rest] = (await answer.text()).split('\n\n');
  expect(advice).toBe('retry: 2000');
  expect(first).toBe('id: 1\nevent: counted\ndata: {"type":"counted","count":1}');
  expect(rest).toHaveLength(3);
});

test('a route with both forms streams only for those who ask for it by name', async () => {
  const { listen } = bareServer();
  const url = `${await listen()}/api/chat`;
  const ask = (accept: string) =>
    fetch(url, { method: 'POST', body: '{}', headers: { 'content-type': 'application/json', accept } });
  expect(await (await ask('*/*')).json()).toEqual({ whole: true });
  expect(await (await ask('application/json')).json()).toEqual({ whole: true });
  expect(await (await ask('text/event-stream')).text()).toContain('event: counted');
});

test.each([
  [undefined, false],
  ['*/*', false],
  ['application/json, text/event-stream', false],
  ['text/event-stream, application/json', true],
  ['application/json;q=0.5, text/event-stream', true],
  ['text/event-stream;q=0', false],
  ['Text/Event-Stream', true],
])('Accept %s prefers events: %s', (accept, wanted) => {
  expect(prefersEvents(accept)).toBe(wanted);
});

test('a refusal before the first event is an ordinary answer', async () => {
  const { Refusal } = await import('@easel/contract');
  const counting: BareHandlers['counting'] = async () => {
    throw new Refusal('auth.required');
  };
  const { listen } = bareServer({ counting });
  const answer = await fetch(`${await listen()}/api/counting`, { headers: events });
  expect(answer.status).toBe(401);
  expect(await answer.json()).toMatchObject({ errorCode: 'auth.required' });
});

test('a client that goes ends the source and the request’s signal', async () => {
  const ended = vi.fn();
  const signals: AbortSignal[] = [];
  const counting: BareHandlers['counting'] = (_, { request }) => {
    signals.push(request.signal);
    return endless(request.signal, ended);
  };
  const { listen } = bareServer({ counting });
  const answer = await connect(`${await listen()}/api/counting`);
  await once(answer, 'data');
  answer.destroy();
  await vi.waitFor(() => expect(ended).toHaveBeenCalledOnce(), 10_000);
  expect(signals[0]!.aborted).toBe(true);
});

test('draining ends streams, refuses what is new, and lets answers under way finish', async () => {
  const slow = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  const { listen, fastify } = bareServer({
    counting: (_, { request }) => endless(request.signal, () => {}),
    faulty: async () => {
      begun.resolve();
      await slow.promise;
      return null;
    },
  });
  const baseUrl = await listen();
  const stream = await connect(`${baseUrl}/api/counting`);
  await once(stream, 'data');
  const underWay = fetch(`${baseUrl}/api/faulty`);
  await begun.promise;
  // A connection that is open already, as browsers and proxies keep them.
  const closed = fastify.close();
  await once(stream.resume(), 'end');
  slow.resolve();
  expect((await underWay).status).toBe(200);
  await closed;
});

test('while it drains, the server answers 503 and says when to try again', async () => {
  const server = bareServer();
  const held = Promise.withResolvers<void>();
  server.fastify.addHook('preClose', () => held.promise);
  const baseUrl = await server.listen();
  const closing = server.fastify.close();
  await vi.waitFor(() => expect(server.draining.aborted).toBe(true), 10_000);
  const answer = await fetch(`${baseUrl}/api/facts/1`);
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
  expect(await answer.json()).toMatchObject({ errorCode: 'server.draining' });
  held.resolve();
  await closing;
});

test('a slow client slows the source', async () => {
  let made = 0;
  async function* wide() {
    for (;;) {
      made += 1;
      yield { event: { type: 'counted' as const, count: 1, padding: 'x'.repeat(10_000) } };
    }
  }
  const { listen } = bareServer({ counting: () => wide() });
  const answer = await connect(`${await listen()}/api/counting`);
  answer.pause();
  let last = -1;
  // Settles once the buffers between both ends are full, after some megabytes.
  await vi.waitFor(
    () => {
      const grown = made !== last;
      last = made;
      expect(grown).toBe(false);
    },
    { timeout: 20_000, interval: 300 },
  );
  expect(made).toBeLessThan(5_000);
  answer.destroy();
});

test('a quiet stream is kept alive by comments', async () => {
  const stop = new AbortController();
  const stream = eventStream(
    endless(stop.signal, () => {}, 0),
    { signal: stop.signal, heartBeatMs: 5 },
  );
  expect((await stream.next()).value).toBe('retry: 2000\n\n');
  expect((await stream.next()).value).toBe(': still here\n\n');
  expect((await stream.next()).value).toBe(': still here\n\n');
  stop.abort();
  expect((await stream.next()).done).toBe(true);
});

test('a stream that fails ends, and passes its reason on', async () => {
  async function* failing() {
    yield* countTo(1);
    throw new Error('broken');
  }
  const stream = eventStream(failing(), { signal: new AbortController().signal });
  await stream.next();
  expect((await stream.next()).value).toContain('id: 1');
  await expect(stream.next()).rejects.toThrow('broken');
});

test('whoever has gone before the first event asks nobody for it', async () => {
  const stop = new AbortController();
  let asked = false;
  async function* asking() {
    asked = true;
    yield* countTo(1);
  }
  const stream = eventStream(asking(), { signal: stop.signal });
  await stream.next();
  stop.abort();
  expect([await stream.next(), asked]).toEqual([{ done: true, value: undefined }, false]);
});

test('an id can’t smuggle in fields of its own', async () => {
  async function* sly() {
    yield { id: '1\ndata: forged\n\n', event: { type: 'counted' } };
  }
  const stream = eventStream(sly(), { signal: new AbortController().signal });
  await stream.next();
  expect((await stream.next()).value).toBe('id: 1data: forged\nevent: counted\ndata: {"type":"counted"}\n\n');
});

/** Sends one event (or none), then nothing until someone stops it. */
async function* endless(signal: AbortSignal, ended: () => void, first = 1) {
  try {
    if (first) yield counted(first);
    await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
  } finally {
    ended();
  }
}
