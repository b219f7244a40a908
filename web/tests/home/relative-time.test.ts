import { expect, test } from 'vitest';
import { relativeTime } from '../../src/home/relative-time.ts';

/** The reader's own clock, so that the days are theirs wherever the test runs. */
const now = new Date(2026, 10, 21, 15, 30).getTime();
const at = (...parts: [number, number, number, number, number]) => new Date(...parts).toISOString();
const minutesAgo = (minutes: number) => new Date(now - minutes * 60_000).toISOString();

test.each([
  [minutesAgo(0.5), null, null],
  [minutesAgo(-3), null, null],
  [minutesAgo(1), '1 minute ago', '1分钟前'],
  [minutesAgo(59), '59 minutes ago', '59分钟前'],
  [minutesAgo(125), '2 hours ago', '2小时前'],
  [at(2026, 10, 20, 23, 50), 'yesterday', '昨天'],
  [at(2026, 10, 14, 9, 0), '14 Nov', '11月14日'],
  [at(2025, 10, 14, 9, 0), '14 Nov 2025', '2025年11月14日'],
])('%s reads %s, %s', (then, english, chinese) => {
  expect(relativeTime(then, now, 'en')).toBe(english);
  expect(relativeTime(then, now, 'zh-CN')).toBe(chinese);
});

test('just past midnight, what was minutes ago stays minutes ago', () => {
  const midnight = new Date(2026, 10, 21, 0, 5).getTime();
  expect(relativeTime(at(2026, 10, 20, 23, 55), midnight, 'en')).toBe('10 minutes ago');
  expect(relativeTime(at(2026, 10, 20, 20, 0), midnight, 'en')).toBe('yesterday');
});
