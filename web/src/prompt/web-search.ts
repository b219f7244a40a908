import type { PictureOptions } from '@easel/contract';
import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { client } from '../api/client.ts';
import { useSession } from '../api/session.ts';

const key = 'easel.web-search';
const listeners = new Set<() => void>();

export interface WebSearchWish {
  /** This server has a search to ask. */
  readonly offered: boolean;
  /** Whether the agent may look things up; it decides whether it does. */
  readonly on: boolean;
  readonly setOn: (on: boolean) => void;
  /** As the service wants it. */
  readonly options: Pick<PictureOptions, 'enableWebSearch'>;
}

/** Whether the agent may look things up: chosen once, and remembered in this browser until chosen otherwise. */
export function useWebSearch(): WebSearchWish {
  const { user } = useSession();
  const { data } = useQuery({
    queryKey: ['web-search'],
    queryFn: ({ signal }) => client.webSearch.about({ signal }),
    enabled: user !== null,
    staleTime: Infinity,
  });
  const offered = data !== undefined && data.driver !== 'none';
  const on = useSyncExternalStore(listen, remembered) && offered;
  return { offered, on, setOn: remember, options: on ? { enableWebSearch: true } : {} };
}

function remembered(): boolean {
  return localStorage.getItem(key) === 'on';
}

function remember(on: boolean): void {
  localStorage.setItem(key, on ? 'on' : 'off');
  for (const tell of listeners) tell();
}

function listen(tell: () => void): () => void {
  listeners.add(tell);
  // Another window of the same person.
  window.addEventListener('storage', tell);
  return () => {
    listeners.delete(tell);
    window.removeEventListener('storage', tell);
  };
}
