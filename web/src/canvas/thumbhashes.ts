import { normaliseNode, type CanvasNode } from '@easel/canvas';
import type { CanvasSession } from './session.ts';

/** What the agent placed brings its blur along; what was uploaded here, the upload has told. */
export function thumbhashOf({ thumbhashes }: Pick<CanvasSession, 'thumbhashes'>, node: CanvasNode): string | undefined {
  const own = node.data?.['thumbhash'];
  if (typeof own === 'string') return own;
  const reading = normaliseNode(node);
  return reading.kind === 'image' && reading.data.assetId ? thumbhashes.get(reading.data.assetId) : undefined;
}
