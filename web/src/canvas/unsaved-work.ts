/**
 * What of all canvases in this browser has not reached the server. It belongs to whoever is signed in: as they sign out
 * it goes, once they know of it, and nobody who comes after them finds it.
 */
import { openJournalDatabase } from './journal.ts';
import { recordsOf, type Autosave } from './save.ts';

/** How long saves under way may keep someone from being asked, in milliseconds. */
const patience = 3000;
const openCanvases = new Set<Pick<Autosave, 'flush' | 'forget'>>();
const otherWindows = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('easel-canvas-forget');
otherWindows?.addEventListener('message', () => void forgetOpen());

/** A canvas that is open in this window. Answers how to say that it no longer is. */
export function noteOpenCanvas(autosave: Pick<Autosave, 'flush' | 'forget'>): () => void {
  openCanvases.add(autosave);
  return () => void openCanvases.delete(autosave);
}

/** How many elements have changes that the server does not have, after one more try to send them. */
export async function countUnsaved(): Promise<number> {
  const flushes = [...openCanvases].map((autosave) => autosave.flush());
  await Promise.race([Promise.allSettled(flushes), new Promise((resolve) => setTimeout(resolve, patience))]);
  try {
    const entries = await (await openJournalDatabase()).getAll('changes');
    return entries.reduce((count, { changes }) => count + recordsOf(changes), 0);
  } catch {
    // A browser that forbids the database has kept nothing in it.
    return 0;
  }
}

/** Lets go of all of it, in every window of this browser. */
export async function forgetUnsaved(): Promise<void> {
  otherWindows?.postMessage(null);
  await forgetOpen();
  await openJournalDatabase()
    .then((database) => database.clear('changes'))
    .catch(() => {});
}

async function forgetOpen(): Promise<void> {
  await Promise.all([...openCanvases].map((autosave) => autosave.forget()));
}
