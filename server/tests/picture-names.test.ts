import { expect, test } from 'vitest';
import { nameBefore, ownNames } from '../src/agent/picture-names.ts';

const called = (...titles: string[]) => titles.map((title) => ({ title }));

test('what is called as something else takes the next free number, also among those that come together', () => {
  expect(ownNames(['Fox', 'Owl'], called('Hare'))).toEqual(['Fox', 'Owl']);
  expect(ownNames(['Sunday market'], called('Sunday market'))).toEqual(['Sunday market 2']);
  expect(ownNames(['周日集市'], called('周日集市', '周日集市 2'))).toEqual(['周日集市 3']);
  expect(ownNames(['Fox', 'Fox', 'Fox'], [])).toEqual(['Fox', 'Fox 2', 'Fox 3']);
  expect(ownNames(['sunday market '], called('Sunday Market'))).toEqual(['sunday market 2']);
});

test('a number is counted on where the name before it is one of the canvas, and else is part of the name', () => {
  expect(ownNames(['Market 2'], called('Market', 'Market 2'))).toEqual(['Market 3']);
  expect(ownNames(['Studio 54'], called('Studio 54'))).toEqual(['Studio 54 2']);
  expect(ownNames(['Market 2026'], called('Market', 'Market 2026'))).toEqual(['Market 2026 2']);
  expect(ownNames(['Bean · 1', 'Bean · 2'], called('Bean', 'Bean · 1', 'Bean · 2'))).toEqual(['Bean · 3', 'Bean · 4']);
});

test('a number goes on counting when the first of that name is gone', () => {
  const second = { title: 'Market 2', data: { alt: nameBefore('Market 2', 'Market') } };
  expect(ownNames(['Market 2'], [second])).toEqual(['Market 3']);
});

test('no name is longer than pictures may be called, and none without a title is given', () => {
  const long = 'a'.repeat(120);
  const [name] = ownNames([long], called(long));
  expect(name!.length).toBeLessThanOrEqual(120);
  expect(name).toMatch(/a 2$/);
  expect(ownNames(['', ''], called(''))).toEqual(['', '']);
});
