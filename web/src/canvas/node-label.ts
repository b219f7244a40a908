import type { CanvasNode } from '@easel/canvas';
import { nodeName } from './edits.ts';
import { kindWords } from './kind-words.ts';
import type { Text } from './use-text.ts';

/** What a screen reader says of a node: its name, its kind and its size. */
export function nodeLabel(node: CanvasNode, t: Text): string {
  const size = `${Math.round(node.width)} × ${Math.round(node.height)}`;
  return [nodeName(node), kindWords(node, t), size].filter(Boolean).join(', ');
}
