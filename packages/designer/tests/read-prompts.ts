/** A thread that reads each prompt, as an order and as a change, and says when it is done: another can end it. */
import { parentPort } from 'node:worker_threads';
import {
  planBrief,
  planDesigns,
  planEdit,
  sendsForFacts,
  withoutPictureWords,
  type EditableDesign,
} from '../src/index.ts';

const brief = planBrief('Poster for a coffee shop, cup of coffee, 10% off, 3 May');
const [direction] = planDesigns(brief, { count: 1, seed: 1 });
const design: EditableDesign = { brief, direction: direction!, seed: 1 };

parentPort!.on('message', (prompt: string) => {
  planBrief(prompt);
  withoutPictureWords(prompt);
  sendsForFacts(prompt);
  planEdit(prompt, design);
  parentPort!.postMessage('read');
});
