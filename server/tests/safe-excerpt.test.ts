import { expect, test } from 'vitest';
import { safeExcerpt } from '../src/platform/models/model-failure.ts';

test.each([
  ['Incorrect API key provided: sk-proj-abcdef. See https://x.example/keys.', 'Incorrect API key provided: …. See …'],
  ['The key ends in ****wxyz, sorry', 'The key ends in … sorry'],
  ['a token AAAAAAAAAAAAAAAAAAAAAAAA\nhere', 'a token … here'],
])('of “%s” is shown “%s”', (text, shown) => {
  expect(safeExcerpt(text, ['sk-proj-abcdef'])).toBe(shown);
});

test('of megabytes the beginning is read, and no key that the end of it cuts', () => {
  // Longer ones take so much time that the test would not end.
  const words = `${'word '.repeat(10)}${'x*'.repeat(2_000_000)}`;
  expect(safeExcerpt(words, [])).toBe('word '.repeat(10).trim() + ' …');
  const key = 'k'.repeat(19);
  const cut = `${`${'A'.repeat(30)} `.repeat(300)}${key}`;
  expect(safeExcerpt(cut, [])).not.toContain('k');
});
