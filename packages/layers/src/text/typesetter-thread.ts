/** The thread of a typesetter: sets what it is given, one after the other. */
import { parentPort, workerData } from 'node:worker_threads';
import { blocksOf } from './blocks-of.ts';
import type { FontShelf } from './font-shelf.ts';
import type { Copy, ToTypeset, Typeset } from './typesetter.ts';

const shelf = workerData as FontShelf;
let last: Promise<void> = Promise.resolve();

/** What was asked and is not answered yet, by its number. */
const asked = new Map<number, AbortController>();

async function typeset({ width, lines, inks }: Copy, signal: AbortSignal): Promise<Typeset> {
  try {
    signal.throwIfAborted();
    return { blocks: await blocksOf({ width }, lines, inks, shelf, signal) };
  } catch (error) {
    return { error: String(error) };
  }
}

parentPort!.on('message', (message: ToTypeset) => {
  const { number } = message;
  if (message.kind === 'drop') return asked.get(number)?.abort();
  const dropping = new AbortController();
  asked.set(number, dropping);
  last = last.then(async () => {
    parentPort!.postMessage(await typeset(message.copy, dropping.signal));
    asked.delete(number);
  });
});
