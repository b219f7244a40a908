import { useCallback, useSyncExternalStore } from 'react';
import { browserStorage } from '../storage.ts';

const listeners = new Set<() => void>();

/** Something that is on or off: chosen once, and remembered in this browser until chosen otherwise. */
export function useRememberedSwitch(key: string): [on: boolean, setOn: (on: boolean) => void] {
  const on = useSyncExternalStore(listen, () => browserStorage.getItem(key) === 'on');
  const setOn = useCallback(
    (chosen: boolean) => {
      browserStorage.setItem(key, chosen ? 'on' : 'off');
      for (const tell of listeners) tell();
    },
    [key],
  );
  return [on, setOn];
}

function listen(tell: () => void): () => void {
  listeners.add(tell);
  // Another window of the same person.
  window.addEventListener('storage', tell);
  return () => {
    listeners.delete(tell);
    window.removeEventListener('storage', tell);
  };
}
