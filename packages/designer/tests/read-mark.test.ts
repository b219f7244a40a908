import { expect, test } from 'vitest';
import { planBrief } from '../src/index.ts';

test.each([
  ['Poster for a spring sale, 20% off, with our logo', 'poster', 'Spring Sale'],
  ['Spring sale poster. Put our logo on it.', 'poster', 'Spring Sale'],
  ['Put our logo on a poster for the jazz night, Fri 8 pm', 'poster', 'Jazz Night'],
  ['Business card for Anna Weber, architect, with our company logo and slogan', 'business-card', 'Anna Weber'],
  ['海报：夏日清仓，全场五折，加上我们的logo', 'poster', '夏日清仓'],
  ['做一张咖啡店开业海报，9月1日，把我们的logo放在右下角', 'poster', '咖啡店开业'],
])('the brand’s own logo is wanted, not designed or written: %s', (prompt, type, title) => {
  const brief = planBrief(prompt);
  expect(brief).toMatchObject({ mark: 'wanted', type, copy: { title } });
  expect(JSON.stringify(brief.copy)).not.toMatch(/logo|slogan/i);
});

test.each([
  ['Poster for a bake sale, Sunday 10:00, without our logo', 'Bake Sale'],
  ['中秋促销海报，不要logo', '中秋促销'],
])('or it is to stay away: %s', (prompt, title) => {
  expect(planBrief(prompt)).toMatchObject({ mark: 'unwanted', type: 'poster', copy: { title } });
});

test.each([
  ['Logo for a coffee shop called "Bean There"', 'logo'],
  ['Redesign our logo, Moonlit Studio', 'logo'],
  ['为山间茶舍设计一个logo', 'logo'],
  ['A logo design workshop poster, Saturday 10:00', 'poster'],
  ['具有标志性的建筑海报', 'poster'],
])('a logo that is to be made, or spoken of, is none of that: %s', (prompt, type) => {
  const brief = planBrief(prompt);
  expect(brief.type).toBe(type);
  expect(brief.mark).toBeUndefined();
});
