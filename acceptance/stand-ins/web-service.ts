/** Services of others, on this machine: what the product would meet in the world, in the protocols it meets there. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface WebService {
  /** Such as `http://127.0.0.1:40123`. */
  readonly address: string;
  close(): Promise<void>;
}

export interface WebRequest {
  readonly method: string;
  readonly url: URL;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
  /** The same as it came, for what is no text. */
  readonly bytes: Buffer;
}

export type WebAnswer =
  | { readonly json: unknown; readonly status?: number }
  | { readonly html: string }
  | { readonly script: string }
  | { readonly text: string; readonly status?: number }
  /** As a stream of events, ended as providers of models do. */
  | { readonly events: readonly object[] }
  | { readonly redirect: string };

/** Serves what `answer` says; what it throws is a 500, with its words. */
export async function startWebService(
  answer: (request: WebRequest) => WebAnswer | Promise<WebAnswer>,
): Promise<WebService> {
  const server = createServer((request, response) => {
    read(request)
      .then(answer)
      .catch((error: unknown): WebAnswer => ({ text: String(error), status: 500 }))
      .then((said) => say(response, said));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

async function read(request: IncomingMessage): Promise<WebRequest> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  const bytes = Buffer.concat(pieces);
  const { method = 'GET', headers, url = '/' } = request;
  return { method, headers, body: bytes.toString(), bytes, url: new URL(url, `http://${headers.host}`) };
}

function say(response: ServerResponse, said: WebAnswer): void {
  // Scripts of pages elsewhere may ask, as those services allow it.
  response.setHeader('access-control-allow-origin', '*');
  const send = (status: number, type: string, content: string) =>
    void response.writeHead(status, { 'content-type': `${type}; charset=utf-8` }).end(content);
  if ('redirect' in said) response.writeHead(302, { location: said.redirect }).end();
  else if ('json' in said) send(said.status ?? 200, 'application/json', JSON.stringify(said.json));
  else if ('html' in said) send(200, 'text/html', said.html);
  else if ('script' in said) send(200, 'text/javascript', said.script);
  else if ('events' in said) send(200, 'text/event-stream', eventsOf(said.events));
  else send(said.status ?? 200, 'text/plain', said.text);
}

function eventsOf(events: readonly object[]): string {
  return [...events.map((event) => JSON.stringify(event)), '[DONE]'].map((data) => `data: ${data}\n\n`).join('');
}

/** A page with links to press, as plain as it can be. */
export function pageOf(title: string, links: readonly { readonly words: string; readonly href: string }[]): WebAnswer {
  const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
  const list = links.map(({ words, href }) => `<p><a href="${escape(href)}">${escape(words)}</a></p>`).join('\n');
  return {
    html: `<!doctype html><html lang="en"><meta charset="utf-8"><title>${escape(title)}</title>
<link rel="icon" href="data:,"><body style="font: 16px sans-serif; text-align: center; background: #fff; color: #222">
<h1 style="font-size: 20px">${escape(title)}</h1>${list}</body></html>`,
  };
}
