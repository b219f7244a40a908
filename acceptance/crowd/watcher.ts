import { setTimeout as delay } from 'node:timers/promises';
import { eventsOf } from './streams.ts';
import type { Wire } from './wire.ts';

const pauseMs = 200;

/** Looks at a canvas as an open page does: reads its stream, and comes back by itself where it left when it was cut off. */
export class Watcher {
  readonly projectId: string;
  /** The canvas version that it has seen. */
  version = '0';
  /** How often it had to come back. */
  returns = 0;
  readonly #wire: Wire;
  readonly #stop = new AbortController();
  readonly #watching: Promise<void>;

  constructor(wire: Wire, projectId: string) {
    this.#wire = wire;
    this.projectId = projectId;
    this.#watching = this.#watch();
  }

  async leave(): Promise<void> {
    this.#stop.abort();
    await this.#watching;
  }

  async #watch(): Promise<void> {
    const { signal } = this.#stop;
    while (!signal.aborted) {
      try {
        const headers = { accept: 'text/event-stream', 'last-event-id': this.version };
        const stream = await this.#wire.open('GET', `/api/projects/${this.projectId}/events`, { headers, signal });
        for await (const { id } of eventsOf(stream)) this.version = id ?? this.version;
      } catch {
        // Cut off: the next one goes on from the same version.
      }
      if (signal.aborted) return;
      this.returns += 1;
      this.#wire.turnAway();
      await delay(pauseMs);
    }
  }
}
