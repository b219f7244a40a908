import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newBrowser, newStorage, openWindow, type SharedBrowser } from './browser.ts';

const user = { id: 'lena', name: 'Lena', email: 'lena@example.org', phone: null, avatarUrl: null, createdAt: '' };
const mei = { ...user, id: 'mei', name: 'Mei' };
const lifetimeSeconds = 900;

/** Hands out sessions; a refresh token serves once, and a second use ends them all, as on the real server. */
class TokenServer {
  readonly asked: string[] = [];
  signedOut = 0;
  down = false;
  /** The access token that is taken. */
  #current = '';
  #issued = 0;
  #good = '';
  #person = user;

  issue(person = this.#person) {
    this.#person = person;
    this.#issued += 1;
    this.#good = `refresh-${this.#issued}`;
    this.#current = `access-${this.#issued}`;
    return {
      accessToken: this.#current,
      refreshToken: this.#good,
      expiresIn: lifetimeSeconds,
      user: person,
    };
  }

  /** Ends the access token before its time; the refresh token stays good. */
  expire(): void {
    this.#current = '';
  }

  readonly fetch = async (path: string, request: RequestInit) => {
    if (this.down) throw new TypeError('Failed to fetch');
    if (path === '/api/account/logout') {
      const { authorization } = request.headers as Record<string, string>;
      if (authorization !== `Bearer ${this.#current}`)
        return Response.json({ error: '', errorCode: 'auth.required', requestId: '' }, { status: 401 });
      this.signedOut += 1;
      return Response.json({ removed: 0 });
    }
    const { refreshToken } = JSON.parse(String(request.body)) as { refreshToken: string };
    this.asked.push(refreshToken);
    if (refreshToken === this.#good) return Response.json(this.issue());
    this.#good = '';
    return Response.json({ error: '', errorCode: 'auth.refresh_spent', requestId: '' }, { status: 401 });
  };
}

let server: TokenServer;
let browser: SharedBrowser;

beforeEach(() => {
  vi.useFakeTimers();
  server = new TokenServer();
  browser = newBrowser();
  vi.stubGlobal('fetch', server.fetch);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The session as a window that has just loaded has it, before it takes anything up. */
async function loadWindow(own?: Storage) {
  const tell = openWindow(browser, own);
  vi.resetModules();
  const session = await import('../../src/api/session.ts');
  return { ...session, tell };
}

test('who was never here is out, and the server is not asked', async () => {
  const { resumeSession, sessionState } = await loadWindow();
  await resumeSession();
  expect(sessionState().status).toBe('out');
  expect(server.asked).toEqual([]);
});

test('a later visit takes the session up with the token that was kept', async () => {
  const first = await loadWindow();
  first.beginSession(server.issue());
  const later = await loadWindow();
  await later.resumeSession();
  expect(later.sessionState()).toEqual({ status: 'in', user });
  expect(later.currentToken()).toBe('access-2');
  expect(server.asked).toEqual(['refresh-1']);
});

test('a reload spends no refresh token', async () => {
  const own = newStorage();
  const before = await loadWindow(own);
  before.beginSession(server.issue());
  const reloaded = await loadWindow(own);
  await reloaded.resumeSession();
  expect(reloaded.currentToken()).toBe('access-1');
  expect(server.asked).toEqual([]);
});

test('a reload with a token about to end renews it', async () => {
  const own = newStorage();
  const before = await loadWindow(own);
  before.beginSession(server.issue());
  vi.setSystemTime(Date.now() + (lifetimeSeconds - 30) * 1000);
  const reloaded = await loadWindow(own);
  await reloaded.resumeSession();
  expect(reloaded.currentToken()).toBe('access-2');
});

test('the token is renewed before it ends, again and again', async () => {
  const { beginSession, currentToken } = await loadWindow();
  beginSession(server.issue());
  await vi.advanceTimersByTimeAsync((lifetimeSeconds - 60) * 1000 - 1);
  expect(currentToken()).toBe('access-1');
  await vi.advanceTimersByTimeAsync(1);
  expect(currentToken()).toBe('access-2');
  await vi.advanceTimersByTimeAsync(lifetimeSeconds * 1000);
  expect(currentToken()).toBe('access-3');
});

test('two windows that renew at the same time both stay in: neither spends a token that the other has spent', async () => {
  const one = await loadWindow();
  one.beginSession(server.issue());
  const other = await loadWindow();
  const tokens = await Promise.all([one.renewSession(), other.renewSession()]);
  expect(tokens).toEqual(['access-2', 'access-3']);
  expect([one.sessionState().status, other.sessionState().status]).toEqual(['in', 'in']);
  expect(server.asked).toEqual(['refresh-1', 'refresh-2']);
});

test('a session that the server has ended is dropped without a word to it', async () => {
  const own = newStorage();
  const { beginSession, dropSession, sessionState, currentToken } = await loadWindow(own);
  beginSession(server.issue());
  dropSession();
  expect([sessionState().status, currentToken()]).toEqual(['out', null]);
  expect([browser.kept.length, own.length]).toEqual([0, 0]);
  expect([server.signedOut, server.asked]).toEqual([0, []]);
});

test('a spent token ends the session and leaves nothing behind', async () => {
  const { beginSession, renewSession, sessionState, currentToken } = await loadWindow();
  beginSession({ ...server.issue(), refreshToken: 'spent' });
  expect(await renewSession()).toBeNull();
  expect(sessionState()).toEqual({ status: 'out', user: null });
  expect(currentToken()).toBeNull();
  const later = await loadWindow();
  await later.resumeSession();
  expect(server.asked).toEqual(['spent']);
});

test('while the server is away the session is kept, and taken up when it is back', async () => {
  const first = await loadWindow();
  first.beginSession(server.issue());
  server.down = true;
  const later = await loadWindow();
  await later.resumeSession();
  expect(later.sessionState().status).toBe('unknown');
  server.down = false;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(later.sessionState().status).toBe('in');
});

test('signing out tells the server and forgets, also when the server cannot be told', async () => {
  const { beginSession, endSession, sessionState, currentToken } = await loadWindow();
  beginSession(server.issue());
  await endSession();
  expect(server.signedOut).toBe(1);
  expect([sessionState().status, currentToken()]).toEqual(['out', null]);
  beginSession(server.issue());
  server.down = true;
  await endSession();
  expect([sessionState().status, currentToken()]).toEqual(['out', null]);
});

test('signing out with a token that has ended renews it first, or the server would keep the session', async () => {
  const { beginSession, endSession, sessionState } = await loadWindow();
  beginSession(server.issue());
  server.expire();
  await endSession();
  expect([server.asked, server.signedOut]).toEqual([['refresh-1'], 1]);
  expect([sessionState().status, browser.kept.length]).toEqual(['out', 0]);
  await vi.advanceTimersByTimeAsync(lifetimeSeconds * 1000);
  expect(server.asked).toHaveLength(1);
});

test('signing out in one window signs out the others', async () => {
  const one = await loadWindow();
  one.beginSession(server.issue());
  const other = await loadWindow();
  await other.resumeSession();
  other.tell({ key: 'easel.refresh-token', newValue: null });
  expect(other.sessionState().status).toBe('out');
  expect(other.currentToken()).toBeNull();
});

test('who signs in right after another signed out stays in, however late a sleeping window hears of either', async () => {
  const one = await loadWindow();
  one.beginSession(server.issue());
  const asleep = await loadWindow();
  await asleep.resumeSession();
  const before = browser.kept.getItem('easel.refresh-token');
  await one.endSession();
  one.beginSession(server.issue(mei));
  const after = browser.kept.getItem('easel.refresh-token');
  asleep.tell({ key: 'easel.refresh-token', oldValue: before, newValue: null });
  expect(asleep.sessionState()).toEqual({ status: 'out', user: null });
  expect(asleep.currentToken()).toBeNull();
  expect(browser.kept.getItem('easel.refresh-token')).toBe(after);
});

/** What a window hears of another that has kept a token. */
function told(before: string | null) {
  return { key: 'easel.refresh-token', oldValue: before, newValue: browser.kept.getItem('easel.refresh-token') };
}

test('signing in in one window signs in the others that are out, each with a token of its own', async () => {
  const out = await loadWindow();
  await out.resumeSession();
  const one = await loadWindow();
  one.beginSession(server.issue());
  out.tell(told(null));
  await vi.advanceTimersByTimeAsync(0);
  expect(out.sessionState()).toEqual({ status: 'in', user });
  expect([out.currentToken(), server.asked]).toEqual(['access-2', ['refresh-1']]);
  // Who is in hears of a token with every renewal and has no need of it.
  one.tell(told('refresh-1'));
  await vi.advanceTimersByTimeAsync(0);
  expect(server.asked).toHaveLength(1);
});

test('a window of one who is in goes over to who has signed in elsewhere', async () => {
  const one = await loadWindow();
  one.beginSession(server.issue());
  const other = await loadWindow();
  await other.resumeSession();
  one.beginSession(server.issue(mei));
  other.tell(told('refresh-2'));
  expect([other.sessionState().status, other.currentToken()]).toEqual(['out', null]);
  await vi.advanceTimersByTimeAsync(0);
  expect(other.sessionState()).toEqual({ status: 'in', user: mei });
});

test('a window that was put away before another person signed in takes up nothing of the one before', async () => {
  const own = newStorage();
  const away = await loadWindow(own);
  away.beginSession(server.issue());
  const one = await loadWindow();
  await one.resumeSession();
  await one.endSession();
  one.beginSession(server.issue(mei));
  const back = await loadWindow(own);
  await back.resumeSession();
  expect(back.sessionState()).toEqual({ status: 'in', user: mei });
});

test('a changed name is shown at once and after a reload', async () => {
  const own = newStorage();
  const { beginSession, setUser, sessionState } = await loadWindow(own);
  beginSession(server.issue());
  setUser({ ...user, name: 'Lena Krüger' });
  expect(sessionState().user?.name).toBe('Lena Krüger');
  const reloaded = await loadWindow(own);
  await reloaded.resumeSession();
  expect(reloaded.sessionState().user?.name).toBe('Lena Krüger');
});

test('a changed name is shown in the other windows of the person, and stands in none of the browser’s storage', async () => {
  const told: (string | null)[][] = [];
  const set = browser.kept.setItem;
  browser.kept.setItem = (name, value) => {
    told.push([name, value]);
    set(name, value);
  };
  const one = await loadWindow();
  one.beginSession(server.issue());
  const other = await loadWindow();
  await other.resumeSession();
  one.setUser({ ...user, name: 'Lena King' });
  const [name, value] = told.at(-1)!;
  other.tell({ key: name, newValue: value });
  other.tell({ key: name, newValue: null });
  expect(other.sessionState().user?.name).toBe('Lena King');
  other.tell({ key: name, newValue: JSON.stringify({ ...mei }) });
  expect(other.sessionState().user?.name).toBe('Lena King');
  expect(browser.kept.getItem(name!)).toBeNull();
});

test('who signs in after another on the same machine meets nothing of theirs, in no window', async () => {
  const own = newStorage();
  const before = await loadWindow(own);
  before.beginSession(server.issue());
  await before.endSession();
  const other = await loadWindow();
  other.beginSession(server.issue(mei));
  const reloaded = await loadWindow(own);
  await reloaded.resumeSession();
  expect(reloaded.currentToken()).toBe('access-3');
});
