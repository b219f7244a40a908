import { faultOfNode, type CanvasNode } from '@easel/canvas';

/** Nodes that a clipboard holds. Anything may write there, so each is judged as one from outside. */
export function readCopiedNodes(text: string, projectId: string): { nodes: CanvasNode[]; here: boolean } {
  try {
    const copied: unknown = JSON.parse(text);
    if (typeof copied !== 'object' || copied === null || !('nodes' in copied) || !Array.isArray(copied.nodes))
      return { nodes: [], here: false };
    const nodes = copied.nodes.filter((node: unknown): node is CanvasNode => faultOfNode(node) === undefined);
    return { nodes, here: 'projectId' in copied && copied.projectId === projectId };
  } catch {
    return { nodes: [], here: false };
  }
}
