import type { ProjectSummary } from '@easel/contract';
import { useTranslation } from 'react-i18next';
import { showToast, useErrorWords } from '../ui/index.ts';
import { useRename, type projectsKey, type sharedKey } from './use-projects.ts';

/** Renames a project of a shelf, and says so if the server does not take the name. */
export function useRenaming(
  shelf: typeof projectsKey | typeof sharedKey,
): (project: ProjectSummary, title: string) => Promise<void> {
  const { t } = useTranslation('home');
  const words = useErrorWords();
  const rename = useRename(shelf);
  return async ({ id, title: before }, title) => {
    try {
      await rename(id, title);
    } catch (error) {
      showToast({ text: t('rename.failed', { title: before || t('untitled'), reason: words(error) }), kind: 'danger' });
    }
  };
}
