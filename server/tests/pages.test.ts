import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { servePages } from '../src/http/pages.ts';
import { bareServer } from './bare-server.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'easel-pages-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<title>Easel</title>');
  writeFileSync(join(folder, 'assets/app-1a2b.js'), 'run()');
  writeFileSync(join(folder, 'assets/app-1a2b.js.br'), 'packed');
  writeFileSync(join(folder, 'icon.svg'), '<svg/>');
});
afterAll(() => rmSync(folder, { recursive: true }));

async function get(url: string, accept = 'text/html,*/*', built = folder) {
  const server = bareServer();
  servePages(server, built);
  return server.fastify.inject({ url, headers: { accept } });
}

test('what the build named by its content is kept for ever, all else is asked for again', async () => {
  expect((await get('/assets/app-1a2b.js')).headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect((await get('/icon.svg')).headers['cache-control']).toBe('no-cache');
  expect((await get('/')).headers['cache-control']).toBe('no-cache');
});

test('a file comes packed to who reads that, and its head alone to who asks for that', async () => {
  const server = bareServer();
  servePages(server, folder);
  const url = '/assets/app-1a2b.js';
  const packed = await server.fastify.inject({ url, headers: { 'accept-encoding': 'gzip, br' } });
  expect([packed.headers['content-encoding'], packed.body]).toEqual(['br', 'packed']);
  expect(packed.headers['content-type']).toContain('javascript');
  const head = await server.fastify.inject({ url, method: 'HEAD' });
  expect([head.statusCode, head.headers['content-length'], head.body]).toEqual([200, '5', '']);
});

test.each(['/', '/projects/1', '/projects/1?node=2', '/sign-in', '/apiary'])('%s is a page of the app', async (url) => {
  const answer = await get(url);
  expect([answer.statusCode, answer.body]).toEqual([200, '<title>Easel</title>']);
  expect(answer.headers['content-type']).toContain('text/html');
  expect(answer.headers['cache-control']).toBe('no-cache');
});

test.each([
  ['/api/unknown', 'text/html'],
  ['/api', 'text/html'],
  ['/assets/gone-3c4d.js', '*/*'],
  ['/projects/1', 'application/json'],
  ['/../package.json', '*/*'],
  ['/%2e%2e/package.json', '*/*'],
])('%s for %s is not there', async (url, accept) => {
  const answer = await get(url, accept);
  expect([answer.statusCode, answer.json().errorCode]).toEqual([404, 'route.not_found']);
});

test('a server whose pages are not built says how to build them, and serves its routes', async () => {
  const answer = await get('/', 'text/html', join(folder, 'nowhere'));
  expect(answer.statusCode).toBe(503);
  expect(answer.body).toContain('npm start');
  expect((await get('/api/facts/1', '*/*', join(folder, 'nowhere'))).statusCode).toBe(200);
});
