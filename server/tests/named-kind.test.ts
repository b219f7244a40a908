import { expect, test } from 'vitest';
import { namesKind, withoutKind } from '../src/platform/models/embedded/named-kind.ts';

test.each([
  ['make the title of the flyer larger', 'flyer', 'make the title larger'],
  ['the flyer should be blue', 'flyer', 'it should be blue'],
  ['change the date on the post to 5 May', 'Instagram post', 'change the date to 5 May'],
  ['make the ticket’s title larger', 'ticket', 'make the title larger'],
  ['优惠券上的日期改到11月12日', '优惠券', '日期改到11月12日'],
  ['头图改成蓝色', '公众号头图', '改成蓝色'],
  ['把菜单的标题放大', '菜单', '标题放大'],
])('%s means the %s and says: %s', (words, kind, said) => {
  expect(namesKind(words, kind)).toBe(true);
  expect(withoutKind(words, kind)).toBe(said);
});

test.each([
  ['it is at 9pm', 'flyer'],
  ['make it warmer', 'Instagram post'],
  ['日期改到11月12日', '优惠券'],
])('%s names no kind', (words, kind) => {
  expect(namesKind(words, kind)).toBe(false);
  expect(withoutKind(words, kind)).toBe(words);
});
