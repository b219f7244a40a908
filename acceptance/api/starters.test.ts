import { afterAll, beforeAll, expect, test } from 'vitest';
import { startProduct, type Product } from '../product.ts';
import { connect, type Client } from './client.ts';

let product: Product;
let anyone: Client;
beforeAll(async () => {
  product = await startProduct();
  anyone = connect(product.address);
});
afterAll(() => product?.remove());

interface Starters {
  title: string;
  description: string;
  previewImages: string[];
  starters: { id: string; label: string; prompt: string }[];
}
const read = (query: string) => anyone.get<Starters>(`/api/ui/agent-starters${query}`);
const words = expect.stringMatching(/\S/);

test('the empty agent panel has words in English and in Chinese', async () => {
  const [english, chinese] = [await read('?locale=en-US'), await read('?locale=zh-CN')];
  for (const content of [english, chinese]) {
    expect(content).toMatchObject({ title: words, description: words });
    expect(content.previewImages.length).toBeLessThanOrEqual(3);
    expect(content.starters.length).toBeGreaterThan(0);
    for (const starter of content.starters) expect(starter).toEqual({ id: words, label: words, prompt: words });
  }
  expect(chinese.title).toMatch(/\p{Script=Han}/u);
  expect(english.title).not.toMatch(/\p{Script=Han}/u);
});

test('any other locale reads as Chinese', async () => {
  const chinese = await read('?locale=zh-CN');
  const odd = [`?locale=${'x'.repeat(500)}`, '?locale=en-US&locale=en-US', '?locale=en-US%00', '?locale[]=en-US'];
  for (const query of ['', '?locale=', '?locale=fr-FR', '?locale=en', ...odd]) {
    expect(await read(query), query).toEqual(chinese);
  }
});

test('models are listed with what they can do', async () => {
  const { models } = await anyone.get<{ models: { id: string; kinds: string[] }[] }>('/api/models');
  for (const model of models) {
    expect(model).toMatchObject({ id: words, label: words, provider: words, maxCount: expect.any(Number) });
    expect(['image', 'edit', 'chat', 'separate']).toEqual(expect.arrayContaining(model.kinds));
  }
  expect(models.flatMap(({ kinds }) => kinds)).toContain('image');
});
