import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startProduct, type Product } from '../product.ts';
import { connect, hasty, signIn, type Person } from './client.ts';
import {
  isoTime,
  uuidV7,
  type ErrorBody,
  type NewProject,
  type ProjectDocument,
  type Ticket,
  type User,
} from './shapes.ts';

let product: Product;
let ada: Person;
let png: Buffer;
beforeAll(async () => {
  product = await startProduct(hasty);
  ada = await signIn(product.address, 'ada@example.com');
  // Gradients, so that its variants are small but not empty.
  const pixels = Buffer.from(Uint8Array.from({ length: 900 * 600 * 3 }, (_, index) => (index / 3) % 256));
  png = await sharp(pixels, { raw: { width: 900, height: 600, channels: 3 } })
    .png()
    .toBuffer();
});
afterAll(() => product?.remove());

const at = (url: string) => new URL(url, product.address);
const ask = (contentType: string, size: number, fileName = 'a.png') =>
  ada.post<Ticket>('/api/assets/upload-url', { fileName, contentType, size });

function put(ticket: Ticket, body: Uint8Array | string, url = ticket.uploadUrl): Promise<Response> {
  return fetch(at(url), { method: ticket.method, headers: ticket.headers, body: body as BodyInit });
}

async function upload(bytes: Uint8Array | string, contentType: string): Promise<Ticket> {
  const ticket = await ask(contentType, Buffer.byteLength(bytes));
  const response = await put(ticket, bytes);
  expect(response.status, await response.text()).toBe(200);
  return ticket;
}

async function expectRefused(response: Response, expected: string): Promise<void> {
  const body = (await response.json()) as ErrorBody;
  expect(`${response.status} ${body.errorCode}`).toBe(expected);
  expect(body).toMatchObject({ code: response.status, requestId: response.headers.get('x-request-id') });
}

test('a ticket says where to put the bytes and where anyone will read them', async () => {
  const ticket = await ask('image/png', png.length);
  expect(ticket).toEqual({
    assetId: expect.stringMatching(uuidV7),
    uploadUrl: expect.any(String),
    method: 'PUT',
    headers: expect.any(Object),
    publicUrl: expect.any(String),
    expiresAt: expect.stringMatching(isoTime),
  });
  expect(Date.parse(ticket.expiresAt)).toBeGreaterThan(Date.now());
  // 128 random bits take 22 characters.
  expect(at(ticket.publicUrl).pathname).toMatch(/[\w-]{22}/);
  expect((await fetch(at(ticket.publicUrl))).status).toBe(404);
});

test('what was put is read by anyone, byte for byte, for ever', async () => {
  const { publicUrl } = await upload(png, 'image/png');
  const response = await fetch(at(publicUrl));
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('image/png');
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(response.headers.get('accept-ranges')).toBe('bytes');
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect(response.headers.get('x-request-id')).toBeTruthy();
  expect(Buffer.from(await response.arrayBuffer()).equals(png)).toBe(true);
  const head = await fetch(at(publicUrl), { method: 'HEAD' });
  expect([head.status, head.headers.get('content-length')]).toEqual([200, String(png.length)]);
});

test('a part is read by Range, and what lies outside is refused', async () => {
  const { publicUrl } = await upload(png, 'image/png');
  const read = (range: string) => fetch(at(publicUrl), { headers: { range } });
  const parts: [string, number, number][] = [
    ['bytes=0-99', 0, 99],
    ['bytes=100-', 100, png.length - 1],
    ['bytes=-50', png.length - 50, png.length - 1],
    [`bytes=10-${png.length * 2}`, 10, png.length - 1],
  ];
  for (const [range, start, end] of parts) {
    const response = await read(range);
    expect(response.status, range).toBe(206);
    expect(response.headers.get('content-range')).toBe(`bytes ${start}-${end}/${png.length}`);
    expect(Buffer.from(await response.arrayBuffer()).equals(png.subarray(start, end + 1)), range).toBe(true);
  }
  const outside = await read(`bytes=${png.length}-`);
  expect([outside.status, outside.headers.get('content-range')]).toEqual([416, `bytes */${png.length}`]);
});

