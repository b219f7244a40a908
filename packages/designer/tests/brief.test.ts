import { describe, expect, test } from 'vitest';
import fc from 'fast-check';
import { planBrief } from '../src/brief/plan-brief.ts';
import { readOklch } from '../src/palette/oklch.ts';
import { subjectsOf } from '../src/plan-designs.ts';
import { faults } from './brief-case.ts';
import { heldOut } from './brief-held-out.ts';
import { askedPrompts, ordinaryMatters } from './brief-prompts-asked.ts';
import { everydayPrompts } from './brief-prompts-everyday.ts';
import { hurriedPrompts } from './brief-prompts-hurried.ts';
import { lookClauses, offhandPrompts, saidClauses } from './brief-prompts-offhand.ts';
import { prompts } from './brief-prompts.ts';
import { postedPrompts } from './brief-prompts-posted.ts';
import { postedPromptsZh } from './brief-prompts-posted-zh.ts';
import { scoreFields } from './brief-scores.ts';
import { besidePrompts, spacedPrompts } from './brief-prompts-spaced.ts';
import { besideFactsPrompts } from './brief-prompts-beside.ts';
import { namePrompts } from './brief-prompts-names.ts';
import { toldPrompts } from './brief-prompts-told.ts';
import { strangersPrompts } from './brief-prompts-strangers.ts';

const tuned = [
  ...prompts,
  ...everydayPrompts,
  ...strangersPrompts,
  ...hurriedPrompts,
  ...offhandPrompts,
  ...spacedPrompts,
  ...besidePrompts,
  ...askedPrompts,
  ...ordinaryMatters,
  ...namePrompts,
  ...toldPrompts,
  ...besideFactsPrompts,
  ...postedPrompts,
  ...postedPromptsZh,
];

describe('a prompt becomes the brief that a reader would write', () => {
  test.each(tuned.map((expected) => [expected.prompt, expected] as const))('%s', (prompt, expected) => {
    expect(faults(expected, planBrief(prompt))).toEqual([]);
  });
});

/** By goal: what a stranger's prompt must give. */
const floors: Record<string, number> = {
  type: 0.95,
  size: 0.95,
  offer: 0.95,
  price: 0.95,
  date: 0.95,
  title: 0.9,
  colours: 0.9,
  hero: 0.8,
};

test('prompts it was never tuned on come out right as often as the goals ask', () => {
  expect(heldOut.length).toBeGreaterThanOrEqual(110);
  for (const { field, right, of } of scoreFields(heldOut))
    expect(right / of, `${field}, ${right} of ${of}`).toBeGreaterThanOrEqual(floors[field] ?? 0);
});

test.each([
  [
    '一张海报，标题“周末市集”，10月12日 星期六，老磨坊广场',
    { title: '周末市集', date: '10月12日 星期六', place: '老磨坊广场' },
  ],
  [
    '标题为“周末市集”的海报，10月12日（周六）至10月13日（周日）',
    { title: '周末市集', date: '10月12日（周六）至10月13日（周日）' },
  ],
  ['海报，主标题“周末市集”，副标题“手作与美食”', { title: '周末市集', subtitle: '手作与美食' }],
])('words that say what a quotation is are not set, and a day keeps its weekday: %s', (prompt, copy) => {
  expect(planBrief(prompt).copy).toEqual({ details: [], ...copy });
});

/** Every text in a field, however deep. */
const textsOf = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : Object.entries(value ?? {}).flatMap(([key, own]) => (key === 'kind' ? [] : textsOf(own)));

