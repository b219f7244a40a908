import { expect, test } from 'vitest';
import type { Brief, Festival } from '../src/brief/brief.ts';
import { planBrief } from '../src/brief/plan-brief.ts';
import { chooseDirections, chooseSubjects, type Direction, type DirectionOptions } from '../src/direction/direction.ts';
import { othersCostume } from '../src/direction/festival-manners.ts';
import { readOklch } from '../src/palette/oklch.ts';
import { planDesigns, subjectsOf } from '../src/plan-designs.ts';
import type { StyleName } from '../src/direction/style-name.ts';
import { heldOut } from './brief-held-out.ts';
import { prompts } from './brief-prompts.ts';

const styles: StyleName[] = [
  'riso',
  'grain',
  'flat',
  'paper',
  'clay',
  'lino',
  'jianzhi',
  'halftone',
  'watercolour',
  'inkwash',
  'line',
  'engrave',
  'mosaic',
];
const options: DirectionOptions = {
  count: 4,
  seed: 7,
  styles,
  compositions: ['big-type', 'arches', 'split-grid', 'scene-window'],
  findSubjects: () => ['noto:trumpet'],
};
const distinct = (values: string[]) => new Set(values).size;

test('four variations differ in style, palette and composition, for every prompt', { timeout: 60_000 }, () => {
  for (const { prompt } of [...prompts, ...heldOut]) {
    const brief = planBrief(prompt);
    const directions = chooseDirections(brief, options);
    expect(distinct(directions.map(({ palette }) => palette.ground)), prompt).toBeGreaterThanOrEqual(3);
    expect(distinct(directions.map(({ composition }) => composition)), prompt).toBe(4);
    expect(distinct(directions.map(({ seed }) => String(seed))), prompt).toBe(4);
    if (!styles.includes(brief.style as StyleName))
      expect(distinct(directions.map(({ style }) => style)), prompt).toBe(4);
  }
});

test('the same seed gives the same directions, and a style that is asked for is kept', () => {
  const brief = planBrief('jazz night poster in riso style');
  expect(chooseDirections(brief, options)).toEqual(chooseDirections(brief, options));
  expect(new Set(chooseDirections(brief, options).map(({ style }) => style))).toEqual(new Set(['riso']));
});

test('Chinese manners stay with Chinese briefs', () => {
  for (let seed = 0; seed < 40; seed++)
    for (const prompt of ['poster for a tea house', 'Christmas market flyer', 'calm yoga poster'])
      for (const { style, palette } of chooseDirections(planBrief(prompt), { ...options, seed })) {
        expect(['jianzhi', 'inkwash']).not.toContain(style);
        expect(palette.name).not.toBe('Ink on xuan');
      }
});

test('each festival is drawn in its own way and never with what is wrong for it', () => {
  const everything = (words: string) => [
    words,
    'noto:santa-claus',
    'noto:jack-o-lantern',
    'noto:beer-mug',
    'noto:moon-cake',
    'noto:skull',
  ];
  const subjects = (festival: Festival) => chooseSubjects({ ...planBrief('poster'), festival }, everything).join(' ');
  expect(subjects('spring-festival')).not.toMatch(/santa|jack-o|skull/);
  expect(subjects('ramadan')).not.toMatch(/beer|santa|skull/);
  expect(subjects('christmas')).not.toMatch(/jack-o|moon-cake/);
  expect(subjects('mid-autumn')).toMatch(/moon-cake|moon cake/);
});

test('a label says style and colours in both languages', () => {
  const [first] = chooseDirections(planBrief('jazz night poster, deep blue and gold'), {
    ...options,
    labelOf: () => ({ en: 'big type', zh: '大字' }),
  });
  expect(first!.label.en).toMatch(/^[A-Z][a-z ]+, gold on \w[\w ]*, big type$/);
  expect(first!.label.zh).toMatch(/底配.+，大字$/);
});

test('nothing to choose from is refused', () => {
  expect(() => chooseDirections(planBrief('poster'), { ...options, compositions: [] })).toThrow(RangeError);
});

test('asking again under colours that are asked for brings other styles and layouts, and keeps the colour', () => {
  const brief = planBrief('A poster for an open water swimming club, every Sunday at first light, blue and coral');
  const first = Array.from({ length: 24 }, (_, seed) => planDesigns(brief, { count: 1, seed })[0]!);
  expect(new Set(first.map(({ style, composition }) => `${style} ${composition}`)).size).toBeGreaterThanOrEqual(4);
  expect(new Set(first.map(({ palette }) => palette.ground)).size).toBe(1);
});

