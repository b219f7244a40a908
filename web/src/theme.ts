import { useSyncExternalStore } from 'react';
import { browserStorage } from './storage.ts';

export type Theme = 'light' | 'dark' | 'system';

/** Also read by `public/theme.js`, which paints the first frame. */
const key = 'easel.theme';
const darkScheme = matchMedia('(prefers-color-scheme: dark)');
const listeners = new Set<() => void>();

export function chooseTheme(theme: Theme): void {
  if (theme === 'system') browserStorage.removeItem(key);
  else browserStorage.setItem(key, theme);
  apply();
}

/** What the person chose; the system's own scheme until they do. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, chosen);
}

/** Whether the page is dark now, for what is drawn by others. */
export function useDarkness(): boolean {
  return useSyncExternalStore(subscribe, () => document.documentElement.dataset.theme === 'dark');
}

/** Keeps the page in step with the system and with other tabs. */
export function watchTheme(): void {
  darkScheme.addEventListener('change', apply);
  addEventListener('storage', (event) => event.key === key && apply());
}

function chosen(): Theme {
  const stored = browserStorage.getItem(key);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

function apply(): void {
  const theme = chosen();
  const dark = theme === 'dark' || (theme === 'system' && darkScheme.matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
