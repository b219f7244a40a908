import { Worker } from 'node:worker_threads';
import { CanvasError, defaultLimits, parseSnapshotText, type SnapshotLimits } from '@easel/canvas';
import type { CanvasThreadAnswer, CanvasThreadQuestion } from './canvas-thread.ts';
import { sentCanvasOf, unpackCanvas, type SentCanvas } from './sent-canvas.ts';

/** Characters of JSON up to which reading holds nobody up: about a millisecond. */
const small = 128 * 1024;
/** Enough for the largest canvas that the limits let through. */
const memoryMb = 2_048;
const idleMs = 30_000;

/** Reads the JSON of whole canvases, large ones on a thread of their own, one at a time. It ends when nobody needs it. */
export class CanvasReader {
  readonly limits: SnapshotLimits;
  #worker: Worker | undefined;
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;
  #rest: NodeJS.Timeout | undefined;

  /** @param limits what a canvas may hold, where that is not the default */
  constructor(limits: Partial<SnapshotLimits> = {}) {
    this.limits = { ...defaultLimits, ...limits };
  }

  /** @throws CanvasError */
  async read(json: string): Promise<SentCanvas> {
    if (json.length <= small) return sentCanvasOf(parseSnapshotText(json, this.limits));
    this.#waiting++;
    clearTimeout(this.#rest);
    const mine = this.#last.then(() => this.#ask(json));
    this.#last = mine.catch(() => {});
    try {
      return await mine;
    } finally {
      this.#waiting--;
      if (this.#waiting === 0) this.#rest = setTimeout(() => this.#end(), idleMs).unref();
    }
  }

  async #ask(json: string): Promise<SentCanvas> {
    const worker = (this.#worker ??= this.#start());
    const { promise, resolve, reject } = Promise.withResolvers<CanvasThreadAnswer>();
    const lost = () => {
      this.#worker = undefined;
      reject(new CanvasError('too_large', 'The canvas is larger than this server accepts.'));
    };
    worker.once('message', resolve).once('exit', lost);
    // A service that shuts down waits for what it has begun.
    worker.ref();
    worker.postMessage({ json, limits: this.limits } satisfies CanvasThreadQuestion);
    try {
      const answer = await promise;
      if ('fault' in answer) throw new Error(`A canvas could not be read: ${answer.fault}`);
      if ('canvas' in answer) return unpackCanvas(answer.canvas);
      const { reason, message, pointer } = answer.refused;
      throw new CanvasError(reason, message, pointer);
    } finally {
      worker.unref();
      worker.off('message', resolve).off('exit', lost);
    }
  }

  #start(): Worker {
    const worker = new Worker(new URL('canvas-thread.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: memoryMb },
      env: {},
    });
    // Its end tells the same; an error that nobody hears would end the process.
    worker.on('error', () => {});
    return worker;
  }

  #end(): void {
    void this.#worker?.terminate();
    this.#worker = undefined;
  }
}
