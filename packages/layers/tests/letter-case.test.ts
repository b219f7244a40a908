import { describe, expect, test } from 'vitest';
import { jumbled, otherCase, priceOfCase } from '../src/text/spelling/letter-case.ts';

const price = (text: string, at: number) => priceOfCase(text[at]!, text, at);

describe('the case of a letter', () => {
  test('has another for each letter that has one of one character', () => {
    expect([...'aOéÆß1°'].map(otherCase)).toEqual(['A', 'o', 'É', 'æ', undefined, undefined, undefined]);
  });

  test('is doubted where only height tells, and more in a word of the other case', () => {
    expect(price('copper', 0)).toBeGreaterThan(0);
    expect(price('BEFoRE', 3)).toBeLessThan(0);
    expect(price('DíA', 1)).toBeLessThan(0);
  });

  test('is not doubted where the rest agrees, nor where no such case stands', () => {
    expect(price('Harvest', 0)).toBeUndefined();
    expect(price('Works', 1)).toBeUndefined();
    expect(price('HARVEST', 3)).toBeUndefined();
  });

  test('is a jumble where a small letter stands before a capital', () => {
    expect(['OPeN uNTIl LaTe', 'Open Until Late', 'OPEN', '50%OFF'].map(jumbled)).toEqual([true, false, false, false]);
  });
});
