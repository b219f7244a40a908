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
  const renameTo = async (project: ProjectSummary, title: string): Promise<void> => {
    try {
      await rename(project.id, title);
    } catch (error) {
      // What was typed is not typed again.
      showToast({
        text: t('rename.failed', { title: project.title || t('untitled'), reason: words(error) }),
        kind: 'danger',
        action: { label: t('rename.again'), run: () => void renameTo(project, title) },
      });
    }
  };
  return renameTo;
}
