import {
  askProcess,
  Inseparable,
  residentBytes,
  startProcess,
  type Asking,
  type SeparatorLimits,
  type SeparatorProcess,
} from './ask-process.ts';
import { makeCompiledFolder, removeCompiledFolder, removeLeftFolders } from './compiled-folder.ts';
import type {
  SeparatorAnswer,
  SeparatorRequest,
  TakenApart,
  WordFault,
  Wordless,
  WordsSetAnew,
} from './separator-messages.ts';

export { Inseparable, type InseparableReason, type SeparatorLimits } from './ask-process.ts';

export interface PictureRequest {
  readonly bytes: Uint8Array;
  /** The person that it is done for: a process that has seen pictures of one person sees nobody else's. */
  readonly userId: string;
  readonly signal: AbortSignal;
}

export interface SeparateRequest extends PictureRequest {
  /** Files of layers that somebody else made of the picture without its words, back to front: used where they are. */
  readonly given?: readonly Uint8Array[];
  /** 0..1, rising. */
  readonly onProgress: (progress: number) => void;
}

/** What a picture was to say, and what it may say besides. */
export interface WordsRequest extends PictureRequest {
  readonly asked: readonly string[];
}

const usual: SeparatorLimits = { timeoutMs: 60_000, maxBytes: 1024 * 1024 * 1024, restMs: 60_000 };
/** What a process may hold while it waits for its next picture, which takes some 200 MB on top of it. */
const mostAtRest = 600_000_000;

type AskingFor = Asking & Pick<PictureRequest, 'userId'>;

interface Resting {
  readonly child: SeparatorProcess;
  readonly userId: string;
  readonly end: NodeJS.Timeout;
}

/**
 * Takes pictures apart in a process of their own: what people bring may keep native code busy for ever or fill the memory,
 * and then that process ends and no other. One that did well waits a while for the same person's next picture, for which
 * it takes a third less: its code is compiled by then.
 */
export class Separator {
  readonly #limits: SeparatorLimits;
  readonly #running = new Set<SeparatorProcess>();
  #resting: Resting | undefined;
  /** Where the first process leaves its compiled modules for the next ones, if there is a place for them. */
  #compiled: string | undefined;

  constructor(limits: Partial<SeparatorLimits> = {}) {
    this.#limits = { ...usual, ...limits };
    removeLeftFolders();
  }

  /** @throws Inseparable, or the reason of the signal */
  async separate({ bytes, given, ...asking }: SeparateRequest): Promise<TakenApart> {
    const answer = await this.#ask({ kind: 'separate', bytes, ...(given && { given }) }, asking);
    if (answer.kind !== 'done') throw new Inseparable('failed', answer);
    return answer.taken;
  }

  /** The picture without its words, at the size that it is worked on. @throws as `separate` */
  async takeWordsOut({ bytes, ...asking }: PictureRequest): Promise<Wordless> {
    const answer = await this.#ask({ kind: 'take-words-out', bytes }, asking);
    if (answer.kind !== 'words-taken-out') throw new Inseparable('failed', answer);
    return answer.wordless;
  }

  /** Which of the asked words the picture shows otherwise or not at all. @throws as `separate` */
  async checkWords({ bytes, asked, ...asking }: WordsRequest): Promise<readonly WordFault[]> {
    const answer = await this.#ask({ kind: 'check-words', bytes, asked }, asking);
    if (answer.kind !== 'words-checked') throw new Inseparable('failed', answer);
    return answer.faults;
  }

  /**
   * The picture without the wrong words, and the right ones as text; `everything` takes out what nobody asked for too.
   * @throws as `separate`
   */
  async setWords(request: WordsRequest & { readonly everything: boolean }): Promise<WordsSetAnew> {
    const { bytes, asked, everything, ...asking } = request;
    const answer = await this.#ask({ kind: 'set-words', bytes, asked, everything }, asking);
    if (answer.kind !== 'words-set') throw new Inseparable('failed', answer);
    return answer.set;
  }

  async #ask(request: SeparatorRequest, asking: AskingFor): Promise<SeparatorAnswer> {
    asking.signal.throwIfAborted();
    const rested = this.#takeRested(asking.userId);
    if (rested) {
      const answer = await this.#askOne(rested, request, asking);
      if (answer.kind !== 'start-afresh') return answer;
    }
    this.#compiled ??= makeCompiledFolder();
    return this.#askOne(startProcess(this.#compiled), request, asking);
  }

  async #askOne(child: SeparatorProcess, request: SeparatorRequest, asking: AskingFor) {
    this.#running.add(child);
    let well = false;
    try {
      const answer = await askProcess(child, request, { ...asking, limits: this.#limits });
      const held = await residentBytes(child.pid);
      well = answer.kind !== 'start-afresh' && held <= mostAtRest && child.connected;
      return answer;
    } finally {
      // Closed meanwhile: it has been ended.
      const isOurs = this.#running.delete(child);
      if (well && isOurs) this.#rest(child, asking.userId);
      else child.kill('SIGKILL');
    }
  }

  /** The process that waits; where it waits for somebody else it makes room for the one that is to be started. */
  #takeRested(userId: string): SeparatorProcess | undefined {
    if (this.#resting?.userId !== userId) return void this.#endRested();
    return this.#wake(this.#resting);
  }

  #rest(child: SeparatorProcess, userId: string): void {
    this.#endRested();
    const end = setTimeout(this.#endRested, this.#limits.restMs).unref();
    this.#resting = { child, userId, end };
    child.once('exit', this.#endRested);
  }

  #wake({ child, end }: Resting): SeparatorProcess {
    clearTimeout(end);
    child.off('exit', this.#endRested);
    this.#resting = undefined;
    return child;
  }

  readonly #endRested = (): void => {
    if (this.#resting) this.#wake(this.#resting).kill('SIGKILL');
  };

  close(): void {
    this.#endRested();
    for (const child of this.#running) child.kill('SIGKILL');
    this.#running.clear();
    if (this.#compiled) removeCompiledFolder(this.#compiled);
    this.#compiled = undefined;
  }
}
