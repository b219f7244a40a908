import type { ProjectSummary } from '@easel/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { client } from '../api/client.ts';
import { putTold } from '../api/held-answers.ts';
import { showToast, useErrorWords } from '../ui/index.ts';
import { dropDeletion, holdDeletion, sendDeletion } from './deletions.ts';
import { sharedKey, type ProjectList } from './use-projects.ts';

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
    holdDeletion(project.id, (request) => client.projects.remove({ id: project.id }, request));
    showToast({
      text: t('delete.done', { title }),
      durationMs: graceMs,
      action: { label: t('delete.undo'), run: () => dropDeletion(project.id) },
      onEnd: (undone) => (undone ? undefined : send(project, title)),
    });
  };
}

/**
 * Takes a project of somebody else off the shelf: by leaving it, where one was invited by name, or else by forgetting that
 * one came by its link. Can be undone as a deletion can.
 */
export function useLeaving(): (project: ProjectSummary) => void {
  const { t } = useTranslation('home');
  const words = useErrorWords();
  const cache = useQueryClient();
  const send = async ({ id }: ProjectSummary, title: string) => {
    try {
      await sendDeletion(id);
      const without = (list: ProjectList) => ({ projects: list.projects.filter((other) => other.id !== id) });
      await putTold<ProjectList>(cache, sharedKey, without);
      // Who is invited again finds it there again.
      dropDeletion(id);
    } catch (error) {
      showToast({ text: t('leave.failed', { title, reason: words(error) }), kind: 'danger' });
    }
  };
  return (project) => {
    const title = project.title || t('untitled');
    holdDeletion(project.id, (request) => client.sharing.leave({ id: project.id }, request));
    showToast({
      text: t(project.shareId === null ? 'leave.done' : 'leave.unlisted', { title }),
      durationMs: graceMs,
      action: { label: t('delete.undo'), run: () => dropDeletion(project.id) },
      onEnd: (undone) => (undone ? undefined : send(project, title)),
    });
  };
}
