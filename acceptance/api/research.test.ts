import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startProduct, type Product } from '../product.ts';
import { hasty, signIn, type Person } from './client.ts';
import type { ChatAnswer, NewProject } from './shapes.ts';

/** A MediaWiki on this machine, as an operator may name it; the pages that it names are there, too, and none may be read. */
let wiki: Server;
const asked: URL[] = [];
let product: Product;
let ada: Person;
beforeAll(async () => {
  wiki = createServer((request, response) => {
    const base = `http://127.0.0.1:${(wiki.address() as AddressInfo).port}`;
    asked.push(new URL(request.url ?? '/', base));
    const page = {
      pageid: 1,
      ns: 0,
      title: 'Bridge',
      index: 1,
      fullurl: `${base}/wiki/Bridge`,
      extract: 'It opened in 1883.',
    };
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ query: { pages: [page] } }));
  }).listen(0, '127.0.0.1');
  await once(wiki, 'listening');
  const BaseURL = `http://127.0.0.1:${(wiki.address() as AddressInfo).port}`;
  product = await startProduct({ ...hasty, EASEL__WEB_SEARCH__BASE_URL: BaseURL });
  ada = await signIn(product.address, 'ada@example.com');
});
afterAll(async () => {
  await product?.remove();
  wiki?.close();
});

const newProject = async () => (await ada.post<NewProject>('/api/projects', { title: 'Research' })).id;
const chat = (id: string, text: string, options: object) =>
  ada.post<ChatAnswer>(`/api/projects/${id}/agent/chat`, {
    messages: [{ role: 'user', contents: [{ type: 'text', text }] }],
    imageSize: '256x256',
    imageCount: 1,
    ...options,
  });
const wish = 'A poster on the true history of the bridge';

test('nothing is looked up without permission, nor for a wish that asks for no facts', async () => {
  const id = await newProject();
  expect((await chat(id, wish, {})).status).toBe('done');
  expect((await chat(id, 'A poster for a jazz night', { enableWebSearch: true })).status).toBe('done');
  expect(asked).toEqual([]);
}, 120_000);

test('with permission the answer names what was found; a page on a private address is not read', async () => {
  const { status, message, nodes } = await chat(await newProject(), wish, { enableWebSearch: true });
  expect([status, nodes.length]).toEqual(['done', 1]);
  expect(asked.map(({ pathname }) => pathname)).toEqual(['/w/api.php']);
  expect(asked[0]!.searchParams.get('gsrsearch')).toBe('history bridge');
  const found = message.contents.find(({ type }) => type === 'search');
  const page = { title: 'Bridge', snippet: 'It opened in 1883.', Content: '' };
  expect(found).toMatchObject({ query: 'history bridge', results: [page] });
  expect(JSON.stringify(message.contents)).toContain('Sources: [1]');
}, 120_000);
