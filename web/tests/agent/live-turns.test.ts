import { ApiError, type StreamedEvent, type TurnEvent } from '@easel/contract';
import { beforeEach, expect, test, vi } from 'vitest';
import { createLiveTurns, type LiveTurnsOptions } from '../../src/agent/live-turns.ts';
import { answer } from './turns.ts';

// The helper that follows streams listens for the line coming back; the tests run without a window.
beforeEach(() => {
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
});

const log: StreamedEvent<TurnEvent>[] = [
  { id: '1', event: { type: 'turn-started', turnId: 'a', threadId: 'thread', at: '2026-11-20T10:00:00.000Z' } },
  { id: '2', event: { type: 'text-added', part: 0, at: 0, text: 'One ' } },
  { id: '3', event: { type: 'text-added', part: 0, at: 4, text: 'grid.' } },
  { id: '4', event: { type: 'turn-ended', status: 'done', message: answer('a', 'done') } },
];

/** A log that breaks off before the events at these places. */
function breakingLog(...breaks: number[]) {
  const asked: (string | undefined)[] = [];
  const open: LiveTurnsOptions['open'] = async function* (_, lastEventId) {
    asked.push(lastEventId);
    for (const streamed of log.slice(Number(lastEventId ?? 0))) {
      if (breaks[0] === Number(streamed.id)) {
        breaks.shift();
        throw new TypeError('network error');
      }
      yield streamed;
    }
  };
  return { asked, open };
}

test('reads a log to its end and folds it', async () => {
  const turns = createLiveTurns({ open: breakingLog().open });
  turns.follow('a');
  await vi.waitFor(
    () => expect(turns.getState().get('a')).toMatchObject({ status: 'done', texts: ['One grid.'] }),
    10_000,
  );
});

test('goes on after the last event when the connection is lost', async () => {
  const { asked, open } = breakingLog(3);
  const turns = createLiveTurns({ open });
  turns.follow('a');
  await vi.waitFor(() => expect(turns.getState().get('a')?.texts).toEqual(['One grid.']), 5000);
  expect(asked).toEqual([undefined, '2']);
});

test('a turn is followed once, however often it is asked for', async () => {
  const { asked, open } = breakingLog();
  const turns = createLiveTurns({ open });
  turns.follow('a');
  turns.follow('a');
  await vi.waitFor(() => expect(turns.getState().get('a')?.status).toBe('done'), 10_000);
  turns.follow('a');
  expect(asked).toHaveLength(1);
});

test('a turn that ended is read on when something of it is tried again, and left alone when nothing is', async () => {
  const slot = { pictureId: 'one', nodeId: 'n', stepId: 'pictures', title: 'One', x: 0, y: 0, width: 9, height: 9 };
  const told: StreamedEvent<TurnEvent>[] = [
    { id: '1', event: { type: 'picture-started', slot } },
    { id: '2', event: { type: 'turn-ended', status: 'failed', message: answer('a', 'failed') } },
  ];
  const asked: (string | undefined)[] = [];
  const open: LiveTurnsOptions['open'] = async function* (_, lastEventId) {
    asked.push(lastEventId);
    yield* told.slice(Number(lastEventId ?? 0));
  };
  const turns = createLiveTurns({ open });
  turns.resume('a');
  expect(asked).toEqual([]);
  turns.follow('a');
  await vi.waitFor(() => expect(turns.getState().get('a')?.status).toBe('failed'), 10_000);
  // The end of the stream is heard a moment after the event.
  await vi.waitFor(() => {
    turns.resume('a');
    expect(asked).toEqual([undefined, '2']);
  }, 10_000);
  told.push({ id: '3', event: { type: 'picture-retried', pictureId: 'one' } });
  told.push({ id: '4', event: { type: 'turn-ended', status: 'done', message: answer('a', 'done') } });
  await vi.waitFor(() => {
    if (asked.length === 2) turns.resume('a');
    expect(turns.getState().get('a')).toMatchObject({ status: 'done', pictures: [{ retried: true }] });
  }, 10_000);
  expect(asked).toEqual([undefined, '2', '2']);
});

test('a turn that is gone shows nothing and is not asked for again', async () => {
  const refused = vi.fn<LiveTurnsOptions['open']>(async function* () {
    yield* [];
    throw new ApiError(404, { error: '', errorCode: 'turn.not_found', requestId: '' });
  });
  const turns = createLiveTurns({ open: refused });
  turns.follow('a');
  await vi.waitFor(() => expect(refused).toHaveBeenCalled(), 10_000);
  turns.follow('a');
  expect(refused).toHaveBeenCalledTimes(1);
  expect(turns.getState().size).toBe(0);
});

test('each event is told once it is folded in', async () => {
  const heard: string[] = [];
  const turns = createLiveTurns({
    open: breakingLog().open,
    onEvent: (turnId, { type }) => heard.push(`${turnId} ${type} ${turns.getState().get(turnId)?.status}`),
  });
  turns.follow('a');
  await vi.waitFor(() => expect(heard.at(-1)).toBe('a turn-ended done'), 10_000);
  expect(heard[0]).toBe('a turn-started running');
});
