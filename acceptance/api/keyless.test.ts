import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startProduct, type Product } from '../product.ts';
import { signIn, type Person } from './client.ts';
import type { ChatAnswer, Content, NewProject } from './shapes.ts';

let product: Product;
let ada: Person;
beforeAll(async () => {
  product = await startProduct();
  ada = await signIn(product.address, 'ada@example.com');
});
afterAll(() => product?.remove());

async function ask(text: string, options: object): Promise<ChatAnswer & { images: Content[] }> {
  const { id } = await ada.post<NewProject>('/api/projects', { title: 'Keyless' });
  const messages = [{ role: 'user', contents: [{ type: 'text', text }] }];
  const answer = await ada.post<ChatAnswer>(`/api/projects/${id}/agent/chat`, { messages, mode: 'design', ...options });
  return { ...answer, images: answer.message.contents.filter(({ type }) => type === 'image') };
}

test('without any key a prompt becomes as many pictures as asked for, in the size asked for', async () => {
  const { status, nodes, images } = await ask('A poster for a jazz night', { imageSize: '512x640', imageCount: 2 });
  expect(status).toBe('done');
  expect(nodes.map(({ width, height }) => [width, height])).toEqual([
    [512, 640],
    [512, 640],
  ]);
  const pictures = await Promise.all(
    images.map(async ({ url }) => Buffer.from(await (await fetch(new URL(url!, product.address))).arrayBuffer())),
  );
  for (const picture of pictures) {
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', width: 512, height: 640 });
    // A design, not a plain sheet.
    expect((await sharp(picture).stats()).entropy).toBeGreaterThan(1);
  }
  expect(pictures[0]!.equals(pictures[1]!)).toBe(false);
});

test('pictures drawn by rules are labelled so, on the canvas and in the chat', async () => {
  const { nodes, images } = await ask('A logo for a bakery', { imageCount: 1, imageSize: '512x512' });
  expect(nodes.map(({ data }) => (data as { model: string }).model)).toEqual([expect.stringMatching(/procedural/)]);
  expect(images).toMatchObject([{ procedural: true, model: expect.stringMatching(/procedural/) }]);
});

test('what is asked in Chinese is answered and titled in Chinese', async () => {
  const { status, message, nodes } = await ask('中秋节海报，标题“月满人团圆”，深蓝配金', { imageCount: 1 });
  expect(status).toBe('done');
  const said = message.contents.flatMap(({ type, text }) => (type === 'text' ? [text] : [])).join('');
  expect(said).toMatch(/\p{Script=Han}/u);
  expect(String(nodes[0]?.title)).toMatch(/\p{Script=Han}/u);
});
