import { createClient } from '@easel/contract';
import { currentToken, renewSession } from './session.ts';
import { sharePassHeaders } from './share-pass.ts';

/** The service, as the person who is signed in, or as whoever came by a link. */
export const client = createClient({
  baseUrl: '',
  token: currentToken,
  renew: renewSession,
  headers: sharePassHeaders,
});
