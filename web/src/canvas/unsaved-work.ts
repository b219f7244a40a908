/**
 * What of all canvases in this browser has not reached the server. It belongs to whoever is signed in: as they sign out
 * it goes, once they know of it, and nobody who comes after them finds it.
 */
import { openJournalDatabase } from './journal.ts';
import { recordsOf } from './save.ts';
import type { CanvasSession } from './session.ts';

/** How long saves under way may keep someone from being asked, in milliseconds. */
const patience = 3000;
const openCanvases = new Set<OpenCanvas>();
const otherWindows = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('easel-canvas-forget');
otherWindows?.addEventListener('message', () => void forgetOpen());

type OpenCanvas = Pick<CanvasSession, 'autosave' | 'uploads'>;

/** A canvas that is open in this window, or goes on behind the page. Answers how to say that it no longer is. */
export function noteOpenCanvas(canvas: OpenCanvas): () => void {
  openCanvases.add(canvas);
  return () => void openCanvases.delete(canvas);
}

/** How many elements have changes that the server does not have, after one more try to send them; pictures on their way too. */
export async function countUnsaved(): Promise<number> {
  const flushes = [...openCanvases].map(({ autosave }) => autosave.flush());
  await Promise.race([Promise.allSettled(flushes), new Promise((resolve) => setTimeout(resolve, patience))]);
  const coming = [...openCanvases].reduce((count, { uploads }) => count + uploads.underWay(), 0);
  try {
    const entries = await (await openJournalDatabase()).getAll('changes');
    return entries.reduce((count, { changes }) => count + recordsOf(changes), coming);
  } catch {
    // A browser that forbids the database has kept nothing in it.
    return coming;
  }
}

/** Lets go of all of it, in every window of this browser. */
export async function forgetUnsaved(): Promise<void> {
  otherWindows?.postMessage(null);
  await forgetOpen();
  try {
    await (await openJournalDatabase()).clear('changes');
  } catch {
    // As above.
  }
}

async function forgetOpen(): Promise<void> {
  for (const { uploads } of openCanvases) uploads.abandon();
  await Promise.all([...openCanvases].map(({ autosave }) => autosave.forget()));
}