/** Prompts, and what a designer would not let pass in any of three directions. */
const manners: [prompt: string, rule: string, holds: (brief: Brief, direction: Direction) => boolean][] = [
  [
    'Poster for a funeral home open day, quiet',
    'no toys of style',
    (_, { style }) => !['clay', 'halftone', 'op'].includes(style),
  ],
  [
    'Memorial concert poster, in memory of Ada Quist, balloons',
    'no balloons',
    (_, { subjects }) => !subjects.some((key) => key.includes('balloon')),
  ],
  ['追悼会海报，肃穆', 'quiet colours', (_, { palette }) => readOklch(palette.ground).chroma < 0.08],
  [
    'Kids birthday party invitation, dinosaurs',
    'the theme leads',
    (_, { subjects }) => subjects[0] === 'noto:sauropod',
  ],
  ['Organic honey label, 340 g', 'the thing leads', (_, { subjects }) => subjects[0] === 'noto:honey-pot'],
  [
    'Luxury perfume product card, "Nuit", $180',
    'the thing leads',
    (_, { subjects }) => subjects[0] === 'noto:lotion-bottle',
  ],
  ['Tango evening poster', 'passion is not calm', ({ mood }, { style }) => mood === 'bold' && style !== 'watercolour'],
  [
    'Spring concert by the North Quay Quartet, 21 April, poster',
    'an ensemble is no band',
    (_, { subjects }) => subjects[0] === 'noto:violin' && !subjects.includes('noto:guitar'),
  ],
  ['Jazz quintet concert poster', 'but of jazz', (_, { subjects }) => subjects[0] === 'noto:trumpet'],
  ['春季音乐会海报，弦乐四重奏', '重奏不用吉他', (_, { subjects }) => !subjects.includes('noto:guitar')],
  ['Hanukkah party poster', 'its own motif leads', (_, { subjects }) => subjects[0] === 'noto:candle'],
  [
    '元宵节灯会海报',
    'lanterns, no bulbs',
    (_, { subjects }) => subjects[0] === 'noto:red-paper-lantern' && !subjects.includes('noto:light-bulb'),
  ],
  ['law firm business card for Jane Holt, solicitor', 'nothing playful', ({ mood }) => mood === 'elegant'],
  ['清明节扫墓公告海报', 'no loud-hailer', (_, { subjects }) => !subjects.includes('noto:megaphone')],
  ['高考加油海报', 'spirit', ({ mood }) => mood === 'bold'],
  [
    '竹林禅修海报',
    'no Japanese new year in a Chinese grove',
    (_, { subjects }) => !subjects.some((key) => othersCostume.test(key)),
  ],
  ['七夕海报', 'no Japanese star tree', (_, { subjects }) => !subjects.some((key) => othersCostume.test(key))],
  ['汉服社招新海报', 'no kimono', (_, { subjects }) => !subjects.includes('noto:kimono')],
  [
    'A poster for a quantum philosophy seminar',
    'no picture of something else',
    (_, { subjects }) => subjects.every((key) => /graduation|books/.test(key)),
  ],
];

test.each(manners)('%s: %s', (prompt, _, holds) => {
  const brief = planBrief(prompt);
  for (let seed = 0; seed < 5; seed++)
    for (const direction of planDesigns(brief, { count: 3, seed }))
      expect(holds(brief, direction), direction.label.en).toBe(true);
});

test('one of two directions of a Chinese wedding is red, none of winter begins hot', () => {
  for (let seed = 0; seed < 5; seed++) {
    const wedding = planDesigns(planBrief('婚礼请柬，新郎李明，新娘王芳，中式'), { count: 2, seed });
    expect(wedding.map(({ palette }) => palette.name)).toContain('Double happiness');
    const [ski] = planDesigns(planBrief('Ski resort poster, winter'), { count: 1, seed });
    const { chroma, hue } = readOklch(ski!.palette.ground);
    expect(chroma > 0.12 && hue < 90, ski!.label.en).toBe(false);
  }
});

test('a person’s name is no picture: Jo Park is no tree', () => {
  for (const prompt of [
    'speaker card: Jo Park, VP Design at Foldy',
    'business card for Rose Fox, solicitor',
    '名片，马云飞，设计师',
  ])
    expect(subjectsOf(planBrief(prompt)).join(' '), prompt).not.toMatch(/tree|rose|fox|horse|cloud/);
});

test.each([
  'a minimalist poster of a mountain with the text "Keep Climbing"',
  'minimalist poster with a lighthouse, "Hold on"',
  '极简海报 画面有一只猫 文字“慢慢来”',
])('what the picture is to show is never left out for letters alone: %s', (prompt) => {
  const brief = planBrief(prompt);
  for (let seed = 0; seed < 12; seed++) {
    const [direction] = planDesigns(brief, { count: 1, seed });
    expect(direction!.composition).not.toBe('type-rhythm');
    expect(direction!.subjects).not.toEqual([]);
  }
});

test('what may not come is not drawn, unless that is what a sign says', () => {
  const flat = planBrief('for rent sign, 2 bedroom flat, 950 a month, no pets, call 020 7946 0011');
  expect(subjectsOf(flat).join(' ')).not.toMatch(/cat|dog|paw/);
  expect(subjectsOf(planBrief('Sign: no dogs')).join(' ')).toMatch(/dog/);
});
