import { isGroup, normaliseNode, type CanvasNode } from '@easel/canvas';
import type { Text } from './use-text.ts';

/** What sort of thing a node is, as people call it: a group is not a frame to them. */
export function kindWords(node: CanvasNode, t: Text): string {
  return t(`kind.${isGroup(node) ? 'group' : normaliseNode(node).kind}`);
}
