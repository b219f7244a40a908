import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import type { Copy } from '../src/brief/brief.ts';
import { compositions, rankCompositions } from '../src/compositions/catalogue.ts';
import { contrast, luminance, ratio } from '../src/palette/contrast.ts';
import type { Stage } from '../src/compositions/stage.ts';
import { drawCase as drawNow, palettes, type StageCase } from './stage-case.ts';

/** Skia's sheets are freed between turns of the event loop only: drawn in one turn, all of these would not fit in memory. */
async function drawCase(drawn: StageCase): Promise<Stage> {
  await nextTurn();
  return drawNow(drawn);
}

const english: Partial<Copy> & { title: string } = {
  title: 'Autumn Harvest Market',
  subtitle: 'Everything grown within a day’s walk',
  offer: '20% off',
  date: 'Sat 12 October',
  time: '9:00',
  place: 'Old Mill Square',
  action: 'Come along',
  details: ['Free entry', 'Bring a basket'],
};
const chinese: Partial<Copy> & { title: string } = {
  title: '秋日丰收市集',
  subtitle: '步行一日之内的好味道',
  offer: '全场八折',
  date: '10月12日',
  time: '9:00',
  place: '老磨坊广场',
  action: '立即报名',
  details: ['免费入场'],
};
const long = {
  title: 'The complete and rather unhurried handbook of everything that grows along the river',
  details: [],
};
const bare = { title: 'Tea', details: [] };

const sizes: [number, number][] = [
  [720, 1016],
  [640, 640],
  [512, 910],
  [1200, 480],
  [1440, 480],
];
/** Copy and figures for a size: every copy is met by tall, wide and even sheets, the usual one by all, no sheet by all of them. */
const casesFor = (width: number) =>
  sizes.findIndex(([across]) => across === width) % 2
    ? ([
        [chinese, 0],
        [long, 3],
        [english, 0],
      ] as const)
    : ([
        [english, 3],
        [bare, 0],
      ] as const);

// Landscapes and patterns are pictures: they carry no words.
const worded = compositions.filter(({ types }) => !types.includes('scene') && !types.includes('pattern'));

const wordsOf = (stage: Stage) =>
  stage.layers
    .flatMap((layer) => layer.text?.lines ?? [])
    .join(' ')
    .toLowerCase()
    .replace(/[\s　]/g, '');

/** Contrast of a text with the middle of what is around its letters, from the finished pixels. */
function contrastOnPixels(stage: Stage, layer: Stage['layers'][number]): number {
  const { x, y, width, height } = layer.bbox;
  const { data } = stage.context.getImageData(x, y, width, height);
  const own = luminance(layer.text!.colour);
  const times = new Map<number, number>();
  for (let at = 0; at < data.length; at += 4) {
    const colour = (data[at]! << 16) | (data[at + 1]! << 8) | data[at + 2]!;
    times.set(colour, (times.get(colour) ?? 0) + 1);
  }
  const around = [...times]
    .map(([colour, count]) => ({ value: ratio(own, luminance(`#${colour.toString(16).padStart(6, '0')}`)), count }))
    .filter(({ value }) => value > 1.6)
    .sort((a, b) => a.value - b.value);
  let left = around.reduce((sum, { count }) => sum + count, 0) >> 1;
  return around.find(({ count }) => (left -= count) < 0)?.value ?? 0;
}

function expectNoOverlap(layers: Stage['layers']): void {
  const texts = layers.filter((layer) => layer.text && layer.text.align !== 'circle');
  for (const [index, { bbox: a, name }] of texts.entries())
    for (const { bbox: b } of texts.slice(index + 1)) {
      const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
      const down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
      // Boxes are rounded outward by up to a pixel each.
      expect(Math.min(across, down), name).toBeLessThanOrEqual(3);
    }
}

