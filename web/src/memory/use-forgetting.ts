import { ApiError, type Memory } from '@easel/contract';
import { useTranslation } from '../i18n/index.ts';
import { showToast, useErrorWords } from '../ui/index.ts';
import { hide, show, useMemoryActs, type MemoryOf } from './use-memories.ts';

/** Forgets without asking, and can be undone for as long as the toast stands. */
export function useForgetting(of: MemoryOf): (memory: Memory) => void {
  const { t } = useTranslation('memory');
  const words = useErrorWords();
  const { forget } = useMemoryActs(of);
  const send = async ({ id, text }: Memory) => {
    try {
      await forget(id);
    } catch (error) {
      if (error instanceof ApiError && error.errorCode === 'memory.not_found') return;
      show(id);
      showToast({ text: t('notForgotten', { text, reason: words(error) }), kind: 'danger' });
    }
  };
  return (memory) => {
    hide(memory.id);
    showToast({
      text: t('forgotten'),
      action: { label: t('undo'), run: () => show(memory.id) },
      onEnd: (undone) => {
        if (!undone) void send(memory);
      },
    });
  };
}
