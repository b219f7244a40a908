import { chineseTypeWords, englishTypeWords } from './read-type.ts';
import { blankOut, type Reading } from './reading.ts';

const words: Record<string, number> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  couple: 2,
  一: 1,
  两: 2,
  二: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  七: 7,
  八: 8,
};
const number = '(\\d|two|three|four|five|six|seven|eight|(?:a )?couple(?: of)?)';
const adjectives = '(?:\\s+(?:different|distinct|unique|new|alternative|[a-z]+))?';

const patterns = [
  new RegExp(
    `\\b${number}${adjectives}\\s+(?:versions?|variations?|variants?|options?|alternatives?|directions?|takes?)(?:\\s+(?:of|on|for))?(?:\\s+an?)?\\b`,
    'iu',
  ),
  new RegExp(`(?<![\\d:.$€£¥])\\b${number}${adjectives}(?=\\s+(?:${englishTypeWords}|logo ideas|designs?)\\b)`, 'iu'),
  // "Three square social cards": a number that opens the request counts what comes after its adjectives, which others read.
  new RegExp(
    `(?<=^\\s*|\\b(?:make|create|design|draw|need|want|me|us|please)\\s+)${number}(?=(?:\\s+[a-z-]+){2,3}\\s+(?:${englishTypeWords}|designs)\\b)`,
    'iu',
  ),
  // "One poster": a count only where it opens the request; elsewhere "one" may stand for anything.
  new RegExp(
    `(?<=^\\s*|\\b(?:make|create|design|draw|need|want|me|us|please|just)\\s+)(one)(?=(?:\\s+[a-z-]+){0,2}\\s+(?:${englishTypeWords})\\b)`,
    'iu',
  ),
  /([一两二三四五六七八\d])\s?(?:个|种|款|版|套|份|张)?(?:不同的?)?(?:版本|方案|选择|风格)的?/u,
  new RegExp(
    `(?<=做|设计|制作|画|出|来|生成|要|我)([一两二三四五六七八\\d])\\s?[张个款幅份版套组](?:不同的?|的)?`,
    'u',
  ),
  new RegExp(
    `([一两二三四五六七八\\d])\\s?[张个款幅份版套组](?:不同的?)?(?=[^，。]{0,4}(?:${chineseTypeWords}))`,
    'iu',
  ),
];

/** How many designs the prompt asks for, 1..8; undefined where it doesn't say. Takes the words it read. */
export function readCount(reading: Reading): number | undefined {
  for (const pattern of patterns) {
    const match = pattern.exec(reading.rest);
    if (!match?.[1]) continue;
    const word = match[1].toLowerCase().replace(/^a | of$/g, '');
    const count = Number(word) || words[word];
    if (!count) continue;
    blankOut(reading, match.index, match[0].length);
    return Math.min(8, Math.max(1, count));
  }
  return undefined;
}
