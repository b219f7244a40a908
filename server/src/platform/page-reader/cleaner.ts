import { Worker } from 'node:worker_threads';
import { PageRefused } from './page-address.ts';
import type { ThreadAnswer } from './page-thread.ts';
import type { ReadableText } from './readable-text.ts';

const memoryMb = 256;

/** Takes pages apart on a thread that starts with the first one. One page at a time: a hostile one is ended alone. */
export class Cleaner {
  readonly #patienceMs: number;
  #worker: Worker | undefined;
  #last: Promise<unknown> = Promise.resolve();

  constructor(patienceMs: number) {
    this.#patienceMs = patienceMs;
  }

  /** @throws PageRefused for a page that takes too long or cannot be taken apart */
  async clean(html: string, signal: AbortSignal): Promise<ReadableText> {
    const mine = this.#last.then(() => {
      signal.throwIfAborted();
      return this.#ask(html, signal);
    });
    this.#last = mine.catch(() => {});
    const answer = await mine;
    if ('error' in answer) throw new PageRefused('it could not be taken apart', { cause: answer.error });
    return answer;
  }

  async close(): Promise<void> {
    await this.#worker?.terminate();
    this.#worker = undefined;
  }

  async #ask(html: string, signal: AbortSignal): Promise<ThreadAnswer> {
    const worker = (this.#worker ??= this.#start());
    const { promise, resolve, reject } = Promise.withResolvers<ThreadAnswer>();
    const fail = () => reject(signal.aborted ? signal.reason : new PageRefused('it takes too long to take apart'));
    const giveUp = setTimeout(fail, this.#patienceMs);
    signal.addEventListener('abort', fail, { once: true });
    worker.once('message', resolve).once('error', fail).once('exit', fail);
    worker.postMessage(html);
    try {
      return await promise;
    } catch (error) {
      // It may be at work on that page for ever.
      this.#worker = undefined;
      void worker.terminate();
      throw error;
    } finally {
      clearTimeout(giveUp);
      signal.removeEventListener('abort', fail);
      worker.off('message', resolve).off('error', fail).off('exit', fail);
    }
  }

  #start(): Worker {
    const worker = new Worker(new URL('page-thread.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: memoryMb },
      // A page's parser has no business with what the server's environment holds.
      env: {},
    });
    // Outlives each request's own listener: an error that nobody hears would end the process.
    worker.on('error', () => {});
    worker.unref();
    return worker;
  }
}
