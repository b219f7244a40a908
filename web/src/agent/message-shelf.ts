/**
 * Messages that the server's history does not hold yet, kept in this browser so that a reload or a closed window loses
 * none. Each belongs to a person and to the window that wrote it; another takes it over only once that one is gone.
 */
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { browserLocks, type SessionLocks } from '../canvas/journal.ts';
import type { Outgoing } from './outgoing.ts';

export type KeptMessage = Omit<Outgoing, 'failed' | 'fault'>;

export interface MessageShelf {
  keep(message: KeptMessage): Promise<void>;
  drop(key: string): Promise<void>;
  /** What windows that are gone have left here, oldest first; it is this one's from now on. */
  takeOver(): Promise<KeptMessage[]>;
  /** Leaves what is kept to whichever window asks for it next. */
  close(): void;
}

/** Whose messages, and of what. */
export interface ShelfOwner {
  readonly projectId: string;
  /** Empty for whoever is here without an account. */
  readonly personId: string;
}

interface Row extends ShelfOwner {
  readonly key: string;
  readonly windowId: string;
  readonly keptAt: number;
  readonly message: KeptMessage;
}

interface Schema extends DBSchema {
  messages: { key: string; value: Row; indexes: { person: string; project: [string, string] } };
}

let opened: Promise<IDBPDatabase<Schema>> | undefined;

async function openShelf(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>('easel-messages', 1, {
    upgrade(database) {
      const messages = database.createObjectStore('messages', { keyPath: 'key' });
      messages.createIndex('person', 'personId');
      messages.createIndex('project', ['personId', 'projectId']);
    },
  });
  return opened;
}

export function browserShelf({ projectId, personId }: ShelfOwner, locks: SessionLocks = browserLocks()): MessageShelf {
  const windowId = crypto.randomUUID();
  const release = locks.hold(windowId);
  return {
    async keep(message) {
      const row = { key: message.key, projectId, personId, windowId, keptAt: Date.now(), message };
      await (await openShelf()).put('messages', row);
    },
    async drop(key) {
      await (await openShelf()).delete('messages', key);
    },
    async takeOver() {
      const database = await openShelf();
      const rows = await database.getAllFromIndex('messages', 'project', [personId, projectId]);
      const taken: Row[] = [];
      for (const [gone, left] of Map.groupBy(rows, (row) => row.windowId)) {
        await locks.whileFree(gone, async () => {
          for (const row of left) await database.put('messages', { ...row, windowId });
          taken.push(...left);
        });
      }
      return taken.toSorted((one, other) => one.keptAt - other.keptAt).map(({ message }) => message);
    },
    close: release,
  };
}

/** How many messages of a person wait in this browser, of all projects. */
export async function countKept(personId: string): Promise<number> {
  try {
    return await (await openShelf()).countFromIndex('messages', 'person', personId);
  } catch {
    // A browser that forbids the database has kept nothing in it.
    return 0;
  }
}

/** Lets go of all of them. */
export async function forgetKept(personId: string): Promise<void> {
  try {
    const database = await openShelf();
    const keys = await database.getAllKeysFromIndex('messages', 'person', personId);
    await Promise.all(keys.map((key) => database.delete('messages', key)));
  } catch {
    // As above.
  }
}
