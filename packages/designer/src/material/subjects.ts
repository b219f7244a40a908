import { matchChinese, matchEnglish } from './match-terms.ts';
import { isHan, subjectIndex } from './subject-index.ts';
import type { Subject } from './subject.ts';

export type { Subject };

export interface FoundSubject {
  subject: Subject;
  /** Above 0; near 1 for a thing named outright. */
  score: number;
}

/** Below this share of the best score a subject is an echo of a term, not what was asked for. */
const leastShare = 0.6;

/**
 * Best subjects for words or whole prompts in English or Chinese, best first; empty when nothing fits. English is matched
 * by whole words, Chinese by the longest term; what comes first in a text counts a little more.
 */
export function findSubjects(text: string, limit = 6): FoundSubject[] {
  const index = subjectIndex();
  const matches = [...matchEnglish(text, index.english), ...(isHan(text) ? matchChinese(text, index.chinese) : [])];
  const scores = new Map<string, number>();
  for (const { meanings, position, length } of matches) {
    const ranked = meanings.toSorted((a, b) => b.weight - a.weight);
    ranked.forEach(({ key, weight }, rank) => {
      // The second meaning of a term is a fine companion, but never before another thing that was named.
      const score = weight * (1 - Math.min(0.3, rank * 0.12)) - position * 0.08 + Math.min(0.12, (length - 1) * 0.04);
      const known = scores.get(key);
      scores.set(key, known === undefined ? score : Math.max(known, score) + 0.05);
    });
  }
  const best = Math.max(0, ...scores.values());
  return [...scores]
    .filter(([, score]) => score >= best * leastShare)
    .toSorted((a, b) => b[1] - a[1])
    .slice(0, limit)
    .map(([key, score]) => ({ subject: index.subjects.get(key)!, score: Math.max(0.01, score) }));
}

/** The subject of a key as `noto:teapot`; undefined when no set draws it or it is none (a face, a flag). */
export const subjectByKey = (key: string): Subject | undefined => subjectIndex().subjects.get(key);
