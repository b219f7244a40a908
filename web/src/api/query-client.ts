import { ApiError } from '@easel/contract';
import { notifyManager, onlineManager, QueryClient, type Query, type QueryClientConfig } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

// By default a page hears with a timer that something is on its way. Keys and presses go before timers: a second Enter
// would still find the form idle and do the thing twice.
notifyManager.setScheduler(queueMicrotask);

const retries = 2;

/** What the server has refused it will refuse again; only lost connections and its own faults are tried anew. */
function isWorthRetrying(failures: number, error: Error): boolean {
  if (!onlineManager.isOnline()) return false;
  return failures < retries && !(error instanceof ApiError && error.status < 500);
}

// Offline a request fails and says so. The default would wait unseen, with its place grey and its button turning, until
// the line is back; what failed is asked for anew then.
export const defaultOptions: NonNullable<QueryClientConfig['defaultOptions']> = {
  queries: { staleTime: 10_000, retry: isWorthRetrying, networkMode: 'always', refetchOnReconnect: true },
  mutations: { networkMode: 'always' },
};

export const queryClient = new QueryClient({ defaultOptions });

/** Asks again for all that failed on the page: once the server answers one of them, it answers the others, too. */
export async function retryFailed(client: QueryClient): Promise<void> {
  const failed = { type: 'active', predicate: ({ state }: Query) => state.status === 'error' } as const;
  await client.refetchQueries(failed, { cancelRefetch: false });
}

/**
 * Whether this device has a line at all; the server may be away all the same. It stands here, where every page loads it: a
 * small module of its own would draw what only other pages need into the page of a project.
 */
export function useOnline(): boolean {
  return useSyncExternalStore(follow, () => navigator.onLine);
}

function follow(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}
