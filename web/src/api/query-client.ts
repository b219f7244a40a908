import { ApiError } from '@easel/contract';
import { QueryClient } from '@tanstack/react-query';

const retries = 2;

/** What the server has refused it will refuse again; only lost connections and its own faults are tried anew. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 10_000,
      retry: (failures, error) => failures < retries && !(error instanceof ApiError && error.status < 500),
    },
    // Offline a change fails and says so. The default would wait unseen, with its button turning, until the line is back.
    mutations: { networkMode: 'always' },
  },
});
