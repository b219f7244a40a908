import { planBrief } from '@easel/designer';
import { describe, expect, test } from 'vitest';
import { keepTo } from '../src/platform/models/embedded/kept-wishes.ts';
import { lastingIn, withoutLasting, wordsToRecall } from '../src/platform/models/embedded/memory-words.ts';
import { keptIn, partsOf, withKept } from '../src/platform/models/embedded/request.ts';

describe('words that hold from now on', () => {
  test.each([
    ['From now on always use navy and cream.', ['From now on always use navy and cream'], ''],
    ['A poster for a jazz night. Always use navy.', ['Always use navy'], 'A poster for a jazz night.'],
    ['Please remember that the owl is called Otto', ['the owl is called Otto'], ''],
    ['以后都用深蓝色和米色。', ['以后都用深蓝色和米色'], ''],
    ['一张茶馆海报，以后都用竹子图案', ['以后都用竹子图案'], '一张茶馆海报'],
    ['请记住：猫头鹰叫奥托', ['猫头鹰叫奥托'], ''],
  ])('“%s”', (text, words, rest) => {
    expect(lastingIn(text).map((lasting) => lasting.words)).toEqual(words);
    expect(withoutLasting(text)).toBe(rest);
    // As they stand, or they would not be kept.
    for (const one of words) expect(text).toContain(one);
  });

  test.each([
    'A poster with the title “Always use your head”',
    'A poster for a shop that is always open',
    'Use navy this time',
    '永远的朋友海报',
    '海报，标题“以后都用心”',
  ])('none in “%s”', (text) => {
    expect(lastingIn(text)).toEqual([]);
    expect(withoutLasting(text)).toBe(text);
  });

  test('hold everywhere only where somebody says so', () => {
    expect(lastingIn('In all my projects, sign with A.L')).toMatchObject([{ everywhere: true }]);
    expect(lastingIn('以后所有项目都用衬线字体')).toMatchObject([{ everywhere: true }]);
    expect(lastingIn('Always sign with A.L')).toMatchObject([{ everywhere: false }]);
  });
});

test.each([
  ['What did we find about the Silk Road?', 'Silk Road'],
  ['之前查到的丝绸之路资料有哪些？', '丝绸之路'],
  ['A poster about what we found', null],
  ['用之前查到的资料做一张海报', null],
  ['A silk poster', null],
])('“%s” asks for earlier work by %j', (text, words) => expect(wordsToRecall(text)).toBe(words));

describe('what was decided', () => {
  const jazz = planBrief('A poster for a jazz night');

  test('gives a wish its colours and its style, where it names none', () => {
    const kept = keepTo(jazz, ['Always use navy and cream', 'always retro style', 'the owl is called Otto']);
    expect(kept.brief.colours).toEqual(planBrief('in navy and cream').colours);
    expect(kept.brief.style).toBe('retro');
    expect(kept.by).toEqual(['Always use navy and cream', 'always retro style']);
  });

  test('gives way to what the wish says itself', () => {
    const asked = planBrief('A poster for a jazz night in orange');
    expect(keepTo(asked, ['Always use navy and cream']).brief.colours).toEqual(asked.colours);
    const red = planBrief('A poster for a jazz night in red');
    expect(keepTo(red, ['never use red'])).toMatchObject({ forbidColours: [], by: [] });
  });

  test('rules out, even what another decision names', () => {
    const kept = keepTo(jazz, ['以后都用红色和米色', '不要用红色']);
    expect(kept.brief.colours).toEqual(planBrief('米色').colours);
    expect(kept.forbidColours).toEqual(planBrief('红色').colours);
  });

  test('travels in the prompt of a picture, and is no part of the wish', () => {
    const prompt = withKept('A jazz poster → make it blue', ['always retro style', '以后都用红色']);
    expect(keptIn(prompt)).toEqual(['always retro style', '以后都用红色']);
    expect(partsOf(prompt)).toEqual(['A jazz poster', 'make it blue']);
    expect(keptIn('A jazz poster')).toEqual([]);
  });
});
