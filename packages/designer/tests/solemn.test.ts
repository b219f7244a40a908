import { expect, test } from 'vitest';
import { compositionNamed } from '../src/compositions/catalogue.ts';
import { planBrief, planDesigns, renderDesign } from '../src/index.ts';
import { readOklch } from '../src/palette/oklch.ts';

const sheets = [
  'Funeral order of service for Margaret Ellis, 4 May 1940 – 12 March 2026, St Mary’s Church, 21 March at 11am',
  'Obituary card for George Hall 1938–2026, "Always in our hearts"',
  'Celebration of life invitation for Ruth Adler, Sunday 5 April 2pm, Elm Hall',
  '讣告：王建国先生，1940—2026，告别仪式3月5日上午9点，八宝山殡仪馆',
];
const seeds = [1, 2, 3, 4, 5, 6, 7, 8];

test.each(sheets)('who has died is remembered quietly, whatever the seed: %s', (prompt) => {
  const brief = planBrief(prompt);
  for (const direction of seeds.flatMap((seed) => planDesigns(brief, { count: 3, seed }))) {
    expect(compositionNamed(direction.composition)!.quiet, direction.composition).toBe(true);
    expect(readOklch(direction.palette.ground).chroma).toBeLessThan(0.06);
  }
});

test('red has no part in it', async () => {
  const brief = planBrief('悼念卡：王建国先生，1940—2026，音容宛在');
  const [direction] = planDesigns(brief, { count: 1, seed: 11 });
  const { layers } = await renderDesign({ brief, direction: direction!, seed: 11 });
  expect(layers.map(({ name }) => name)).not.toContain('seal');
});

test('what does not run down beside a brushed title stands with the facts', async () => {
  const brief = planBrief('茶会海报，标题“山间茶席”，副标题“Tea & Mountains”，5月2日，莫干山');
  const [direction] = planDesigns(brief, { count: 1, seed: 3 });
  const chosen = { ...direction!, composition: 'vertical-calligraphy' };
  const { layers } = await renderDesign({ brief, direction: chosen, seed: 3 });
  expect(layers.flatMap(({ text }) => text?.lines ?? []).join(' ')).toContain('Tea & Mountains');
});

test.each([
  'Order of service for Ava & Noah, St Mary’s Church, 4 June',
  'Memorial hall fundraiser for St Mary’s, Saturday 5 May',
  '5K memorial run for Ada Smith, 3 May',
])('%s mourns nobody: no name of it is taken for that of somebody who has died', (prompt) => {
  const { copy, topic } = planBrief(prompt);
  expect(topic).not.toBe('memorial');
  expect(copy.title).toMatch(/^(?:Order of Service|Memorial Hall|5K)/u);
});
