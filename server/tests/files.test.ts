import { expect, test, vi } from 'vitest';
import { bareServer, content, type BareHandlers } from './bare-server.ts';

const get = async (headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  bareServer().fastify.inject({ method, url: '/api/file', headers });

test('a file is answered whole, with its name, length and own headers', async () => {
  const answer = await get();
  expect([answer.statusCode, answer.body]).toEqual([200, content]);
  expect(answer.headers).toMatchObject({
    etag: '"fox"',
    'accept-ranges': 'bytes',
    'content-type': 'text/plain',
    'cache-control': 'public',
    'content-length': String(content.length),
  });
});

test.each([
  ['bytes=4-8', 'quick', '4-8'],
  ['bytes=16-', 'fox', '16-18'],
  ['bytes=-3', 'fox', '16-18'],
  ['bytes=-100', content, '0-18'],
  ['bytes=16-100', 'fox', '16-18'],
  ['bytes=0-0', 'T', '0-0'],
])('the range %s is %s', async (range, part, place) => {
  const answer = await get({ range });
  expect([answer.statusCode, answer.body]).toEqual([206, part]);
  expect(answer.headers).toMatchObject({ 'content-range': `bytes ${place}/19`, 'content-length': String(part.length) });
});

test.each(['bytes=19-', 'bytes=100-200', 'bytes=-0'])('the range %s lies outside', async (range) => {
  const answer = await get({ range });
  expect([answer.statusCode, answer.headers['content-range']]).toEqual([416, 'bytes */19']);
});

test.each(['bytes=8-4', 'bytes=-', 'bytes=a-b', 'lines=1-2', 'bytes=0-1,4-5'])(
  '%s is no range, so all is answered',
  async (range) => {
    expect([(await get({ range })).statusCode, (await get({ range })).body]).toEqual([200, content]);
  },
);

test('a part of another content is never completed', async () => {
  expect((await get({ range: 'bytes=0-2', 'if-range': '"fox"' })).statusCode).toBe(206);
  expect((await get({ range: 'bytes=0-2', 'if-range': '"hen"' })).statusCode).toBe(200);
});

test.each(['"fox"', 'W/"fox"', '"hen", "fox"', '*'])('who has %s already is sent nothing', async (etag) => {
  const answer = await get({ 'if-none-match': etag });
  expect([answer.statusCode, answer.body, answer.headers.etag]).toEqual([304, '', '"fox"']);
});

test('HEAD tells the length and opens nothing', async () => {
  const open = vi.fn();
  const file: BareHandlers['file'] = () => ({ contentType: 'text/plain', size: 7, etag: 'x', open });
  const { fastify } = bareServer({ file });
  const answer = await fastify.inject({ method: 'HEAD', url: '/api/file' });
  expect([answer.statusCode, answer.headers['content-length'], answer.body]).toEqual([200, '7', '']);
  expect(open).not.toHaveBeenCalled();
});

test('headers of the file replace those that protect pages', async () => {
  const headers = { 'content-security-policy': 'sandbox' };
  const file: BareHandlers['file'] = () => ({
    contentType: 'image/svg+xml',
    size: 0,
    etag: 'x',
    headers,
    open: vi.fn(),
  });
  const answer = await bareServer({ file }).fastify.inject({ method: 'HEAD', url: '/api/file' });
  expect(answer.headers['content-security-policy']).toBe('sandbox');
});
