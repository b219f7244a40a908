import type { Arrival, IdpAnswer } from './arrival.ts';

export type Judgement =
  | { readonly verdict: 'good'; readonly issuer: string; readonly idToken: string }
  /** The person said no at the issuer, or the issuer could not. */
  | { readonly verdict: 'canceled' | 'failed'; readonly issuer: string }
  /** Nobody here asked for it: it would sign in someone else. */
  | { readonly verdict: 'foreign' };

const ofThePerson = ['access_denied', 'user_cancelled', 'user_canceled'];

/** Takes an answer only in the window that asked, once, and only with the nonce of that very question in its token. */
export function judgeAnswer({ answer, departure }: Arrival<IdpAnswer>): Judgement {
  if (departure?.kind !== 'idp' || answer.state !== departure.state) return { verdict: 'foreign' };
  const { issuer, nonce } = departure;
  if (answer.error !== null) {
    return { verdict: ofThePerson.includes(answer.error) ? 'canceled' : 'failed', issuer };
  }
  if (answer.idToken === null || nonceOf(answer.idToken) !== nonce) return { verdict: 'foreign' };
  return { verdict: 'good', issuer, idToken: answer.idToken };
}

/** The claim as it stands there; whether the token is genuine is for the server to say. */
export function nonceOf(idToken: string): string | null {
  try {
    const payload = atob((idToken.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(payload, (character) => character.charCodeAt(0));
    const claims = JSON.parse(new TextDecoder().decode(bytes)) as { nonce?: unknown } | null;
    return typeof claims?.nonce === 'string' ? claims.nonce : null;
  } catch {
    return null;
  }
}
