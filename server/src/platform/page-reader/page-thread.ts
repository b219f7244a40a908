/** A thread that takes pages apart: a page made to take forever holds up nobody, and is ended from outside. */
import { parentPort } from 'node:worker_threads';
import { readableText, type ReadableText } from './readable-text.ts';

export type ThreadAnswer = ReadableText | { readonly error: string };

const port = parentPort!;
port.on('message', (html: string) => {
  let answer: ThreadAnswer;
  try {
    answer = readableText(html);
  } catch (error) {
    answer = { error: String(error) };
  }
  port.postMessage(answer);
});
