import { normaliseNode, type CanvasNode } from '@easel/canvas';
import { nodeName } from './edits.ts';
import { kindWords } from './kind-words.ts';
import type { Text } from './use-text.ts';

/** What a screen reader says of a node: its name, its kind and its size. */
export function nodeLabel(node: CanvasNode, t: Text): string {
  const size = `${Math.round(node.width)} × ${Math.round(node.height)}`;
  return [...namesOf(node), kindWords(node, t), size].filter(Boolean).join(t('comma'));
}

/** What can be read on a text is part of what it is called, all of it: who speaks to the page says what they see. */
function namesOf(node: CanvasNode): string[] {
  const reading = normaliseNode(node);
  if (reading.kind !== 'text') return [nodeName(node)];
  const words = reading.data.text.replaceAll(/\s+/gu, ' ').trim();
  return [...new Set([reading.title, words])];
}
