import { Gunzip, gzipSync, strToU8 } from 'fflate';
import { CanvasError } from './canvas-error.ts';
import type { CanvasDocument } from './document.ts';
import { Checksum } from './checksum.ts';
import { limitsWith, type SnapshotLimits, tooLarge } from './limits.ts';
import { parseSnapshotText } from './snapshot.ts';

/** Before the base64 of the gzip of the JSON of a canvas. */
export const snapshotPrefix = 'SHAKKERDATA://';

/** A canvas as a compressed string. The same canvas gives the same string. */
export function encodeSnapshot(document: CanvasDocument): string {
  // Without a fixed time gzip writes the clock's into its header.
  return snapshotPrefix + gzipSync(strToU8(JSON.stringify(document)), { mtime: 0 }).toBase64();
}

/**
 * A canvas from its compressed string. Inflation stops at `maxBytes`, so a bomb costs no more than a canvas may.
 * Throws CanvasError with every reason there is. A server may inflate natively instead: `snapshotBytes`, its own
 * gunzip with an output limit, then `parseSnapshotText`.
 */
export function decodeSnapshot(text: string, limits?: Partial<SnapshotLimits>): CanvasDocument {
  const bounds = limitsWith(limits);
  return parseSnapshotText(inflate(snapshotBytes(text), bounds.maxBytes), bounds);
}

/** The gzip bytes within a compressed string. Throws CanvasError `no_prefix`, `not_base64`. */
export function snapshotBytes(text: string): Uint8Array {
  if (!text.startsWith(snapshotPrefix)) {
    throw new CanvasError('no_prefix', `A compressed canvas begins with ${snapshotPrefix}.`);
  }
  try {
    return Uint8Array.fromBase64(text.slice(snapshotPrefix.length));
  } catch {
    throw new CanvasError('not_base64', 'What follows the prefix of the canvas is not base64.');
  }
}

// Deflate grows at most 1032 times, so a piece of this size adds at most 8 MB before the limit is looked at again.
const pieceBytes = 8 * 1024;
// A real stream yields something at least every 64 KB. One that doesn't (an endless file name in its header) would be
// copied anew with each piece.
const silentBytes = 256 * 1024;
const smallestGzip = 18;

function inflate(bytes: Uint8Array, maxBytes: number): string {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  let inflated = 0;
  let silent = 0;
  let checksum = new Checksum();
  const gunzip = new Gunzip((piece) => {
    if (piece.length === 0) return;
    silent = 0;
    inflated += piece.length;
    if (inflated > maxBytes) throw tooLarge();
    checksum.add(piece);
    text += decodeUtf8(decoder, piece);
  });
  gunzip.onmember = () => (checksum = new Checksum());
  try {
    for (let start = 0; start < bytes.length; start += pieceBytes) {
      const end = Math.min(start + pieceBytes, bytes.length);
      silent += end - start;
      if (silent > silentBytes) throw notGzip();
      gunzip.push(bytes.subarray(start, end), end === bytes.length);
    }
  } catch (error) {
    throw error instanceof CanvasError ? error : notGzip();
  }
  // The library looks at no trailer and takes a stream that was cut short for a whole one.
  if (bytes.length < smallestGzip || !checksum.matches(bytes.subarray(-8))) throw notGzip();
  return text + decodeUtf8(decoder);
}

function decodeUtf8(decoder: TextDecoder, piece?: Uint8Array): string {
  try {
    return piece ? decoder.decode(piece, { stream: true }) : decoder.decode();
  } catch {
    throw new CanvasError('not_json', 'The canvas is not UTF-8 text.');
  }
}

function notGzip(): CanvasError {
  return new CanvasError('not_gzip', 'The canvas is not gzip data, or is cut short.');
}
