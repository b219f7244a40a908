import { emptyBrandDocument, type BrandDocument } from '@easel/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contrastOf } from '../../src/kits/contrast.ts';
import { hexOf } from '../../src/kits/found-colours.ts';
import { coloursOf, isSameDocument, nameOf, replaced } from '../../src/kits/kit-document.ts';
import { lookOf, stackOf, titleStyle } from '../../src/kits/kit-look.ts';
import { withColours } from '../../src/kits/with-colours.ts';

const withGroups = (...colorGroups: BrandDocument['colorGroups']) => ({ ...emptyBrandDocument(), colorGroups });
const colour = (hex: string, name = '', role?: string) => ({ hex, name, ...(role && { role }) });

test('two documents are the same whatever the server has set, and in whatever order', () => {
  const one = { ...emptyBrandDocument(), name: 'Oto', odd: { b: 1, a: [2, 1] } };
  const other = { odd: { a: [2, 1], b: 1 }, ...emptyBrandDocument(), name: 'Oto', id: 'x', updatedAt: 'later' };
  expect(isSameDocument(one, { ...other, applyToNewProjects: true })).toBe(true);
  expect(isSameDocument(one, { ...other, odd: { a: [1, 2], b: 1 } } as typeof other)).toBe(false);
  expect(isSameDocument(one, { ...one, tagline: 'x' })).toBe(false);
});

test('a kit is called by its name, else by its brand', () => {
  expect(nameOf({ name: ' ', brandName: ' Oto ' })).toBe('Oto');
  expect(nameOf({ name: 'Kit', brandName: 'Oto' })).toBe('Kit');
});

test('a colour counts once, and those that are taken from a picture join the first group', () => {
  const groups = [
    { name: 'Lead', colors: [colour('#0B3D2E', 'Pine')] },
    { name: 'More', colors: [] },
  ];
  expect(coloursOf({ colorGroups: [...groups, { name: 'Again', colors: [colour('#0b3d2e')] }] })).toHaveLength(1);
  const joined = withColours(groups, ['#0b3d2e', '#e9d8a6']);
  expect(joined.map(({ colors }) => colors.map(({ name }) => name))).toEqual([['Pine', '#E9D8A6'], []]);
  expect(withColours([], ['#e9d8a6'])).toEqual([{ name: '', colors: [colour('#e9d8a6', '#E9D8A6')] }]);
});

test('an item is changed or taken out where it stands', () => {
  expect(replaced(['a', 'b', 'c'], 1, 'x')).toEqual(['a', 'x', 'c']);
  expect(replaced(['a', 'b', 'c'], 1, null)).toEqual(['a', 'c']);
});

test('the cover takes the paper for its ground, and never what is forbidden', () => {
  const look = lookOf(
    withGroups(
      { name: 'Never', colors: [colour('#ff0000')] },
      {
        name: 'Lead',
        colors: [colour('#0b3d2e', 'Pine'), colour('#e9d8a6', 'Sand', 'Paper'), colour('#00ff00', '', 'never')],
      },
    ),
  );
  expect(look).toEqual({ ground: '#e9d8a6', ink: '#0b3d2e', strip: ['#0b3d2e'] });
  expect(lookOf(emptyBrandDocument())).toBeNull();
});

test('whatever the colours, the words on the cover can be read', () => {
  const hex = fc.tuple(fc.nat(255), fc.nat(255), fc.nat(255)).map(hexOf);
  fc.assert(
    fc.property(fc.array(hex, { minLength: 1, maxLength: 12 }), (hexes) => {
      const look = lookOf(withGroups({ name: '', colors: hexes.map((one) => colour(one)) }))!;
      expect(contrastOf(look.ground, look.ink)).toBeGreaterThanOrEqual(4.4);
    }),
  );
});

test('titles are set in the typeface for titles, from its file where there is one', () => {
  const body = { role: 'body', family: 'Inter' };
  const titles = { role: '标题', family: 'Oto', assetId: 'a1', url: '/a' };
  const set = titleStyle({ typography: [body, titles] });
  expect(set).toEqual({ fontFamily: expect.stringMatching(/^'kit-a1', 'Oto'/), fontWeight: 400 });
  expect(titleStyle({ typography: [{ ...body, weight: 300 }] })).toEqual({
    fontFamily: stackOf(body),
    fontWeight: 300,
  });
  expect(titleStyle({ typography: [] })).toEqual({ fontWeight: 600 });
});
