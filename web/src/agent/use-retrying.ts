import { ApiError } from '@easel/contract';
import { useTranslation } from '../i18n/index.ts';
import { showToast, useErrorWords } from '../ui/index.ts';
import type { Agent } from './use-agent.ts';

/** Tries again what failed; a refusal says why. */
export function useRetrying(agent: Agent) {
  const { t } = useTranslation('agent');
  const words = useErrorWords();
  return (turnId: string, stepId: string, pictureIds?: readonly string[]) => {
    agent.retry(turnId, stepId, pictureIds).catch((error: unknown) => {
      const short = error instanceof ApiError && error.errorCode === 'credits.insufficient';
      const reason = short ? t('steps.tooDear') : words(error);
      showToast({ text: t('steps.notAgain', { reason }), kind: 'danger' });
    });
  };
}
