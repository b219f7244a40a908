/** Puts what has happened since above a history that was read before, so that no change reads all of it again. Pure. */
import type { HistoryEntry } from '@easel/contract';

export interface HistoryPage {
  readonly versions: readonly HistoryEntry[];
  /** Before which version the next page begins; null at the beginning of the history. */
  readonly next: string | null;
}

/** @param pages from newest to oldest; @param fresh the first page as it is now */
export function withNewest(pages: readonly HistoryPage[], fresh: HistoryPage): HistoryPage[] {
  const { next } = fresh;
  const oldest = pages.at(-1);
  if (next === null || !oldest) return [fresh];
  const known = pages.flatMap(({ versions }) => versions);
  const older = known.filter(({ version }) => BigInt(version) < BigInt(next));
  // More has happened than a page holds: between it and what is known something is missing.
  const meets = older.length < known.length;
  return meets && older.length > 0 ? [fresh, { versions: older, next: oldest.next }] : [fresh];
}
