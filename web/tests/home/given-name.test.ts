import { expect, test } from 'vitest';
import { givenName } from '../../src/home/given-name.ts';

test.each([
  ['Lena Krüger', 'Lena'],
  [' Jonas ', 'Jonas'],
  ['林小满', '林小满'],
  ['Dr. Helen Marsh', 'Helen'],
  ['J. R. Hartley', 'Hartley'],
  ['Krüger, Lena', 'Lena'],
  ['🎨 Zoë', 'Zoë'],
  ['محمد بن علي', 'محمد'],
  ['🎨', ''],
  ['', ''],
])('%j is called %j', (name, called) => {
  expect(givenName(name)).toBe(called);
});
