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
  /** As `blocksOf`. Throws what the thread failed of. */
  set(copy: Copy): Promise<TextBlock[]>;
  close(): Promise<void>;
}

export type Typeset = { readonly blocks: TextBlock[] } | { readonly error: string };

/**
 * Opens a thread that sets words, so that a picture's things are found meanwhile. It takes some 100 MB and keeps the process
 * alive while it is open.
 */
export function openTypesetter(shelf: FontShelf): Typesetter {
  const thread = new Worker(new URL('typesetter-thread.ts', import.meta.url), { workerData: shelf });
  const waiting: PromiseWithResolvers<TextBlock[]>[] = [];
  let fault: Error | undefined;
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
    set: (copy) => {
      if (fault) return Promise.reject(fault);
      const asked = Promise.withResolvers<TextBlock[]>();
      waiting.push(asked);
      thread.postMessage(copy);
      return asked.promise;
    },
    close: async () => void (await thread.terminate()),
  };
}
