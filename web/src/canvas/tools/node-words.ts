import type { CanvasNode } from '@easel/canvas';
import { nodeName } from '../edits.ts';
import { kindWords } from '../kind-words.ts';
import type { Text } from '../use-text.ts';

/** What to call a node in a sentence: its name, else its kind. */
export function nodeWords(node: CanvasNode | undefined, t: Text): string {
  return node ? nodeName(node) || kindWords(node, t) : '';
}
