import { ApiError, createClient, type Session, type User } from '@easel/contract';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { browserStorage, windowStorage } from '../storage.ts';
import { forgetChain, keepSuccessor, newestOf } from './token-chain.ts';

/** `unknown` until the first renewal has told whether the kept session is still good. */
export type SessionState =
  | { readonly status: 'unknown' | 'out'; readonly user: null }
  | { readonly status: 'in'; readonly user: User };

/** The refresh token outlives the window. */
const key = 'easel.refresh-token';
/** Whose it is: what a window has kept from before may be of somebody else. */
const personKey = 'easel.person';
/**
 * The access token outlives a reload of its window. Without it every load would spend a refresh token, and a page that
 * is left while that is under way never hears the next one: the spent one would end the session.
 */
const windowKey = 'easel.session';
/** Passes a changed profile on to the other windows, and keeps nothing of it. */
const profileKey = 'easel.profile';
const lockName = 'easel.session';
/** Renewed this long before it ends, so that no request meets an expired token. */
const marginMs = 60_000;
const retryMs = 10_000;

const store = createStore<SessionState>(() => ({ status: 'unknown', user: null }));
const anonymous = createClient({ baseUrl: '' });
let accessToken: string | null = null;
let renewal: ReturnType<typeof setTimeout> | undefined;

export function useSession(): SessionState {
  return useStore(store);
}

export function sessionState(): SessionState {
  return store.getState();
}

export function currentToken(): string | null {
  return accessToken;
}

export function beginSession({ accessToken: token, refreshToken, expiresIn, user }: Session): void {
  // The person first: who hears of the token looks at once whose it is.
  browserStorage.setItem(personKey, user.id);
  browserStorage.setItem(key, refreshToken);
  keepInWindow({ token, user, expiresAt: Date.now() + expiresIn * 1000 });
}

export function setUser(user: User): void {
  takeUser(user);
  browserStorage.setItem(profileKey, JSON.stringify(user));
  browserStorage.removeItem(profileKey);
}

function takeUser(user: User): void {
  const kept = readWindow();
  if (kept?.user.id === user.id) keepInWindow({ ...kept, user });
}

/**
 * Signs out here and on the server, with a new token where this one has ended: a server that refused it would keep the
 * session. Offline it learns nothing; the tokens are gone from here all the same.
 */
export async function endSession(): Promise<void> {
  const leaving = createClient({ baseUrl: '', token: () => accessToken, renew: renewSession });
  await leaving.account.logout().catch(() => {});
  forget();
}

/** Signs out here alone: the server has ended the session by itself. */
export function dropSession(): void {
  forget();
}

/**
 * Exchanges the kept refresh token for a new session. It serves once, so only one tab may do so at a time, and each
 * reads it only when its turn comes. Answers the new access token, or `null` when one must sign in.
 */
export async function renewSession(): Promise<string | null> {
  return oneTabAtATime(async () => {
    const kept = browserStorage.getItem(key);
    if (!kept) {
      forget();
      return null;
    }
    try {
      const refreshToken = await newestOf(kept);
      const session = await anonymous.auth.refresh({ refreshToken });
      // While no other window may ask.
      await keepSuccessor(refreshToken, session.refreshToken);
      beginSession(session);
      return session.accessToken;
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) {
        forget();
        return null;
      }
      // The line or the server is away: the session may still be good, so it is kept and tried again.
      renewLater(retryMs);
      throw error;
    }
  });
}

/**
 * Where there is no encryption, or cookies are blocked, browsers keep locks to themselves: then it is left to chance that no two
 * renew at once.
 */
async function oneTabAtATime<T>(act: () => Promise<T>): Promise<T> {
  if (!navigator.locks) return act();
  return navigator.locks.request(lockName, act).catch((error: unknown) => {
    if (error instanceof DOMException && error.name === 'SecurityError') return act();
    throw error;
  });
}

/** Takes up the session of an earlier visit, and follows other tabs as they sign out and in. */
export async function resumeSession(): Promise<void> {
  addEventListener('storage', (event) => {
    if (event.key === key) followOthers(event.newValue);
    if (event.key === profileKey && event.newValue) takeUser(JSON.parse(event.newValue) as User);
  });
  const kept = readWindow();
  const good = kept && browserStorage.getItem(key) && !isSomebodyElse(kept.user);
  if (good && kept.expiresAt - Date.now() > marginMs) keepInWindow(kept);
  else await renewSession().catch(() => {});
}

/** @param token that another tab has kept; `null`: it signed out */
function followOthers(token: string | null): void {
  const { status, user } = store.getState();
  // A window that slept hears of it late: what is kept by then is of who has signed in since.
  const goes = token === null || (user !== null && isSomebodyElse(user));
  if (goes) forgetHere();
  // A token serves once, so this window asks for one of its own. Who is in already has no need of it.
  if (token !== null && (goes || status === 'out')) void renewSession().catch(() => {});
}

function isSomebodyElse({ id }: User): boolean {
  const person = browserStorage.getItem(personKey);
  return person !== null && person !== id;
}

interface WindowSession {
  readonly token: string;
  readonly user: User;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

function keepInWindow(session: WindowSession): void {
  windowStorage.setItem(windowKey, JSON.stringify(session));
  accessToken = session.token;
  store.setState({ status: 'in', user: session.user }, true);
  renewLater(session.expiresAt - Date.now() - marginMs);
}

function readWindow(): WindowSession | null {
  return JSON.parse(windowStorage.getItem(windowKey) ?? 'null') as WindowSession | null;
}

function renewLater(inMs: number): void {
  clearTimeout(renewal);
  renewal = setTimeout(() => void renewSession().catch(() => {}), Math.max(0, inMs));
}

function forget(): void {
  browserStorage.removeItem(personKey);
  browserStorage.removeItem(key);
  forgetChain();
  forgetHere();
}

function forgetHere(): void {
  clearTimeout(renewal);
  windowStorage.removeItem(windowKey);
  accessToken = null;
  store.setState({ status: 'out', user: null }, true);
}
