import type { ProjectSummary } from '@easel/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { client } from '../api/client.ts';
import { useDeletions } from './deletions.ts';

export const projectsKey = ['projects', 'owned'] as const;
export const sharedKey = ['projects', 'shared'] as const;
type ProjectList = { readonly projects: ProjectSummary[] };

/** How often to ask while something is being drawn. */
const runningMs = 2000;

/** One's own projects, last changed first, without those that are about to be deleted. */
export function useProjects() {
  const deletions = useDeletions();
  const query = useQuery({
    queryKey: projectsKey,
    queryFn: () => client.projects.list({ scope: 'owned' }),
    refetchInterval: ({ state }) => (state.data?.projects.some(({ turn }) => turn) ? runningMs : false),
    refetchOnMount: 'always',
  });
  const projects = query.data?.projects.filter(({ id }) => !deletions.has(id));
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

/** Other people's projects that are open to one, last changed first. */
export function useSharedProjects() {
  return useQuery({
    queryKey: sharedKey,
    queryFn: () => client.projects.list({ scope: 'shared' }),
    refetchInterval: ({ state }) => (state.data?.projects.some(({ turn }) => turn) ? runningMs : false),
    refetchOnMount: 'always',
  });
}

/** Renames at once to the eye; answers whether the server took it, and restores the old name if not. */
export function useRename(key: typeof projectsKey | typeof sharedKey): (id: string, title: string) => Promise<void> {
  const cache = useQueryClient();
  const show = (id: string, change: Partial<ProjectSummary>) =>
    cache.setQueryData<ProjectList>(key, (list) => {
      if (!list) return list;
      return { projects: list.projects.map((project) => (project.id === id ? { ...project, ...change } : project)) };
    });
  return async (id, title) => {
    const before = cache.getQueryData<ProjectList>(key)?.projects.find((project) => project.id === id);
    show(id, { title });
    try {
      show(id, await client.projects.rename({ id }, { title }));
    } catch (error) {
      if (before) show(id, { title: before.title });
      throw error;
    }
  };
}
