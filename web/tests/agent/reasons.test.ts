import { expect, test } from 'vitest';
import { reasonsOf, saysOnlyReasons } from '../../src/agent/reasons.ts';

test('a reason is told once, with all that it concerns; what is no longer lost has none', () => {
  const busy = 'The model is busy.';
  expect(
    reasonsOf([
      { title: 'Fox', state: 'placed' },
      { title: 'Owl', state: 'failed', reason: busy },
      { title: 'Hare', state: 'failed', reason: 'The model took too long.' },
      { title: 'Seal', state: 'failed', reason: busy },
      { title: 'Wren', state: 'coming', reason: busy },
      { title: 'Elk', state: 'dropped' },
    ]),
  ).toEqual([
    { reason: busy, titles: ['Owl', 'Seal'] },
    { reason: 'The model took too long.', titles: ['Hare'] },
  ]);
});

test('words that only say the reasons again are known from those that say more', () => {
  const [busy, long] = ['The model is busy.', 'The model took too long.'];
  const pictures = [
    { title: 'Owl', state: 'failed', reason: busy },
    { title: 'Hare', state: 'failed', reason: long },
    { title: 'Seal', state: 'failed', reason: busy },
  ] as const;
  expect(saysOnlyReasons(`${busy} ${long}`, pictures)).toBe(true);
  expect(saysOnlyReasons(`${busy} Ask again later.`, pictures)).toBe(false);
  expect(saysOnlyReasons(busy, [])).toBe(false);
});
