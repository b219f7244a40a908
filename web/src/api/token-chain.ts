/**
 * Which refresh token followed which. A token serves once, and browsers tell a window late what another has just written to
 * `localStorage`: one that is opened beside others may still read the token that they have spent, and a spent one that comes
 * back ends the session. What stands in IndexedDB is the same for all windows as soon as it is written.
 */
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';

interface Chain extends DBSchema {
  successors: { key: string; value: { readonly token: string; readonly at: number } };
}

/** No window lags behind for as long. */
const keptMs = 24 * 60 * 60 * 1000;
/** Without an answer by then the token is taken as it was read. */
const patienceMs = 3000;
let opening: Promise<IDBPDatabase<Chain>> | undefined;

/** The last of the tokens that came after this one; itself where none did, or where the browser keeps nothing. */
export function newestOf(token: string): Promise<string> {
  return within(async (chain) => {
    let newest = token;
    for (let next = await chain.get('successors', newest); next; next = await chain.get('successors', newest))
      newest = next.token;
    return newest;
  }, token);
}

/** To be awaited before any other window may ask: the first is spent, and the second takes its place. */
export function keepSuccessor(spent: string, token: string): Promise<void> {
  return within(async (chain) => {
    const now = Date.now();
    const { store, done } = chain.transaction('successors', 'readwrite');
    for (let entry = await store.openCursor(); entry; entry = await entry.continue())
      if (entry.value.at < now - keptMs) await entry.delete();
    await store.put({ token, at: now }, spent);
    await done;
  }, undefined);
}

/** Whoever signs out leaves no token behind. */
export function forgetChain(): void {
  void within((chain) => chain.clear('successors'), undefined);
}

async function within<T>(act: (chain: IDBPDatabase<Chain>) => Promise<T>, otherwise: T): Promise<T> {
  const late = new Promise<T>((resolve) => setTimeout(() => resolve(otherwise), patienceMs));
  try {
    opening ??= openDB<Chain>('easel-session', 1, {
      upgrade: (database) => void database.createObjectStore('successors'),
      terminated: () => (opening = undefined),
    });
    return await Promise.race([opening.then(act), late]);
  } catch {
    opening = undefined;
    return otherwise;
  }
}
