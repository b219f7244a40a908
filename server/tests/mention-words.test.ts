import { expect, test } from 'vitest';
import { withoutMentions } from '../src/platform/models/embedded/mention-words.ts';

test.each([
  ['参考@春季植物市集 做一张方形的社交卡片', '做一张方形的社交卡片'],
  ['A square card for the plant swap, like @Spring Plant Swap', 'A square card for the plant swap'],
  ['Based on @Spring Plant Swap, a banner for Saturday', 'a banner for Saturday'],
  ['按照@Spring Plant Swap 的风格做一张横幅', '做一张横幅'],
])('“%s” is planned as “%s”', (wish, planned) => {
  expect(withoutMentions(wish, ['春季植物市集', 'Spring Plant Swap'])).toBe(planned);
});

test('of two titles where one begins like the other, the longer goes', () => {
  expect(withoutMentions('a banner like @Plant Swap Two', ['Plant Swap', 'Plant Swap Two'])).toBe('a banner');
});

test('an address or a handle that names no picture stays copy', () => {
  const wish = 'Business card for Mei, mei@calder.example, @meicalder';
  expect(withoutMentions(wish, ['Spring Plant Swap'])).toBe(wish);
});

test.each([
  ['Put @Plant Swap on a birthday invitation', 'Put this picture on a birthday invitation'],
  ['A flyer with @Plant Swap in the middle', 'A flyer with this picture in the middle'],
  ['把@Plant Swap 做成海报', '把这张图片 做成海报'],
])('a picture that something is done with is still spoken of: “%s”', (wish, planned) => {
  expect(withoutMentions(wish, ['Plant Swap'])).toBe(planned);
});
