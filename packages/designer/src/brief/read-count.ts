import { chineseTypeWords, englishTypeWords } from './read-type.ts';
import { blankOut, type Reading } from './reading.ts';

const words: Record<string, number> = Object.fromEntries([
  ...'one two three four five six seven eight nine ten eleven twelve'
    .split(' ')
    .map((word, index) => [word, index + 1]),
  ...[...'一二三四五六七八九十'].map((word, index) => [word, index + 1]),
  ['couple', 2],
  ['pair', 2],
  ['dozen', 12],
  ['两', 2],
]);
const chineseNumber = '[一两二三四五六七八九]?十[一二三四五六七八九]?|[一两二三四五六七八九]|\\d{1,2}';
const counted = 'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve';
const number = `(\\d{1,2}|${counted}|(?:a )?(?:couple|dozen|pair)(?: of)?)`;
const adjective =
  '(?:\\s+(?:different|distinct|unique|new|alternative|matching|square|vertical|horizontal|small|large|big|simple|other|more|separate))?';

const several = '[一两二三四五六七八九]?十[一二三四五六七八九]?|[两二三四五六七八九]|[2-9]|1\\d';

/** Words between a count and what is counted stay: "four coffee posters" are about coffee. */
const patterns = [
  // 做一张…海报，三张不同的; "a poster …, three different ones": how many is said last.
  new RegExp(
    `(?<=[，,。\\s])(?:一共|共|要|来|各|出|给我|做)?(${several})\\s?[张款幅版](?:各?不同的?|不一样的?|吧)(?=$|[，,。！\\s])`,
    'u',
  ),
  new RegExp(`\\b(${counted})(?: (?:different|distinct|alternative))? (?:ones|of them)\\b`, 'iu'),
  new RegExp(
    `\\b${number}${adjective}\\s+(?:versions?|variations?|variants?|options?|alternatives?|directions?|takes?)(?:\\s+(?:of|on|for))?(?:\\s+an?)?\\b`,
    'iu',
  ),
  // "A set of four posters", "series of 6".
  new RegExp(
    `\\b(?:an? )?(?:set|series|pack|collection|batch|run)s? of ${number}${adjective}(?=(?:\\s+[\\p{L}-]+){0,3}?\\s+(?:${englishTypeWords}|designs?)\\b)`,
    'iu',
  ),
  new RegExp(
    `(?<![\\d:.$€£¥])(?<!\\b(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\\.? )\\b${number}${adjective}(?=\\s+(?:${englishTypeWords}|logo ideas|designs?)\\b)`,
    'iu',
  ),
  // "Three square social cards": a number that opens the request counts what comes after its adjectives, which others read.
  new RegExp(
    `(?<=^\\s*|\\b(?:make|create|design|draw|need|want|me|us|please)\\s+)${number}(?=(?:\\s+[a-z-]+){1,3}?\\s+(?:${englishTypeWords}|designs)(?<=s)\\b)`,
    'iu',
  ),
  // "One poster": a count only where it opens the request; elsewhere "one" may stand for anything.
  new RegExp(
    `(?<=^\\s*|\\b(?:make|create|design|draw|need|want|me|us|please|just)\\s+)(one)(?=(?:\\s+[a-z-]+){0,2}\\s+(?:${englishTypeWords})\\b)`,
    'iu',
  ),
  // 一套八张海报, 一组4款: the set holds that many.
  new RegExp(`一[套组系列]{1,2}(?:共)?(${chineseNumber})\\s?[张个款幅份版](?:不同的?|的)?`, 'u'),
  new RegExp(`(${chineseNumber})\\s?(?:个|种|款|版|套|份|张)?(?:不同的?)?(?:版本|方案|选择|风格)的?`, 'u'),
  new RegExp(`(?<=做|设计|制作|画|出|来|生成|要|我)(${chineseNumber})\\s?[张个款幅份版套组](?!一)(?:不同的?|的)?`, 'u'),
  new RegExp(
    `(?<![\\d第十一两二三四五六七八九])(${chineseNumber})\\s?[张个款幅份版套组](?:不同的?)?(?=[^，。]{0,6}(?:${chineseTypeWords}))`,
    'iu',
  ),
  // 海报三款, 来8张: at the end of a clause, where nothing but designs can be counted.
  new RegExp(
    `(?<=海报|封面|横幅|名片|邀请函|菜单|包装|插画|壁纸|logo|标志|[，,。\\s]|^)(?:共|一共|要|来|各)?(${chineseNumber})\\s?[张款幅版](?=$|[，,。！\\s])`,
    'iu',
  ),
];

/** "three", "a couple of", 三, 十二, "4"; 0 for what is no number. */
export function numberFrom(text: string): number {
  const word = text.toLowerCase().replace(/^a | of$/g, '');
  const [, tens = '', ones = ''] = /^(.?)十(.?)$/u.exec(word) ?? [];
  if (word.includes('十')) return (words[tens] ?? 1) * 10 + (words[ones] ?? 0);
  return Number(word) || (words[word] ?? 0);
}

/** More are never made at once. */
export const mostDesigns = 8;

/** How many designs the prompt asks for, as it says it; undefined where it doesn't. Takes the words it read. */
export function readCount(reading: Reading): number | undefined {
  for (const pattern of patterns) {
    const match = pattern.exec(reading.rest);
    if (!match?.[1]) continue;
    const count = numberFrom(match[1]);
    if (!count) continue;
    blankOut(reading, match.index, match[0].length);
    return count;
  }
  return undefined;
}
