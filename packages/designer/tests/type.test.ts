import { createCanvas, Path2D } from '@napi-rs/canvas';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { planBrief } from '../src/brief/plan-brief.ts';
import { choosePairings } from '../src/type/choose-pairings.ts';
import { drawText } from '../src/type/draw-text.ts';
import { fitText } from '../src/type/fit-text.ts';
import { fontFamilies } from '../src/type/font-files.ts';
import { drawableText, fontStack, hasGlyphs, isHanFace } from '../src/type/fonts.ts';
import { glyphPath } from '../src/type/glyph-path.ts';
import { splitIntoUnits } from '../src/type/line-units.ts';
import { pairings } from '../src/type/pairings.ts';
import { heldOut } from './brief-held-out.ts';
import { prompts } from './brief-prompts.ts';

const faces = fontFamilies.flatMap(({ family, weights }) => weights.map((weight) => ({ family, weight })));
const quick = ['anton', 'unbounded', 'playfair-display', 'noto-sans-sc', 'zhi-mang-xing'].map((family) => ({
  family,
  weight: 400,
}));

/** Box of what was really printed. */
function inkOf(paint: (context: ReturnType<ReturnType<typeof createCanvas>['getContext']>) => void, side = 900) {
  const context = createCanvas(side, side).getContext('2d');
  paint(context);
  const { data } = context.getImageData(0, 0, side, side);
  const box = { left: side, top: side, right: 0, bottom: 0 };
  for (let place = 3, index = 0; place < data.length; place += 4, index++) {
    // Fainter is the soft edge of a stroke.
    if (data[place]! < 64) continue;
    const [x, y] = [index % side, Math.floor(index / side)];
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x + 1);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y + 1);
  }
  return box;
}

test('every face prints every ASCII character, and every Han face the commonest Han', { timeout: 60_000 }, () => {
  const context = createCanvas(120, 120).getContext('2d');
  const prints = (character: string) => {
    context.clearRect(0, 0, 120, 120);
    context.fillText(character, 30, 80);
    return context.getImageData(0, 0, 120, 120).data.some((value, index) => index % 4 === 3 && value > 0);
  };
  for (const face of faces) {
    const ascii = Array.from({ length: 94 }, (_, index) => String.fromCodePoint(33 + index));
    const han = isHanFace(face)
      ? [...'的一是在不了有和人这中大为上个国年月日时分咖啡店开业端午龙春节全场八折，。！？、：；《》“”￥']
      : [];
    context.font = fontStack(face, 60);
    expect(
      [...ascii, ...han].filter((character) => !prints(character)),
      `${face.family} ${face.weight}`,
    ).toEqual([]);
    expect(hasGlyphs(face, han.join('')), face.family).toBe(true);
  }
});

const word = fc.constantFrom(
  'Jazz',
  'Night',
  'a',
  'the',
  'of',
  'Internationalisation',
  '40% off',
  '$12.50',
  'Oct 9',
  '咖啡店',
  '开业',
  '，',
  '。',
  '全场八折',
  '9月1日',
  '《山野》',
  '100%',
  '！',
  'naïve',
  '粽叶飘香',
);
const text = fc.array(word, { minLength: 1, maxLength: 14 }).map((words) => words.join(' '));

test('text never leaves its box, in layout or in print', { timeout: 60_000 }, () => {
  fc.assert(
    fc.property(
      text,
      fc.constantFrom(...quick),
      fc.record({ width: fc.integer({ min: 60, max: 700 }), height: fc.integer({ min: 40, max: 700 }) }),
      fc.constantFrom('left' as const, 'centre' as const, 'right' as const),
      (words, face, box, align) => {
        const fitted = fitText({ text: words, face, box, maxSize: 240, minSize: 10 });
        expect(fitted.width).toBeLessThanOrEqual(box.width);
        expect(fitted.height).toBeLessThanOrEqual(box.height);
        const ink = inkOf((context) =>
          drawText(context, {
            ...fitted,
            face,
            lineHeight: 1.1,
            x: 100,
            y: 100,
            width: box.width,
            align,
            colour: '#000000',
          }),
        );
        expect(ink.left).toBeGreaterThanOrEqual(99);
        expect(ink.right).toBeLessThanOrEqual(101 + box.width);
        expect(ink.top).toBeGreaterThanOrEqual(99);
        expect(ink.bottom).toBeLessThanOrEqual(101 + box.height);
      },
    ),
    { numRuns: 120 },
  );
});

test('lines keep every word, split no number, and start with no closing punctuation', () => {
  fc.assert(
    fc.property(text, fc.integer({ min: 1, max: 6 }), (words, maxLines) => {
      const { lines } = fitText({
        text: words,
        face: quick[3]!,
        box: { width: 400, height: 600 },
        maxSize: 200,
        minSize: 8,
        maxLines,
      });
      expect(lines.length).toBeLessThanOrEqual(maxLines);
      expect(lines.join('').replaceAll(/\s/g, '')).toBe(words.replaceAll(/\s/g, ''));
      for (const line of lines.slice(1)) expect(line).not.toMatch(/^[，。！？、：；》”）,.!?:;)%]/u);
      for (const line of lines.slice(0, -1)) expect(line).not.toMatch(/[（《“(]$/u);
      for (const whole of ['9月1日', '$12.50', '全场八折'])
        expect(lines.filter((line) => line.includes(whole)).length > 0).toBe(words.includes(whole));
    }),
    { numRuns: 150 },
  );
});

