/**
 * Changes that the server has not confirmed, kept so that a crash or a closed window loses nothing. One entry
 * per window (session): a window that is open owns its entry, and another replays it only once it is gone.
 */
import type { CanvasChanges } from '@easel/contract';
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';

export interface JournalEntry {
  readonly projectId: string;
  readonly sessionId: string;
  /** The canvas version that the changes were made on. */
  readonly baseVersion: string;
  readonly changes: CanvasChanges;
  /** Why the server refused them for good; such an entry is kept, but not sent again by itself. */
  readonly refused?: string;
  /** The window sent them as it went, and nobody saw the answer. */
  readonly left?: boolean;
}

export interface Journal {
  /** Replaces the entry of this project and session. */
  write(entry: JournalEntry): Promise<void>;
  remove(projectId: string, sessionId: string): Promise<void>;
  list(projectId: string): Promise<JournalEntry[]>;
}

/** Says whether a window still lives, across all windows of this browser. */
export interface SessionLocks {
  /** Held for as long as this window lives, or until what it answers is called. */
  hold(sessionId: string): () => void;
  /** Runs `work` while no living window holds this session, and keeps others out meanwhile; else does nothing. */
  whileFree(sessionId: string, work: () => Promise<void>): Promise<void>;
}

interface Schema extends DBSchema {
  changes: { key: [string, string]; value: JournalEntry; indexes: { project: string } };
}

let opened: Promise<IDBPDatabase<Schema>> | undefined;

/** One for all canvases of this window. Async, because browsers that keep nothing for pages throw at once. */
export async function openJournalDatabase(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>('easel-canvas', 1, {
    upgrade(db) {
      db.createObjectStore('changes', { keyPath: ['projectId', 'sessionId'] }).createIndex('project', 'projectId');
    },
  });
  return opened;
}

export function indexedDbJournal(): Journal {
  const database = openJournalDatabase();
  return {
    async write(entry) {
      await (await database).put('changes', entry);
    },
    async remove(projectId, sessionId) {
      await (await database).delete('changes', [projectId, sessionId]);
    },
    async list(projectId) {
      return (await database).getAllFromIndex('changes', 'project', projectId);
    },
  };
}

const lockName = (sessionId: string) => `easel-canvas-${sessionId}`;

export function browserLocks(): SessionLocks {
  return {
    hold(sessionId) {
      let release = () => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      // When the window goes, however it goes, the browser frees the lock.
      void navigator.locks?.request(lockName(sessionId), () => held).catch(() => {});
      return release;
    },
    async whileFree(sessionId, work) {
      // Without locks (an insecure origin) a second window can't be told from a dead one: leave its work alone.
      await navigator.locks?.request(lockName(sessionId), { ifAvailable: true }, async (lock) => {
        if (lock) await work();
      });
    },
  };
}
