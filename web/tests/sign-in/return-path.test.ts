import { expect, test } from 'vitest';
import { readReturn } from '../../src/sign-in/return-path.ts';

const origin = 'https://easel.example.org';

test.each(['/', '/account', '/p/1?node=2#end', '/s/a//b'])('signing in leads back to %j', (to) => {
  expect(readReturn(to, origin)).toEqual({ to });
});

test.each([
  'https://evil.example.org',
  '//evil.example.org',
  String.raw`/\evil.example.org`,
  '/\t/evil.example.org',
  '/\n/evil.example.org',
  '\t//evil.example.org',
  'javascript:alert(1)',
  '//user@easel.example.org:1',
  '',
  7,
  undefined,
])('signing in does not lead to %j', (to) => {
  expect(readReturn(to, origin)).toEqual({});
});
