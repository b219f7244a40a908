import type { HistoryEntry } from '@easel/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { diffStates, stateOf } from '@easel/canvas';
import { client } from '../api/client.ts';
import { askAgain } from '../api/held-answers.ts';
import type { CanvasSession } from '../canvas/index.ts';
import { useLanguage, useTranslation } from '../i18n/index.ts';
import { useGoingToMade } from '../pages/use-going-to-made.ts';
import { showToast, useErrorWords } from '../ui/index.ts';
import { hourWords } from './days.ts';
import type { Looking } from './looking.ts';
import { historyKey } from './use-entries.ts';

/** Brings a version back as one more version. It asks nothing, since it can be taken back like any edit. */
export function useRestoring(live: CanvasSession, looking: Looking) {
  const { t } = useTranslation('history');
  const words = useErrorWords();
  const language = useLanguage();
  const cache = useQueryClient();
  const { projectId: id } = live;
  /** The canvas of the server: what is here may hold what others did before and after. */
  const canvasAt = async (version: string) => {
    const { nodes, connections } = await client.versions.read({ id, version });
    return stateOf({ viewport: live.view.camera, nodes, connections });
  };
  return useMutation({
    mutationFn: async ({ version }: HistoryEntry) => {
      // What is unsaved belongs to what one can go back to.
      await live.autosave.flush();
      const { previous } = await client.versions.restore({ id, version });
      await live.autosave.catchUp();
      void askAgain(cache, { queryKey: historyKey(id) });
      if (previous === null) return undefined;
      const both = Promise.all([canvasAt(previous), canvasAt(version)]);
      // Restored it is, with or without a way back from here.
      const [before, after] = await both.catch(() => []);
      return before && after && live.store.record(before, after, 'restore');
    },
    onSuccess: (run, entry) => {
      // One may be looking at another by now.
      if (looking.getState().asked === entry) looking.leave();
      const undo = run && { action: { label: t('restore.undo'), run } };
      showToast({ text: t('restore.done', { time: hourWords(entry.at, language) }), ...undo });
    },
    onError: (error) => showToast({ text: t('restore.failed', { reason: words(error) }), kind: 'danger' }),
  });
}

/** A project of one's own with the canvas of a version: a copy of today's, which keeps its pictures, set back to then. */
export function useCopying(live: CanvasSession) {
  const { t } = useTranslation('history');
  const words = useErrorWords();
  const language = useLanguage();
  const goTo = useGoingToMade('project');
  return useMutation({
    mutationFn: async ({ version }: HistoryEntry) => {
      await live.autosave.flush();
      const { nodes, connections } = await client.versions.read({ id: live.projectId, version });
      const { id } = await client.versions.duplicate({ id: live.projectId }, {}, { language });
      const copy = await client.projects.get({ id });
      const { viewport } = copy;
      const { put, remove, putConnections, removeConnections } = diffStates(
        stateOf({ viewport, nodes: copy.nodes, connections: copy.connections }),
        stateOf({ viewport, nodes, connections }),
      );
      const changes = {
        put: [...put],
        remove: [...remove],
        putConnections: [...putConnections],
        removeConnections: [...removeConnections],
      };
      await client.canvas.patch({ id }, { baseVersion: copy.version, changes });
      return id;
    },
    onSuccess: goTo,
    onError: (error) => showToast({ text: t('copy.failed', { reason: words(error) }), kind: 'danger' }),
  });
}
