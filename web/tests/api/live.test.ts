import { ApiError, type ErrorCode, type StreamedEvent } from '@easel/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { follow, type LiveOptions } from '../../src/api/live.ts';

let tellOnline: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  const listeners = new Set<() => void>();
  vi.stubGlobal('addEventListener', (_: string, listener: () => void) => listeners.add(listener));
  vi.stubGlobal('removeEventListener', (_: string, listener: () => void) => listeners.delete(listener));
  tellOnline = () => [...listeners].forEach((listener) => listener());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

type Step = StreamedEvent<string> | Error;
const event = (id: string): StreamedEvent<string> => ({ id, event: `event ${id}` });
const refusal = (status: number, errorCode: ErrorCode) =>
  new ApiError(status, { error: '', errorCode, requestId: 'request' });

/** Follows connections that go as told, one list each; what comes after the last of them fails. */
function followAll(connections: (Step | Promise<Step>)[][], options: Partial<LiveOptions<string>> = {}) {
  const asked: (string | undefined)[] = [];
  const seen: string[] = [];
  const connected: boolean[] = [];
  const stop = new AbortController();
  const open: LiveOptions<string>['open'] = async function* (lastEventId) {
    asked.push(lastEventId);
    const steps = connections.shift() ?? [new TypeError('Failed to fetch')];
    for (const told of steps) {
      const step = await told;
      if (step instanceof Error) throw step;
      yield step;
    }
  };
  const done = follow<string>({
    open,
    onEvent: (text) => seen.push(text),
    onConnection: (stands) => connected.push(stands),
    signal: stop.signal,
    random: () => 0.5,
    ...options,
  });
  return { asked, seen, connected, stop, done };
}

test('a broken stream is opened again after the last event that came', async () => {
  const lost = new TypeError('network error');
  const { asked, seen, connected, stop } = followAll([[event('7'), event('8'), lost], [event('9')]]);
  await vi.advanceTimersByTimeAsync(600);
  stop.abort();
  expect(asked.slice(0, 2)).toEqual([undefined, '8']);
  expect(seen).toEqual(['event 7', 'event 8', 'event 9']);
  expect(connected).toEqual([true, true, false, true]);
});

test('a first event may be asked for from outside', async () => {
  const { asked, stop } = followAll([[event('5')]], { lastEventId: '4' });
  await vi.advanceTimersByTimeAsync(0);
  stop.abort();
  expect(asked).toEqual(['4']);
});

test('the pauses grow, up to a quarter of a minute', async () => {
  const { asked, stop } = followAll([]);
  const opens: number[] = [];
  for (let second = 0; second < 60; second += 0.5) {
    await vi.advanceTimersByTimeAsync(500);
    opens.push(asked.length);
  }
  // At 0, then after 0.5, 1, 2, 4, 8, 15 and 15 seconds more.
  expect(opens.at(0)).toBe(2);
  expect(opens.at(-1)).toBe(8);
  stop.abort();
});

test.each([
  { random: 0, waits: 250 },
  { random: 1, waits: 750 },
])('those whom one break threw out come back apart: drawn $random, after $waits ms', async ({ random, waits }) => {
  const { asked, stop } = followAll([[event('1')], [event('2')]], { random: () => random });
  await vi.advanceTimersByTimeAsync(waits - 1);
  expect(asked).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  stop.abort();
  expect(asked).toHaveLength(2);
});

test('a line that flaps is asked ever more patiently; one that has stood for a while soon again', async () => {
  const stands = Promise.withResolvers<Step>();
  const { asked, stop } = followAll([[event('1')], [event('2')], [event('3')], [event('4'), stands.promise]]);
  const countAfter = async (ms: number) => {
    await vi.advanceTimersByTimeAsync(ms);
    return asked.length;
  };
  expect(await countAfter(500)).toBe(2);
  expect(await countAfter(999)).toBe(2);
  expect(await countAfter(1)).toBe(3);
  expect(await countAfter(2000)).toBe(4);
  expect(await countAfter(5000)).toBe(4);
  stands.resolve(new TypeError('network error'));
  expect(await countAfter(499)).toBe(4);
  expect(await countAfter(1)).toBe(5);
  stop.abort();
});

