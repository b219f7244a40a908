import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { client } from '../api/client.ts';
import { keepDeparture } from './departure.ts';

export interface ScanCode {
  /** The chat app's page with the QR code. */
  readonly authorizeUrl: string;
  readonly state: string;
  /** In ms since the epoch. */
  readonly goodUntil: number;
}

/** A code to scan; `refetch` asks for another. */
export function useScanCode(to: string | null, wanted: boolean) {
  const query = useQuery({
    queryKey: ['sign-in', 'scan-code'],
    queryFn: async (): Promise<ScanCode> => {
      const { authorizeUrl, state, expiresIn } = await client.auth.chatAppQr();
      return { authorizeUrl, state, goodUntil: Date.now() + expiresIn * 1000 };
    },
    enabled: wanted,
    retry: false,
    // A code is for one stay on this step.
    staleTime: Infinity,
    gcTime: 0,
  });
  const state = query.data?.state;
  // Some providers send the whole window back, not the frame.
  useEffect(() => {
    if (state !== undefined) keepDeparture({ kind: 'chat-app', state, to });
  }, [state, to]);
  return query;
}
