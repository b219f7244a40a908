import { createServer, type OutgoingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { pagesMaySend } from '../src/platform/blobs/page-uploads.ts';

const pagesAt = 'https://easel.example.org';
const closings: (() => void)[] = [];
afterEach(() => closings.splice(0).forEach((close) => close()));

/** A store that answers every such question with these headers. */
async function storeAllowing(status: number, headers: OutgoingHttpHeaders) {
  const asked: unknown[] = [];
  const server = createServer(({ method, headers: { origin } }, answer) => {
    asked.push([method, origin]);
    answer.writeHead(status, headers).end();
  }).listen(0, '127.0.0.1');
  await new Promise((ready) => server.once('listening', ready));
  closings.push(() => server.close().closeAllConnections());
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/bucket/.arrived/cross-origin?signed`;
  return { asked, addressFor: async () => address };
}

const rule = (origin: string) => ({
  'access-control-allow-origin': origin,
  'access-control-allow-methods': 'GET, PUT',
  'access-control-allow-headers': 'content-type',
});

test('asks the store as a browser on the page would, and reads its rule', async () => {
  const open = await storeAllowing(200, rule(pagesAt));
  expect(await pagesMaySend(open, pagesAt)).toBe('allowed');
  expect(open.asked).toEqual([['OPTIONS', pagesAt]]);
  expect(await pagesMaySend(await storeAllowing(204, rule('*')), pagesAt)).toBe('allowed');
});

test('a store with a rule for somebody else, for other methods or with none lets no page send', async () => {
  for (const [status, headers] of [
    [403, {}],
    [200, {}],
    [200, rule('https://other.example.org')],
    [200, { ...rule('*'), 'access-control-allow-methods': 'GET' }],
    [403, rule('*')],
  ] as const) {
    expect(await pagesMaySend(await storeAllowing(status, headers), pagesAt)).toBe('refused');
  }
});

test('a store that is out of reach from here says nothing', async () => {
  expect(await pagesMaySend({ addressFor: async () => 'http://127.0.0.1:1/' }, pagesAt)).toBe('unknown');
});
