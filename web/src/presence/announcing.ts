/**
 * Tells the others in a project that one is there. While alone a window says so once and then with each heartbeat; only
 * when someone else is known does it tell where it points and what it has selected, as these change.
 */
import type { Present } from '@easel/contract';

export interface Announcement {
  readonly sessionId: string;
  readonly cursor: Present['cursor'];
  readonly selection: string[];
  readonly view: View;
  readonly leaving?: boolean;
}

/** What one sees of the page; null while one only follows another. */
type View = NonNullable<Present['view']> | null;

export interface AnnouncingOptions {
  readonly sessionId: string;
  readonly send: (announcement: Announcement, options: { readonly keepalive: boolean }) => Promise<unknown>;
  readonly alone: () => boolean;
  readonly clock?: AnnouncingClock;
}

export interface AnnouncingClock {
  now(): number;
  after(milliseconds: number, work: () => void): () => void;
}

const browserClock: AnnouncingClock = {
  now: () => performance.now(),
  after(milliseconds, work) {
    const timer = setTimeout(work, milliseconds);
    return () => clearTimeout(timer);
  },
};

export const timing = { betweenMoves: 100, heartbeat: 10_000 } as const;
/** As many as an announcement may name. */
const mostSelected = 200;

export interface Announcing {
  point(cursor: Present['cursor']): void;
  select(ids: Iterable<string>): void;
  look(view: View): void;
  /** Someone is there who has not heard of this window. */
  greet(): void;
  leave(): void;
  close(): void;
}

export function startAnnouncing({ sessionId, send, alone, clock = browserClock }: AnnouncingOptions): Announcing {
  let cursor: Present['cursor'] = null;
  let selection: string[] = [];
  let view: View = null;
  let [last, sending, changed, closed] = [-Infinity, false, false, false];
  let cancelNext = () => {};
  let cancelBeat = () => {};

  const tell = () => {
    if (closed) return;
    cancelNext();
    [changed, sending, last] = [false, true, clock.now()];
    beat();
    // One in flight: on a slow line moves wait and the newest one goes, instead of a queue of old ones.
    void send({ sessionId, cursor, selection, view }, { keepalive: false })
      .catch(() => {})
      .finally(() => {
        sending = false;
        if (changed) soon();
      });
  };
  const soon = () => {
    changed = true;
    if (sending || closed) return;
    cancelNext();
    cancelNext = clock.after(Math.max(0, last + timing.betweenMoves - clock.now()), tell);
  };
  const beat = () => {
    cancelBeat();
    cancelBeat = clock.after(timing.heartbeat, tell);
  };
  const change = () => {
    if (!alone()) soon();
  };
  const leave = () => {
    cancelNext();
    cancelBeat();
    if (!closed)
      void send({ sessionId, cursor: null, selection: [], view: null, leaving: true }, { keepalive: true }).catch(
        () => {},
      );
  };
  tell();
  return {
    point(next) {
      if (cursor?.x === next?.x && cursor?.y === next?.y) return;
      cursor = next;
      change();
    },
    select(ids) {
      selection = [...ids].slice(0, mostSelected);
      change();
    },
    look(next) {
      if (isSame(view, next)) return;
      view = next;
      change();
    },
    greet: soon,
    leave,
    close() {
      leave();
      closed = true;
    },
  };
}

function isSame(one: View, other: View): boolean {
  if (one === null || other === null) return one === other;
  return one.x === other.x && one.y === other.y && one.width === other.width && one.height === other.height;
}
