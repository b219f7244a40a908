import { expect, test } from 'vitest';
import { planBrief, sendsForFacts } from '../src/index.ts';

test.each([
  ['poster for the next Olympics, look the dates up', 'Next Olympics'],
  ['Poster for the next Olympics. Look up the dates and the place.', 'Next Olympics'],
  ['look up when the Tate opens and make a poster for it', 'Tate'],
  ['Poster about the history of tea, research the real dates first', 'History of Tea'],
  ['search the web for the World Cup schedule and make a poster', 'World Cup Schedule'],
  ['Poster for the Mars landing, find out when it was', 'Mars Landing'],
  ['Olympics poster with the real dates', 'Olympics'],
  ['下届奥运会海报，查一下日期', '下届奥运会'],
  ['查一下中秋节是哪天，做一张中秋节海报', '中秋节'],
  ['先上网查资料，做一张丝绸之路历史海报', '丝绸之路历史'],
  ['奥运会海报，日期你帮我查', '奥运会'],
  ['丝绸之路海报，带三个真实年份', '丝绸之路'],
  ['世界杯海报，搜一下赛程写上去', '世界杯'],
])('an errand is heard and not written: %s', (prompt, title) => {
  const { copy } = planBrief(prompt);
  expect([sendsForFacts(prompt), copy.title, copy.subtitle, copy.details]).toEqual([true, title, undefined, []]);
});

test.each(['Poster for a stargazing night called "Look Up"', 'Research talk poster, 5 May', '历史博物馆海报，5月9日'])(
  'what only sounds like one is none: %s',
  (prompt) => expect(sendsForFacts(prompt)).toBe(false),
);
