import type { AuthOptions } from '@easel/contract';
import { useQuery } from '@tanstack/react-query';
import { client } from '../api/client.ts';

export type Challenge = AuthOptions['challenge'];

/** The ways to sign in that this server offers. */
export function useOptions() {
  return useQuery({
    queryKey: ['sign-in', 'options'],
    queryFn: () => client.auth.options(),
    staleTime: 60_000,
  });
}
