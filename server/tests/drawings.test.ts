import type { createClient } from '@easel/contract';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openHouse, type House } from './house.ts';

let house: House;
beforeEach(async () => {
  house = await openHouse('sqlite', { worker: true });
});
afterEach(() => house.leave());

/** The address of a picture by the built-in designer. */
async function drawnAt(person: ReturnType<typeof createClient>, prompt: string): Promise<string> {
  const { id } = await person.projects.create({ prompt: '' });
  const messages = [{ role: 'user' as const, contents: [{ type: 'text' as const, text: prompt }] }];
  const { nodes } = await person.agent.chat({ id }, { messages, imageCount: 1, imageSize: '480x480' });
  return String(nodes.find(({ type }) => type === 'image')!.data!['url']);
}

const drawing = (url: string, query = '') => fetch(`${house.baseUrl}${url}/svg${query}`);

test('a logo is to be had as shapes, by whoever may see its picture', async () => {
  const ada = await house.signIn('ada@example.org');
  const url = await drawnAt(ada, 'Logo for "Otter & Pine", coffee roastery');
  const [answer, again] = [await drawing(url), await drawing(url)];
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('image/svg+xml');
  expect(answer.headers.get('content-security-policy')).toContain('sandbox');
  const svg = await answer.text();
  expect(svg).toContain('<title>Otter &amp; Pine</title>');
  expect(svg).not.toContain('<image');
  expect(await again.text()).toBe(svg);
  const bare = Buffer.from(await (await drawing(url, '?ground=none')).text());
  expect((await sharp(Buffer.from(svg)).stats()).isOpaque).toBe(true);
  expect((await sharp(bare).stats()).isOpaque).toBe(false);
});

test('what our designer did not draw has no drawing', async () => {
  const ada = await house.signIn('ada@example.org');
  const png = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#a83' } })
    .png()
    .toBuffer();
  const ticket = await ada.assets.uploadUrl({ fileName: 'a.png', contentType: 'image/png', size: png.length });
  await fetch(new URL(ticket.uploadUrl, house.baseUrl), { method: 'PUT', headers: ticket.headers, body: png });
  const { pathname } = new URL(ticket.publicUrl, house.baseUrl);
  const uploaded = await drawing(pathname);
  expect([uploaded.status, await uploaded.json()]).toMatchObject([404, { errorCode: 'asset.no_drawing' }]);
  const unknown = await drawing(`/api/files/${'a'.repeat(22)}.png`);
  expect(await unknown.json()).toMatchObject({ errorCode: 'asset.not_found' });
});
