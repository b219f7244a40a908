import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { holdSharePass, sharePassHeaders, visitorMark } from '../../src/api/share-pass.ts';
import { newStorage } from '../api/browser.ts';

beforeEach(() => vi.stubGlobal('localStorage', newStorage()));
afterEach(() => {
  holdSharePass(null);
  vi.unstubAllGlobals();
});

test('requests carry the link from when one came by it until another project is opened', () => {
  expect(sharePassHeaders()).toEqual({});
  holdSharePass('abc');
  expect(sharePassHeaders()).toEqual({ 'x-share-id': 'abc' });
  holdSharePass(null);
  expect(sharePassHeaders()).toEqual({});
});

test('a browser is the same visitor each time, and another browser is another one', () => {
  const first = visitorMark();
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(visitorMark()).toBe(first);
  vi.stubGlobal('localStorage', newStorage());
  expect(visitorMark()).not.toBe(first);
});
