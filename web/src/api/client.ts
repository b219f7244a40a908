import { createClient, type Client } from '@easel/contract';
import { currentToken, renewSession } from './session.ts';
import { sharePassHeaders } from './share-pass.ts';

/** The service, as the person who is signed in, or as whoever came by a link. */
export const client = createClient({
  baseUrl: '',
  token: currentToken,
  renew: renewSession,
  headers: sharePassHeaders,
});

/** For one act on a project from elsewhere, by the link through which it is known; `null` where it needs none. */
export function clientBy(shareId: string | null): Client {
  if (shareId === null) return client;
  return createClient({
    baseUrl: '',
    token: currentToken,
    renew: renewSession,
    headers: () => ({ 'x-share-id': shareId }),
  });
}
