import type { Decided } from '@easel/contract';
import { matches, wordsToFind, wordsToIndex } from './search-words.ts';

/** Characters of decisions that one request of a model has room for. */
export const decisionsBudget = 4_000;

/** As many as fit, in the order in which they were made: of too many, those that the wish speaks of, then the newest. */
export function chooseDecisions(all: readonly Decided[], wish: string, budget = decisionsBudget): Decided[] {
  const sought = wordsToFind(wish);
  const nearness = ({ text }: Decided) => {
    const words = new Set(wordsToIndex(text));
    return sought.filter((one) => !one.begins && [...words].some((word) => matches(one, word))).length;
  };
  const ranked = all
    .map((decided) => ({ decided, near: nearness(decided) }))
    .sort((one, other) => other.near - one.near || (one.decided.createdAt < other.decided.createdAt ? 1 : -1));
  let left = budget;
  const chosen = ranked.filter(({ decided }) => {
    const fits = decided.text.length <= left;
    if (fits) left -= decided.text.length;
    return fits;
  });
  return chosen.map(({ decided }) => decided).sort((one, other) => (one.createdAt < other.createdAt ? -1 : 1));
}
