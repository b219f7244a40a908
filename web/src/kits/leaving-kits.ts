/** Kits that are about to be deleted. The first page needs to know of them before all else of kits, so it is kept light. */
import type { BrandKit } from '@easel/contract';
import type { QueryClient } from '@tanstack/react-query';
import { createStore } from 'zustand/vanilla';

export const kitsKey = ['brand-kits'] as const;
export type KitList = { readonly brandKits: BrandKit[] };

/** Kits that have left the page and are deleted once nobody can say Undo any more. */
export const leavingKits = createStore<ReadonlySet<string>>(() => new Set());

/**
 * The kit that a new project asks for: as chosen, undefined for the default. The server still has one that has left the
 * page, and would bind the project to it: then none is asked for.
 */
export function kitToAskFor(queries: QueryClient, chosen: string | undefined): string | undefined {
  const kits = queries.getQueryData<KitList>(kitsKey)?.brandKits;
  const id = chosen ?? kits?.find(({ isDefault }) => isDefault)?.id;
  return id !== undefined && leavingKits.getState().has(id) ? '' : chosen;
}
