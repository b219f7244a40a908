import type { ChildProcess } from 'node:child_process';

/**
 * The process for the next picture, started when the last one is done: it opens its networks while nobody waits. Whoever takes
 * pictures apart does several in a row; after some minutes without one it is let go, since it holds memory.
 */
export class Standby {
  readonly #restMs: number;
  #child: ChildProcess | undefined;
  #rest: NodeJS.Timeout | undefined;

  constructor(restMs: number) {
    this.#restMs = restMs;
  }

  /** A process that nobody else gets; undefined: none is there. */
  take(): ChildProcess | undefined {
    const child = this.#child;
    this.#leave();
    return child;
  }

  /** @param start starts a process and tells it to open what it needs */
  prepare(start: () => ChildProcess): void {
    const child = this.#child ?? start();
    this.#leave();
    this.#child = child;
    this.#rest = setTimeout(() => this.close(), this.#restMs).unref();
    child.once('exit', () => child === this.#child && this.#leave());
  }

  close(): void {
    this.take()?.kill('SIGKILL');
  }

  #leave(): void {
    clearTimeout(this.#rest);
    this.#child = undefined;
  }
}
