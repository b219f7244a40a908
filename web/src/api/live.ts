import { ApiError, type StreamedEvent } from '@easel/contract';

const firstPauseMs = 500;
const longestPauseMs = 15_000;

export interface LiveOptions<E> {
  /** Opens the stream after an event, or from where the server begins. */
  readonly open: (lastEventId: string | undefined, signal: AbortSignal) => AsyncIterable<StreamedEvent<E>>;
  readonly onEvent: (event: E, id: string | undefined) => void;
  /** Whether the stream stands; `false` from the moment it breaks. */
  readonly onConnection?: (connected: boolean) => void;
  /** Says that nothing more will come. */
  readonly isLast?: (event: E) => boolean;
  /** Says that nothing more need come: when the server ends the stream after this one, that is the end. */
  readonly mayBeLast?: (event: E) => boolean;
  /** The event with `lastEventId` was such a one. */
  readonly mayBeOver?: boolean;
  /** The server refuses: the thing is gone, or no longer shared. */
  readonly onRefused?: (error: ApiError) => void;
  readonly lastEventId?: string;
  readonly signal: AbortSignal;
}

/** Follows a stream for as long as the signal allows: resumes by id after every break, ever more patiently. */
export async function follow<E>(options: LiveOptions<E>): Promise<void> {
  const { open, onEvent, onConnection, isLast, mayBeLast, onRefused, signal } = options;
  let { lastEventId, mayBeOver = false } = options;
  let pauseMs = firstPauseMs;
  while (!signal.aborted) {
    try {
      for await (const { id, event } of open(lastEventId, signal)) {
        if (signal.aborted) return;
        onConnection?.(true);
        pauseMs = firstPauseMs;
        if (id !== undefined) lastEventId = id;
        mayBeOver = mayBeLast?.(event) ?? false;
        onEvent(event, id);
        if (isLast?.(event)) return;
      }
      if (mayBeOver) return;
    } catch (error) {
      if (signal.aborted) return;
      if (error instanceof ApiError && error.status < 500 && error.status !== 429) {
        onRefused?.(error);
        return;
      }
      onConnection?.(false);
    }
    await pause(pauseMs, signal);
    pauseMs = Math.min(pauseMs * 2, longestPauseMs);
  }
}

/** Waits, but no longer than until the line is back. */
function pause(forMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      removeEventListener('online', done);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, forMs);
    addEventListener('online', done);
    signal.addEventListener('abort', done);
  });
}
