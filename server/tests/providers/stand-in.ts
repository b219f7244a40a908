/** A provider of models that a test speaks for: real HTTP on a port of its own, and everything that can go wrong with it. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';

export interface Asked {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingMessage['headers'];
  readonly bytes: Buffer;
  /** The body as JSON; `{}` when it is none. */
  readonly json: Record<string, unknown>;
}
export interface Said {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Bytes and text go out as they are, anything else as JSON. */
  readonly body?: unknown;
}
/** `undefined`: the provider has no such endpoint. */
export type Speak = (asked: Asked, standIn: StandIn) => Said | undefined;
/** `cut` ends the connection in the middle of an answer; `huge` and `drip` never end it, a flood and a trickle. */
export type Fault = Said | 'silence' | 'cut' | 'huge' | 'drip';

export interface StandIn {
  readonly url: string;
  readonly asked: Asked[];
  /** Instead of what the provider would say, `times` times. */
  fault: { readonly is: Fault; times: number } | undefined;
  readonly picture: Buffer;
  /** Settles when a request to this path has come, now or already. */
  heard(method: string, path: RegExp): Promise<void>;
  close(): Promise<void>;
}

export async function startStandIn(speak: Speak, size = { width: 64, height: 64 }): Promise<StandIn> {
  const picture = await sharp({ create: { ...size, channels: 3, background: '#2b55e6' } })
    .png()
    .toBuffer();
  const waiting = new Set<() => void>();
  const server = createServer((request, response) => {
    void respond(request, response).catch(() => response.destroy());
  });
  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const asked = await read(request);
    standIn.asked.push(asked);
    for (const look of waiting) look();
    const { fault } = standIn;
    if (fault && fault.times-- > 0) return fail(fault.is, response);
    send(speak(asked, standIn) ?? { status: 404, body: { detail: 'Not Found' } }, response);
  }
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const standIn: StandIn = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked: [],
    fault: undefined,
    picture,
    heard: (method, path) =>
      new Promise((resolve) => {
        const look = () => {
          if (!standIn.asked.some((asked) => asked.method === method && path.test(asked.path))) return;
          waiting.delete(look);
          resolve();
        };
        waiting.add(look);
        look();
      }),
    close: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
  return standIn;
}

async function read(request: IncomingMessage): Promise<Asked> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  const url = new URL(request.url ?? '/', 'http://provider');
  const bytes = Buffer.concat(pieces);
  const { method = '', headers } = request;
  const isJson = headers['content-type']?.includes('json');
  const json = isJson ? (JSON.parse(bytes.toString()) as Asked['json']) : {};
  return { method, path: url.pathname, query: url.searchParams, headers, bytes, json };
}

function send({ status = 200, headers, body = '' }: Said, response: ServerResponse): void {
  const raw = typeof body === 'string' || Buffer.isBuffer(body);
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(raw ? body : JSON.stringify(body));
}

function fail(fault: Fault, response: ServerResponse): void {
  if (fault === 'silence') return;
  if (typeof fault === 'object') return send(fault, response);
  response.writeHead(200, { 'content-type': 'application/json' });
  if (fault === 'cut') {
    response.write('{"choices": [{"message"', () => response.destroy());
    return;
  }
  if (fault === 'drip') {
    const dripping = setInterval(() => response.write(' '), 5);
    response.on('close', () => clearInterval(dripping));
    return;
  }
  const piece = Buffer.alloc(1024 * 1024, 0x20);
  const pour = () => {
    while (!response.destroyed && response.write(piece));
  };
  response.on('drain', pour);
  pour();
}
