/**
 * What is heard, as something to iterate over. Hears from the moment it is made, so that a reader can make it, read the
 * past, and miss nothing between the two. Ends when the signal aborts; whoever leaves early calls `stop`.
 */
export class Listening<T> implements AsyncIterable<T> {
  readonly #waiting: T[] = [];
  readonly #signal: AbortSignal;
  readonly #unsubscribe: () => void;
  #wake = () => {};

  constructor(subscribe: (heard: (message: T) => void) => () => void, signal: AbortSignal) {
    this.#signal = signal;
    this.#unsubscribe = subscribe((message) => {
      this.#waiting.push(message);
      this.#wake();
    });
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
        await new Promise<void>((wake) => {
          this.#wake = wake;
          if (this.#waiting.length > 0 || this.#signal.aborted) wake();
        });
      }
    } finally {
      this.stop();
    }
  }

  readonly #onAbort = () => this.#wake();
}