test('a title is balanced, breaks between words, and little words lean forward', () => {
  const lines = (words: string, width: number, face = quick[0]!, height = 600) =>
    fitText({ text: words, face, box: { width, height }, maxSize: 400, minSize: 10 }).lines;
  expect(lines('The long way home', 400, quick[0]!, 200)).toEqual(['The long', 'way home']);
  expect(lines('三天两晚厦门旅行攻略', 500, quick[3]!).length).toBeGreaterThan(1);
  for (const line of lines('A night of music in the park', 300).slice(0, -1))
    expect(line).not.toMatch(/ (?:of|the|in|a)$/i);
  expect(lines('One\nTwo', 900)).toEqual(['One', 'Two']);
});

test('units join back into the text', () => {
  fc.assert(
    fc.property(fc.oneof(text, fc.string()), (words) => {
      const plain = words.replaceAll('\n', ' ');
      expect(
        splitIntoUnits(plain)
          .map((unit) => unit.text)
          .join(''),
      ).toBe(plain);
    }),
  );
});

test.each([
  ['山茶咖啡馆开业', '山茶|咖啡馆|开业'],
  ['元旦晚会节目单', '元旦|晚会|节目单'],
  ['花艺课招生', '花艺课|招生'],
  ['蓝鹭爵士之夜', '蓝鹭|爵士|之夜'],
  ['凉面节，奶茶店开张', '凉面节，|奶茶店|开张'],
  ['海边的风和光', '海边|的|风|和光'],
  ['9月1日馆庆', '9月1日|馆庆'],
])('no line breaks a word of which the segmenter knows only parts: %s', (title, units) => {
  expect(
    splitIntoUnits(title)
      .map(({ text }) => text)
      .join('|'),
  ).toBe(units);
});

test('what no face holds is left out instead of printed as a box', () => {
  expect(drawableText(quick[0]!, 'Party 🎉 time')).toBe('Party time');
  expect(drawableText(quick[0]!, '龙年 Győr')).toBe('龙年 Győr');
  expect(hasGlyphs({ family: 'ma-shan-zheng', weight: 400 }, '黃')).toBe(false);
});

test('an outline prints where drawn text does', () => {
  for (const face of [quick[0]!, quick[2]!, quick[3]!]) {
    const outline = glyphPath('Rhythm 节奏', face, 110);
    const path = inkOf((context) => {
      context.translate(100, 400);
      context.fill(new Path2D(outline.path));
    });
    const drawn = inkOf((context) => {
      context.font = fontStack(face, 110);
      context.fillText('Rhythm 节奏', 100, 400);
    });
    for (const edge of ['left', 'right', 'top', 'bottom'] as const)
      expect(Math.abs(path[edge] - drawn[edge]), `${face.family} ${edge}`).toBeLessThanOrEqual(3);
    expect(outline.letters).toHaveLength(9);
  }
});

test('vertical text runs down in columns from right to left', () => {
  const face = quick[3]!;
  const box = inkOf((context) =>
    drawText(context, {
      lines: ['春水煎茶', '龙井'],
      face,
      size: 60,
      lineHeight: 1.4,
      x: 200,
      y: 100,
      width: 300,
      align: 'left',
      colour: '#000000',
      vertical: true,
    }),
  );
  expect(box.bottom - box.top).toBeGreaterThan(200);
  expect(box.right - box.left).toBeGreaterThan(100);
  expect(box.right).toBeLessThanOrEqual(200 + 60 * 2.4 + 1);
});

test('the display face of the best pairing holds every title of the prompts', { timeout: 60_000 }, () => {
  expect(pairings.length).toBeGreaterThanOrEqual(8);
  for (const { prompt } of [...prompts, ...heldOut]) {
    const brief = planBrief(prompt);
    const [first] = choosePairings(brief, { style: 'grain' });
    const face = brief.language === 'zh' ? first!.displayZh : first!.display;
    expect(hasGlyphs(face, brief.copy.title), `${brief.copy.title} in ${face.family}`).toBe(true);
  }
});

test('a festival of another culture is not written with a Chinese brush', () => {
  const facesOf = (prompt: string) =>
    choosePairings(planBrief(prompt), { style: 'lino' })
      .slice(0, 3)
      .map(({ displayZh }) => displayZh.family);
  for (const prompt of ['亡灵节展览海报', '排灯节晚会海报', '圣诞集市海报'])
    expect(
      facesOf(prompt).some((family) => /ma-shan|zhi-mang|liu-jian/.test(family)),
      prompt,
    ).toBe(false);
  expect(facesOf('春节庙会海报').some((family) => /ma-shan|zhi-mang|liu-jian/.test(family))).toBe(true);
  const names = choosePairings(planBrief('Day of the Dead exhibition poster'), { style: 'lino' }).map(
    ({ name }) => name,
  );
  expect(names.slice(0, 3)).not.toContain('New Year couplet');
});

test('a brand’s typeface sets the titles of its script; one that is not here changes nothing', () => {
  const [english, chinese] = [planBrief('A poster for a tea tasting'), planBrief('品茶会海报')];
  const faces = (brief: typeof english, displayFont?: string) =>
    choosePairings(brief, { style: 'grain', brand: displayFont ? { displayFont } : undefined });
  for (const [said, family] of [
    ['bebas-neue', 'bebas-neue'],
    ['dm-serif-display', 'dm-serif-display'],
    ['inter', 'inter-tight'],
  ]) {
    expect(new Set(faces(english, said).map(({ display }) => display.family))).toEqual(new Set([family]));
  }
  expect(new Set(faces(chinese, 'zcool-kuaile').map(({ displayZh }) => displayZh.family))).toEqual(
    new Set(['zcool-kuaile']),
  );
  expect(faces(english, 'oto-sans')).toEqual(faces(english));
});

test('a face that draws a character as a block is not asked to', () => {
  const face = { family: 'zcool-xiaowei', weight: 400 };
  expect(hasGlyphs(face, '声站')).toBe(true);
  expect(hasGlyphs(face, '回声站')).toBe(false);
});
