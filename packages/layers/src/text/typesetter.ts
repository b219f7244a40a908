import { Worker } from 'node:worker_threads';
import type { ReadLine, TextBlock, TextInk } from '../picture.ts';
import type { FontShelf } from './font-shelf.ts';

/** Lines of one picture that are to become blocks of text; `inks` are in the order of `lines`. */
export interface Copy {
  /** Pixels across the picture. */
  readonly width: number;
  readonly lines: readonly ReadLine[];
  readonly inks: readonly TextInk[];
}

/** Sets what was read in typefaces of a shelf. */
export interface Typesetter {
  /**
   * As `blocksOf`. Throws what the thread failed of, or at once the signal's reason: the thread then leaves the rest
   * of those words unset, so that the next picture need not wait for them.
   */
  set(copy: Copy, signal?: AbortSignal): Promise<TextBlock[]>;
  close(): Promise<void>;
}

/** `number` counts what the thread is asked to set; it answers in that order. */
export type ToTypeset =
  | { readonly kind: 'set'; readonly number: number; readonly copy: Copy }
  | { readonly kind: 'drop'; readonly number: number };

/** The answer to each `set`, an error where it was dropped. */
export type Typeset = { readonly blocks: TextBlock[] } | { readonly error: string };

/**
 * Opens a thread that sets words, so that a picture's things are found meanwhile. It takes some 100 MB and keeps the process
 * alive while it is open.
 */
export function openTypesetter(shelf: FontShelf): Typesetter {
  const thread = new Worker(new URL('typesetter-thread.ts', import.meta.url), { workerData: shelf });
  const waiting: PromiseWithResolvers<TextBlock[]>[] = [];
  let fault: Error | undefined;
  let count = 0;
  const ask = (message: ToTypeset) => thread.postMessage(message);
  const fail = (error: Error) => {
    fault ??= error;
    for (const { reject } of waiting.splice(0)) reject(fault);
  };
  // In the order of what was asked: the thread does one after the other.
  thread.on('message', (answer: Typeset) => {
    const asked = waiting.shift()!;
    if ('blocks' in answer) asked.resolve(answer.blocks);
    else asked.reject(new Error(`the words cannot be set: ${answer.error}`));
  });
  thread.on('error', fail);
  thread.on('exit', () => fail(new Error('the typesetter is closed')));
  return {
    set: async (copy, signal) => {
      if (fault) throw fault;
      signal?.throwIfAborted();
      const asked = Promise.withResolvers<TextBlock[]>();
      const number = count++;
      waiting.push(asked);
      ask({ kind: 'set', number, copy });
      const drop = () => {
        ask({ kind: 'drop', number });
        asked.reject(signal!.reason);
      };
      signal?.addEventListener('abort', drop);
      return asked.promise.finally(() => signal?.removeEventListener('abort', drop));
    },
    close: async () => void (await thread.terminate()),
  };
}
