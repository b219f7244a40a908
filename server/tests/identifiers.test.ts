import { expect, test } from 'vitest';
import { normaliseEmail, normalisePhone, phoneOf } from '../src/accounts/identifiers.ts';

test('an address is the same in every case and spacing', () => {
  expect(normaliseEmail(' Ada@Example.ORG ')).toBe('ada@example.org');
});

test.each([
  ['+8613800000000', '+8613800000000'],
  ['+86 138-0000-0000', '+8613800000000'],
  ['138 0000 0000', '+8613800000000'],
  ['１３８００００００００', '+8613800000000'],
  ['\u202a+86 138 0000 0000\u202c', '+8613800000000'],
  ['+44 (0)7700 900123', '+447700900123'],
  ['+1 (415) 555-2671', '+14155552671'],
])('%s is %s', (text, number) => expect(normalisePhone(text)).toBe(number));

test.each([
  '',
  '12345',
  '02012345678',
  '+86138000000',
  '+861380000000012',
  '+0123456789',
  'ada@example.org',
  '+1415555',
])('%j is no number', (text) => expect(normalisePhone(text)).toBeNull());

test.each([
  ['+86', '138 0000 0000', '+8613800000000'],
  ['+86', '+8613800000000', '+8613800000000'],
  ['+44', '07700 900123', '+447700900123'],
  ['+225', '0708091011', '+2250708091011'],
  ['86', '13800000000', null],
  ['+86', '+447700900123', null],
  ['+86', '23800000000', null],
  ['+', '13800000000', null],
  ['+86', 'abc', null],
])('the country %s and the number %s make %s', (country, national, number) =>
  expect(phoneOf(country, national)).toBe(number),
);
