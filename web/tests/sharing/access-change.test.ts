import { roles } from '@easel/contract';
import { expect, test } from 'vitest';
import { accessChange } from '../../src/sharing/access-change.ts';

test('the same role is no news, on whichever connection it is told', () => {
  for (const role of roles) expect(accessChange(role, role)).toBeNull();
});

test.each([
  ['canvas', 'viewer', 'mayRead'],
  ['canvas', 'editor', 'mayEdit'],
  ['viewer', 'editor', 'mayEdit'],
  ['viewer', 'canvas', 'mayNotRead'],
  ['editor', 'viewer', 'mayOnlyLook'],
  ['editor', 'canvas', 'mayOnlyLook'],
  ['owner', 'editor', null],
] as const)('from %s to %s says %s', (before, now, news) => {
  expect(accessChange(before, now)).toBe(news);
});
