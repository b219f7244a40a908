import type { Present } from '@easel/contract';
import type { Faces } from '../accounts/faces.ts';
import type { Cache } from '../platform/cache/cache.ts';
import type { ProjectNews } from './project-news.ts';

const memoMs = 60_000;
/** A window that has been silent for so long may be anybody's. */
const windowSeconds = 600;
const windowsKept = 10_000;

export interface Announcement {
  readonly sessionId: string;
  readonly cursor: Present['cursor'];
  readonly selection: Present['selection'];
  readonly view?: Present['view'];
  readonly leaving?: boolean;
}

interface Window {
  readonly userId: string;
  readonly isOwn: boolean;
  readonly name: string;
  readonly avatarUrl: string | null;
  readonly until: number;
}

/**
 * Who has a project open, told and never stored. A window's name belongs to the account that used it first, so nobody
 * can move or take away another's pointer; the cache knows that for all processes, this one remembers it for a minute.
 */
export class Presence {
  readonly #cache: Cache;
  readonly #faces: Faces;
  readonly #news: ProjectNews;
  /** In the order in which they were looked up. */
  readonly #windows = new Map<string, Window>();

  constructor(services: { cache: Cache; faces: Faces; news: ProjectNews }) {
    this.#cache = services.cache;
    this.#faces = services.faces;
    this.#news = services.news;
    this.#faces.onChange((userId) => this.#forget(userId));
  }

  /** Tells the others; says nothing of windows that are somebody else's. */
  async announce(projectId: string, userId: string, announcement: Announcement): Promise<void> {
    const { sessionId, cursor, selection, view, leaving } = announcement;
    const window = await this.#windowOf(projectId, userId, sessionId);
    if (!window.isOwn) return;
    if (leaving) {
      this.#windows.delete(memoKey(projectId, userId, sessionId));
      this.#news.tellNow(projectId, { type: 'presence-left', sessionId });
      return;
    }
    const { name, avatarUrl } = window;
    const told = { cursor, selection: [...selection], ...(view !== undefined && { view }) };
    const present = { sessionId, userId, name, avatarUrl, ...told };
    this.#news.tellNow(projectId, { type: 'presence-changed', present });
  }

  async #windowOf(projectId: string, userId: string, sessionId: string): Promise<Window> {
    const key = memoKey(projectId, userId, sessionId);
    const known = this.#windows.get(key);
    if (known && known.until > Date.now()) return known;
    const isOwn = await this.#isOwn(projectId, userId, sessionId);
    const face = (await this.#faces.of([userId])).get(userId);
    const { name = '', avatarUrl = null } = face ?? {};
    const window = { userId, isOwn, name, avatarUrl, until: Date.now() + memoMs };
    this.#windows.delete(key);
    this.#windows.set(key, window);
    if (this.#windows.size > windowsKept) this.#windows.delete(this.#windows.keys().next().value!);
    return window;
  }

  /** What the others are told next bears the name that the person has now. */
  #forget(userId: string | null): void {
    for (const [key, window] of this.#windows) {
      if (userId === null || window.userId === userId) this.#windows.delete(key);
    }
  }

  async #isOwn(projectId: string, userId: string, sessionId: string): Promise<boolean> {
    const key = `window:${projectId}:${Buffer.from(sessionId).toString('base64url')}`;
    try {
      if (await this.#cache.add(key, userId, windowSeconds)) return true;
      if ((await this.#cache.get(key)) !== userId) return false;
      await this.#cache.set(key, userId, windowSeconds);
      return true;
    } catch {
      // Without the cache pointers are still worth showing: each bears the name of the account that moves it.
      return true;
    }
  }
}

function memoKey(projectId: string, userId: string, sessionId: string): string {
  return `${projectId} ${userId} ${sessionId}`;
}