test('every word of the copy is the prompt’s own', () => {
  for (const { prompt } of [...tuned, ...heldOut]) {
    const { copy, placeholders, type } = planBrief(prompt);
    // What people are reminded of is said to them: "their own mugs" are yours.
    const said = [prompt, prompt.replace(/\b(?:his|her|their)\b/giu, 'your').replace(/\bnot to\b/giu, 'do not')]
      .join(' ')
      .toLowerCase()
      .replace(/\s+/g, '');
    for (const [field, text] of Object.entries(copy)) {
      if (placeholders.includes(field as keyof typeof copy)) continue;
      // A card, a banner or a poster that names only its occasion greets by it.
      if (
        field === 'title' &&
        (type === 'social' || ((type === 'banner' || type === 'poster') && /\bbirthday\b/iu.test(prompt))) &&
        /^(?:Happy|Merry|Congratulations|Thank You|Welcome|With Sympathy)|(?:快乐|安康|谢谢你)$/u.test(copy.title)
      )
        continue;
      for (const line of textsOf(text))
        // 为我们的咖啡店做一张开业海报 names the shop and the event apart: in Chinese each character counts.
        // The sign between those who marry is the only one that is put in.
        for (const word of line
          .replace(/(?<=\p{Script=Han}) & /u, ' ')
          .toLowerCase()
          .match(/\p{Script=Han}|[^\s\p{Script=Han}]+/gu) ?? [])
          expect(said, `${field} "${line}" of "${prompt}"`).toContain(word);
    }
  }
});

const asOrdered = (language: 'en' | 'zh', clause: string) =>
  language === 'en' ? `Poster for our summer fair, ${clause}, 4 July` : `夏日市集海报，${clause}，7月4日`;

describe.each(['en', 'zh'] as const)('clauses about the look, in %s', (language) => {
  test.each(lookClauses[language])('%s: is not set', (clause) => {
    const { copy } = planBrief(asOrdered(language, clause));
    expect(textsOf(copy).toSorted()).toEqual(language === 'en' ? ['4 July', 'Summer Fair'] : ['7月4日', '夏日市集']);
  });

  test.each(saidClauses[language])('%s: is told to the reader', (clause) => {
    const { copy } = planBrief(asOrdered(language, clause));
    expect(textsOf(copy).map((text) => text.toLowerCase())).toContain(clause);
  });
});

test('facts are given letter for letter', () => {
  const { copy } = planBrief('咖啡店开业海报，暖色，9月1日开业，全场八折');
  expect(copy).toEqual({ title: '咖啡店开业', date: '9月1日开业', offer: '全场八折', details: [] });
});

test('a setting in the options wins over the prompt, the prompt over the default', () => {
  const prompt = 'two posters 800x1200 for a chess club';
  expect(planBrief(prompt)).toMatchObject({ width: 800, height: 1200, count: 2 });
  expect(planBrief(prompt, { size: { width: 500, height: 500 }, count: 4 })).toMatchObject({
    width: 500,
    height: 500,
    count: 4,
  });
  expect(planBrief('a poster for a chess club')).toMatchObject({ width: 1080, height: 1440, count: 1 });
});

test('a logo without a name takes the brand’s; without a brand its stand-in is marked', () => {
  expect(planBrief('logo for a coffee shop')).toMatchObject({
    copy: { title: 'Coffee Shop' },
    placeholders: ['title'],
  });
  expect(planBrief('a modern logo', { brand: { name: 'Oto' } })).toMatchObject({
    copy: { title: 'Oto' },
    placeholders: [],
  });
  expect(planBrief('设计一个logo').placeholders).toEqual(['title']);
});

test('colours keep the order of the prompt and names are not colours', () => {
  expect(planBrief('poster for tennis, #0044ff then #fc0').colours).toEqual(['#0044ff', '#ffcc00']);
  expect(planBrief('Black Friday banner').colours).toEqual([]);
  expect(planBrief('ice cream parlour poster').colours).toEqual([]);
  expect(planBrief('咖啡店海报').colours).toEqual([]);
  expect(planBrief('海报，莫兰迪色系').colours.length).toBeGreaterThan(2);
});

test('a long count is clamped and a number in the title is not a count', () => {
  expect(planBrief('做9张海报').count).toBe(8);
  expect(planBrief('cover: 10 tips for better sleep').count).toBe(1);
});

test('more designs than are made at once are told', () => {
  expect(planBrief('一套十二张生肖海报')).toMatchObject({ count: 8, countAsked: 12 });
  expect(planBrief('a set of four coffee posters')).not.toHaveProperty('countAsked');
});

