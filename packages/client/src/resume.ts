import { ApiError, type StreamedEvent } from '@easel/contract';

const firstPauseMs = 500;
const longestPauseMs = 15_000;
/** A stream that broke sooner counts as one that failed: a line that flaps is asked ever more patiently too. */
const standsAfterMs = 5000;

export interface ResumeOptions<E> {
  /** Opens the stream after an event, or from where the server begins. */
  readonly open: (lastEventId: string | undefined, signal: AbortSignal) => AsyncIterable<StreamedEvent<E>>;
  /** Whether the stream stands; `false` from the moment it breaks. */
  readonly onConnection?: (connected: boolean) => void;
  /** Says that nothing more will come. */
  readonly isLast?: (event: E) => boolean;
  /** Says that nothing more need come: when the server ends the stream after this one, that is the end. */
  readonly mayBeLast?: (event: E) => boolean;
  /** The event with `lastEventId` was such a one. */
  readonly mayBeOver?: boolean;
  readonly lastEventId?: string;
  readonly signal: AbortSignal;
  /** Between 0 and 1: spreads those who come back. */
  readonly random?: () => number;
}

/**
 * Reads a stream for as long as the signal allows: resumes by id after every break, ever more patiently, and not at the
 * moment when all others do whom the same break threw out. Each event comes once and in order.
 * @throws ApiError when the server refuses: the thing is gone, or no longer for this caller
 */
export async function* resume<E>(options: ResumeOptions<E>): AsyncGenerator<StreamedEvent<E>> {
  const line = new Line();
  try {
    yield* resumeOver(line, options);
  } finally {
    line.forget();
  }
}

async function* resumeOver<E>(line: Line, options: ResumeOptions<E>): AsyncGenerator<StreamedEvent<E>> {
  const { open, onConnection, isLast, mayBeLast, signal, random = Math.random } = options;
  let { lastEventId, mayBeOver = false } = options;
  let pauseMs = firstPauseMs;
  while (!signal.aborted) {
    let waitMs = 0;
    let stoodSince: number | null = null;
    line.isBack = false;
    try {
      for await (const streamed of open(lastEventId, signal)) {
        if (signal.aborted) return;
        onConnection?.(true);
        stoodSince ??= performance.now();
        lastEventId = streamed.id ?? lastEventId;
        mayBeOver = mayBeLast?.(streamed.event) ?? false;
        yield streamed;
        if (isLast?.(streamed.event)) return;
      }
      if (mayBeOver) return;
    } catch (error) {
      if (signal.aborted) return;
      if (error instanceof ApiError) {
        if (error.status < 500 && error.status !== 429) throw error;
        waitMs = (error.retryAfter ?? 0) * 1000;
      }
      onConnection?.(false);
    }
    const hasStood = stoodSince !== null && performance.now() - stoodSince >= standsAfterMs;
    // A break may be heard of only when the line is back already: nothing would end a long pause.
    if (hasStood || line.isBack) pauseMs = firstPauseMs;
    await line.pause(Math.max(pauseMs * (0.5 + random()), Math.min(waitMs, longestPauseMs)), signal);
    // While a line only just stands it may break again at once, and then nothing would end a long pause.
    pauseMs = line.isBack ? firstPauseMs : Math.min(pauseMs * 2, longestPauseMs);
  }
}

/** Hears when a browser's line comes back. Node knows no lines that come and go. */
class Line {
  /** It has come back since this was last set. */
  isBack = false;
  readonly #teller = typeof addEventListener === 'function' ? globalThis : undefined;
  readonly #waiting = new Set<() => void>();
  readonly #online = () => {
    this.isBack = true;
    for (const done of this.#waiting) done();
  };

  constructor() {
    this.#teller?.addEventListener('online', this.#online);
  }

  forget(): void {
    this.#teller?.removeEventListener('online', this.#online);
  }

  /** Waits, but no longer than until the line is back. */
  pause(forMs: number, signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer);
        this.#waiting.delete(done);
        signal.removeEventListener('abort', done);
        resolve();
      };
      const timer = setTimeout(done, forMs);
      this.#waiting.add(done);
      signal.addEventListener('abort', done);
      if (signal.aborted) done();
    });
  }
}
