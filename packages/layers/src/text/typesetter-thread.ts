/** The thread of a typesetter: sets what it is given, one after the other. */
import { parentPort, workerData } from 'node:worker_threads';
import { blocksOf } from './blocks-of.ts';
import type { FontShelf } from './font-shelf.ts';
import type { Copy, Typeset } from './typesetter.ts';

const shelf = workerData as FontShelf;
let last: Promise<void> = Promise.resolve();

async function answer({ width, lines, inks }: Copy): Promise<void> {
  const typeset: Typeset = await blocksOf({ width }, lines, inks, shelf).then(
    (blocks) => ({ blocks }),
    (error: unknown) => ({ error: String(error) }),
  );
  parentPort!.postMessage(typeset);
}

parentPort!.on('message', (copy: Copy) => {
  last = last.then(() => answer(copy));
});
