/** What an entry of the history did, as a key of the catalogue with its figures; the catalogue says it. Pure. */
import type { HistoryEntry } from '@easel/contract';

export interface EntryWords {
  readonly key: string;
  readonly values: Readonly<Record<string, number>>;
}

/** A list, since what came, what changed and what went are said one after the other. */
export function wordsOfEntry(entry: HistoryEntry): EntryWords[] {
  if (entry.restoredFrom !== null) return [{ key: 'did.restored', values: {} }];
  const { added, changed, removed, connections, pictures } = entry;
  const others = added - pictures;
  const made = entry.author.kind === 'agent' ? 'did.made' : 'did.addedPictures';
  const parts: [string, number][] = [
    [made, pictures],
    [pictures > 0 ? 'did.addedBeside' : 'did.added', others],
    ['did.changed', changed],
    ['did.removed', removed],
  ];
  const words = parts.filter(([, count]) => count > 0).map(([key, count]) => ({ key, values: { count } }));
  if (words.length > 0) return words;
  // Lines come and go with what they join; they are told of where they are all that did.
  return [connections > 0 ? { key: 'did.joined', values: { count: connections } } : { key: 'did.nothing', values: {} }];
}

export type HistoryFilter = 'everyone' | 'people' | 'agent' | 'named';

export function passes({ author, name }: Pick<HistoryEntry, 'author' | 'name'>, filter: HistoryFilter): boolean {
  if (filter === 'people') return author.kind === 'user';
  if (filter === 'agent') return author.kind === 'agent';
  return filter === 'everyone' || name !== null;
}
