/** Sends what windows that crashed or went offline left in the journal. */
import type { CanvasChanges } from '@easel/contract';
import type { Journal, JournalEntry, SessionLocks } from './journal.ts';
import { finalRefusal, recordsOf, type CanvasServer, type ChangesSince } from './save.ts';

export interface ReplayOptions {
  readonly projectId: string;
  /** This window's own; its entry is never replayed by itself. */
  readonly sessionId: string;
  readonly server: CanvasServer;
  readonly journal: Journal;
  readonly locks: SessionLocks;
}

/**
 * What was refused stays refused, unless for a right that this window may have again: to edit, or to know of the project
 * at all.
 */
const ofRight = new Set(['access.denied', 'project.not_found']);

/** Answers how many entries the server has taken. What fails for want of a network waits for the next window. */
export async function replayJournal({ projectId, sessionId, server, journal, locks }: ReplayOptions): Promise<number> {
  let taken = 0;
  for (const { sessionId: author } of await journal.list(projectId)) {
    if (author === sessionId) continue;
    await locks.whileFree(author, async () => {
      // Read again under the lock: another window may just have sent it.
      const entry = (await journal.list(projectId)).find((candidate) => candidate.sessionId === author);
      if (!entry || (entry.refused !== undefined && !ofRight.has(entry.refused))) return;
      if (await send(server, journal, entry)) taken += 1;
    });
  }
  return taken;
}

async function send(server: CanvasServer, journal: Journal, entry: JournalEntry): Promise<boolean> {
  const { projectId, sessionId, baseVersion } = entry;
  try {
    const changes = entry.left
      ? withoutTouched(entry.changes, await server.changesSince(projectId, baseVersion))
      : entry.changes;
    if (recordsOf(changes) > 0) await server.save(projectId, { baseVersion, changes, sessionId }, { keepalive: false });
    await journal.remove(projectId, sessionId);
    return true;
  } catch (error) {
    const code = finalRefusal(error);
    if (code !== null) await journal.write({ ...entry, refused: code });
    return false;
  }
}

/**
 * A window's last request may have arrived. Records that changed on the server since then are either that very
 * request or something later, which an old change must not undo.
 */
function withoutTouched(changes: CanvasChanges, since: ChangesSince): CanvasChanges {
  const nodes = new Set([...since.put.map(({ id }) => id), ...since.remove]);
  const connections = new Set([...since.putConnections.map(({ id }) => id), ...since.removeConnections]);
  return {
    put: (changes.put ?? []).filter(({ id }) => !nodes.has(id)),
    remove: (changes.remove ?? []).filter((id) => !nodes.has(id)),
    putConnections: (changes.putConnections ?? []).filter(({ id }) => !connections.has(id)),
    removeConnections: (changes.removeConnections ?? []).filter((id) => !connections.has(id)),
  };
}
