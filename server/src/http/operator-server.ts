import { createHash, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface OperatorOptions {
  readonly host: string;
  readonly port: number;
  /** Without it whoever reaches the port may read the metrics. */
  readonly token?: string | undefined;
  metrics(): Promise<{ text: string; contentType: string }>;
  /** What the process can't work without and does not answer; `'draining'`: it is about to go. */
  away(): Promise<readonly string[]>;
}

/**
 * A port for those who run the service, apart from the one that the world reaches, and for workers, who have no other:
 * `/metrics`, `/health` (the process answers) and `/ready` (it can work).
 */
export async function startOperatorServer(options: OperatorOptions) {
  const server = createServer((request, response) => {
    answer(request, response, options).catch(() => {
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.once('error', reject).listen(options.port, options.host, resolve);
  await promise;
  const { port, family, address } = server.address() as AddressInfo;
  const close = async () => {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  };
  return { address: `http://${family === 'IPv6' ? `[${address}]` : address}:${port}/metrics`, close };
}

async function answer(request: IncomingMessage, response: ServerResponse, options: OperatorOptions): Promise<void> {
  const path = request.url?.split('?')[0];
  if (request.method !== 'GET' && request.method !== 'HEAD') return say(response, 405, 'only GET');
  if (path === '/health') return say(response, 200, 'ok');
  if (path === '/ready') {
    const away = await options.away();
    return away.length === 0 ? say(response, 200, 'ready') : say(response, 503, `away: ${away.join(', ')}`);
  }
  if (path !== '/metrics') return say(response, 404, 'there is /metrics, /health and /ready');
  if (!mayRead(request.headers.authorization, options.token)) {
    response.setHeader('www-authenticate', 'Bearer');
    return say(response, 401, 'the token of Metrics.Token is missing or wrong');
  }
  const { text, contentType } = await options.metrics();
  say(response, 200, text, contentType);
}

function mayRead(authorization: string | undefined, token: string | undefined): boolean {
  if (token === undefined) return true;
  // Digests, because the comparison wants equal lengths.
  const digest = (words: string) => createHash('sha256').update(words).digest();
  return timingSafeEqual(digest(authorization ?? ''), digest(`Bearer ${token}`));
}

function say(response: ServerResponse, status: number, text: string, contentType = 'text/plain; charset=utf-8'): void {
  const headers = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };
  response.writeHead(status, { 'content-type': contentType, ...headers });
  response.end(`${text.trimEnd()}\n`);
}
