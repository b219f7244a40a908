import { expect } from 'vitest';
import type { Client } from './client.ts';
import type { StreamedEvent } from './shapes.ts';

export interface OpenStream {
  readonly headers: Headers;
  /** The next event; `undefined` when the stream has ended. */
  next(): Promise<StreamedEvent | undefined>;
  /** Events up to and including the first of this type. */
  until(type: string): Promise<StreamedEvent[]>;
  /** All that still come, until the server ends the stream. */
  rest(): Promise<StreamedEvent[]>;
  /** Hangs up, as a closed laptop does. */
  hangUp(): void;
}

/** Opens a stream of server-sent events as the standard describes them. */
export async function openStream(
  client: Client,
  path: string,
  { method = 'GET', body, lastEventId }: { method?: string; body?: unknown; lastEventId?: string } = {},
): Promise<OpenStream> {
  const hangUp = new AbortController();
  const response = await fetch(client.address + path, {
    method,
    signal: hangUp.signal,
    headers: {
      ...client.headers,
      accept: 'text/event-stream',
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(lastEventId !== undefined && { 'last-event-id': lastEventId }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  expect(response.status, path).toBe(200);
  expect(response.headers.get('content-type')).toMatch(/^text\/event-stream/);
  expect(response.headers.get('x-request-id')).toBeTruthy();
  const blocks = blocksOf(response.body!);
  const next = async () => {
    for (;;) {
      const { value, done } = await blocks.next();
      if (done) return undefined;
      const event = eventOf(value);
      if (event) return event;
    }
  };
  const collect = async (isLast: (event: StreamedEvent) => boolean) => {
    const events: StreamedEvent[] = [];
    for (let event = await next(); event; event = await next()) {
      events.push(event);
      if (isLast(event)) break;
    }
    return events;
  };
  return {
    headers: response.headers,
    next,
    until: async (type) => {
      const events = await collect(({ data }) => data.type === type);
      expect(events.at(-1)?.data.type).toBe(type);
      return events;
    },
    rest: () => collect(() => false),
    hangUp: () => hangUp.abort(),
  };
}

async function* blocksOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let pending = '';
  for await (const piece of stream) {
    pending += decoder.decode(piece, { stream: true });
    const blocks = pending.split('\n\n');
    pending = blocks.pop() ?? '';
    yield* blocks;
  }
}

/** Comments and advice to reconnect are no events. */
function eventOf(block: string): StreamedEvent | undefined {
  const field = (name: string) => new RegExp(`^${name}: ?(.*)$`, 'm').exec(block)?.[1];
  const data = field('data');
  if (data === undefined) return undefined;
  return { id: field('id'), event: field('event'), data: JSON.parse(data) as StreamedEvent['data'] };
}