test('a picture without words is a scene, and none of its words say so', () => {
  expect(planBrief('make a flyer with no text about autumn')).toMatchObject({
    type: 'scene',
    copy: { title: 'Autumn' },
  });
  expect(planBrief('山间日出海报，不要文字')).toMatchObject({
    type: 'scene',
    copy: { title: '山间日出', details: [] },
  });
  expect(planBrief('Logo for Vulpes, a fox, no text').type).toBe('logo');
});

test('a colour beside a written one is a colour, and a card is its owner’s', () => {
  const boat = planBrief('Poster, #0f4c5c and orange, for a boat show');
  expect(boat).toMatchObject({ colours: ['#0f4c5c', '#f07a24'], copy: { title: 'Boat Show' } });
  expect(planBrief('Business card for Mei Calder, Tea buyer, Third Kettle').copy).toMatchObject({
    people: [{ name: 'Mei Calder', role: 'Tea buyer' }],
  });
  expect(planBrief('顾青的名片，陶艺家').copy).toMatchObject({ title: '顾青', people: [{ name: '顾青' }] });
});

test('a colour keeps its hue and takes the shade that its adjective or a later word asks for', () => {
  const hueAndLightness = (prompt: string) => readOklch(planBrief(prompt).colours[0]!);
  const plain = hueAndLightness('poster for a choir, teal');
  for (const darker of ['poster for a choir, dark teal', 'poster for a choir, teal, make it darker']) {
    const own = hueAndLightness(darker);
    expect(own.lightness).toBeLessThan(plain.lightness - 0.08);
    expect(Math.abs(own.hue - plain.hue)).toBeLessThan(12);
  }
  expect(hueAndLightness('合唱团海报，青色，颜色再浅一点').lightness).toBeGreaterThan(plain.lightness + 0.1);
});

test('copy of a prompt in traditional characters keeps them', () => {
  expect(planBrief('茶餐廳海報，全場八折，歡迎光臨').copy).toMatchObject({ title: '茶餐廳', offer: '全場八折' });
});

test('what stands in a landscape is told apart from the landscape', () => {
  expect(subjectsOf(planBrief('a fox in a snowy forest'))).toEqual(['noto:fox']);
  expect(subjectsOf(planBrief('雪山下的小屋和一只鹿'))).toEqual(['noto:deer']);
  expect(subjectsOf(planBrief('a lake between mountains in autumn'))).toEqual([]);
});

test.each([
  'Poster for a night market, Sat 12 October, paper lanterns and fish',
  'Harvest supper poster, 20 October, pumpkins, apples and leaves',
  'Sailing club banner, 3 May, boats and gulls',
])('things to draw at the end of a prompt are no copy: %s', (prompt) => {
  const { copy } = planBrief(prompt);
  expect([copy.subtitle, ...copy.details]).toEqual([undefined]);
});

test('what a table is laid with is copy', () => {
  expect(planBrief('Brunch poster, every Sunday, pancakes and coffee').copy.subtitle).toBe('Pancakes and coffee');
});

test('emoji are no copy', () => {
  expect(planBrief('poster for a 🎉 summer party 🎉').copy.title).toBe('Summer Party');
});

test('any text makes a brief with a title, a sane size and a count', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.constantFrom('', '，。', '"', '海报', 'logo:', '9:16')),
      (prompt) => {
        const brief = planBrief(prompt);
        expect(brief.copy.title.trim()).not.toBe('');
        expect(brief.width).toBeGreaterThanOrEqual(256);
        expect(brief.height).toBeLessThanOrEqual(4096);
        expect(brief.count).toBeGreaterThanOrEqual(1);
        expect(brief.count).toBeLessThanOrEqual(8);
        for (const colour of brief.colours) expect(colour).toMatch(/^#[0-9a-f]{6}$/);
      },
    ),
    { numRuns: 400 },
  );
});

test('an hour told by the light stays with its date', () => {
  const brief = planBrief('A poster for an open water swimming club, every Sunday at first light, blue and coral');
  expect(brief.copy.date).toBe('every Sunday at first light');
});
