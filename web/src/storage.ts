/**
 * What this browser, and this window of it, keep for the page. Where cookies are blocked the mere name of a storage throws, and
 * a full one takes nothing more: then the page itself remembers until it is left.
 */
export interface KeptItems extends Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  keys(): string[];
}

export const browserStorage = keptIn(() => localStorage);
export const windowStorage = keptIn(() => sessionStorage);

function keptIn(open: () => Storage): KeptItems {
  /** What the storage did not take. */
  const held = new Map<string, string>();
  return {
    getItem: (key) => held.get(key) ?? unlessForbidden(() => open().getItem(key), null),
    setItem(key, value) {
      try {
        open().setItem(key, value);
        held.delete(key);
      } catch {
        held.set(key, value);
      }
    },
    removeItem(key) {
      held.delete(key);
      unlessForbidden(() => open().removeItem(key), undefined);
    },
    keys: () => [...held.keys(), ...unlessForbidden(() => keysOf(open()), [])],
  };
}

function keysOf(storage: Storage): string[] {
  return Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '');
}

function unlessForbidden<T>(act: () => T, otherwise: T): T {
  try {
    return act();
  } catch {
    return otherwise;
  }
}
