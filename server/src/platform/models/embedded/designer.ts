import { Worker } from 'node:worker_threads';
import { fontFilesOf } from './brand-faces.ts';
import type {
  DesignerAnswer,
  DesignerAsk,
  DesignerRequest,
  DesignPlan,
  Drawing,
  DrawnLayers,
  PlannedDesign,
  Wish,
} from './designer-messages.ts';

export type { DesignPlan, Drawing, PlannedDesign, Wish };

/** A design that takes longer hangs: the thread is then replaced. */
const patienceMs = 120_000;
/** Of one typeface: the largest Chinese ones are of some twenty MiB. */
const mostFontBytes = 24 * 1024 * 1024;

/** Reads one of the kept files; `null` when it is gone. */
export type ReadFile = (key: string) => Promise<Uint8Array | null>;

interface Waiting {
  readonly settle: (answer: DesignerAnswer) => void;
  readonly fail: (error: Error) => void;
}
interface Thread {
  readonly worker: Worker;
  readonly waiting: Map<number, Waiting>;
}

/** The embedded designer on threads of its own. They start with the first request, so an idle server stays small. */
export class Designer {
  readonly #threads: (Thread | undefined)[];
  readonly #readFile: ReadFile;
  #nextId = 0;

  /**
   * @param threads how many designs may be drawn side by side
   * @param readFile where the typefaces of Brand Kits are
   */
  constructor(threads: number, readFile: ReadFile) {
    this.#readFile = readFile;
    this.#threads = Array.from({ length: threads });
  }

  get size(): number {
    return this.#threads.length;
  }

  /** Starts a thread ahead of the first request: fonts and indexes take it seconds to read. */
  warmUp(): void {
    this.#threads[0] ??= this.#start(0);
  }

  async plan(wish: Wish, signal?: AbortSignal): Promise<DesignPlan> {
    const answer = await this.#ask({ kind: 'plan', wish }, signal);
    if ('plan' in answer) return answer.plan;
    throw new Error('error' in answer ? answer.error : 'the designer answered something else');
  }

  /** The design at a position of the plan. Same wish, same position, same pixels. */
  async draw(wish: Wish, position: number, signal?: AbortSignal): Promise<Drawing> {
    const answer = await this.#ask({ kind: 'draw', wish, position }, signal);
    if ('drawing' in answer) return answer.drawing;
    throw new Error('error' in answer ? answer.error : 'the designer answered something else');
  }

  /** The layers of that design. */
  async layers(wish: Wish, position: number, signal?: AbortSignal): Promise<DrawnLayers> {
    const answer = await this.#ask({ kind: 'layers', wish, position }, signal);
    if ('drawn' in answer) return answer.drawn;
    throw new Error('error' in answer ? answer.error : 'the designer answered something else');
  }

  async close(): Promise<void> {
    await Promise.all(this.#threads.map((thread) => thread?.worker.terminate()));
  }

  async #ask(request: DesignerAsk, signal?: AbortSignal): Promise<DesignerAnswer> {
    const fonts = await this.#fontsOf(request.wish);
    signal?.throwIfAborted();
    const { place, thread } = this.#idlest();
    const id = this.#nextId++;
    const { promise, resolve, reject } = Promise.withResolvers<DesignerAnswer>();
    thread.waiting.set(id, { settle: resolve, fail: reject });
    const giveUp = setTimeout(() => this.#replace(place, new Error('the designer took too long')), patienceMs);
    // The thread goes on with what nobody waits for any more; its answer finds no one.
    const leave = () => reject(signal?.reason as Error);
    signal?.addEventListener('abort', leave, { once: true });
    thread.worker.postMessage({ id, fonts, ...request } satisfies DesignerRequest);
    try {
      return await promise;
    } finally {
      clearTimeout(giveUp);
      signal?.removeEventListener('abort', leave);
      thread.waiting.delete(id);
    }
  }

  /** What is not to be had is left out: the design does without, and says so. */
  async #fontsOf({ brand }: Wish): Promise<Map<string, Uint8Array>> {
    const files = new Map<string, Uint8Array>();
    for (const key of fontFilesOf(brand)) {
      const bytes = await this.#readFile(key).catch(() => null);
      if (bytes && bytes.length <= mostFontBytes) files.set(key, bytes);
    }
    return files;
  }

  #idlest(): { place: number; thread: Thread } {
    let place = this.#threads.findIndex((thread) => thread?.waiting.size === 0);
    if (place < 0) place = this.#threads.findIndex((thread) => !thread);
    if (place < 0) {
      const loads = this.#threads.map((thread) => thread?.waiting.size ?? 0);
      place = loads.indexOf(Math.min(...loads));
    }
    const thread = (this.#threads[place] ??= this.#start(place));
    return { place, thread };
  }

  #start(place: number): Thread {
    const worker = new Worker(new URL('designer-thread.ts', import.meta.url));
    const thread: Thread = { worker, waiting: new Map() };
    worker.on('message', (answer: DesignerAnswer) => thread.waiting.get(answer.id)?.settle(answer));
    worker.on('error', (error) => this.#replace(place, error instanceof Error ? error : new Error(String(error))));
    // An idle thread must not keep a process alive that has nothing else to do.
    worker.unref();
    return thread;
  }

  /** Ends a thread that failed; the next request starts another. */
  #replace(place: number, reason: Error): void {
    const thread = this.#threads[place];
    if (!thread) return;
    this.#threads[place] = undefined;
    for (const { fail } of thread.waiting.values()) fail(reason);
    void thread.worker.terminate();
  }
}
