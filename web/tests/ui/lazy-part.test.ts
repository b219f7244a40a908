import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchedAhead, fetchParts, fetchPatiently } from '../../src/ui/lazy-part.ts';

const line = { onLine: true };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', line);
  line.onLine = true;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Fails so many times; before each answer something may happen to the line. */
function failing(times: number, before: (call: number) => void = () => {}) {
  let calls = 0;
  return async () => {
    calls += 1;
    before(calls);
    if (calls <= times) throw new Error('not fetched');
    return 'part';
  };
}

test('a part that does not come with a line fails, after a few attempts more', async () => {
  const fetched = expect(fetchPatiently(failing(100), true)).rejects.toThrow('not fetched');
  await vi.advanceTimersByTimeAsync(20_000);
  await fetched;
});

test('a long time without a line takes no attempt: what fails as the line comes back is asked for again', async () => {
  line.onLine = false;
  // The tenth was under way.
  const load = failing(10, (call) => (line.onLine = call >= 10));
  const fetched = expect(fetchPatiently(load, true)).resolves.toBe('part');
  await vi.advanceTimersByTimeAsync(60_000);
  await fetched;
});

test('a part that may not fail is asked for until it comes', async () => {
  const fetched = expect(fetchPatiently(failing(30), false)).resolves.toBe('part');
  await vi.advanceTimersByTimeAsync(200_000);
  await fetched;
});

test('what an act needs comes with the parts of a page that rests; where it did not come, the act asks again', async () => {
  const [rested, lost] = [vi.fn(async () => 'act'), vi.fn(failing(1))];
  const [act, later] = [fetchedAhead(rested), fetchedAhead(lost)];
  await fetchParts();
  await fetchParts();
  expect([rested, lost].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  expect([await act(), await later()]).toEqual(['act', 'part']);
});
