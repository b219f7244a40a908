/** What stands before something that takes only so many at a time. */
export interface Gate {
  /** @throws the signal's reason, or what the work throws */
  pass<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T>;
}

/** Lets so many through at a time, in the order of their coming. Whoever is stopped while waiting leaves the line. */
export class Turnstile implements Gate {
  #free: number;
  readonly #line: (() => void)[] = [];

  constructor(width: number) {
    this.#free = width;
  }

  async pass<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
    await this.#enter(signal);
    try {
      return await work();
    } finally {
      this.#leave();
    }
  }

  async #enter(signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    if (this.#free > 0) {
      this.#free -= 1;
      return;
    }
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const stop = () => {
      this.#line.splice(this.#line.indexOf(resolve), 1);
      reject(signal.reason);
    };
    this.#line.push(resolve);
    signal.addEventListener('abort', stop, { once: true });
    try {
      await promise;
    } finally {
      signal.removeEventListener('abort', stop);
    }
  }

  /** The next in line comes through in the place of the one that leaves. */
  #leave(): void {
    const next = this.#line.shift();
    if (next) next();
    else this.#free += 1;
  }
}
