import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { afterEach, expect, test } from 'vitest';
import { PageReader, type PageBounds } from '../src/platform/page-reader/page-reader.ts';
import { stripTags } from '../src/platform/page-reader/strip-tags.ts';

const bounds: PageBounds = { maxBytes: 2_097_152, maxRunes: 6000, timeoutMs: 20_000, concurrency: 4 };
const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

async function openReader(
  answer: (response: ServerResponse) => void,
  other: Partial<PageBounds> = {},
  cleaningMs = 20_000,
) {
  const server = createServer((_, response) => answer(response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const reader = new PageReader({ ...bounds, ...other }, { allowedOrigins: [url], cleaningMs });
  closing.push(
    () => reader.close(),
    () => server.closeAllConnections(),
    () => server.close(),
  );
  return { read: (signal = AbortSignal.timeout(60_000)) => reader.read(url, signal), reader, url };
}
const sends =
  (type: string, body: string | Uint8Array, headers: Record<string, string> = {}) =>
  (response: ServerResponse) =>
    void response.writeHead(200, { 'content-type': type, ...headers }).end(body);

const sentence =
  'The bridge opened in 1883, after fourteen years of work, and people crossed it on foot, by the thousand. ';
const article = `<!doctype html><html><head><title>The bridge</title><style>p{color:red}</style></head><body>
<nav><ul><li><a href="/a">Home</a></li><li><a href="/b">Shop now</a></li></ul></nav>
<article><h1>The bridge</h1><p>${sentence.repeat(4)}</p><script>steal()</script><p>It is <b>1.8</b> km long.</p>
<p style="display:none">Hidden words</p></article><footer>Terms of use</footer></body></html>`;

test('a page is read as its title and what it says, without scripts, menus and what is hidden', async () => {
  const { read, url } = await openReader(sends('text/html; charset=utf-8', article));
  const page = await read();
  expect(page).toMatchObject({ url: `${url}/`, title: 'The bridge' });
  expect(page.text).toContain('opened in 1883');
  expect(page.text).toContain('\nIt is 1.8 km long.');
  expect(page.text).not.toMatch(/steal|color|Shop now|Hidden words/);
});

test('text is taken as it is', async () => {
  const { read } = await openReader(sends('text/plain', 'one  <b>\r\n\r\n two'));
  expect(await read()).toMatchObject({ title: '', text: 'one <b>\ntwo' });
});

const gbk = [0xd6, 0xd0, 0xce, 0xc4];
test.each([
  ['GBK by header', 'text/plain; charset=GBK', gbk, '中文'],
  ['GB2312 in quotes', 'text/plain; charset="gb2312"', gbk, '中文'],
  ['Big5', 'text/plain; charset=big5', [0xa4, 0xa4, 0xa4, 0xe5], '中文'],
  ['Shift_JIS', 'text/plain; charset=Shift_JIS', [0x93, 0xfa, 0x96, 0x7b], '日本'],
  ['EUC-KR', 'text/plain; charset=euc-kr', [0xc7, 0xd1], '한'],
  ['a byte order mark', 'text/plain; charset=gbk', [0xef, 0xbb, 0xbf, 0xe4, 0xb8, 0xad], '中'],
  ['an unknown charset', 'text/plain; charset=nonsense', [0xe4, 0xb8, 0xad], '中'],
])('%s', async (_, type, bytes, text) => {
  const { read } = await openReader(sends(type, Uint8Array.from(bytes)));
  expect((await read()).text).toBe(text);
});

test.each(['<meta charset="gbk">', '<meta http-equiv=content-type content="text/html; charset=gb2312">'])(
  'the page’s own word: %s',
  async (meta) => {
    const { read } = await openReader(
      sends('text/html', Buffer.concat([Buffer.from(`<html><head>${meta}</head><p>`), Uint8Array.from(gbk)])),
    );
    expect((await read()).text).toBe('中文');
  },
);

test.each([
  ['gzip', gzipSync],
  ['deflate', deflateSync],
  ['br', brotliCompressSync],
] as const)('a page packed with %s', async (encoding, pack) => {
  const { read } = await openReader(sends('text/plain', pack('hello'), { 'content-encoding': encoding }));
  expect((await read()).text).toBe('hello');
});

test('a page that is too long is cut in bytes, one that never ends too, and one that unpacks into too much', async () => {
  const whole = await openReader(sends('text/plain', 'a'.repeat(5000)), { maxBytes: 1000 });
  expect((await whole.read()).text).toHaveLength(1000);
  const endless = await openReader(
    (response) => {
      response.writeHead(200, { 'content-type': 'text/plain' });
      const more = () => {
        while (!response.destroyed && response.write('a'.repeat(1000)));
        response.once('drain', more);
      };
      more();
    },
    { maxBytes: 10_000 },
  );
  expect((await endless.read()).text).toHaveLength(6000);
  const bomb = gzipSync('b'.repeat(30_000_000));
  const packed = await openReader(sends('text/plain', bomb, { 'content-encoding': 'gzip' }), { maxRunes: 10_000_000 });
  expect((await packed.read()).text).toHaveLength(bounds.maxBytes);
});

test('text is cut in characters, none of them in two', async () => {
  const { read } = await openReader(sends('text/plain; charset=utf-8', '𠮷'.repeat(100)), { maxRunes: 7 });
  expect((await read()).text).toBe('𠮷'.repeat(7));
});

test.each(['application/pdf', 'image/png', 'application/json', 'text/javascript', ''])(
  '%s is no page',
  async (type) => {
    const { read } = await openReader(sends(type, 'x'));
    await expect(read()).rejects.toThrow('it is no page of text');
  },
);

test.each([404, 500, 204])('an answer of %i is no page', async (status) => {
  const { read } = await openReader(
    (response) => void response.writeHead(status, { 'content-type': 'text/html' }).end(),
  );
  await expect(read()).rejects.toThrow(`it answered ${status}`);
});

test('silence, a cut connection and a broken packing are refused, each with its reason', async () => {
  const silent = await openReader(() => {}, { timeoutMs: 50 });
  await expect(silent.read()).rejects.toThrow('it did not answer in time');
  const slow = await openReader(
    (response) => void response.writeHead(200, { 'content-type': 'text/html' }).write('<p>'),
    { timeoutMs: 50 },
  );
  await expect(slow.read()).rejects.toThrow('it did not answer in time');
  const cut = await openReader((response) => void response.destroy());
  await expect(cut.read()).rejects.toThrow('it could not be read');
  const broken = await openReader(sends('text/html', 'no gzip', { 'content-encoding': 'gzip' }));
  await expect(broken.read()).rejects.toThrow('it could not be read');
});

test('whoever stops it is answered with the reason of the stop', async () => {
  const stop = new AbortController();
  const { read } = await openReader(() => stop.abort(new Error('enough')));
  await expect(read(stop.signal)).rejects.toThrow('enough');
});

test('a page nested without end is read by its words alone', async () => {
  const deep = `<html><head><title>Deep</title></head><body>${'<div>'.repeat(3000)}<script>x()</script><p>Found &amp; read.</p>${'</div>'.repeat(3000)}`;
  const { read } = await openReader(sends('text/html', deep));
  const page = await read();
  expect(page.title).toBe('Deep');
  expect(page.text).toContain('Found & read.');
  expect(page.text).not.toContain('x()');
});

test('a page that takes too long to take apart is given up, and the next one is read', async () => {
  let body = `<html><body>${'<p>x '.repeat(300_000)}`;
  const { read } = await openReader((response) => sends('text/html', body)(response), {}, 1);
  await expect(read()).rejects.toThrow('it takes too long to take apart');
  body = article;
  const patient = await openReader((response) => sends('text/html', body)(response));
  const [one, two] = await Promise.all([patient.read(), patient.read()]);
  expect([one.title, two.title]).toEqual(['The bridge', 'The bridge']);
});

test.each(['<script>'.repeat(5), '<script'.repeat(200_000), '<!--'.repeat(200_000), '<'.repeat(500_000)])(
  'unclosed tags are stripped in one pass',
  (html) => expect(stripTags(`words${html}`).startsWith('words')).toBe(true),
);
