import { hasHan, isFullWidth } from './script.ts';

/** A piece of text that no line may break. */
export interface LineUnit {
  text: string;
  /** Cost of a line end after this unit: 0 is neutral, below it welcome, 3 to be avoided. */
  breakCost: number;
  /** The prompt put a line end here. */
  forced: boolean;
}

const noLineStart = /^[，。！？、：；”’）》」』】〉…—～·,.!?:;)\]%‰℃°]/u;
const noLineEnd = /[（《“‘「『【〈([$¥￥€£#]$/u;

const numerals = '一二三四五六七八九十两几半每';
/** What Chinese counts with: 一碗面, 两张票. */
const measures = '场道次个位只条座杯碗份本家间种款片朵首颗盏束封页步层段张件幅匹头棵株把粒滴';

/** Numbers keep their sign and unit: "40% off", "$12.50", "9月1日", "8:30 pm", "满200减50". */
const month = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*';
const inseparable = [
  new RegExp(`\\b${month}\\.? \\d{1,2}(?:st|nd|rd|th)?\\b|\\b\\d{1,2}(?:st|nd|rd|th)? ${month}\\b`),
  /满\d+立?减\d+元?|[买满第][一二三四五\d]+[送件杯][一二三四五\d半]?[价]?/u,
  /\d{4}年(?:\d{1,2}月(?:\d{1,2}[日号])?)?|\d{1,2}月\d{1,2}[日号]?/u,
  /(?:全场|全店|低至|新品)?(?:[￥¥$€£]\s?)?\d+(?:[.,:：]\d+)*\s?(?:%(?: off\b)?|折起?|元起?|am\b|pm\b|[点时分张个件杯天晚年月日号届万千百岁]|km\b|k\b)?/u,
  new RegExp(`第?[${numerals}]+[${measures}]`, 'u'),
  /(?:全场|全店|低至|新品)?[一二三四五六七八九十两百千]+(?:点五?折|折|日|月|天|晚|年|届|周年)/u,
];
const inseparableSource = new RegExp(inseparable.map((pattern) => pattern.source).join('|'), 'giu');

const words = new Intl.Segmenter('zh', { granularity: 'word' });
/** Little words lean on what follows (English) or on what went before (Chinese). */
const leansForward = /^(?:a|an|the|of|for|to|in|on|at|by|with|and|or|&|from|our|your|my|no\.?|vol\.?)$/i;
const leansBack = /^[的了着过们吗呢吧啊呀里上下中]/u;
/** How many of what follows, but not the first or second of them. */
const countsForward = new RegExp(`(?<![第${numerals}])[${numerals}]+[${measures}]$`, 'u');
/** The segmenter knows few compounds: it parts 咖啡馆 and 花艺课. These characters end what is one word with the one before. */
const endsCompound =
  /^[馆店会节师园课展员班房厅赛函票号庆圈机牌券团坊屋室院堂街季廊铺社局所站队营版车衣鞋茶面包糕单表书纸卡家夜日]$/u;
/** And a name, or a word that it does not know, it parts into single characters; these stand alone. */
const standsAlone = new RegExp(
  `^[的了着过们吗呢吧啊呀里上下中和与及为是在有我你他她给帮请做叫到更来去被把让将${numerals}]$`,
  'u',
);
const longestCompound = 4;
const allHan = /^\p{Script=Han}+$/u;

function pushUnit(units: LineUnit[], text: string): void {
  const last = units.at(-1);
  // A space hangs on the word before it, so that a stop after the space finds its word.
  const joins = last && (/^\s+$/u.test(text) || noLineStart.test(text) || noLineEnd.test(last.text.trimEnd()));
  if (last && joins) last.text += text;
  else units.push({ text, breakCost: 0, forced: false });
}

/** Whether what follows belongs to the word before it. */
function isCompound(before: string, next: string): boolean {
  if (!allHan.test(before) || !allHan.test(next) || next.length > 1) return false;
  if (before.length > 1) return before.length < longestCompound && endsCompound.test(next);
  return !standsAlone.test(before) && !standsAlone.test(next);
}

/** Han text has no spaces to break at: words come from the segmenter, numbers stay whole. */
function splitHan(text: string, units: LineUnit[]): void {
  let from = 0;
  const pushWords = (part: string) => {
    let before = '';
    for (const { segment } of words.segment(part)) {
      const isOneWord = isCompound(before, segment);
      // 晚会节目 is a word to the segmenter, and 节目单 is none.
      const isPair = before.length === longestCompound && allHan.test(before) && endsCompound.test(segment);
      if (isPair) {
        units.at(-1)!.text = before.slice(0, 2);
        pushUnit(units, before.slice(2) + segment);
      } else if (isOneWord) units.at(-1)!.text += segment;
      else pushUnit(units, segment);
      before = isPair ? before.slice(2) + segment : isOneWord ? before + segment : segment;
    }
  };
  for (const match of text.matchAll(inseparableSource)) {
    pushWords(text.slice(from, match.index));
    pushUnit(units, match[0]);
    from = match.index + match[0].length;
  }
  pushWords(text.slice(from));
}

function splitLatin(text: string, units: LineUnit[]): void {
  const held = text.replace(inseparableSource, (match) => match.replaceAll(' ', '\u00a0'));
  for (const word of held.split(/(?<= )/)) pushUnit(units, word.replaceAll('\u00a0', ' '));
}

/** Whether a line ends on a word that belongs to the next one: "the", or how many of what follows, as 一碗 or 每只. */
export const endsLeaning = (line: string): boolean =>
  leansForward.test(line.split(' ').at(-1) ?? '') || countsForward.test(line);

function rateBreaks(units: LineUnit[]): void {
  units.forEach((unit, index) => {
    const bare = unit.text.trim();
    if (leansForward.test(bare)) unit.breakCost = 3;
    else if (leansBack.test(units[index + 1]?.text ?? '')) unit.breakCost = 1;
    else if (isFullWidth(bare.at(-1) ?? '') && !/\p{P}$/u.test(bare)) unit.breakCost = 0.25;
    // A clause that ends is where a reader breathes.
    if (/[，。！？；：、,;:!?.·—]$/u.test(bare)) unit.breakCost = -0.35;
  });
}

/** Cuts text where lines may end. Joined, the units give the text back, but for line ends. */
export function splitIntoUnits(text: string): LineUnit[] {
  const units: LineUnit[] = [];
  for (const paragraph of text.split('\n')) {
    const part: LineUnit[] = [];
    if (hasHan(paragraph)) splitHan(paragraph, part);
    else splitLatin(paragraph, part);
    rateBreaks(part);
    const last = part.at(-1);
    if (last) last.forced = true;
    units.push(...part);
  }
  const last = units.at(-1);
  if (last) last.forced = false;
  return units;
}
