import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import sharp from 'sharp';
import { startersFor } from '../src/home/agent-starters.ts';
import { inspirations, pictureOf } from '../src/home/inspirations.ts';
import { createClient } from '@easel/contract';
import { openHouse, type House } from './house.ts';

let house: House;
beforeAll(async () => {
  const variables = { EASEL__CREDITS__ENABLED: 'true', EASEL__CREDITS__MONTHLY_ALLOWANCE: '70' };
  house = await openHouse('sqlite', { variables });
});
afterAll(() => house.leave());

test('a stranger’s dashboard shows what there is to begin from, and nobody’s projects', async () => {
  const { home } = createClient({ baseUrl: house.baseUrl });
  const [english, chinese] = [await home.dashboard({ locale: 'en-US' }), await home.dashboard({ locale: 'fr' })];
  expect(english).toMatchObject({ credits: null, recentProjects: [] });
  const { starters } = await home.agentStarters({ locale: 'en-US' });
  expect(english.quickActions.map(({ imageSize: _, ...starter }) => starter)).toEqual(starters);
  expect(english.quickActions.every(({ imageSize }) => /^\d{3,4}x\d{3,4}$/.test(imageSize))).toBe(true);
  expect(chinese.inspirations.every(({ title }) => /\p{Script=Han}/u.test(title))).toBe(true);
});

test('whatever else a locale says, it reads as Chinese', async () => {
  const read = async (path: string, query: string) => {
    const answer = await fetch(`${house.baseUrl}${path}${query}`);
    return [answer.status, await answer.json()];
  };
  const odd = ['fr', 'x'.repeat(500), 'en-US&locale=en-US', 'en-US%00'];
  for (const path of ['/api/ui/agent-starters', '/api/dashboard']) {
    const chinese = await read(path, '?locale=zh-CN');
    expect(chinese[0]).toBe(200);
    for (const locale of odd) expect(await read(path, `?locale=${locale}`), locale).toEqual(chinese);
  }
});

test('one’s own dashboard shows one’s credits and the projects that one changed last', async () => {
  const ada = await house.signIn('ada@example.org');
  for (let count = 1; count <= 9; count++) await ada.projects.create({ title: `Number ${count}` });
  const other = await house.signIn('bob@example.org');
  await other.projects.create({ title: 'Not hers' });
  const { credits, recentProjects } = await ada.home.dashboard({});
  expect(credits).toEqual({ enabled: true, balance: 70 });
  expect(recentProjects.map(({ title }) => title)).toEqual([9, 8, 7, 6, 5, 4, 3, 2].map((at) => `Number ${at}`));
});

test('every inspiration has its picture, in the shape that it is said to have', async () => {
  const all = Object.values(inspirations).flat();
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  for (const inspiration of all) {
    const file = join(import.meta.dirname, '../../web/public', pictureOf(inspiration));
    expect([inspiration.id, existsSync(file)]).toEqual([inspiration.id, true]);
    const { width, height } = await sharp(readFileSync(file)).metadata();
    expect(Math.abs(width / height - inspiration.width / inspiration.height)).toBeLessThan(0.01);
  }
});

test('the agent’s starters show drawn designs, unless the operator has pictures of their own', () => {
  const own = startersFor('en-US', {}).previewImages;
  expect(own).toEqual(inspirations['en-US'].slice(0, 3).map(pictureOf));
  expect(startersFor('en-US', { PreviewImages: ['/a.webp', 7, ''] }).previewImages).toEqual(['/a.webp']);
  expect(startersFor('en-US', { PreviewImages: 'nonsense' }).previewImages).toEqual(own);
});
