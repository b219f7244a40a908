import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tellLineBack } from '../../src/api/line-back.ts';
import { keepLooking } from '../../src/project/use-looking-again.ts';

const minute = 60_000;
let page: EventTarget & { visibilityState: string };

beforeEach(() => {
  vi.useFakeTimers();
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('document', page);
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** How often it looks while so much time passes. */
function looksIn(look: ReturnType<typeof vi.fn>, ms: number): number {
  look.mockClear();
  vi.advanceTimersByTime(ms);
  return look.mock.calls.length;
}

test('a door that stays shut is looked at less and less often, and a person who comes back finds out at once', () => {
  const look = vi.fn();
  const stop = keepLooking(look);
  expect(looksIn(look, minute)).toBe(2);
  expect(looksIn(look, 60 * minute)).toBeLessThan(20);
  expect(looksIn(look, 60 * minute)).toBe(12);
  page.visibilityState = 'hidden';
  page.dispatchEvent(new Event('visibilitychange'));
  expect(looksIn(look, 60 * minute)).toBe(0);
  page.visibilityState = 'visible';
  page.dispatchEvent(new Event('visibilitychange'));
  expect(look).toHaveBeenCalledTimes(1);
  expect(looksIn(look, minute)).toBe(2);
  look.mockClear();
  tellLineBack();
  expect(look).toHaveBeenCalledTimes(1);
  stop();
  expect(looksIn(look, 60 * minute)).toBe(0);
});

test('who has left is not led back by what was asked before', () => {
  const signals: AbortSignal[] = [];
  const stop = keepLooking((signal) => signals.push(signal));
  vi.advanceTimersByTime(minute);
  stop();
  expect(signals.every(({ aborted }) => aborted)).toBe(true);
});
