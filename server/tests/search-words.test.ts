import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { matches, wordsToFind, wordsToIndex } from '../src/memory/search-words.ts';

const found = (text: string, words: string) => {
  const indexed = wordsToIndex(text);
  return wordsToFind(words).every((sought) => indexed.some((word) => matches(sought, word)));
};
const han = fc.array(
  fc.integer({ min: 0x4e00, max: 0x9fff }).map((code) => String.fromCodePoint(code)),
  {
    minLength: 1,
    maxLength: 12,
  },
);
const text = fc.array(
  fc.oneof(
    fc.string({ unit: 'grapheme' }),
    han.map((characters) => characters.join('')),
  ),
  {
    maxLength: 6,
  },
);

describe('search words', () => {
  test('give letters and digits only, whatever a text holds, and the same ones each time', () => {
    fc.assert(
      fc.property(text, (pieces) => {
        const words = wordsToIndex(pieces.join(' '));
        expect(words.filter((word) => !/^[\p{L}\p{N}]+$/u.test(word))).toEqual([]);
        expect(wordsToIndex(pieces.join(' '))).toEqual(words);
      }),
    );
  });

  test('find a text by any piece of what it says in Chinese, down to one character', () => {
    fc.assert(
      fc.property(han, fc.nat(), fc.nat(), (characters, one, other) => {
        const [from, to] = [one % characters.length, other % characters.length].sort((a, b) => a - b) as [
          number,
          number,
        ];
        expect(found(characters.join(''), characters.slice(from, to + 1).join(''))).toBe(true);
      }),
    );
  });

  test('find a text by any of its words, in any order', () => {
    fc.assert(
      fc.property(
        text.filter((pieces) => wordsToIndex(pieces.join(' ')).length > 0),
        (pieces) => {
          expect(found(pieces.join(' '), pieces.toReversed().join(' '))).toBe(true);
        },
      ),
    );
  });

  test.each([
    ['The Silk Road, part II', 'silk ROAD'],
    ['Autumn lanterns', 'lantern'],
    ['An autumn lantern', 'lanterns'],
    ['Café crème', 'cafe'],
    ['丝绸之路上的商队', '丝绸之路'],
    ['丝绸之路上的商队', '路'],
    ['去喝茶', '茶'],
    ['Ｅａｓｅｌ 海报', 'easel'],
    ['2026年的iPhone海报', 'iphone'],
    ['A lantern festival', 'lant'],
  ])('“%s” is found by “%s”', (stored, asked) => expect(found(stored, asked)).toBe(true));

  test.each([
    ['The Silk Road', 'silken'],
    ['丝路绸缎', '丝绸'],
    ['A cart', 'car wash'],
  ])('“%s” is not found by “%s”', (stored, asked) => expect(found(stored, asked)).toBe(false));
});
