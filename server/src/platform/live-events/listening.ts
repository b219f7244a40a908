/** A reader that has gone to sleep must not fill the memory of all. Nobody who reads falls behind by so much. */
export const mostWaiting = 1_000;

/**
 * What is heard, as something to iterate over. Hears from the moment it is made, so that a reader can make it, read the
 * past, and miss nothing between the two. Ends when the signal aborts, and where more comes than waits for a reader:
 * after what waits, so that the reader goes on from there by what is kept. Whoever leaves early calls `stop`.
 */
export class Listening<T> implements AsyncIterable<T> {
  readonly #waiting: T[] = [];
  readonly #signal: AbortSignal;
  readonly #unsubscribe: () => void;
  #missed = false;
  #wake = () => {};

  constructor(subscribe: (heard: (message: T) => void) => () => void, signal: AbortSignal) {
    this.#signal = signal;
    this.#unsubscribe = subscribe((message) => this.#hear(message));
    signal.addEventListener('abort', this.#onAbort, { once: true });
  }

  stop(): void {
    this.#unsubscribe();
    this.#signal.removeEventListener('abort', this.#onAbort);
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<T> {
    try {
      while (!this.#signal.aborted) {
        while (this.#waiting.length > 0) yield this.#waiting.shift()!;
        if (this.#missed) return;
        await new Promise<void>((wake) => {
          this.#wake = wake;
          if (this.#waiting.length > 0 || this.#missed || this.#signal.aborted) wake();
        });
      }
    } finally {
      this.stop();
    }
  }

  #hear(message: T): void {
    if (this.#waiting.length < mostWaiting && !this.#missed) this.#waiting.push(message);
    else {
      this.#missed = true;
      this.stop();
    }
    this.#wake();
  }

  readonly #onAbort = () => this.#wake();
}
