import { afterAll, beforeAll, expect, test } from 'vitest';
import { engines, openHouse, type House, type Person } from './house.ts';

let house: House;
let ada: Person;
beforeAll(async () => {
  house = await openHouse(engines.at(-1)!);
  ada = await house.signIn('ada@example.org');
});
afterAll(() => house.leave());

const ask = (contentType: string, size: number) => ada.assets.uploadUrl({ fileName: 'a file', contentType, size });

test.each([
  ['image/png', 'png'],
  ['image/jpeg', 'jpg'],
  ['image/webp', 'webp'],
  ['image/gif', 'gif'],
  ['image/avif', 'avif'],
  ['image/svg+xml', 'svg'],
  ['font/woff2', 'woff2'],
  ['font/woff', 'woff'],
  ['font/ttf', 'ttf'],
  ['font/otf', 'otf'],
])('%s may be sent, to a signed address that ends, and is read under 128 random bits', async (contentType, ending) => {
  const [ticket, other] = [await ask(contentType, 9), await ask(contentType, 9)];
  expect(ticket).toEqual({
    assetId: expect.any(String),
    uploadUrl: expect.stringMatching(/signature=[\w-]{20,}/),
    method: 'PUT',
    headers: expect.objectContaining({ 'content-type': contentType }),
    publicUrl: expect.stringMatching(new RegExp(`/api/files/[\\w-]{22}\\.${ending}$`)),
    expiresAt: expect.any(String),
  });
  expect(Date.parse(ticket.expiresAt)).toBeGreaterThan(Date.now());
  expect(other.publicUrl).not.toBe(ticket.publicUrl);
});

test.each(['text/html', 'application/pdf', 'image/tiff', 'image/vnd.adobe.photoshop', 'constructor', ''])(
  'nothing of type “%s” may',
  async (contentType) => {
    await expect(ask(contentType, 9)).rejects.toMatchObject({ status: 415, errorCode: 'asset.type_refused' });
  },
);

test('50 MiB may be sent, not a byte more, and never nothing', async () => {
  const most = 50 * 2 ** 20;
  await ask('image/png', most);
  await expect(ask('image/png', most + 1)).rejects.toMatchObject({ status: 413, errorCode: 'asset.too_large' });
  for (const size of [0, -1, 1.5]) await expect(ask('image/png', size)).rejects.toMatchObject({ status: 400 });
});
