import type { ChildProcess } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { setPriority } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { forkApart } from '../fork-apart.ts';
import type { SeparatorAnswer, SeparatorRequest } from './separator-messages.ts';

export type SeparatorProcess = ChildProcess;

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
  /** How long a process waits for another picture of the same person. */
  readonly restMs: number;
}

export interface Asking {
  /** 0..1, rising. */
  readonly onProgress?: (progress: number) => void;
  readonly signal: AbortSignal;
}

const program = new URL('separator-process.ts', import.meta.url);
const watchMs = 100;
/** What the page serves goes first; the numbers are those of `nice`. */
const behind = 10;

/** The space for young objects begins as large as it becomes, MB: growing into it costs a picture one part in twenty-five. */
const young = '--min-semi-space-size=16';

/** @param compiled folder for compiled modules, ours alone */
export function startProcess(compiled: string | undefined): SeparatorProcess {
  const child = forkApart(program, { execArgv: ['--expose-gc', young], compiled });
  // Whoever asks it hears of that too.
  child.on('error', () => {});
  try {
    if (child.pid !== undefined) setPriority(child.pid, behind);
  } catch {
    // It is gone already, or the system does not let us.
  }
  return child;
}

/**
 * Asks a process that does nothing else. Where this throws, it may still be busy and is to be ended.
 * @throws Inseparable, or the reason of the signal
 */
export async function askProcess(
  child: SeparatorProcess,
  request: SeparatorRequest,
  { onProgress, signal, limits }: Asking & { readonly limits: SeparatorLimits },
): Promise<SeparatorAnswer> {
  const ended = new AbortController();
  const { promise, resolve, reject } = Promise.withResolvers<SeparatorAnswer>();
  const refuse = (reason: InseparableReason, cause?: unknown) => reject(new Inseparable(reason, cause));
  const hear = (answer: SeparatorAnswer) => {
    if (answer.kind === 'progress') onProgress?.(answer.progress);
    else if (answer.kind === 'unreadable') refuse('source_unreadable');
    else if (answer.kind === 'failed') refuse('failed', answer.error);
    else resolve(answer);
  };
  const fail = (error: Error) => refuse('failed', error);
  const exit = (code: number | null, killer: NodeJS.Signals | null) =>
    refuse('failed', `the process ended by ${killer ?? code}`);
  const leave = () => reject(signal.reason as Error);
  child.on('message', hear).on('error', fail).on('exit', exit);
  signal.addEventListener('abort', leave, { once: true });
  const giveUp = setTimeout(() => refuse('too_slow'), limits.timeoutMs);
  void isTooLarge(child, limits.maxBytes, ended.signal).then((isSo) => isSo && refuse('too_much_memory'));
  child.send(request, (error) => error && fail(error));
  try {
    return await promise;
  } finally {
    clearTimeout(giveUp);
    signal.removeEventListener('abort', leave);
    ended.abort();
    child.off('message', hear).off('error', fail).off('exit', exit);
  }
}

/** Whether the process takes more memory than it may: asked from outside, since native code does not stop to count. */
async function isTooLarge({ pid }: SeparatorProcess, maxBytes: number, ended: AbortSignal): Promise<boolean> {
  while (!ended.aborted) {
    if ((await residentBytes(pid)) > maxBytes) return true;
    await wait(watchMs, null, { ref: false, signal: ended }).catch(() => null);
  }
  return false;
}

/** Memory of a process; zero where the system does not tell, as outside of Linux. */
export async function residentBytes(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(status.match(/^VmRSS:\s+(\d+) kB/m)?.[1] ?? 0) * 1024;
}
