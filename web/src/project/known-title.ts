import type { ProjectSummary } from '@easel/contract';
import type { QueryClient } from '@tanstack/react-query';

/** The title of a project as some list of this visit told it, so that it stands there before the project does. */
export function knownTitle(queries: QueryClient, id: string): string | undefined {
  const lists = queries.getQueriesData<unknown>({ queryKey: ['projects'] });
  for (const [, data] of lists) {
    const projects = listIn(data);
    const found = projects.find((project) => project.id === id);
    if (found) return found.title;
  }
  return undefined;
}

function listIn(data: unknown): readonly Pick<ProjectSummary, 'id' | 'title'>[] {
  if (Array.isArray(data)) return data;
  if (typeof data === 'object' && data !== null && 'projects' in data) return listIn(data.projects);
  return [];
}
