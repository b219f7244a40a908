import { isGroup, normaliseNode, type CanvasNode } from '@easel/canvas';
import { wordsOf } from './text/picture-words.ts';
import type { Text } from './use-text.ts';

/** What sort of thing a node is, as people call it: a group is not a frame to them, and a shape is an ellipse. */
export function kindWords(node: CanvasNode, t: Text): string {
  const reading = normaliseNode(node);
  if (reading.kind === 'shape') return t(`tools.${reading.data.shape}`);
  if (wordsOf(node)) return t('kind.text');
  return t(`kind.${isGroup(node) ? 'group' : reading.kind}`);
}
