import type { FoundPage } from '@easel/contract';
import type { JournalEntry } from './turn-queries.ts';

/** What a search found, as the journal keeps it. */
export interface Research {
  readonly query: string;
  readonly results: readonly FoundPage[];
  /** Made after the pages were read, so none of them can hold it: it fences their words off from ours. */
  readonly mark: string;
}

/** The searches of a turn so far, oldest first. Their pages are cited by their place in all of them together. */
export function researchIn(journal: readonly JournalEntry[]): Research[] {
  return journal.flatMap((entry) => {
    const output = entry.kind === 'result' ? (entry.output as Partial<Research> | null) : null;
    return output?.mark && output.results ? [output as Research] : [];
  });
}
