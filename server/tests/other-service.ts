/** A service of someone else, on a port of its own: answers as a test says, and keeps what it was asked. */
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Asked {
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}
/** Text goes out as it is, anything else as JSON. */
export interface Said {
  readonly status?: number;
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
}
/** `'silence'`: the connection stays open and nothing comes. */
export type Answering = (asked: Asked) => Said | 'silence' | Promise<Said | 'silence'>;

export type OtherService = Awaited<ReturnType<typeof openOtherService>>;

export async function openOtherService(answering: Answering = () => ({ status: 404 })) {
  const service = { url: '', asked: [] as Asked[], answering, close: async () => {} };
  const server = createServer(async (request, response) => {
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(piece as Buffer);
    const url = new URL(request.url ?? '/', 'http://service');
    const query = Object.fromEntries(url.searchParams);
    const { method = '', headers } = request;
    const asked = { method, path: url.pathname, query, headers, body: Buffer.concat(pieces).toString() };
    service.asked.push(asked);
    const said = await service.answering(asked);
    if (said === 'silence') return;
    const { status = 200, body = '' } = said;
    response.writeHead(status, { 'content-type': 'application/json', ...said.headers });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  service.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  service.close = async () => {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  };
  return service;
}
