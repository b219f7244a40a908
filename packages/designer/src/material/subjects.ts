import { matchChinese, matchEnglish, singular } from './match-terms.ts';
import { isHan, subjectIndex } from './subject-index.ts';
import type { Subject } from './subject.ts';

export type { Subject };

export interface FoundSubject {
  subject: Subject;
  /** Above 0; near 1 for a thing named outright. */
  score: number;
  /** The words of the text that name it. */
  term: string;
}

/** Below this share of the best score a subject is an echo of a term, not what was asked for. */
const leastShare = 0.6;

/** A talk about letters or thought shows no talk: nothing that can be drawn is its matter. */
const abstract =
  /\b(?:typograph\w*|lettering|typefaces?|type design|philosoph\w*|economics?|sociology|statistics|linguistics|ethics)\b|字体|文字设计|版式|哲学|经济学|社会学|统计学|语言学|伦理/iu;
const format =
  /^(?:lectures?|talks?|seminars?|conferences?|summits?|keynotes?|panel discussions?|speech|meetups?|interviews?|courses?|class(?:es)?|workshops?|exhibitions?|exams?|fairs?|trips?|rentals?|讲座|论坛|演讲|大会|峰会|研讨会|分享会|沙龙|发布会|访谈|课程|课|工作坊|展览|世界|旅行)$/u;

/**
 * Best subjects for words or whole prompts in English or Chinese, best first; empty when nothing fits. English is matched
 * by whole words, Chinese by the longest term; what comes first in a text counts a little more.
 */
export function findSubjects(text: string, limit = 6): FoundSubject[] {
  const index = subjectIndex();
  const matches = [...matchEnglish(text, index.english), ...(isHan(text) ? matchChinese(text, index.chinese) : [])];
  const scores = new Map<string, number>();
  const terms = new Map<string, string>();
  const isAbstract = abstract.test(text);
  for (const { term, meanings, position, length } of matches) {
    const isFormat = format.test(term);
    if (isAbstract && isFormat) continue;
    const ranked = meanings.toSorted((a, b) => b.weight - a.weight);
    ranked.forEach(({ key, weight }, rank) => {
      // The second meaning of a term is a fine companion, but never before another thing that was named.
      const score =
        (isFormat ? 0.55 : 1) * weight * (1 - Math.min(0.3, rank * 0.12)) -
        position * 0.08 +
        Math.min(0.12, (length - 1) * 0.04);
      const known = scores.get(key);
      terms.set(key, terms.get(key) ?? term);
      scores.set(key, known === undefined ? score : Math.max(known, score) + 0.05);
    });
  }
  const best = Math.max(0, ...scores.values());
  return [...scores]
    .filter(([, score]) => score >= best * leastShare)
    .toSorted((a, b) => b[1] - a[1])
    .slice(0, limit)
    .map(([key, score]) => ({
      subject: index.subjects.get(key)!,
      score: Math.max(0.01, score),
      term: terms.get(key)!,
    }));
}

/** Whether the words as a whole, and not one among them, name a thing that can be drawn. */
export function isSubjectName(words: string): boolean {
  const { english, chinese } = subjectIndex();
  const term = words.toLowerCase().trim();
  return english.has(term) || chinese.has(term) || english.has(singular(term));
}
