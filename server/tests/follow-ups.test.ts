import { describe, expect, test } from 'vitest';
import { sayAside } from '../src/platform/models/embedded/edited-pictures.ts';
import { asksForMore, isRemark, isSmallTalk, partsOf, requestOf } from '../src/platform/models/embedded/request.ts';

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

test('what was said of a design, understood or not, is no wish to do more of', () => {
  const said = ['A jazz poster', 'less busy please', 'add our website www.blueheron.club', 'three more options'];
  expect(partsOf(requestOf(said))[0]).toBe('A jazz poster');
});

test('a new wish stands alone, even if it is short', () => {
  expect(requestOf(['A jazz poster', 'Now a logo for a tea house'])).toBe('Now a logo for a tea house');
  expect(requestOf(['咖啡店海报', '换成茶馆的横幅'])).toBe('换成茶馆的横幅');
});

test.each([
  '再来三张不同风格的海报',
  '再来两张海报',
  '再来两个方案',
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

test.each([
  'less busy please',
  'undo that',
  'the trumpet is too big',
  'translate it to Klingon',
  'can you rotate it a bit',
  'I don’t like it',
  'hmm, the poster feels flat',
  'make it dance',
  'can we have a skyline in the background',
  'there’s something missing',
  '太乱了',
  '把小号转个方向',
  '整体偏左了',
  '全部用小写',
  '背景再透气一些',
  '不太好看',
])('“%s” is about a design that there is', (words) => {
  expect(isRemark(words)).toBe(true);
});

test.each([
  'Jazz night, Friday 12 June, 8 pm',
  'The Great Gatsby party, 5 May',
  'Now a logo for a tea house',
  'Coffee shop opening, 20% off',
  'two more',
  'Make a poster for a lost cat',
  '换成茶馆的横幅',
  '再来三张不同风格的海报',
  '咖啡店开业，全场八折',
  '画面：月夜、湖边、一条小船',
])('“%s” is a wish of its own', (words) => {
  expect(isRemark(words)).toBe(false);
});

test.each([
  'two more like this',
  'I like this one, make another similar',
  'start over',
  'try again please',
  '这个不错，再做一个类似的',
  '不对，重新来',
])('“%s” asks for more of the same', (words) => {
  expect(asksForMore(words)).toBe(true);
});

test.each(['ok thanks, great', 'I love it!', 'Perfect, thank you', '好的，谢谢', '太好了，就这样'])(
  '“%s” is small talk',
  (words) => {
    expect(isSmallTalk(words)).toBe(true);
  },
);

describe('words that change nothing and ask for no design are answered', () => {
  test.each([
    'can I have it as a pdf',
    'export it as png',
    'how do I download this',
    'make it print ready',
    '怎么下载',
    '导出成PSD',
  ])('with the way to the file: %s', (words) => {
    expect(sayAside('en', words, 'design')).toMatch(/^Select the picture and press Export/);
    expect(sayAside('en', words, null)).toBeUndefined();
  });

  test.each(['what fonts did you use', 'why is it purple?', '为什么是紫色的？', '这是什么字体'])(
    'as questions: %s',
    (words) => {
      expect(sayAside('zh', words, 'design')).toMatch(/^内置规划师不回答问题/);
    },
  );

  test.each(['What can you do?', '你能做什么？'])('as questions of us, whatever was made: %s', (words) => {
    expect(sayAside('en', words, null)).toMatch(/answers no questions/);
  });

  test.each([
    'Save the date for Priya and Sam, 14 February',
    'Can you make a poster for our cafe?',
    'How to brew coffee',
    'Download festival, 12 June, Donington Park',
    '如何在家手冲咖啡',
  ])('but not a wish: %s', (words) => {
    expect(sayAside('en', words, null)).toBeUndefined();
  });
});
