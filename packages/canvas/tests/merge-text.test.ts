import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mergeCanvas, mergeText } from '../src/index.ts';
import { canvas } from './canvases.ts';

test.each([
  ['one at its start, one at its end', 'Menu', 'Tea Menu', 'Menu of the day', 'Tea Menu of the day'],
  ['one at its end, one at its start', 'Menu', 'Menu of the day', 'Tea Menu', 'Tea Menu of the day'],
  ['words taken out and words put in', 'Hello dear world', 'dear world', 'Hello dear world!', 'dear world!'],
  ['both on at the end, the later after the sooner', 'Menu', 'Menu, tea', 'Menu: cake', 'Menu: cake, tea'],
  ['one of them twice where letters repeat', 'ba', 'baa', 'Xba', 'Xbaa'],
])('of a text that two write in both stay: %s', (_, base, theirs, today, both) => {
  expect(mergeText(base, theirs, today)).toBe(both);
});

test('where both wrote over the same words the later ones stand', () => {
  expect(mergeText('Open from nine', 'Open from eight', 'Open from ten')).toBe('Open from eight');
  expect(mergeText('nine', '', 'ten')).toBe('ten');
});

test('what one has written on while the server did not answer comes once', () => {
  expect(mergeText('Tea', 'Tea room', 'Tea ro')).toBe('Tea room');
  expect(mergeText('Tea', 'Tea ro', 'Tea room')).toBe('Tea room');
  const letters = fc.string({ unit: fc.constantFrom('a', 'b', ' '), maxLength: 8 });
  fc.assert(
    fc.property(letters, letters, letters, (base, theirs, today) => {
      const once = mergeText(base, theirs, today);
      expect(mergeText(base, theirs, once)).toBe(once);
    }),
    { numRuns: 5000 },
  );
});

test('words of both stay on a canvas where that is asked for; else the later save wins, as of any field', () => {
  const saying = (text: string, x = 0) =>
    canvas([{ id: 't', type: 'text', x, y: 0, width: 9, height: 9, data: { text, color: '#000' } }]);
  const canvases = { base: saying('Menu'), theirs: saying('Tea Menu', 5), today: saying('Menu!') };
  const wordsOf = (bothWords: boolean) => mergeCanvas({ ...canvases, bothWords }).change.put[0];
  expect(wordsOf(true)).toMatchObject({ x: 5, data: { text: 'Tea Menu!', color: '#000' } });
  expect(wordsOf(false)).toMatchObject({ x: 5, data: { text: 'Tea Menu' } });
});
