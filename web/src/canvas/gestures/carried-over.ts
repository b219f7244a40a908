import { mergeNode, type CanvasNode, type CanvasState } from '@easel/canvas';

/**
 * What a gesture made of nodes, on the document as it is when the gesture ends: what others changed meanwhile stays,
 * and what they deleted is not brought back.
 */
export function carriedOver(
  { nodes }: Pick<CanvasState, 'nodes'>,
  before: readonly CanvasNode[],
  after: readonly CanvasNode[],
): CanvasNode[] {
  return after.flatMap((node, at) => {
    const today = nodes.get(node.id);
    if (!today || today === before[at]) return today ? node : [];
    const merged = mergeNode(before[at], node, today);
    return merged === undefined || merged === 'unchanged' ? today : merged;
  });
}