test('a break that is heard of only after the line came back is no reason to wait long, however often it broke', async () => {
  const { promise: heardOf, reject: breakOff } = Promise.withResolvers<Step>();
  const broken: Step[][] = Array.from({ length: 6 }, (_, at) => [event(String(at)), new TypeError('network error')]);
  const { asked, connected, stop } = followAll([...broken, [event('6'), heardOf], [event('7')]]);
  await vi.advanceTimersByTimeAsync(500 + 1000 + 2000 + 4000 + 8000 + 15_000);
  expect([asked.length, connected.at(-1)]).toEqual([7, true]);
  tellOnline();
  breakOff(new TypeError('network error'));
  await vi.advanceTimersByTimeAsync(499);
  expect(asked.length).toBe(7);
  await vi.advanceTimersByTimeAsync(1);
  expect([asked.length, connected.at(-1)]).toEqual([8, true]);
  stop.abort();
});

test('a line that has just come back and breaks at once is soon asked again, however often it broke', async () => {
  const broken: Step[][] = Array.from({ length: 6 }, (_, at) => [event(String(at)), new TypeError('network error')]);
  const { asked, connected, stop } = followAll([...broken, [new TypeError('Failed to fetch')], [event('7')]]);
  await vi.advanceTimersByTimeAsync(500 + 1000 + 2000 + 4000 + 8000);
  expect(asked.length).toBe(6);
  tellOnline();
  await vi.advanceTimersByTimeAsync(499);
  expect(asked.length).toBe(7);
  await vi.advanceTimersByTimeAsync(1);
  expect([asked.length, connected.at(-1)]).toEqual([8, true]);
  stop.abort();
});

test('the line coming back ends a pause', async () => {
  const { asked, stop } = followAll([]);
  await vi.advanceTimersByTimeAsync(4000);
  const before = asked.length;
  tellOnline();
  await vi.advanceTimersByTimeAsync(0);
  expect(asked.length).toBe(before + 1);
  stop.abort();
});

test.each([
  { status: 404, errorCode: 'project.not_found' },
  { status: 401, errorCode: 'auth.required' },
] as const)('a refusal with $status ends it and is told', async ({ status, errorCode }) => {
  const refused = refusal(status, errorCode);
  const onRefused = vi.fn();
  const { asked, done } = followAll([[refused]], { onRefused });
  await done;
  expect(asked).toHaveLength(1);
  expect(onRefused).toHaveBeenCalledWith(refused);
});

test.each([
  { status: 503, errorCode: 'server.draining' },
  { status: 429, errorCode: 'request.too_many' },
] as const)('an answer of $status is waited out', async ({ status, errorCode }) => {
  const { seen, stop } = followAll([[refusal(status, errorCode)], [event('1')]]);
  await vi.advanceTimersByTimeAsync(600);
  stop.abort();
  expect(seen).toEqual(['event 1']);
});

test('a server that says when to come back is not asked before', async () => {
  const busy = new ApiError(503, { error: '', errorCode: 'server.draining', requestId: 'request' }, 3);
  const { asked, seen, stop } = followAll([[busy], [event('1')]]);
  await vi.advanceTimersByTimeAsync(2900);
  expect(asked).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(200);
  stop.abort();
  expect(seen).toEqual(['event 1']);
});

test('the last event is the end', async () => {
  const { asked, done } = followAll([[event('1'), event('2')]], { isLast: (text) => text === 'event 2' });
  await done;
  expect(asked).toHaveLength(1);
});

test('nothing is opened or told once it was stopped, also during a pause', async () => {
  const { asked, stop, done } = followAll([]);
  await vi.advanceTimersByTimeAsync(0);
  stop.abort();
  await done;
  const before = asked.length;
  tellOnline();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked.length).toBe(before);
});
