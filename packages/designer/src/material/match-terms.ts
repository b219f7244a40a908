import type { Meaning } from './subject-index.ts';

/** A term found in a text. */
export interface TermMatch {
  /** In small letters, as the text has it. */
  term: string;
  meanings: Meaning[];
  /** Where it begins, 0..1 of the text. */
  position: number;
  /** Words (English) or characters (Chinese) that it covers. */
  length: number;
}

const irregular: Record<string, string> = {
  leaves: 'leaf',
  wolves: 'wolf',
  mice: 'mouse',
  geese: 'goose',
  knives: 'knife',
  loaves: 'loaf',
  cacti: 'cactus',
  octopuses: 'octopus',
  buses: 'bus',
  circuses: 'circus',
  hippos: 'hippopotamus',
  calves: 'cow',
  rhinos: 'rhinoceros',
  children: 'children',
  volcanoes: 'volcano',
  heroes: 'hero',
  mangoes: 'mango',
  mosquitoes: 'mosquito',
  tornadoes: 'tornado',
};

/** "noodles" to "noodle"; what is no plural comes back as it was. */
export function singular(word: string): string {
  if (irregular[word]) return irregular[word];
  if (word.length < 4 || /(ss|us|is)$/.test(word) || !word.endsWith('s')) return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  return /(ch|sh|x|z|ss|to)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}

/** "Book now" asks for no book, a "key visual" for no key. */
const phrases =
  /\b(guinea pigs?|big ben|forbidden city|(?:leaning|eiffel|cn|sears) tower|opera house|lion king|mermaids?|sea ?horses?|car ?boot|swing sets?|spelling bees?|clean energy|(?:co-?working|office|event|green|art|parking|maker|outdoor|safe|open) spaces?|sea salt|sleeping bags?|watering cans?|book (at|via|by|with|here|tickets?|seats?|tables?|ahead|early|in advance|direct|now|your|a|an|online|today)|key (visual|art)|run(ning)? (time|out)|save the date|fall (in|into|for)|spring (roll|water)|play(ing)? (with|around)|train(ed|er|ing)?|cloud (computing|service)s?|dog ?eared|hot (deal|sale|offer)s?|pop[- ]?up|white space)\b/g;

const longestPhrase = 4;

/** What a thing is made of or how fine it is gives way to the thing: the scarf of "wool scarf", the lamp of 竹编台灯. */
const modifiers =
  /^(?:wool(?:len)?|leather|linen|silk|cotton|ceramic|clay|wood(?:en)?|bamboo|glass|paper|stone|brass|steel|marble|cashmere|denim|rattan|straw|porcelain|organic|luxury|royal|vegan|羊毛|羊绒|皮革|真皮|亚麻|丝绸|真丝|纯棉|陶瓷|木质?|竹编?|玻璃|纸质?|石头?|黄铜|不锈钢|藤编?|草编|珐琅|琉璃|牛皮|棉麻|瓷|有机|奢华|天然)$/u;

