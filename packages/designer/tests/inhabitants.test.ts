import { expect, test } from 'vitest';
import { planBrief, planDesigns, renderDesign } from '../src/index.ts';
import { readOklch } from '../src/palette/oklch.ts';
import { habitOf } from '../src/scenes/habits.ts';
import { ownColours } from '../src/styles/own-colours.ts';
import { palettes } from './stage-case.ts';

async function draw(prompt: string, keepSubjects = true): Promise<Buffer> {
  const brief = planBrief(prompt, { size: { width: 420, height: 280 } });
  const [direction] = planDesigns(brief, { count: 1, seed: 4 });
  const subjects = keepSubjects ? direction!.subjects : [];
  const { png } = await renderDesign({ brief, direction: { ...direction!, subjects }, seed: 4 });
  return Buffer.from(png);
}

test('an animal that the prompt names is drawn into its landscape, the same for one seed', async () => {
  const prompt = 'A camel crossing desert dunes at dusk';
  const first = await draw(prompt);
  expect(Buffer.compare(first, await draw(prompt))).toBe(0);
  expect(Buffer.compare(first, await draw(prompt, false))).not.toBe(0);
});

test('each lives as it can: whales swim, eagles fly, what is drawn as a head looks out, a clock has no place', () => {
  const habits = ['noto:whale', 'noto:eagle', 'noto:fox', 'noto:camel'].map((key) => habitOf(key)?.habit);
  expect(habits).toEqual(['swims', 'flies', 'peeks', 'walks']);
  expect(habitOf('noto:alarm-clock')).toBeUndefined();
});

test('a fox in a landscape is orange whatever the palette', () => {
  for (const palette of palettes) {
    const { colours } = ownColours('noto:fox', palette);
    const hues = colours.map(readOklch).filter(({ chroma }) => chroma > 0.1);
    expect(hues.some(({ hue }) => hue > 30 && hue < 75)).toBe(true);
  }
});
