import { expect, test } from 'vitest';
import { confirms, identifierOf } from '../../src/account/confirmation.ts';

const user = { id: 'lena', name: 'Lena Krüger', email: null, phone: null, avatarUrl: null, createdAt: '' };

test('an account is known by its address, else by its number, else by its name', () => {
  const [email, phone] = ['lena@example.org', '+8613800000000'];
  expect(identifierOf({ ...user, email, phone })).toEqual({ kind: 'email', text: email });
  expect(identifierOf({ ...user, phone })).toEqual({ kind: 'phone', text: phone });
  expect(identifierOf(user)).toEqual({ kind: 'name', text: 'Lena Krüger' });
});

test.each([
  ['email', 'lena@example.org', ' Lena@Example.ORG ', 'lena@example.or'],
  ['phone', '+8613800000000', '+86 138-0000 0000', '+86 138 0000 0001'],
  ['phone', '+8613800000000', '＋86１3800000000', '+86'],
  ['name', 'Lena Krüger', 'lena  kru\u0308ger ', 'Lena'],
] as const)('%s %s may be typed as people do', (kind, text, right, wrong) => {
  expect(confirms(right, { kind, text })).toBe(true);
  for (const other of [wrong, '', ' ']) expect(confirms(other, { kind, text })).toBe(false);
});
