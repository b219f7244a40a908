import type { ProjectSummary } from '@easel/contract';
import { queryOptions, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { client } from '../api/client.ts';
import { putForeseen, putTold } from '../api/held-answers.ts';
import { nameProject } from '../api/name-project.ts';
import { useDeletions } from './deletions.ts';

export const projectsKey = ['projects', 'owned'] as const;
export const sharedKey = ['projects', 'shared'] as const;
export type ProjectList = { readonly projects: ProjectSummary[] };

/** How often to ask while something is being drawn. */
const runningMs = 2000;

/** The request ends with the page that sent it: whoever comes back has most likely changed what it would answer. */
export const projectsQuery = (scope: 'owned' | 'shared') =>
  queryOptions({
    queryKey: scope === 'owned' ? projectsKey : sharedKey,
    queryFn: ({ signal }): Promise<ProjectList> => client.projects.list({ scope }, { signal }),
    refetchInterval: ({ state }) => (state.data?.projects.some(({ turn }) => turn) ? runningMs : false),
    refetchOnMount: 'always',
  });

/** One's own projects, last changed first, without those that are about to be deleted. */
export function useProjects() {
  return useKeptProjects('owned');
}

/** Other people's projects that are open to one, last changed first, without those that one is about to leave. */
export function useSharedProjects() {
  return useKeptProjects('shared');
}

function useKeptProjects(scope: 'owned' | 'shared') {
  const deletions = useDeletions();
  const query = useQuery(projectsQuery(scope));
  const all = query.data?.projects;
  // The same for as long as nothing changes: hundreds of cards need not be drawn anew with each key.
  const projects = useMemo(() => all?.filter(({ id }) => !deletions.has(id)), [all, deletions]);
  return { ...query, projects };
}

/**
 * Forgets at leaving that there was nothing: whoever comes back has most likely made something, and would be greeted
 * as new until the list has come.
 */
export function useFirstVisitEnds(): void {
  const cache = useQueryClient();
  useEffect(
    () => () => {
      if (cache.getQueryData<ProjectList>(projectsKey)?.projects.length === 0) {
        cache.removeQueries({ queryKey: projectsKey, exact: true });
      }
    },
    [cache],
  );
}

type ShelfKey = typeof projectsKey | typeof sharedKey;

export function useRename(key: ShelfKey): (id: string, title: string) => Promise<void> {
  const cache = useQueryClient();
  return (id, title) => renameIn(cache, key, { id, title });
}

/** Renames at once to the eye, and restores the name that stands if the server does not take it. */
export async function renameIn(
  cache: QueryClient,
  key: ShelfKey,
  { id, title }: Pick<ProjectSummary, 'id' | 'title'>,
): Promise<void> {
  const before = cache.getQueryData<ProjectList>(key)?.projects.find((project) => project.id === id);
  const withChange = (change: Partial<ProjectSummary>) => (list: ProjectList) => ({
    projects: list.projects.map((project) => (project.id === id ? { ...project, ...change } : project)),
  });
  const settle = (change: Partial<ProjectSummary>) => putTold(cache, key, withChange(change));
  const wish = { id, from: before?.title ?? '', to: title };
  const [answer] = await Promise.all([
    nameProject(wish, (stands) => settle({ title: stands })),
    putForeseen(cache, key, withChange({ title })),
  ]);
  if (answer) await settle(answer);
}
