import { afterEach, expect, test, vi } from 'vitest';
import { browserStorage, windowStorage } from '../src/storage.ts';
import { newStorage } from './api/browser.ts';

afterEach(() => vi.unstubAllGlobals());

test('what a full storage does not take the page remembers, until there is room', () => {
  const storage = newStorage();
  storage.setItem('theme', 'light');
  const full = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  vi.stubGlobal('localStorage', { ...storage, setItem: full });
  browserStorage.setItem('theme', 'dark');
  expect([browserStorage.getItem('theme'), storage.getItem('theme')]).toEqual(['dark', 'light']);
  vi.stubGlobal('localStorage', storage);
  browserStorage.setItem('theme', 'system');
  expect([browserStorage.getItem('theme'), storage.getItem('theme')]).toEqual(['system', 'system']);
});

test('where there is no storage at all the page remembers, and forgets what it is told to', () => {
  windowStorage.setItem('draft', 'Warmer');
  expect(windowStorage.getItem('draft')).toBe('Warmer');
  // Tests of other files have left theirs.
  expect(windowStorage.keys()).toContain('draft');
  windowStorage.removeItem('draft');
  expect(windowStorage.getItem('draft')).toBeNull();
  expect(windowStorage.keys()).not.toContain('draft');
});
