import { describe, expect, test } from 'vitest';
import { excerptOf } from '../src/memory/excerpt.ts';
import { rank } from '../src/memory/ranking.ts';
import { wordsToFind } from '../src/memory/search-words.ts';

const entry = (title: string, text: string, at = '2026-11-01T00:00:00.000Z') => ({ title, text, at });
const titles = (entries: ReturnType<typeof entry>[], words: string) =>
  rank(entries, wordsToFind(words)).map(({ title }) => title);

describe('what is found is ranked', () => {
  test('by rare words before common ones', () => {
    const common = ['One', 'Two', 'Three'].map((title) => entry(title, 'a poster of a poster for a poster'));
    const rare = entry('Four', 'a poster with a lantern');
    expect(titles([...common, rare], 'lantern poster')[0]).toBe('Four');
  });

  test('by titles before text, and by the newer of two that are alike', () => {
    const inText = entry('A page', 'It speaks of the lantern once.');
    const inTitle = entry('The lantern', 'It speaks of something else.');
    expect(titles([inText, inTitle], 'lantern')).toEqual(['The lantern', 'A page']);
    const older = entry('Older', 'lantern', '2026-10-01T00:00:00.000Z');
    const newer = entry('Newer', 'lantern', '2026-11-01T00:00:00.000Z');
    expect(titles([older, newer], 'lantern')).toEqual(['Newer', 'Older']);
  });

  test('without what shares the commonest words alone', () => {
    const near = entry('丝绸之路', '张骞从长安出发前往西域，走的是丝绸之路。');
    const others = ['茶馆', '书店', '花店'].map((title) => entry(title, '一张海报，从早到晚。'));
    expect(titles([...others, near], '张骞 从长安 海报')[0]).toBe('丝绸之路');
    expect(titles([near, ...others], '丝绸之路')).toEqual(['丝绸之路']);
  });
});

describe('an excerpt', () => {
  const long = `${'甲'.repeat(300)}张骞出发${'乙'.repeat(300)}`;
  test('shows the first place where the words stand, and that it is cut', () => {
    const excerpt = excerptOf(long, '张骞');
    expect(excerpt).toMatch(/^…甲{40}张骞出发乙+…$/);
  });

  test('is the beginning where only other forms of the words were found, on one line, with no half character', () => {
    expect(excerptOf('A café\n by   the sea', 'cafe')).toBe('A café by the sea');
    expect(excerptOf('🦊'.repeat(200), 'fox').isWellFormed()).toBe(true);
  });
});
