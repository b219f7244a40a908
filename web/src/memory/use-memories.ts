import type { Memory } from '@easel/contract';
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { client } from '../api/client.ts';
import { putTold } from '../api/held-answers.ts';

/** Whose memory it is: a project's, or the person's own. */
export type MemoryOf = { readonly projectId: string } | 'own';

/** What has left the lists and is forgotten once nobody can say Undo any more. */
export const leaving = createStore<ReadonlySet<string>>(() => new Set());

/**
 * Newest first; without those that are about to be forgotten.
 *
 * @param anew for who knows of something that a list from before may lack: asked for again, `isFetchedAfterMount` then
 */
export function useMemories(of: MemoryOf, { anew = false } = {}) {
  const query = useQuery({
    queryKey: keyOf(of),
    queryFn: async ({ signal }) => (await list(of, signal)).memories,
    refetchOnMount: anew ? 'always' : true,
  });
  const gone = useStore(leaving);
  return { ...query, memories: query.data?.filter(({ id }) => !gone.has(id)) };
}

/** What a person may do with a memory. Each settles once the list that the page holds says the same. */
export function useMemoryActs(of: MemoryOf) {
  const queries = useQueryClient();
  return {
    add: async (text: string) => {
      const added = await (of === 'own'
        ? client.memory.addOwn({ text })
        : client.memory.addToProject({ id: of.projectId }, { text }));
      await putMemory(queries, of, added);
    },
    change: async (memoryId: string, text: string) => {
      const changed = await (of === 'own'
        ? client.memory.changeOwn({ memoryId }, { text })
        : client.memory.changeInProject({ id: of.projectId, memoryId }, { text }));
      await putMemory(queries, of, changed);
    },
    forget: async (memoryId: string) => {
      await forget(of, memoryId);
      await putTold<Memory[]>(queries, keyOf(of), (known) => known.filter(({ id }) => id !== memoryId));
    },
  };
}

export function hide(id: string): void {
  leaving.setState(new Set([...leaving.getState(), id]), true);
}

export function show(id: string): void {
  leaving.setState(new Set([...leaving.getState()].filter((other) => other !== id)), true);
}

/** The list with a memory in its place: where it was, else at the top. */
export function withMemory(known: readonly Memory[], memory: Memory): Memory[] {
  const stands = known.some(({ id }) => id === memory.id);
  return stands ? known.map((other) => (other.id === memory.id ? memory : other)) : [memory, ...known];
}

/** Puts a memory that the server holds into the list that the page holds. */
export function putMemory(queries: QueryClient, of: MemoryOf, memory: Memory): Promise<void> {
  return putTold<Memory[]>(queries, keyOf(of), (known) => withMemory(known, memory));
}

function list(of: MemoryOf, signal: AbortSignal) {
  return of === 'own' ? client.memory.own({ signal }) : client.memory.ofProject({ id: of.projectId }, { signal });
}

function forget(of: MemoryOf, memoryId: string) {
  // The page may be going: the request must not go with it.
  const options = { keepalive: true };
  if (of === 'own') return client.memory.removeOwn({ memoryId }, options);
  return client.memory.removeFromProject({ id: of.projectId, memoryId }, options);
}

function keyOf(of: MemoryOf): readonly string[] {
  return ['memories', of === 'own' ? 'own' : of.projectId];
}
