import { useTranslation } from 'react-i18next';

/** What a control is for and what it is at, as its name: each language has a colon of its own. */
export function useLabelled(): (label: string, value: string) => string {
  const { t } = useTranslation('ui');
  return (label, value) => t('labelled', { label, value });
}
