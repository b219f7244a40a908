/** A canvas in a file of another kind: a canvas string, a plain canvas as JSON, or a tldraw snapshot. */
import { decodeSnapshot, readSnapshotObject, snapshotPrefix, type CanvasDocument } from '@easel/canvas';

/** Throws CanvasError or SyntaxError where it is none of them. */
export async function readCanvasText(text: string): Promise<CanvasDocument> {
  const words = text.trim();
  if (words.startsWith(snapshotPrefix)) return decodeSnapshot(words);
  const value: unknown = JSON.parse(words);
  if (isCanvas(value)) return readSnapshotObject(value);
  return readSnapshotObject({ tldrawSnapshot: value });
}

function isCanvas(value: unknown): boolean {
  return typeof value === 'object' && value !== null && ('nodes' in value || 'tldrawSnapshot' in value);
}
