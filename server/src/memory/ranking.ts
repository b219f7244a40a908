import { matches, wordsToIndex, type SoughtWord } from './search-words.ts';

interface Ranked {
  readonly title: string;
  readonly text: string;
  readonly at: string;
}

/** A word in the title says more of what something is about than one in the text. */
const titleWeight = 2;
/** The tenth mention of a word says hardly more than the third. */
const saturation = 1.2;
/** Of what the best one answers to: what shares only the commonest words with the question is no answer to it. */
const least = 0.25;

/** Nearest first: rare words count more than common ones, titles more than text; of equals the newer goes first. */
export function rank<T extends Ranked>(entries: readonly T[], sought: readonly SoughtWord[]): T[] {
  const counted = entries.map((entry) => {
    const [title, body] = [wordsToIndex(entry.title), wordsToIndex(entry.text)];
    const hits = sought.map((one) => ({
      title: title.some((word) => matches(one, word)),
      body: body.filter((word) => matches(one, word)).length,
    }));
    return { entry, hits };
  });
  const weights = sought.map((_, at) => {
    const having = counted.filter(({ hits }) => hits[at]!.title || hits[at]!.body > 0).length;
    return Math.log(1 + (entries.length + 1) / (having + 0.5));
  });
  const scored = counted.map(({ entry, hits }) => {
    const sum = (worth: (hit: (typeof hits)[number]) => number) =>
      hits.reduce((total, hit, at) => total + weights[at]! * worth(hit), 0);
    const covered = sum(({ title, body }) => (title || body > 0 ? 1 : 0));
    const score = sum(({ title, body }) => (title ? titleWeight : 0) + body / (body + saturation));
    return { entry, covered, score };
  });
  const most = Math.max(0, ...scored.map(({ covered }) => covered));
  return scored
    .filter(({ covered }) => covered > 0 && covered >= most * least)
    .sort((one, other) => other.score - one.score || (one.entry.at < other.entry.at ? 1 : -1))
    .map(({ entry }) => entry);
}
