import type { HistoryEntry } from '@easel/contract';
import { useTranslation } from '../i18n/index.ts';
import { wordsOfEntry } from './version-words.ts';

/** What an entry did, in a sentence of the reader's language. */
export function useEntryWords(): (entry: HistoryEntry) => string {
  const { t } = useTranslation('history');
  return (entry) => {
    const parts = wordsOfEntry(entry).map(({ key, values }) => t(key, values));
    const [first = '', ...rest] = parts;
    // The first word of the line is large; what follows goes on the sentence.
    return [first, ...rest.map((part) => part.charAt(0).toLocaleLowerCase() + part.slice(1))].join(t('did.and'));
  };
}
