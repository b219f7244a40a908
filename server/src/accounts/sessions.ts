import { createHash, randomBytes, randomUUIDv7 } from 'node:crypto';
import { Refusal, type Session, type User } from '@easel/contract';
import { refersToNothing, type Database, type Writer } from '../platform/database.ts';
import type { LiveSessions } from './live-sessions.ts';
import * as queries from './queries.ts';
import { accessTokenSeconds, type Bearer, type Tokens } from './tokens.ts';

const refreshTokenDays = 30;
const dayMs = 24 * 60 * 60 * 1000;
/** However often it is renewed: then whoever uses it proves anew who they are. */
const longestSessionMs = 180 * dayMs;

/** `renewed twice`: a spent token came back, so that somebody else may have it. */
export type SessionEvent = 'signed in' | 'signed out' | 'signed out everywhere' | 'renewed twice';

/** Signed-in windows: an access token for minutes, and a chain of refresh tokens that each serve once. */
export class Sessions {
  readonly #database: Database;
  readonly #tokens: Tokens;
  readonly #live: LiveSessions;
  readonly #told: (event: SessionEvent, of: { user: string; session?: string }) => void;

  constructor(services: {
    database: Database;
    tokens: Tokens;
    liveSessions: LiveSessions;
    /** Hears what somebody who looks into a theft wants to know. */
    told?: (event: SessionEvent, of: { user: string; session?: string }) => void;
  }) {
    this.#database = services.database;
    this.#tokens = services.tokens;
    this.#live = services.liveSessions;
    this.#told = services.told ?? (() => {});
  }

  /** The bearer of an access token, or `null` when the token is not good or its session has ended. */
  async verify(accessToken: string): Promise<Bearer | null> {
    const bearer = await this.#tokens.verify(accessToken);
    return bearer && (await this.#live.holds(bearer)) ? bearer : null;
  }

  holds(bearer: Bearer): Promise<boolean> {
    return this.#live.holds(bearer);
  }

  /** Calls `ended` when the session ends, wherever that happens. Resolves, with how to stop, once it can't be missed. */
  onEnd(bearer: Bearer, ended: () => void): Promise<() => void> {
    return this.#live.onEnd(bearer, ended);
  }

  /** Opens a session for someone who has just proven who they are. */
  async open(user: User, userAgent: string): Promise<Session> {
    const session = { id: randomUUIDv7(), userId: user.id, userAgent, createdAt: new Date().toISOString() };
    const opening = this.#database.write(async (transaction) => {
      await queries.insertSession(transaction, session);
      return this.#nextToken(transaction, session.id);
    });
    const refreshToken = await opening.catch((error: unknown) => {
      // The account was deleted since it was found: whoever tries again gets a new one.
      throw refersToNothing(error) ? new Refusal('auth.required') : error;
    });
    this.#told('signed in', { user: user.id, session: session.id });
    return this.#answer(user, session.id, refreshToken);
  }

  /**
   * Exchanges a refresh token for the next one. A token that comes a second time was stolen from, or by, whoever sent
   * the first: nobody can say which, so the whole session ends.
   * @throws Refusal `auth.refresh_spent`
   */
  async refresh(refreshToken: string): Promise<Session> {
    const hash = hashOf(refreshToken);
    const now = new Date().toISOString();
    const next = await this.#database.write(async (transaction) => {
      const known = await queries.refreshTokenByHash(transaction, hash);
      if (!known || known.revoked_at || known.expires_at <= now) return null;
      if (Date.parse(known.opened_at) + longestSessionMs <= Date.parse(now)) {
        await this.#end(transaction, known.session_id, now);
        return null;
      }
      if (!(await queries.spendRefreshToken(transaction, hash, now))) {
        await this.#end(transaction, known.session_id, now);
        const of = { user: known.user_id, session: known.session_id };
        this.#database.afterCommit(transaction, () => this.#told('renewed twice', of));
        return null;
      }
      const user = await queries.userById(transaction, known.user_id);
      return user && { user, sessionId: known.session_id, token: await this.#nextToken(transaction, known.session_id) };
    });
    if (!next) throw new Refusal('auth.refresh_spent');
    return this.#answer(next.user, next.sessionId, next.token);
  }

  async close({ id, sessionId }: Bearer): Promise<void> {
    const now = new Date().toISOString();
    await this.#database.write((transaction) => this.#end(transaction, sessionId, now));
    this.#told('signed out', { user: id, session: sessionId });
  }

  /** Ends every session of a person, and says how many there were. */
  async closeAllOf(userId: string): Promise<number> {
    const now = new Date().toISOString();
    const ended = await this.#database.write(async (transaction) => {
      this.#database.afterCommit(transaction, () => this.#live.endAllOf(userId));
      return queries.revokeSessionsOf(transaction, userId, now);
    });
    this.#told('signed out everywhere', { user: userId });
    return ended;
  }

  /** The session that asks, in the words of its browser. */
  async describe({ sessionId }: Bearer): Promise<{ id: string; name: string; signedInAt: string } | null> {
    const session = await queries.sessionById(this.#database.read, sessionId);
    return session ? { id: session.id, name: session.user_agent, signedInAt: session.created_at } : null;
  }

  async #end(transaction: Writer, sessionId: string, at: string): Promise<void> {
    await queries.revokeSession(transaction, sessionId, at);
    this.#database.afterCommit(transaction, () => this.#live.end(sessionId));
  }

  async #nextToken(transaction: Writer, sessionId: string): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    const now = Date.now();
    const expiresAt = new Date(now + refreshTokenDays * dayMs).toISOString();
    // A window that stays open spends one every quarter of an hour; of those whose time is over none can be told from a bad one.
    await queries.deleteExpiredTokens(transaction, sessionId, new Date(now).toISOString());
    await queries.insertRefreshToken(transaction, { hash: hashOf(token), sessionId, expiresAt });
    return token;
  }

  async #answer(user: User, sessionId: string, refreshToken: string): Promise<Session> {
    const accessToken = await this.#tokens.issue({ id: user.id, sessionId });
    return { accessToken, refreshToken, expiresIn: accessTokenSeconds, user };
  }
}

/** A plain hash is enough: the token itself is 256 random bits, so there is nothing to guess. */
function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
