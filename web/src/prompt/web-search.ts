import type { PictureOptions } from '@easel/contract';
import { useQuery } from '@tanstack/react-query';
import { client } from '../api/client.ts';
import { useSession } from '../api/session.ts';
import { useRememberedSwitch } from './remembered-switch.ts';

export interface WebSearchWish {
  /** This server has a search to ask. */
  readonly offered: boolean;
  /** Whether the agent may look things up; it decides whether it does. */
  readonly on: boolean;
  readonly setOn: (on: boolean) => void;
  /** As the service wants it. */
  readonly options: Pick<PictureOptions, 'enableWebSearch'>;
}

/** Whether the agent may look things up. */
export function useWebSearch(): WebSearchWish {
  const { user } = useSession();
  const { data } = useQuery({
    queryKey: ['web-search'],
    queryFn: ({ signal }) => client.webSearch.about({ signal }),
    enabled: user !== null,
    staleTime: Infinity,
  });
  const offered = data !== undefined && data.driver !== 'none';
  const [wanted, setOn] = useRememberedSwitch('easel.web-search');
  const on = wanted && offered;
  return { offered, on, setOn, options: on ? { enableWebSearch: true } : {} };
}
