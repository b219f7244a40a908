import { fork, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type {
  SeparatorAnswer,
  SeparatorRequest,
  TakenApart,
  WordFault,
  Wordless,
  WordsSetAnew,
} from './separator-messages.ts';

export type InseparableReason = 'source_unreadable' | 'too_slow' | 'too_much_memory' | 'failed';

/** A picture that cannot be taken apart, and why. */
export class Inseparable extends Error {
  readonly reason: InseparableReason;

  constructor(reason: InseparableReason, cause?: unknown) {
    super(`the picture cannot be taken apart: ${reason}`, { cause });
    this.reason = reason;
  }
}

export interface SeparatorLimits {
  /** For one picture, all told. */
  readonly timeoutMs: number;
  /** Of the process, as the system counts it. */
  readonly maxBytes: number;
}
export interface SeparateRequest {
  readonly bytes: Uint8Array;
  /** Files of layers that somebody else made of the picture without its words, back to front: used where they are. */
  readonly given?: readonly Uint8Array[];
  /** 0..1, rising. */
  readonly onProgress: (progress: number) => void;
  readonly signal: AbortSignal;
}

/** What a picture was to say, and what it may say besides. */
export interface WordsRequest {
  readonly bytes: Uint8Array;
  readonly asked: readonly string[];
  readonly signal: AbortSignal;
}

interface Asking {
  readonly onProgress?: (progress: number) => void;
  readonly signal: AbortSignal;
}

const usual: SeparatorLimits = { timeoutMs: 60_000, maxBytes: 1024 * 1024 * 1024 };
const program = fileURLToPath(new URL('separator-process.ts', import.meta.url));
const watchMs = 100;
/** What the page serves goes first; the numbers are those of `nice`. */
const behind = 10;

/**
 * Takes pictures apart, each in a process of its own: what people bring may keep native code busy for ever or fill the
 * memory, and then that process ends and no other.
 */
export class Separator {
  readonly #limits: SeparatorLimits;
  readonly #running = new Set<ChildProcess>();
  /** Where the first process leaves its compiled modules for the next ones, if there is a place for them. */
  #compiled: string | undefined;

  constructor(limits: Partial<SeparatorLimits> = {}) {
    this.#limits = { ...usual, ...limits };
  }

  /** @throws Inseparable, or the reason of the signal */
  async separate({ bytes, given, onProgress, signal }: SeparateRequest): Promise<TakenApart> {
    const answer = await this.#ask({ kind: 'separate', bytes, ...(given && { given }) }, { onProgress, signal });
    if (answer.kind !== 'done') throw new Inseparable('failed', answer);
    return answer.taken;
  }

  /** The picture without its words, at the size that it is worked on. @throws as `separate` */
  async takeWordsOut(bytes: Uint8Array, signal: AbortSignal): Promise<Wordless> {
    const answer = await this.#ask({ kind: 'take-words-out', bytes }, { signal });
    if (answer.kind !== 'words-taken-out') throw new Inseparable('failed', answer);
    return answer.wordless;
  }

  /** Which of the asked words the picture shows otherwise or not at all. @throws as `separate` */
  async checkWords({ bytes, asked, signal }: WordsRequest): Promise<readonly WordFault[]> {
    const answer = await this.#ask({ kind: 'check-words', bytes, asked }, { signal });
    if (answer.kind !== 'words-checked') throw new Inseparable('failed', answer);
    return answer.faults;
  }

  /**
   * The picture without the wrong words, and the right ones as text; `everything` takes out what nobody asked for too.
   * @throws as `separate`
   */
  async setWords({
    bytes,
    asked,
    everything,
    signal,
  }: WordsRequest & { readonly everything: boolean }): Promise<WordsSetAnew> {
    const answer = await this.#ask({ kind: 'set-words', bytes, asked, everything }, { signal });
    if (answer.kind !== 'words-set') throw new Inseparable('failed', answer);
    return answer.set;
  }

  async #ask(request: SeparatorRequest, { onProgress, signal }: Asking): Promise<SeparatorAnswer> {
    signal.throwIfAborted();
    this.#compiled ??= makeFolder();
    const child = start(this.#compiled);
    this.#running.add(child);
    const ended = new AbortController();
    const { promise, resolve, reject } = Promise.withResolvers<SeparatorAnswer>();
    const refuse = (reason: InseparableReason, cause?: unknown) => reject(new Inseparable(reason, cause));
    child.on('message', (answer: SeparatorAnswer) => {
      if (answer.kind === 'progress') onProgress?.(answer.progress);
      else if (answer.kind === 'unreadable') refuse('source_unreadable');
      else if (answer.kind === 'failed') refuse('failed', answer.error);
      else resolve(answer);
    });
    child.on('error', (error) => refuse('failed', error));
    child.on('exit', (code, killer) => refuse('failed', `the process ended by ${killer ?? code}`));
    const leave = () => reject(signal.reason as Error);
    signal.addEventListener('abort', leave, { once: true });
    const giveUp = setTimeout(() => refuse('too_slow'), this.#limits.timeoutMs);
    void this.#watch(child, ended.signal).then((tooMuch) => tooMuch && refuse('too_much_memory'));
    child.send(request, (error) => error && refuse('failed', error));
    try {
      return await promise;
    } finally {
      clearTimeout(giveUp);
      signal.removeEventListener('abort', leave);
      ended.abort();
      child.kill('SIGKILL');
      this.#running.delete(child);
    }
  }

  close(): void {
    for (const child of this.#running) child.kill('SIGKILL');
    if (this.#compiled) rmSync(this.#compiled, { recursive: true, force: true, maxRetries: 3 });
    this.#compiled = undefined;
  }

  /** Whether the process takes more memory than it may: asked from outside, since native code does not stop to count. */
  async #watch({ pid }: ChildProcess, ended: AbortSignal): Promise<boolean> {
    while (!ended.aborted) {
      if ((await residentBytes(pid)) > this.#limits.maxBytes) return true;
      await wait(watchMs, null, { ref: false, signal: ended }).catch(() => null);
    }
    return false;
  }
}

/** Ours alone: what lies there is run. */
function makeFolder(): string | undefined {
  try {
    return mkdtempSync(join(tmpdir(), 'easel-separator-'));
  } catch {
    return undefined;
  }
}

function start(compiled: string | undefined): ChildProcess {
  const child = fork(program, {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    execArgv: [],
    // Nothing of ours is to be had there.
    env: compiled ? { NODE_COMPILE_CACHE: compiled } : {},
  });
  try {
    if (child.pid !== undefined) setPriority(child.pid, behind);
  } catch {
    // It is gone already, or the system does not let us.
  }
  return child;
}

/** Zero where the system does not tell, as outside of Linux. */
async function residentBytes(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(status.match(/^VmRSS:\s+(\d+) kB/m)?.[1] ?? 0) * 1024;
}
