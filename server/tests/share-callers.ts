/** Callers who come by a link, for tests. */
import { createClient, type Client } from '@easel/contract';
import type { House, Person } from './house.ts';

export interface Headers {
  readonly 'x-share-id'?: string;
  readonly 'x-share-visitor'?: string;
  readonly 'x-user-id'?: string;
}

/** @param person who has signed in; without one the caller is anonymous */
export function callerWith({ baseUrl }: House, headers: Headers, person?: Person): Client {
  return createClient({
    baseUrl,
    headers: () => ({ ...headers }),
    ...(person && { token: () => person.session.accessToken }),
  });
}

export const refusal = (status: number, errorCode: string) => ({ status, errorCode });

/** As an account that was bound to a phone has it. */
export async function giveNumber(house: House, { session }: Person, phone: string): Promise<void> {
  await house.database.write((transaction) =>
    transaction.updateTable('users').set({ phone }).where('id', '=', session.user.id).execute(),
  );
}
