import { ApiError, type Memory } from '@easel/contract';
import { useTranslation } from '../i18n/index.ts';
import { showToast, useErrorWords } from '../ui/index.ts';
import { hide, show, useMemoryActs, type MemoryOf } from './use-memories.ts';

/** What is forgotten once nobody can say Undo any more, and how. */
const waiting = new Map<string, () => void>();

/** Forgets without asking, and can be undone for as long as the toast stands. */
export function useForgetting(of: MemoryOf): (memory: Memory) => void {
  const { t } = useTranslation('memory');
  const words = useErrorWords();
  const { forget } = useMemoryActs(of);
  const send = async ({ id, text }: Memory) => {
    if (!waiting.delete(id)) return;
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
    waiting.set(memory.id, () => void send(memory));
    // Who closes the page has not said Undo. Adding the same listener again is without effect.
    addEventListener('pagehide', sendAll);
    showToast({
      text: t('forgotten'),
      action: { label: t('undo'), run: () => keep(memory.id) },
      onEnd: (undone) => (undone ? undefined : send(memory)),
    });
  };
}

function keep(id: string): void {
  waiting.delete(id);
  show(id);
}

function sendAll(): void {
  for (const send of waiting.values()) send();
}
