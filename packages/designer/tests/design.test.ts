import sharp from 'sharp';
import { expect, test } from 'vitest';
import { planBrief, planDesigns, renderDesign } from '../src/index.ts';
import type { RenderedDesign } from '../src/index.ts';

async function render(prompt: string, size: { width: number; height: number }, seed = 7): Promise<RenderedDesign> {
  const brief = planBrief(prompt, { size });
  const [direction] = planDesigns(brief, { count: 1, seed });
  return renderDesign({ brief, direction: direction!, seed });
}

const cafe = '咖啡店开业海报，暖色，9月1日开业，全场八折';

test('one seed gives one picture, byte for byte', async () => {
  const [first, second] = [
    await render(cafe, { width: 600, height: 840 }),
    await render(cafe, { width: 600, height: 840 }),
  ];
  expect(Buffer.compare(first.png, second.png)).toBe(0);
  expect(first.layers).toEqual(second.layers);
});

test.each([
  [256, 256],
  [257, 901],
  [1501, 333],
  [4096, 256],
] as const)('renders a PNG of exactly %i × %i with its layers inside', async (width, height) => {
  const design = await render(cafe, { width, height });
  const { format, width: w, height: h, hasAlpha } = await sharp(design.png).metadata();
  expect([format, w, h, hasAlpha]).toEqual(['png', width, height, false]);
  for (const { bbox } of design.layers) {
    expect(bbox.x + bbox.width).toBeLessThanOrEqual(width);
    expect(bbox.y + bbox.height).toBeLessThanOrEqual(height);
  }
});

test('sets date and offer of the prompt, character by character', async () => {
  const design = await render(cafe, { width: 720, height: 960 });
  const shown = design.layers.flatMap((layer) => layer.text?.lines ?? []).join(' ');
  expect(shown).toContain('9月1日');
  expect(shown).toContain('八折');
});

test('eight answers to one brief are eight different designs', async () => {
  const brief = planBrief('Poster for a jazz night "Late Set", Fri 9 Oct, 20:30', {
    size: { width: 360, height: 480 },
  });
  const directions = planDesigns(brief, { count: 8, seed: 5 });
  expect(directions).toHaveLength(8);
  expect(new Set(directions.map((direction) => direction.composition)).size).toBeGreaterThanOrEqual(4);
  const pictures = new Set<string>();
  for (const direction of directions) {
    const { png } = await renderDesign({ brief, direction, seed: direction.seed });
    pictures.add(Buffer.from(png).toString('base64'));
  }
  expect(pictures.size).toBe(8);
});

test('a scene carries no words', async () => {
  const design = await render('A snowy mountain cabin by a lake at night', { width: 600, height: 400 });
  expect(design.layers.filter((layer) => layer.kind === 'text')).toEqual([]);
  expect(design.composition).toBe('scene');
});

test('title and description are in the language of the prompt', async () => {
  const chinese = await render(cafe, { width: 300, height: 400 });
  expect(chinese.alt).toMatch(/^海报《.+》/);
  const english = await render('Logo for a coffee shop called "Bean There"', { width: 300, height: 300 });
  expect(english.title).toBe('Bean There');
  expect(english.alt).toMatch(/^Logo “Bean There”/);
});

test('a festival is drawn with its own composition and no other’s', async () => {
  const moon = await render('中秋节海报，标题“月满人团圆”', { width: 300, height: 420 });
  expect(moon.composition).toBe('festival-moon');
  const boat = await render('端午节海报，标题“端午安康”', { width: 300, height: 420 });
  expect(boat.composition).toBe('festival-boat');
});

test('stops between steps when its signal is aborted', async () => {
  const brief = planBrief(cafe, { size: { width: 300, height: 400 } });
  const [direction] = planDesigns(brief, { count: 1, seed: 1 });
  const signal = AbortSignal.abort(new Error('no longer wanted'));
  await expect(renderDesign({ brief, direction: direction!, seed: 1 }, { signal })).rejects.toThrow('no longer wanted');
});

test('refuses sizes that no canvas holds', async () => {
  const brief = { ...planBrief(cafe), width: 9000, height: 10 };
  const [direction] = planDesigns(brief, { count: 1, seed: 1 });
  await expect(renderDesign({ brief, direction: direction!, seed: 1 })).rejects.toThrow(RangeError);
});
