import { expect, test } from 'vitest';
import { initialsOf, personColour } from '../../src/ui/person.ts';

test.each([
  ['Lena Krüger', 'LK'],
  ['lena', 'L'],
  ['Anna Maria von Berg', 'AB'],
  ['lena.krueger@beanthere.example', 'LE'],
  ['林小满', '小满'],
  ['🇨🇳 Mei', '🇨🇳M'],
  ['👩‍👩‍👧‍👦', '👩‍👩‍👧‍👦'],
  ['', ''],
])('%j has the initials %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

test.each([
  ['Lena Krüger', 'L'],
  ['林小满', '满'],
  ['👩‍👩‍👧‍👦 Mei', '👩‍👩‍👧‍👦'],
])('where there is room for one %j has %j', (name, initial) => {
  expect(initialsOf(name, 1)).toBe(initial);
});

test('a person keeps one colour, and people differ', () => {
  const ids = Array.from({ length: 40 }, (_, index) => `01a1fc93-f3ac-7f32-8207-${index}`);
  const colours = ids.map(personColour);
  expect(ids.map(personColour)).toEqual(colours);
  expect(new Set(colours)).toEqual(new Set([1, 2, 3, 4, 5].map((place) => `var(--p-${place})`)));
});