describe.each(worded.map((composition) => composition.name))('%s', (name) => {
  test.each(sizes)(
    'keeps every layer on a sheet of %i × %i and no text over another, whatever the copy',
    async (width, height) => {
      for (const [copy, figures] of casesFor(width)) {
        const { layers } = await drawCase({ composition: name, width, height, copy, figures });
        for (const { bbox } of layers) {
          expect(bbox.x).toBeGreaterThanOrEqual(0);
          expect(bbox.y).toBeGreaterThanOrEqual(0);
          expect(bbox.x + bbox.width).toBeLessThanOrEqual(width);
          expect(bbox.y + bbox.height).toBeLessThanOrEqual(height);
        }
        expectNoOverlap(layers);
      }
    },
  );

  test('sets the copy it is given and nothing else', async () => {
    const stage = await drawCase({ composition: name, width: 720, height: 1016, copy: chinese });
    const shown = wordsOf(stage);
    const logo = stage.brief.type === 'logo';
    for (const field of [
      chinese.title,
      chinese.subtitle!,
      ...(logo ? [] : [chinese.offer!, chinese.date!, chinese.place!, chinese.action!]),
    ]) {
      if (name === 'type-rhythm' && field === chinese.title) expect(shown).toContain('秋日丰收市集');
      else if (name === 'vertical-calligraphy' && field === chinese.action) continue;
      else expect(shown, field).toContain(field);
    }
    const own = [
      chinese.title,
      chinese.subtitle,
      chinese.offer,
      chinese.date,
      chinese.time,
      chinese.place,
      chinese.action,
      ...chinese.details!,
    ]
      .join('')
      .replace(/\s/g, '');
    for (const character of shown) expect(own, character).toContain(character);
  });

  test('reads on the finished pixels in every palette', async () => {
    for (const [index, palette] of palettes.entries()) {
      const stage = await drawCase({
        composition: name,
        width: 720,
        height: 1016,
        copy: english,
        palette,
        seed: index + 1,
      });
      for (const layer of stage.layers) {
        if (!layer.text || ['circle', 'vertical'].includes(layer.text.align)) continue;
        const least = layer.text.size >= 24 ? 3 : 4.5;
        expect(contrastOnPixels(stage, layer), `${layer.name} ${layer.text.colour}`).toBeGreaterThanOrEqual(least);
      }
    }
  });
});

test('a date can be read on a thumbnail, in every composition of a poster', async () => {
  const small: string[] = [];
  const copy = { title: '秋日市集', date: '9月1日开业', place: '老磨坊广场', details: [] };
  for (const composition of compositions.filter(({ types, name }) => types.includes('poster') && name !== 'scene')) {
    const { layers } = await drawCase({ composition: composition.name, width: 720, height: 960, copy });
    const date = layers.find((layer) => layer.text?.lines.join('').replace(/\s/g, '').includes('9月1日'));
    if (!date || date.text!.size < 720 * 0.026) small.push(`${composition.name} ${date?.text?.size}`);
  }
  expect(small).toEqual([]);
});

test('the same seed gives the same pixels, another seed others', async () => {
  const draw = (seed: number) =>
    drawNow({
      composition: 'festival-moon',
      width: 400,
      height: 560,
      copy: { title: '月满人团圆' },
      seed,
      brief: { festival: 'mid-autumn' },
    }).canvas.data();
  expect(Buffer.compare(draw(3), draw(3))).toBe(0);
  expect(Buffer.compare(draw(3), draw(4))).not.toBe(0);
});

test('a festival’s own composition is never offered for another brief', async () => {
  const { brief } = await drawCase({ composition: 'arches', width: 300, height: 400, copy: bare });
  expect(rankCompositions(brief, 1).some((composition) => composition.name.startsWith('festival-'))).toBe(false);
  expect(rankCompositions({ ...brief, festival: 'dragon-boat' }, 1)[0]!.name).toBe('festival-boat');
});

test('maps, patterns, portraits and covers of presentations have three compositions of their own, with and without a subject', async () => {
  const { brief } = await drawCase({ composition: 'arches', width: 300, height: 400, copy: bare });
  for (const type of ['map', 'pattern', 'portrait', 'presentation'] as const)
    for (const subjects of [0, 2]) {
      const ranked = rankCompositions({ ...brief, type }, subjects);
      expect(ranked.length, type).toBeGreaterThanOrEqual(3);
      expect(ranked.every(({ types }) => types.includes(type))).toBe(true);
    }
});

test('somebody who is named never gets a drawn face: it would be an invented likeness', async () => {
  const { brief } = await drawCase({ composition: 'arches', width: 300, height: 400, copy: bare });
  const team = { ...brief, type: 'portrait' as const, prompt: 'Card about three makers and their team' };
  const names = (of: typeof team) => rankCompositions(of, 0).map(({ name }) => name);
  expect(names(team)[0]).toBe('portrait-panels');
  const named = { ...team, copy: { ...team.copy, people: [{ name: 'Ada Lovelace' }] } };
  expect(names(named)).not.toContain('portrait-panels');
});

test('a logo is built in one of eight ways at least', async () => {
  expect(compositions.filter(({ types }) => types.includes('logo')).length).toBeGreaterThanOrEqual(8);
});

test('every type of design has several compositions, with and without a subject', async () => {
  const { brief } = await drawCase({ composition: 'arches', width: 300, height: 400, copy: bare });
  for (const type of ['poster', 'logo', 'social', 'banner', 'cover'] as const)
    for (const subjects of [0, 2])
      expect(rankCompositions({ ...brief, type }, subjects).length).toBeGreaterThanOrEqual(2);
});

test('contrast follows the formula of WCAG 2', async () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
});
