/** Which pictures people mean by what they have selected: they point at what they see, not at what we keep. */
import { ancestorsOf, normaliseNode, sortByOrder, type CanvasNode, type Connection } from '@easel/canvas';

export interface MeantPicture {
  readonly nodeId: string;
  /** It is meant by what was taken out of it, which stands apart from it. */
  readonly byElements: boolean;
}

const isPicture = (node: CanvasNode) => normaliseNode(node).kind === 'image';

/**
 * A picture is meant by itself. A frame that was made of a picture, and any words and shapes in it, mean that picture; other
 * frames mean the pictures that are seen in them. Each once, in the order of the selection.
 */
export function meantPictures(
  nodes: readonly CanvasNode[],
  connections: readonly Connection[],
  selected: readonly string[],
): MeantPicture[] {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const origins = new Map(
    connections.flatMap(({ kind, from, to }) => {
      const origin = kind === 'derived' && byId.get(from);
      return origin && isPicture(origin) ? [[to, from] as const] : [];
    }),
  );
  const meant = selected.flatMap((id): MeantPicture[] => {
    const node = byId.get(id);
    if (!node) return [];
    if (isPicture(node)) return [{ nodeId: id, byElements: false }];
    const apart = [node, ...ancestorsOf({ nodes: byId }, id)].find((frame) => origins.has(frame.id));
    if (apart) return [{ nodeId: origins.get(apart.id)!, byElements: true }];
    return node.type === 'frame' ? seenIn(id, byId).map((nodeId) => ({ nodeId, byElements: false })) : [];
  });
  return [...new Map(meant.toReversed().map((picture) => [picture.nodeId, picture])).values()].toReversed();
}

function seenIn(frameId: string, byId: ReadonlyMap<string, CanvasNode>): string[] {
  const inside = [...byId.values()].filter((node) => {
    const frames = isPicture(node) ? ancestorsOf({ nodes: byId }, node.id) : [];
    const at = frames.findIndex(({ id }) => id === frameId);
    return at >= 0 && [node, ...frames.slice(0, at)].every(({ hidden }) => !hidden);
  });
  return sortByOrder(inside).map(({ id }) => id);
}
