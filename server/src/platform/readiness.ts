import { setTimeout as delay } from 'node:timers/promises';
import type { Blobs } from './blobs/blobs.ts';

/** What the service can't do without. */
export type Dependency = 'database' | 'cache' | 'storage';
export type Checks = Readonly<Record<Dependency, () => Promise<unknown>>>;

/** A probe waits for no longer: what answers later is as good as away. */
const patienceMs = 2_000;

/** Whether requests should come here. */
export class Readiness {
  readonly #checks: Checks;
  readonly #patienceMs: number;
  #draining = false;
  #asked: Promise<Dependency[]> | undefined;

  constructor(checks: Checks, patience = patienceMs) {
    this.#checks = checks;
    this.#patienceMs = patience;
  }

  get draining(): boolean {
    return this.#draining;
  }

  /** From here on requests should go elsewhere, though those that come are still answered. */
  drain(): void {
    this.#draining = true;
  }

  /** What does not answer, or not in time. Errors stay here: they name hosts and may quote passwords. */
  away(): Promise<Dependency[]> {
    // Those who ask at once share an answer: probes are free of charge, and must stay so for those that are asked.
    this.#asked ??= this.#ask().finally(() => (this.#asked = undefined));
    return this.#asked;
  }

  async #ask(): Promise<Dependency[]> {
    const checks = Object.entries(this.#checks) as [Dependency, () => Promise<unknown>][];
    const answers = await Promise.all(checks.map(async ([name, check]) => ({ name, ok: await this.#answers(check) })));
    return answers.flatMap(({ name, ok }) => (ok ? [] : [name]));
  }

  async #answers(check: () => Promise<unknown>): Promise<boolean> {
    const answered = check().then(
      () => true,
      () => false,
    );
    return Promise.race([answered, delay(this.#patienceMs, false, { ref: false })]);
  }
}

/** Asks for a file that is not there: whoever can say so has reached the store and may read it. */
export async function checkStorage(blobs: Pick<Blobs, 'size'>): Promise<void> {
  await blobs.size('readiness');
}
