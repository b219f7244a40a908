import { ApiError } from '@easel/contract';
import { useState } from 'react';
import { useTranslation } from '../i18n/index.ts';
import { useErrorWords } from '../ui/index.ts';

/** Keeps something, and says why it was not kept. */
export function useKeepingWords() {
  const { t } = useTranslation('memory');
  const words = useErrorWords();
  const [state, setState] = useState<{ busy: boolean; error?: string }>({ busy: false });
  const reasonOf = (error: unknown) => {
    const full = error instanceof ApiError && error.errorCode === 'memory.too_many';
    return full ? t('full') : t('notSaved', { reason: words(error) });
  };
  /** Whether it was. */
  const keep = async (work: () => Promise<void>): Promise<boolean> => {
    setState({ busy: true });
    try {
      await work();
      setState({ busy: false });
      return true;
    } catch (error) {
      setState({ busy: false, error: reasonOf(error) });
      return false;
    }
  };
  return { ...state, keep };
}
