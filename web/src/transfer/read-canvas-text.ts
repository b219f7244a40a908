/** A canvas of another form than a project file: a canvas string, a plain canvas as JSON, or a tldraw snapshot. */
import {
  CanvasError,
  decodeSnapshot,
  parseSnapshotText,
  snapshotPrefix,
  type CanvasDocument,
  type CanvasErrorReason,
  type SnapshotLimits,
} from '@easel/canvas';
import { ImportFault, type ImportFaultKind } from './import-fault.ts';

const kinds: Record<CanvasErrorReason, ImportFaultKind> = {
  no_prefix: 'unreadable',
  not_base64: 'string',
  not_gzip: 'string',
  not_json: 'unreadable',
  too_large: 'canvasTooLarge',
  too_deep: 'canvasTooLarge',
  too_many_nodes: 'canvasTooLarge',
  wrong_shape: 'canvas',
};

/** @throws ImportFault */
export function readCanvasText(text: string, limits?: Partial<SnapshotLimits>): CanvasDocument {
  const words = text.trim();
  try {
    if (words.startsWith(snapshotPrefix)) return decodeSnapshot(words, limits);
    return parseSnapshotText(isTldrawStore(words) ? `{"tldrawSnapshot":${words}}` : words, limits);
  } catch (error) {
    if (!(error instanceof CanvasError)) throw error;
    const strange = error.reason === 'wrong_shape' && !words.startsWith(snapshotPrefix) && !claimsToBeCanvas(words);
    throw new ImportFault(strange ? 'unreadable' : kinds[error.reason]);
  }
}

/** A file that tldraw itself wrote bears its store at the top, without the name that a canvas gives it. */
function isTldrawStore(json: string): boolean {
  return json.startsWith('{') && !claimsToBeCanvas(json) && /"(tldrawFileFormatVersion|store|document)"\s*:/.test(json);
}

function claimsToBeCanvas(json: string): boolean {
  return /"(nodes|tldrawSnapshot)"\s*:/.test(json);
}
