import type { HistoryEntry } from '@easel/contract';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { client } from '../api/client.ts';
import type { CanvasSession } from '../canvas/index.ts';

export const historyKey = (projectId: string) => ['versions', projectId] as const;
/** Milliseconds after a change until the list is asked for anew: what belongs to it has been saved by then. */
const settled = 1500;

/** The history, newest first, page by page; it follows what happens on the canvas. */
export function useEntries({ projectId, store }: CanvasSession) {
  const cache = useQueryClient();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = store.subscribe((state, before) => {
      if (state.canvas === before.canvas) return;
      clearTimeout(timer);
      timer = setTimeout(() => void cache.invalidateQueries({ queryKey: historyKey(projectId) }), settled);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [cache, projectId, store]);
  const query = useInfiniteQuery({
    queryKey: historyKey(projectId),
    queryFn: ({ pageParam, signal }) =>
      client.versions.list({ id: projectId }, pageParam === null ? {} : { before: pageParam }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  });
  const entries: readonly HistoryEntry[] = query.data?.pages.flatMap(({ versions }) => versions) ?? [];
  return { ...query, entries };
}
