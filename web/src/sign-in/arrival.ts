/**
 * Coming back from another service with proof in the address. The proof is taken out of the address before anything
 * else runs, so that no history, bookmark, log or screenshot holds it.
 */
import { takeDeparture, type Departure } from './departure.ts';

export interface IdpAnswer {
  readonly kind: 'idp';
  readonly idToken: string | null;
  readonly error: string | null;
  readonly state: string | null;
}

export interface ScanAnswer {
  readonly kind: 'chat-app';
  /** None when the person scanned and then said no. */
  readonly code: string | null;
  readonly state: string | null;
}

export type Answer = IdpAnswer | ScanAnswer;

export interface Arrival<A extends Answer = Answer> {
  readonly answer: A;
  /** What was kept when this window left; none in a frame, whose page around it knows. */
  readonly departure: Departure | null;
}

const signInPath = '/sign-in';
const scanReturnPath = '/sign-in/chat-app';

let arrived: Arrival | null = null;

/** To be called before the router reads the address. */
export function takeArrival(): void {
  const answer = readAnswer(new URL(location.href));
  if (!answer) return;
  const framed = window.parent !== window;
  const departure = framed ? null : takeDeparture();
  arrived = { answer, departure };
  // As if the step had been gone to from the form; the rest of the state is the router's.
  const step = answer.kind === 'chat-app' && !framed ? { signInStep: 'scan' } : {};
  history.replaceState({ ...history.state, ...step }, '', framed ? location.pathname : addressAfter(departure));
}

/** What someone came back with, until it has been used. */
export function arrival(): Arrival | null {
  return arrived;
}

/** Answers whether there was one: of several who ask, one gets to use it. */
export function spendArrival(): boolean {
  const waiting = arrived !== null;
  arrived = null;
  return waiting;
}

/** The proof in an address, if it is one of those that other services send people back to. */
export function readAnswer({ pathname, search, hash }: URL): Answer | null {
  const path = pathname.replace(/\/$/, '');
  const query = new URLSearchParams(search);
  if (path === scanReturnPath) {
    const [code, state] = [query.get('code') || null, query.get('state')];
    return code || state ? { kind: 'chat-app', code, state } : null;
  }
  if (path !== signInPath) return null;
  // Some issuers give their errors in the query, whatever form they were asked for.
  const fields = query.has('error') ? query : new URLSearchParams(hash.slice(1));
  const [idToken, error] = [fields.get('id_token'), fields.get('error')];
  return idToken || error ? { kind: 'idp', idToken, error, state: fields.get('state') } : null;
}

/** The form again, with the way back that it had when it was left. */
function addressAfter(departure: Departure | null): string {
  return departure?.to ? `${signInPath}?${new URLSearchParams({ to: departure.to })}` : signInPath;
}
