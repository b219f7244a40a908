import { createClient } from '@easel/contract';
import { currentToken, renewSession } from './session.ts';

/** The service, as the person who is signed in. */
export const client = createClient({ baseUrl: '', token: currentToken, renew: renewSession });
