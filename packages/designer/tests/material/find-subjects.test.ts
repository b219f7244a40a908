import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { spokenNames } from '../../src/material/spoken-names.ts';
import { subjectIndex } from '../../src/material/subject-index.ts';
import { findSubjects } from '../../src/material/subjects.ts';
import { subjectSvg } from '../../src/material/vector-source.ts';

const keys = (text: string, limit?: number) => findSubjects(text, limit).map(({ subject }) => subject.key);

describe('finds what a brief is about', () => {
  test.each([
    ['Poster for a jazz night at Blue Note, Friday 9 October', 'noto:trumpet'],
    ['Logo for a coffee shop called Bean There', 'noto:hot-beverage'],
    ['咖啡店开业海报', 'noto:hot-beverage'],
    ['火锅店八折优惠', 'noto:pot-of-food'],
    ['中秋月饼礼盒', 'noto:moon-cake'],
    ['龙舟赛海报', 'noto:canoe'],
    ['skincare social card', 'noto:lotion-bottle'],
    ['a whale watching trip', 'noto:whale'],
    ['自行车骑行俱乐部', 'noto:bicycle'],
    ['马年贺卡', 'noto:horse'],
    ['茶海报', 'noto:teapot'],
    ['Vinyl record store', 'noto:optical-disk'],
    ['Two cats', 'noto:cat'],
  ])('%s', (text, key) => expect(keys(text)[0]).toBe(key));

  test('what is named first comes first', () => {
    expect(keys('a cat and a dog')).toEqual(['noto:cat', 'noto:dog']);
    expect(keys('a dog and a cat')).toEqual(['noto:dog', 'noto:cat']);
  });

  test('a thing comes before the occasion or the offer', () => {
    expect(keys('Grand opening party of our ramen bar')[0]).toBe('noto:steaming-bowl');
    expect(keys('Headphone sale, 40% off')[0]).toBe('noto:headphone');
  });

  test('an offer alone is an object, not a random one', () => {
    expect(keys('Summer sale')[0]).toBe('noto:shopping-bags');
    expect(keys('双十一大促')).toContain('noto:shopping-bags');
  });
});

describe('a part of a word or of a name is not the thing', () => {
  test.each([
    ['雨前龙井', 'noto:umbrella-with-rain-drops'],
    ['手冲瑰夏', 'noto:beach-with-umbrella'],
    ['半山茶事', 'noto:hibiscus'],
    ['guinea pig rescue', 'noto:pig'],
    ['大本钟', 'noto:alarm-clock'],
    ['比萨斜塔', 'noto:pizza'],
    ['满月瑜伽', 'noto:baby-bottle'],
  ])('%s', (text, key) => expect(keys(text)).not.toContain(key));

  test.each([
    ['typography lecture', undefined],
    ['哲学讲座', undefined],
    ['a lecture on bees', 'noto:honeybee'],
    ['一场关于鲸鱼的讲座', 'noto:whale'],
  ])('%s shows what it is about', (text, key) => expect(keys(text)[0]).toBe(key));
});

describe('ordinary nouns have their picture in both languages', () => {
  test.each([
    ['golf day', '高尔夫', 'noto:flag-in-hole'],
    ['fire drill', '消防演练', 'noto:fire-extinguisher'],
    ['fried chicken', '炸鸡', 'noto:poultry-leg'],
    ['food truck', '餐车', 'noto:delivery-truck'],
    ['first aid course', '急救', 'noto:adhesive-bandage'],
    ['tax return', '报税', 'noto:receipt'],
    ['spinach', '菠菜', 'noto:leafy-green'],
    ['swimsuits', '泳衣', 'noto:one-piece-swimsuit'],
  ])('%s, %s', (english, chinese, key) => {
    expect(keys(english)[0]).toBe(key);
    expect(keys(chinese)[0]).toBe(key);
  });
});

describe('finds nothing rather than something random', () => {
  test.each([
    ['falling asleep'],
    ['minimal black and white poster'],
    ['orange and pink banner'],
    ['Book now'],
    ['running out of time'],
    ['quantum'],
    ['马上开始'],
    ['小红书封面'],
    ['今日份快乐'],
    ['哲学'],
    ['A new star programme'],
    ['🙂'],
    [''],
  ])('%s', (text) => expect(keys(text)).toEqual([]));

  test('words are whole: a sale is no whale, the fall no falling', () => {
    expect(keys('sale')).not.toContain('noto:whale');
    expect(keys('fall market')[0]).toBe('noto:maple-leaf');
  });
});

test('plurals, capitals, hyphens and apostrophes do not matter', () => {
  expect(keys('NOODLES')).toEqual(keys('noodle'));
  expect(keys('fox-themed')[0]).toBe('noto:fox');
  expect(keys('Mother’s Day')[0]).toBe('noto:bouquet');
});

test('the limit holds, scores fall, and any text is answered', () => {
  expect(findSubjects('cat dog fox tea coffee bread', 3)).toHaveLength(3);
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const scores = findSubjects(text).map(({ score }) => score);
      expect(scores).toEqual(scores.toSorted((a, b) => b - a));
      expect(scores.every((score) => score > 0)).toBe(true);
    }),
  );
});

test('every subject of the tables can be drawn and has a name in each language that its row has', () => {
  for (const [key, english, chinese] of spokenNames) {
    expect(subjectSvg(key), key).toContain('<svg');
    if (english) expect(subjectIndex().subjects.get(key)?.names.en, key).toContain(english.split(',')[0]);
    if (chinese) expect(subjectIndex().subjects.get(key)?.names.zh, key).toContain(chinese.split(',')[0]);
  }
});

test('faces, flags, people and symbols are no subjects', () => {
  for (const icon of [
    'grinning-face',
    'cat-face',
    'person-running',
    'flag-china',
    'red-heart',
    'waving-hand',
    'frog',
  ]) {
    expect(subjectIndex().subjects.get(`noto:${icon}`), icon).toBeUndefined();
  }
});

test('a key that no set draws is refused', () => {
  expect(() => subjectSvg('noto:no-such-thing')).toThrow(RangeError);
  expect(() => subjectSvg('noto:constructor')).toThrow(RangeError);
  expect(() => subjectSvg('../secret')).toThrow(RangeError);
});
