import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addFaces, privateName } from '../../src/kits/kit-faces.ts';

/** What the browser knows; node has none of it. */
const known = new Set<unknown>();
class Face {
  readonly told: readonly unknown[];
  constructor(...told: unknown[]) {
    if (told[0] === 'bad') throw new SyntaxError('no such thing');
    this.told = told;
  }
}
beforeEach(() => {
  vi.stubGlobal('FontFace', Face);
  vi.stubGlobal('document', { fonts: known });
});
afterEach(() => known.clear());

test('uploaded typefaces are known by their family, in the weight and style that the kit says', () => {
  const url = '/api/files/a.woff2';
  addFaces([
    { role: 'display', family: ' Oto ', weight: 700, style: 'Italic', assetId: 'a', url },
    { role: 'body', family: 'Oto', assetId: 'b', url: '/api/files/b".woff2' },
    { role: 'note', family: 'Inter' },
    { role: 'odd', family: 'bad', assetId: 'c', url },
  ]);
  expect([...known].map((face) => (face as Face).told)).toEqual([
    ['Oto', 'url("/api/files/a.woff2")', { weight: '700', style: 'italic', display: 'swap' }],
    ['Oto', 'url("/api/files/b\\".woff2")', { weight: '1 1000', style: 'normal', display: 'swap' }],
  ]);
});

test('they go when the kit does, and two files of one name can stand apart', () => {
  const away = addFaces([{ role: 'body', family: 'Oto', assetId: 'a', url: '/a' }], privateName);
  expect([...known].map((face) => (face as Face).told[0])).toEqual(['kit-a']);
  away();
  expect(known.size).toBe(0);
});
