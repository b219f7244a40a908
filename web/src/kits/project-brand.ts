/** What a project shows of the Brand Kit that it is bound to. Loaded before the canvas shows, so it is kept light. */
import type { ProjectBrand } from '@easel/contract';
import { useQuery, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { client } from '../api/client.ts';
import { askAgain } from '../api/held-answers.ts';
import { addFaces } from './kit-faces.ts';

export const projectBrandKey = (projectId: string) => ['project', projectId, 'brand-kit'] as const;

/** The bound kit's name, colours, typefaces and logos; null until it has come, without a kit, and where it can't be had. */
export function useProjectBrand(projectId: string): ProjectBrand | null {
  const { data } = useQuery({
    queryKey: projectBrandKey(projectId),
    queryFn: ({ signal }) => client.projects.brandKit({ id: projectId }, { signal }),
    staleTime: 30_000,
    retry: false,
  });
  return data?.brandKit ?? null;
}

/** Makes the kit's uploaded typefaces known to the page; each is fetched once a text asks for it. */
export function useBrandFaces(projectId: string): void {
  const brand = useProjectBrand(projectId);
  useEffect(() => (brand ? addFaces(brand.typography) : undefined), [brand]);
}

/** To be called when the binding has changed, whoever changed it. */
export function forgetProjectBrand(queries: QueryClient, projectId: string): void {
  void askAgain(queries, { queryKey: projectBrandKey(projectId) });
}
