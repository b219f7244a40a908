import type { Streamed } from './answers.ts';

/** What proxies let idle connections live for is seldom less than this. */
const heartBeatMs = 15_000;
/** What a client waits before it connects anew, unless it knows better. */
const reconnectMs = 2_000;

export interface EventStreamOptions {
  /** Ends the stream: the server drains, or the client has gone. */
  readonly signal: AbortSignal;
  readonly heartBeatMs?: number;
}

/**
 * Server-sent events as text. Pieces are made only as they are pulled, so a slow client slows the source, not the
 * server; when the stream ends early, the source's `return()` is called.
 */
export async function* eventStream(
  events: AsyncIterable<Streamed<unknown>>,
  { signal, heartBeatMs: pause = heartBeatMs }: EventStreamOptions,
): AsyncGenerator<string> {
  const source = events[Symbol.asyncIterator]();
  const interruptions = new Interruptions(signal, pause);
  try {
    // Sent at once, so that the client knows that it is connected though nothing happens.
    yield `retry: ${reconnectMs}\n\n`;
    let next: Promise<IteratorResult<Streamed<unknown>>> | undefined;
    while (!signal.aborted) {
      // Not before it is known to be waited for: nobody would catch what it fails of.
      next ??= source.next();
      const happened = await interruptions.orElse(next);
      if (happened === 'ended') return;
      if (happened === 'paused') {
        yield ': still here\n\n';
        continue;
      }
      if (happened.done) return;
      next = undefined;
      yield frame(happened.value);
    }
  } finally {
    interruptions.stop();
    // Not awaited: a source that waits for its next event answers only after that.
    source.return?.().catch(() => {});
  }
}

/**
 * What ends the wait for an event before there is one. `Promise.race` with a promise as old as the stream would keep
 * every event alive until the stream ends.
 */
class Interruptions {
  readonly #signal: AbortSignal;
  readonly #beating: NodeJS.Timeout;
  readonly #end = () => this.#interrupt('ended');
  #interrupt: (reason: 'ended' | 'paused') => void = () => {};

  constructor(signal: AbortSignal, pause: number) {
    this.#signal = signal;
    this.#beating = setInterval(() => this.#interrupt('paused'), pause);
    signal.addEventListener('abort', this.#end);
  }

  orElse<T>(next: Promise<T>): Promise<T | 'ended' | 'paused'> {
    return new Promise((resolve, reject) => {
      this.#interrupt = resolve;
      next.then(resolve, reject);
    });
  }

  stop(): void {
    clearInterval(this.#beating);
    this.#signal.removeEventListener('abort', this.#end);
  }
}

/** JSON has no raw line breaks, so `data` is always one line; an id with one would end its field early. */
function frame({ id, event }: Streamed<unknown>): string {
  const { type } = event as { type?: unknown };
  const lines = [
    ...(id === undefined ? [] : [`id: ${id.replaceAll(/[\r\n\0]/g, '')}`]),
    ...(typeof type === 'string' ? [`event: ${type}`] : []),
    `data: ${JSON.stringify(event)}`,
  ];
  return `${lines.join('\n')}\n\n`;
}
