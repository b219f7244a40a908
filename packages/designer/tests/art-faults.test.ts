import { expect, test } from 'vitest';
import { breakEvenly } from '../src/compositions/break-lines.ts';
import { inkWithin } from '../src/compositions/figures.ts';
import { planBrief, planDesigns } from '../src/index.ts';
import { readOklch } from '../src/palette/oklch.ts';
import { boldInk } from '../src/styles/inks.ts';
import { drawCase, palettes, squareFigure } from './stage-case.ts';

test('a Chinese line never ends between a number and its measure word', () => {
  expect(breakEvenly('读书是一场远行', 2, (line) => line.length)).toEqual(['读书是', '一场远行']);
  expect(breakEvenly('站上第一道浪', 2, (line) => line.length).join('|')).not.toMatch(/一\|道/);
});

test('a short Chinese title stands above its subject, not behind it', () => {
  for (const title of ['七夕', '中秋节']) {
    const { layers } = drawCase({ composition: 'big-type', width: 360, height: 510, copy: { title }, figures: 1 });
    const hero = layers.find(({ name }) => name === 'hero')!.bbox;
    const words = layers.filter(({ text }) => text).map(({ bbox }) => bbox);
    const foot = Math.max(...words.map(({ y, height }) => y + height));
    const head = Math.min(...words.map(({ y }) => y));
    expect(hero.y, title).toBeGreaterThan(head + (foot - head) * 0.7);
  }
});

test('the word that is repeated is the one that says most', () => {
  const { layers } = drawCase({
    composition: 'type-rhythm',
    width: 400,
    height: 400,
    copy: { title: 'Clay since 1931' },
  });
  expect(layers.find(({ name }) => name === 'title')!.text!.lines).toEqual(['CLAY']);
});

test('sheets without a subject carry an ornament of their own', () => {
  for (const composition of ['banner-offer', 'cover-headline', 'product-podium'])
    for (const seed of [3, 4, 5]) {
      const drawn = drawCase({ composition, width: 420, height: 560, copy: { title: 'Tea' }, figures: 0, seed });
      const names = drawn.layers.map(({ name }) => name);
      expect(
        names.some((name) => ['mosaic', 'bends', 'bloom', 'still life'].includes(name)),
        composition,
      ).toBe(true);
    }
});

test('words stand clear of what is drawn beside them', () => {
  const copy = { title: 'Data Consultant', subtitle: 'A novel about a lighthouse keeper' };
  for (const [composition, width, height] of [
    ['banner-offer', 800, 320],
    ['cover-headline', 540, 720],
  ] as const) {
    const { layers } = drawCase({ composition, width, height, copy, figures: 1, figure: squareFigure });
    const drawn = layers.filter(({ name }) => name === 'hero' || name === 'disc').map(({ bbox }) => bbox);
    expect(drawn.length).toBeGreaterThan(0);
    for (const { name, bbox } of layers.filter(({ text }) => text))
      for (const box of drawn)
        expect(
          bbox.x + bbox.width <= box.x || bbox.y + bbox.height <= box.y || bbox.y >= box.y + box.height,
          `${name} of ${composition}`,
        ).toBe(true);
  }
});

test('a wide cover without a subject carries its ornament beside the words', () => {
  for (const seed of [3, 4, 5]) {
    const { layers } = drawCase({
      composition: 'cover-headline',
      width: 820,
      height: 312,
      copy: { title: 'Annual General Meeting', date: 'Monday 4 May' },
      figures: 0,
      seed,
    });
    const ornament = layers.find(({ name }) => ['mosaic', 'bends', 'bloom'].includes(name))!.bbox;
    for (const { bbox } of layers.filter(({ text }) => text)) expect(bbox.x + bbox.width).toBeLessThan(ornament.x);
  }
});

test('a plain shape is printed in a colour, not in black, while the palette has one that stands clear', () => {
  const [warm] = palettes;
  expect(boldInk({ ...warm!, ground: '#f7c62f', colours: ['#17130f', '#c2335b', '#fff3a8'] })).toBe('#c2335b');
});

test('a tomato’s first sheet has red in it', () => {
  for (const seed of [1, 2, 3]) {
    const [direction] = planDesigns(planBrief('Tomato market poster, 12 July'), { count: 1, seed });
    expect(direction!.subjects[0]).toMatch(/tomato/);
    const hues = [...direction!.palette.colours, direction!.palette.accent].map(readOklch);
    expect(hues.some(({ chroma, hue }) => chroma > 0.11 && hue > 8 && hue < 46)).toBe(true);
  }
});

test('a tag stands clear of a thing that fills its box', () => {
  const stage = drawCase({
    composition: 'social-product',
    width: 480,
    height: 480,
    copy: { title: 'Dinner plate', offer: '20% off' },
    figures: 1,
  });
  const { bbox: tag } = stage.layers.find(({ name }) => name === 'offer')!;
  const { bbox: hero } = stage.layers.find(({ name }) => name === 'hero')!;
  const centre = {
    x: tag.x + tag.width / 2 - hero.x - hero.width / 2,
    y: tag.y + tag.height / 2 - hero.y - hero.height / 2,
  };
  const size = Math.max(hero.width, hero.height);
  expect(inkWithin(stage.figures[0]!, centre, tag.width / 2, size)).toBeLessThan(0.08);
});
