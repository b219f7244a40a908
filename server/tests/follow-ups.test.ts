import { expect, test } from 'vitest';
import { isSmallTalk, partsOf, requestOf } from '../src/platform/models/embedded/request.ts';

test.each(['hi', 'Thanks!', '你好', '好的。', '', '  '])('“%s” asks for nothing', (text) => {
  expect(isSmallTalk(text)).toBe(true);
});

test.each(['a poster', '你好，做一张海报', 'ok, make it blue'])('“%s” asks for something', (text) => {
  expect(isSmallTalk(text)).toBe(false);
});

test('a short change is read with the wish it changes, through thanks and further changes', () => {
  const request = requestOf(['A jazz poster', 'thanks', 'make it blue', 'more contrast']);
  expect(partsOf(request)).toEqual(['A jazz poster', 'make it blue', 'more contrast']);
});

test('a new wish stands alone, even if it is short', () => {
  expect(requestOf(['A jazz poster', 'Now a logo for a tea house'])).toBe('Now a logo for a tea house');
  expect(requestOf(['咖啡店海报', '换成茶馆的横幅'])).toBe('换成茶馆的横幅');
});