test('who has it already is told so', async () => {
  const { publicUrl } = await upload(png, 'image/png');
  const etag = (await fetch(at(publicUrl))).headers.get('etag')!;
  expect(etag).toMatch(/^"[^"]+"$/);
  const again = await fetch(at(publicUrl), { headers: { 'if-none-match': etag } });
  expect([again.status, await again.text()]).toEqual([304, '']);
  expect((await fetch(at(publicUrl), { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
});

test('a picture is also read smaller, in a form that the reader takes', async () => {
  const { publicUrl } = await upload(png, 'image/png');
  const read = (width: number | string, accept: string) =>
    fetch(at(`${publicUrl}?w=${width}`), { headers: { accept } });
  for (const width of [64, 128, 256, 512]) {
    const response = await read(width, 'image/avif,image/webp,*/*');
    expect(response.headers.get('content-type')).toMatch(/^image\/(webp|avif)$/);
    expect(response.headers.get('vary')).toMatch(/accept/i);
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(await sharp(bytes).metadata()).toMatchObject({ width, height: Math.round((width * 2) / 3) });
    const again = await read(width, 'image/avif,image/webp,*/*');
    expect(again.headers.get('etag')).toBe(response.headers.get('etag'));
    expect(Buffer.from(await again.arrayBuffer()).equals(bytes)).toBe(true);
  }
  // Never larger than it is.
  const large = Buffer.from(await (await read(2048, 'image/webp')).arrayBuffer());
  expect((await sharp(large).metadata()).width).toBe(900);
  await expectRefused(await read(100, '*/*'), '400 request.invalid');
});

test('a lie about type or size is refused, and what was sent is gone', async () => {
  const jpeg = await sharp(png).jpeg().toBuffer();
  const html = '<html><script>alert(1)</script></html>';
  const lies: [Ticket, Uint8Array | string, RegExp][] = [
    [await ask('image/png', jpeg.length), jpeg, /^422 asset.type_mismatch$/],
    [await ask('image/png', html.length), html, /^422 asset.type_mismatch$/],
    [await ask('image/svg+xml', html.length), html, /^422 asset.type_mismatch$/],
    [await ask('font/woff2', png.length), png, /^422 asset.type_mismatch$/],
    [await ask('image/png', 100), png.subarray(0, 100), /^422 asset.type_mismatch$/],
    [await ask('image/png', png.length + 1), png, /^422 asset.type_mismatch$/],
    [await ask('image/png', png.length - 1), png, /^413 asset.too_large$/],
    [await ask('image/png', png.length), new Uint8Array(), /^422 asset.type_mismatch$/],
  ];
  for (const [ticket, bytes, refusal] of lies) {
    const response = await put(ticket, bytes);
    const { errorCode } = (await response.json()) as ErrorBody;
    expect(`${response.status} ${errorCode}`).toMatch(refusal);
    expect((await fetch(at(ticket.publicUrl))).status).toBe(404);
  }
});

test('types and sizes that are not taken get no ticket', async () => {
  const path = '/api/assets/upload-url';
  const wish = { fileName: 'a', contentType: 'image/png', size: 10 };
  for (const contentType of ['text/html', 'application/pdf', 'image/tiff', 'constructor']) {
    await ada.refused('415 asset.type_refused', 'POST', path, { body: { ...wish, contentType } });
  }
  const large = { body: { ...wish, size: 52_428_801 } };
  await ada.refused('413 asset.too_large', 'POST', path, large);
  for (const size of [0, -1, 1.5, '10']) {
    const { body } = await ada.refused('400 request.invalid', 'POST', path, { body: { ...wish, size } });
    expect(body.details?.[0]?.pointer).toBe('/body/size');
  }
});

test('an upload address cannot be altered, and what is there cannot be replaced', async () => {
  const ticket = await ask('image/png', png.length);
  const altered = at(ticket.uploadUrl);
  altered.searchParams.set('expires', String(Number(altered.searchParams.get('expires')) + 60_000));
  await expectRefused(await put(ticket, png, altered.href), '403 asset.upload_expired');
  expect((await put(ticket, png)).status).toBe(200);
  const other = await sharp({ create: { width: 900, height: 600, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  await put(ticket, other);
  const kept = Buffer.from(await (await fetch(at(ticket.publicUrl))).arrayBuffer());
  expect(kept.equals(png)).toBe(true);
});

test('SVG is served so that it can run nothing', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><script>alert(1)</script></svg>';
  const { publicUrl } = await upload(svg, 'image/svg+xml');
  const response = await fetch(at(publicUrl));
  expect(response.headers.get('content-type')).toMatch(/^image\/svg\+xml/);
  expect(response.headers.get('content-security-policy')).toMatch(/sandbox/);
  expect(response.headers.get('content-security-policy')).toMatch(/default-src 'none'/);
});

test('keys cannot be guessed or climbed', async () => {
  const unknown = `/api/files/${'A'.repeat(22)}.png`;
  await connect(product.address).refused('404 asset.not_found', 'GET', unknown);
  for (const path of ['/api/files/..%2f..%2feasel.db', '/api/files/%2e%2e%2feasel.db', '/api/files/x']) {
    const response = await fetch(at(path));
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(response.status).toBeLessThan(500);
  }
});

test('an uploaded picture serves as an avatar and on a canvas, where its facts are told', async () => {
  const { assetId, publicUrl } = await upload(png, 'image/png');
  expect((await ada.patch<User>('/api/account/profile', { avatarUrl: publicUrl })).avatarUrl).toBe(publicUrl);
  const { id } = await ada.post<NewProject>('/api/projects', { title: 'With a picture' });
  const place = { x: 0, y: 0, width: 900, height: 600 };
  const data = { assetId, url: publicUrl, naturalWidth: 900, naturalHeight: 600, alt: '' };
  const changes = { put: [{ id: 'p', type: 'image', ...place, data }] };
  await ada.patch(`/api/projects/${id}/canvas`, { baseVersion: '0', changes });
  const { assetMeta } = await ada.post<ProjectDocument>('/api/ns-a/project/queryProject', { projectId: id });
  expect(assetMeta).toEqual({
    [assetId]: {
      url: publicUrl,
      width: 900,
      height: 600,
      contentType: 'image/png',
      bytes: png.length,
      thumbhash: expect.stringMatching(/^[\w+/]+=*$/),
    },
  });
  await ada.remove(`/api/projects/${id}`);
  // The grace of a week holds the picture, and the avatar beyond that.
  expect((await fetch(at(publicUrl))).status).toBe(200);
});
