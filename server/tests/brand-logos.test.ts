import { emptyBrandDocument } from '@easel/contract';
import { afterAll, expect, test } from 'vitest';
import { compileBrand } from '../src/agent/brand-context.ts';
import { Designer } from '../src/platform/models/embedded/designer.ts';

const key = (letter: string, ending: string) => `${letter.repeat(22)}.${ending}`;
const mark = '<path d="M0 0h40v10H0zM0 14h40v10H0z" fill="#16213a"/><circle cx="52" cy="12" r="10" fill="#0b7a55"/>';
const files = new Map<string, Uint8Array>([
  // It calls itself no larger than a thumbnail.
  [
    key('l', 'svg'),
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="31" height="12" viewBox="0 0 62 24">${mark}</svg>`),
  ],
  [key('b', 'png'), Buffer.from('no picture')],
]);
const designer = new Designer(1, async (name) => files.get(name) ?? null);
afterAll(() => designer.close());

function wishFor(prompt: string, logos: string[], tagline = '') {
  const file = (name: string) => ({ assetId: name.slice(0, 22), url: `/api/files/${name}`, name: 'Primary' });
  const brand = compileBrand({ ...emptyBrandDocument(), tagline, logos: logos.map(file) }).hints;
  return { prompt, size: { width: 300, height: 400 }, count: 1, language: 'en' as const, seed: 5, brand };
}
const jazz = 'A poster for a jazz night called Blue Hour, with our logo';

test('a bound kit’s logo and slogan are layers of the design, and the plan says so', async () => {
  const wish = wishFor(jazz, [key('l', 'svg')], 'Slow mornings');
  expect((await designer.plan(wish)).mark).toEqual({
    wish: 'wanted',
    hasLogo: true,
    unreadable: 0,
    logo: true,
    slogan: true,
  });
  const { layers } = await designer.layers(wish, 0);
  const logo = layers.find(({ name }) => name === 'logo')!;
  expect(logo.kind).toBe('picture');
  expect(logo.bbox.width / logo.bbox.height).toBeCloseTo(62 / 24, 0);
  expect(layers.find(({ name }) => name === 'slogan')?.text?.lines).toEqual(['Slow mornings']);
  expect(layers.flatMap(({ text }) => text?.lines ?? []).join(' ')).not.toMatch(/logo/i);
});

test('without a logo the words are not drawn, and a file that cannot be read is left out', async () => {
  const none = { wish: 'wanted', hasLogo: false, logo: false, slogan: false };
  expect((await designer.plan(wishFor(jazz, []))).mark).toEqual({ ...none, unreadable: 0 });
  const broken = wishFor(jazz, [key('b', 'png'), key('g', 'png')]);
  expect((await designer.plan(broken)).mark).toEqual({ ...none, unreadable: 2 });
  const { layers } = await designer.layers(broken, 0);
  expect(layers.some(({ name }) => name === 'logo')).toBe(false);
  expect(layers.flatMap(({ text }) => text?.lines ?? []).join(' ')).not.toMatch(/logo/i);
});
