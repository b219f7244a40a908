import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bestOn, contrastOf, gradeOf, spoken } from '../../src/kits/contrast.ts';
import { foundColours, hexOf } from '../../src/kits/found-colours.ts';
import { readFontName } from '../../src/kits/font-names.ts';

const hex = fc
  .tuple(...([0, 0, 0].map(() => fc.nat(255)) as [fc.Arbitrary<number>, fc.Arbitrary<number>, fc.Arbitrary<number>]))
  .map(hexOf);

test('contrast is that of the standard', () => {
  expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21, 5);
  // A known pair on either side of the limit.
  expect(gradeOf(contrastOf('#767676', '#ffffff'))).toBe('text');
  expect(gradeOf(contrastOf('#777777', '#ffffff'))).toBe('large');
  expect(gradeOf(contrastOf('#aaaaaa', '#ffffff'))).toBe('none');
  expect(spoken(4.49)).toBe('4.4');
});

test('contrast has no direction, and black or white reads on anything', () => {
  fc.assert(
    fc.property(hex, hex, (one, other) => {
      expect(contrastOf(one, other)).toBe(contrastOf(other, one));
      expect(contrastOf(one, bestOn(one, []))).toBeGreaterThanOrEqual(4.5);
    }),
  );
});

const pixels = (...parts: [hex: string, count: number, alpha?: number][]) =>
  parts.flatMap(([colour, count, alpha = 255]) =>
    Array.from({ length: count }, () =>
      [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)).concat(alpha),
    ).flat(),
  );

test('a logo’s colours come by their size; what is clear and the fringes between them do not', () => {
  const logo = pixels(
    ['#ffffff', 400, 0],
    ['#c2255c', 120],
    ['#1864ab', 200],
    ['#c0265a', 30],
    ['#1a65aa', 9],
    ['#808080', 1],
  );
  expect(foundColours(logo)).toEqual(['#1864ab', '#c2255c']);
  expect(foundColours(pixels(['#ffffff', 9, 100]))).toEqual([]);
  expect(foundColours(pixels(['#000000', 3], ['#808080', 2], ['#ffffff', 1]), 2)).toEqual(['#000000', '#808080']);
});

test.each([
  ['OtoSans-BoldItalic.woff2', { family: 'Oto Sans', weight: 700, style: 'italic' }],
  ['Oto Sans-Regular.ttf', { family: 'Oto Sans', weight: 400 }],
  ['NotoSansSC-SemiBold.otf', { family: 'Noto Sans SC', weight: 600 }],
  ['Inter[wght].ttf', { family: 'Inter' }],
  ['BlackHanSans.ttf', { family: 'Black Han Sans' }],
  ['my_own_face.woff', { family: 'my own face' }],
  ['思源宋体-Heavy.otf', { family: '思源宋体', weight: 900 }],
])('%s is called what its designer calls it', (file, name) => {
  expect(readFontName(file)).toEqual(name);
});
