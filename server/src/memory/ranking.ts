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
/** What shares only the commonest words with the question is no answer to it. */
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
    const score = hits.reduce((sum, { title, body }, at) => {
      return sum + weights[at]! * ((title ? titleWeight : 0) + body / (body + saturation));
    }, 0);
    return { entry, score };
  });
  const best = Math.max(0, ...scored.map(({ score }) => score));
  return scored
    .filter(({ score }) => score > 0 && score >= best * least)
    .sort((one, other) => other.score - one.score || (one.entry.at < other.entry.at ? 1 : -1))
    .map(({ entry }) => entry);
}
