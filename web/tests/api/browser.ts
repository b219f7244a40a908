import { vi } from 'vitest';

/** What all windows of one browser share. */
export interface SharedBrowser {
  readonly kept: Storage;
  readonly locks: { request<T>(name: string, act: () => Promise<T>): Promise<T> };
}

export function newBrowser(): SharedBrowser {
  return { kept: newStorage(), locks: newLocks() };
}

/** Makes a window of the browser the one that the code runs in. Answers how to tell it what other windows did. */
export function openWindow({ kept, locks }: SharedBrowser, own: Storage = newStorage()): (event: object) => void {
  const listeners: ((event: object) => void)[] = [];
  vi.stubGlobal('localStorage', kept);
  vi.stubGlobal('sessionStorage', own);
  vi.stubGlobal('navigator', { locks });
  vi.stubGlobal('addEventListener', (_: string, listener: (event: object) => void) => listeners.push(listener));
  vi.stubGlobal('removeEventListener', () => {});
  return (event) => listeners.forEach((listener) => listener(event));
}

export function newStorage(): Storage {
  const items = new Map<string, string>();
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
    key: (at) => [...items.keys()][at] ?? null,
    get length() {
      return items.size;
    },
  };
}

/** One holder at a time for each name, in the order in which they asked. */
function newLocks(): SharedBrowser['locks'] {
  const last = new Map<string, Promise<unknown>>();
  return {
    request(name, act) {
      const turn = (last.get(name) ?? Promise.resolve()).then(act, act);
      last.set(
        name,
        turn.catch(() => {}),
      );
      return turn;
    },
  };
}
