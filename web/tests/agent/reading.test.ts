import { expect, test } from 'vitest';
import { ownTitles } from '../../src/agent/own-titles.ts';
import { clockText, durationText, secondsSince } from '../../src/agent/clock.ts';
import { stoppedWords } from '../../src/agent/stopped-words.ts';
import { followsAfterScroll, isAtEnd } from '../../src/agent/reading-place.ts';

const place = (top: number, contentHeight = 1000) => ({ top, height: 400, contentHeight });

test('a reader near the end is at the end', () => {
  expect(isAtEnd(place(600))).toBe(true);
  expect(isAtEnd(place(560))).toBe(true);
  expect(isAtEnd(place(500))).toBe(false);
});

test('moving up leaves the end, reaching it comes back', () => {
  expect(followsAfterScroll(true, place(600), place(400))).toBe(false);
  expect(followsAfterScroll(false, place(400), place(590))).toBe(true);
});

test('moving down in the middle of the text changes nothing', () => {
  expect(followsAfterScroll(false, place(100), place(300))).toBe(false);
});

test('content that grows or shrinks under a reader at the end is not a reader who leaves', () => {
  expect(followsAfterScroll(true, place(600), place(600, 1300))).toBe(true);
  expect(followsAfterScroll(true, place(600), place(300, 760))).toBe(true);
});

test('a clock has minutes and seconds, and hours when it must', () => {
  expect([0, 24.9, 69, 3723].map(clockText)).toEqual(['0:00', '0:24', '1:09', '1:02:03']);
  expect(clockText(-3)).toBe('0:00');
});

test('what a step took is told in the reader’s digits, and as a clock from a minute on', () => {
  expect(durationText(0.34, 'en')).toEqual({ seconds: '0.3' });
  expect(durationText(0.34, 'de')).toEqual({ seconds: '0,3' });
  expect(durationText(0.02, 'en')).toEqual({ seconds: '0.1' });
  expect(durationText(8.6, 'zh-CN')).toEqual({ seconds: '9' });
  expect(durationText(69, 'en')).toEqual({ clock: '1:09' });
});

test('a server whose clock is ahead does not count backwards', () => {
  const at = '2026-11-20T10:00:00.000Z';
  expect(secondsSince(at, Date.parse(at) + 2500)).toBe(2.5);
  expect(secondsSince(at, Date.parse(at) - 2500)).toBe(0);
});

test('pictures of a series are told apart by what differs', () => {
  expect(ownTitles(['Jazz Night · Risograph', 'Jazz Night · Halftone'])).toEqual(['Risograph', 'Halftone']);
  expect(ownTitles(['Jazz Night · Risograph'])).toEqual(['Jazz Night · Risograph']);
  expect(ownTitles(['Jazz Night · Risograph', 'Swim · Halftone'])).toEqual([
    'Jazz Night · Risograph',
    'Swim · Halftone',
  ]);
  expect(ownTitles(['Fox', 'Fox'])).toEqual(['Fox', 'Fox']);
});

test('a stopped step says so in a line, and the rest below it', () => {
  const english = stoppedWords('Stopped. What was done stays.', 'Stopped');
  expect(english).toEqual({ line: 'Stopped', rest: 'What was done stays.' });
  const chinese = stoppedWords('你停止了这一步，已完成的都保留着。', '已停止');
  expect(chinese).toEqual({ line: '你停止了这一步', rest: '已完成的都保留着。' });
  expect(stoppedWords(undefined, 'Stopped')).toEqual({ line: 'Stopped', rest: undefined });
  expect(stoppedWords('Ended', 'Stopped')).toEqual({ line: 'Ended', rest: undefined });
});
