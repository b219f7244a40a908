import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

export type Text = (key: string, values?: Record<string, string | number>) => string;

/** The canvas's own words in the reader's language: the `canvas` area of the catalogues. */
export function useText(): Text {
  const { t } = useTranslation('canvas');
  return useCallback((key, values) => t(key, values ?? {}), [t]);
}
