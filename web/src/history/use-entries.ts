import type { HistoryEntry } from '@easel/contract';
import {
  infiniteQueryOptions,
  useInfiniteQuery,
  useQueryClient,
  type InfiniteData,
  type QueryClient,
} from '@tanstack/react-query';
import { useEffect } from 'react';
import { client } from '../api/client.ts';
import { putAsked } from '../api/held-answers.ts';
import type { CanvasSession } from '../canvas/index.ts';
import { withNewest, type HistoryPage } from './newest.ts';

export const historyKey = (projectId: string) => ['versions', projectId] as const;
type History = InfiniteData<HistoryPage, string | null>;

/** Milliseconds after a change until the list is asked for anew: what belongs to it has been saved by then. */
const settled = 1500;

/** The history, newest first, page by page. */
export const historyQuery = (projectId: string) =>
  infiniteQueryOptions<HistoryPage, Error, History, readonly string[], string | null>({
    queryKey: historyKey(projectId),
    queryFn: ({ pageParam, signal }) =>
      client.versions.list({ id: projectId }, pageParam === null ? {} : { before: pageParam }, { signal }),
    initialPageParam: null,
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  });

/** The same for who looks at it; it follows what happens on the canvas. */
export function useEntries({ projectId, store }: CanvasSession) {
  const cache = useQueryClient();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = store.subscribe((state, before) => {
      if (state.canvas === before.canvas) return;
      clearTimeout(timer);
      timer = setTimeout(() => void readNewest(cache, projectId), settled);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [cache, projectId, store]);
  const query = useInfiniteQuery(historyQuery(projectId));
  const entries: readonly HistoryEntry[] = query.data?.pages.flatMap(({ versions }) => versions) ?? [];
  return { ...query, entries };
}

/** What fails here is read with the next change, or when one opens the history anew. */
export async function readNewest(cache: QueryClient, projectId: string): Promise<void> {
  try {
    await putAsked<History, HistoryPage>(cache, historyKey(projectId), {
      ask: () => client.versions.list({ id: projectId }, {}),
      change(known, fresh) {
        const pages = withNewest(known.pages, fresh);
        return { pages, pageParams: [null, ...pages.map(({ next }) => next)].slice(0, pages.length) };
      },
    });
  } catch {}
}
