import type { Memory } from '@easel/contract';
import { matches, wordsToFind, wordsToIndex } from './search-words.ts';

/** Characters of decisions that one request of a model has room for. */
const memoriesBudget = 4_000;

/** As many as fit, in the order in which they were made: of too many, those that the wish speaks of, then the newest. */
export function chooseMemories(all: readonly Memory[], wish: string, budget = memoriesBudget): Memory[] {
  const sought = wordsToFind(wish);
  const nearness = ({ text }: Memory) => {
    const words = new Set(wordsToIndex(text));
    return sought.filter((one) => !one.begins && [...words].some((word) => matches(one, word))).length;
  };
  const ranked = all
    .map((memory) => ({ memory, near: nearness(memory) }))
    .sort((one, other) => other.near - one.near || (one.memory.createdAt < other.memory.createdAt ? 1 : -1));
  let left = budget;
  const chosen = ranked.filter(({ memory }) => {
    const fits = memory.text.length <= left;
    if (fits) left -= memory.text.length;
    return fits;
  });
  return chosen.map(({ memory }) => memory).sort((one, other) => (one.createdAt < other.createdAt ? -1 : 1));
}
