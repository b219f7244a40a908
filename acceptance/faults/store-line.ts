import { once } from 'node:events';
import { createServer, request as ask } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** How an object store may answer instead of as it should. */
export type StoreFault = 'busy' | 'broken' | 'slow' | undefined;

export interface StoreLine {
  /** To be given to the product in place of the store's own. */
  readonly endpoint: string;
  /** Decides anew for each request. */
  fault: () => StoreFault;
  close(): void;
}

const slowMs = 3_000;

/** A line to an object store whose answers can be spoilt. Requests pass as they are: their signatures cover the host. */
export async function openStoreLine(endpoint: string): Promise<StoreLine> {
  const { hostname, port } = new URL(endpoint);
  const line: { fault: () => StoreFault } = { fault: () => undefined };
  const server = createServer(async (incoming, answer) => {
    const fault = line.fault();
    if (fault === 'slow') await delay(slowMs);
    if (fault === 'busy' || fault === 'broken') {
      incoming.resume();
      const code = fault === 'busy' ? 'SlowDown' : 'InternalError';
      answer.writeHead(fault === 'busy' ? 503 : 500, { 'content-type': 'application/xml' });
      return void answer.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`);
    }
    const { method, url: path, headers } = incoming;
    const onwards = ask({ hostname, port, method, path, headers }, (said) => {
      answer.writeHead(said.statusCode ?? 502, said.headers);
      said.pipe(answer);
    });
    onwards.on('error', () => answer.destroy());
    incoming.on('error', () => onwards.destroy());
    incoming.pipe(onwards);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return Object.assign(line, {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  });
}