/** Whole words of a text, longest phrase first, each word used once. Plurals find singulars, not the other way round. */
export function matchEnglish(text: string, terms: ReadonlyMap<string, Meaning[]>): TermMatch[] {
  const plain = text.toLowerCase().replaceAll('’', "'").replace(phrases, ' · ');
  const words = plain.match(/[\p{Script=Latin}\d]+(?:['-][\p{Script=Latin}\d]+)*|·/gu) ?? [];
  const find = (phrase: string[]) => {
    const head = phrase.slice(0, -1);
    const last = phrase.at(-1)!;
    return [last, singular(last), last.replace(/'s$/, '')]
      .map((form) => terms.get([...head, form].join(' ')) ?? terms.get([...head, form].join(' ').replaceAll('-', ' ')))
      .find(Boolean);
  };
  const matches: TermMatch[] = [];
  for (let start = 0; start < words.length;) {
    let length = Math.min(longestPhrase, words.length - start);
    let meanings = find(words.slice(start, start + length));
    while (!meanings && length > 1) meanings = find(words.slice(start, start + --length));
    const isMaterial =
      length === 1 && modifiers.test(words[start]!) && start + 1 < words.length && find([words[start + 1]!]);
    if (meanings && !isMaterial)
      matches.push({
        term: words.slice(start, start + length).join(' '),
        meanings,
        position: start / words.length,
        length,
      });
    // "jazz-night" is looked up whole and then by its parts.
    else if (words[start]!.includes('-')) words.splice(start + 1, 0, ...words[start]!.split('-'));
    start += meanings ? length : 1;
  }
  return matches;
}

/** Names and set phrases whose characters name something else. */
const hanPhrases =
  /小红书|红书|马上|牛市|龙头|马路|花费|花絮|海选|海量|面向|面试|火爆|火热|云端|车间|虎扑|山寨|书面|文书|证书|树立|仓鼠|豚鼠|荷兰猪|美人鱼|海马|大本钟|比萨斜塔|埃菲尔铁塔|悉尼歌剧院|潜水艇|潜艇|保险柜|牛仔(?!裤)|浇水壶|清洁能源|马虎|龙套|狗血|鸡汤|猫腻|花样|花式/g;

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });
const longestTerm = 8;

/** A thing is named within the next two characters of the same word: 竹编·台灯, 陶瓷·马克杯. */
const isThingAhead = (text: string, from: number, terms: ReadonlyMap<string, Meaning[]>) =>
  [2, 3, 4].some((length) =>
    [0, 1, 2].some(
      (skip) =>
        !/[\s,，。、·]/u.test(text.slice(from, from + skip + length)) &&
        terms.has(text.slice(from + skip, from + skip + length)),
    ),
  );

/** Weather, seasons and places of nature are half of many a name: 雨前, 瑰夏, 云上. */
const elements = /^[春夏秋冬雨雪山海浪月云火家灯花信包面表]$/u;
const standsAlone = (text: string, at: number) =>
  /(?:^|[^\p{Script=Han}]|[的之在有和与画看听赏])$/u.test(text.slice(0, at)) &&
  /^(?:$|[^\p{Script=Han}]|[的里中天季日夜景上下边和与])/u.test(text.slice(at + 1));

/** Longest terms first from left to right; a single character only where it is a word of its own (马 is not in 马上). */
export function matchChinese(text: string, terms: ReadonlyMap<string, Meaning[]>): TermMatch[] {
  const plain = text.toLowerCase().replace(hanPhrases, (phrase) => '·'.repeat(phrase.length));
  const words = new Set<number>();
  const starts = new Set<number>();
  const ends: number[] = [];
  for (const { segment, index } of segmenter.segment(plain)) {
    // 几|匹马: what a measure word counts is a word of its own.
    if (/^[一两三四五几]?[只条匹头群]\p{Script=Han}$/u.test(segment)) words.add(index + segment.length - 1);
    if (segment.length === 1 && (!elements.test(segment) || standsAlone(plain, index))) words.add(index);
    for (let at = index; at < index + segment.length; at++) ends[at] = index + segment.length;
    starts.add(index);
  }
  // 半山|茶事 holds no 山茶.
  const isAcross = (start: number, end: number) => !starts.has(start) && ends[start]! < end;
  const matches: TermMatch[] = [];
  for (let start = 0; start < plain.length;) {
    let length = Math.min(longestTerm, plain.length - start);
    while (length > 0) {
      const meanings = terms.get(plain.slice(start, start + length));
      const term = plain.slice(start, start + length);
      const material = modifiers.test(term) && isThingAhead(plain, start + length, terms);
      const fits = length > 1 ? !isAcross(start, start + length) : words.has(start);
      if (meanings && !material && fits) {
        matches.push({ term, meanings, position: start / plain.length, length });
        break;
      }
      length--;
    }
    start += Math.max(1, length);
  }
  return matches;
}
