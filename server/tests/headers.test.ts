/** What browsers are told about answers of every kind, whatever they hold and however they came about. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '../src/app.ts';
import { openHouse, type House, type Person } from './house.ts';

const publicUrl = { EASEL__SERVER__PUBLIC_URL: 'https://easel.example.org' };
let house: House;
let ada: Person;
let pages: string;
const addresses: Record<string, { url: string; init?: RequestInit }> = {};

beforeAll(async () => {
  house = await openHouse('sqlite', { variables: publicUrl });
  ada = await house.signIn('ada@example.org');
  pages = mkdtempSync(join(tmpdir(), 'easel-headers-'));
  mkdirSync(join(pages, 'assets'));
  writeFileSync(join(pages, 'index.html'), '<title>Easel</title>');
  writeFileSync(join(pages, 'assets/app-1a2b.js'), 'run()');
  const authorization = `Bearer ${ada.session.accessToken}`;
  const { id } = await ada.projects.create({ title: 'Tea' });
  const { shareId } = await ada.sharing.setLink({ id }, { permission: 'canvas' });
  const { downloadUrl } = await ada.projectFiles.startExport({ id });
  const svg = await upload(
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'),
    'image/svg+xml',
  );
  const picture = sharp({ create: { width: 99, height: 99, channels: 3, background: 'red' } });
  const png = await upload(await picture.png().toBuffer(), 'image/png');
  const font = Buffer.concat([Buffer.from('wOF2\0\x01\0\0', 'latin1'), Buffer.alloc(60)]);
  const signedIn = { headers: { authorization } };
  Object.assign(addresses, {
    health: { url: '/api/health' },
    'the description of the API': { url: '/api/openapi.json' },
    'the page about the API': { url: '/api/docs' },
    'private JSON': { url: '/api/account/profile', init: signedIn },
    'a project': { url: `/api/projects/${id}`, init: signedIn },
    'a share': { url: `/api/shares/${shareId}` },
    'a refusal without a token': { url: '/api/account/profile' },
    'an unknown route': { url: '/api/nothing' },
    'a body that is no JSON': { url: '/api/auth/global/email-code', init: { method: 'POST', body: '{' } },
    'a picture': { url: png },
    'a smaller picture': { url: `${png}?w=64` },
    'an SVG': { url: svg },
    'a typeface': { url: await upload(font, 'font/woff2') },
    'a download': { url: downloadUrl },
    'a stream of events': { url: `/api/projects/${id}/events`, init: signedIn },
  });
});
afterAll(async () => {
  await house.leave();
  rmSync(pages, { recursive: true });
});

async function upload(bytes: Uint8Array, contentType: string): Promise<string> {
  const ticket = await ada.assets.uploadUrl({ fileName: 'x', contentType, size: bytes.length });
  const put = { method: 'PUT', body: new Uint8Array(bytes), headers: ticket.headers };
  expect((await fetch(house.baseUrl + ticket.uploadUrl, put)).status).toBe(200);
  return ticket.publicUrl;
}

async function headersOf(url: string, init: RequestInit = {}): Promise<Record<string, string>> {
  const gone = new AbortController();
  const answer = await fetch(house.baseUrl + url, { ...init, signal: gone.signal });
  gone.abort();
  return { ...Object.fromEntries(answer.headers), status: String(answer.status) };
}

const everywhere = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'strict-transport-security': 'max-age=31536000',
  'permissions-policy': expect.stringMatching(/camera=\(\).*geolocation=\(\).*microphone=\(\)/),
};
const kept = 'public, max-age=31536000, immutable';
const kinds: Record<string, { status?: string; caching: string; policy?: RegExp }> = {
  health: { caching: 'no-store' },
  'the description of the API': { caching: 'no-store' },
  'the page about the API': { caching: 'no-cache' },
  'private JSON': { caching: 'no-store' },
  'a project': { caching: 'no-store' },
  'a share': { caching: 'no-store' },
  'a refusal without a token': { status: '401', caching: 'no-store' },
  'an unknown route': { status: '404', caching: 'no-store' },
  'a body that is no JSON': { status: '415', caching: 'no-store' },
  'a picture': { caching: kept },
  'a smaller picture': { caching: kept },
  'an SVG': { caching: kept, policy: /^sandbox; default-src 'none'/ },
  'a typeface': { caching: kept },
  'a download': { caching: 'no-store' },
  'a stream of events': { caching: 'no-cache, no-transform' },
};
const ownScriptsOnly = /^default-src 'self';script-src 'self';.*object-src 'none';base-uri 'none'/;

test.each(Object.entries(kinds))('%s protects who sees it', async (name, { status = '200', caching, policy }) => {
  const { url, init } = addresses[name]!;
  const headers = await headersOf(url, init);
  expect(headers).toMatchObject({ ...everywhere, status, 'cache-control': caching });
  expect(headers['content-security-policy']).toMatch(policy ?? ownScriptsOnly);
});

test.each([
  ['/', 'no-cache'],
  ['/p/1', 'no-cache'],
  ['/assets/app-1a2b.js', kept],
])('the page at %s runs no script but its own, and says so to every browser', async (url, caching) => {
  const app = createApp(house.services, house.features, { pages });
  const { headers, statusCode } = await app.inject({ url, headers: { accept: 'text/html' } });
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({ ...everywhere, 'cache-control': caching });
  expect(headers['content-security-policy']).toMatch(ownScriptsOnly);
  expect(headers['content-security-policy']).not.toMatch(/script-src[^;]*unsafe/);
  await app.close();
});

test('no other site is let in by any answer, and none sets a cookie', async () => {
  const strange = { origin: 'https://evil.example.org', 'access-control-request-method': 'GET' };
  for (const { url, init } of Object.values(addresses)) {
    for (const method of [init?.method ?? 'GET', 'OPTIONS']) {
      const headers = await headersOf(url, { ...init, method, headers: { ...init?.headers, ...strange } });
      expect(Object.keys(headers).filter((name) => /^access-control-|^set-cookie$/.test(name))).toEqual([]);
    }
  }
});

test('a server that may be reached without TLS does not forbid it', async () => {
  const plain = await openHouse('sqlite');
  const { headers } = await fetch(`${plain.baseUrl}/api/health`);
  expect(headers.get('strict-transport-security')).toBeNull();
  await plain.leave();
});
