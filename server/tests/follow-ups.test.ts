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

test.each([
  '再来三张不同风格的海报',
  '再来两张海报',
  '再做一张其他配色的海报。',
  'Three more posters in different styles',
  'Another poster, please',
  'give me 2 more posters in another style',
])('“%s” asks for more of the same, though it names the kind', (more) => {
  expect(partsOf(requestOf(['A jazz poster', more]))).toEqual(['A jazz poster', more]);
});

test.each([
  '再来一张咖啡店海报',
  '另外做一个茶馆的标志',
  'Another poster for a tea house',
  'Two more logos for Vulpes',
])('“%s” says what it is about, and stands alone', (wish) => {
  expect(requestOf(['A jazz poster', wish])).toBe(wish);
});
