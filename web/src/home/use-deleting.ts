import type { ProjectSummary } from '@easel/contract';
import { useTranslation } from 'react-i18next';
import { showToast, useErrorWords } from '../ui/index.ts';
import { dropDeletion, holdDeletion, sendDeletion } from './deletions.ts';

/** How long one may think better of it, in milliseconds: nothing brings a project back afterwards. */
const graceMs = 20_000;

/** Deletes without asking, and can be undone for as long as the toast stands. */
export function useDeleting(): (project: ProjectSummary) => void {
  const { t } = useTranslation('home');
  const words = useErrorWords();
  const send = async ({ id }: ProjectSummary, title: string) => {
    try {
      await sendDeletion(id);
    } catch (error) {
      showToast({ text: t('delete.failed', { title, reason: words(error) }), kind: 'danger' });
    }
  };
  return (project) => {
    const title = project.title || t('untitled');
    holdDeletion(project.id);
    showToast({
      text: t('delete.done', { title }),
      durationMs: graceMs,
      action: { label: t('delete.undo'), run: () => dropDeletion(project.id) },
      onEnd: (undone) => (undone ? undefined : send(project, title)),
    });
  };
}
