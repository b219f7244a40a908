import type { WordFault } from '@easel/canvas';
import { useTranslation } from 'react-i18next';

/** What is wrong with asked words, as a sentence. */
export function useFaultWords(): (fault: WordFault) => string {
  const { t } = useTranslation('work');
  return ({ asked, read, sure }) =>
    read === null ? t('wording.missing', { asked }) : t(sure ? 'wording.differs' : 'wording.doubtful', { asked, read });
}
