import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import {
  CanvasError,
  initialViewport,
  readSnapshotObject,
  snapshotBytes,
  snapshotPrefix,
  type CanvasErrorReason,
} from '@easel/canvas';
import { Refusal, type ErrorCode } from '@easel/contract';
import type { CanvasReader } from './canvas-reader.ts';
import { sentCanvasOf, type SentCanvas } from './sent-canvas.ts';

const codes: Record<CanvasErrorReason, ErrorCode> = {
  no_prefix: 'canvas.no_prefix',
  not_base64: 'canvas.undecodable',
  not_gzip: 'canvas.undecodable',
  not_json: 'canvas.undecodable',
  too_large: 'canvas.too_large',
  too_deep: 'canvas.too_large',
  too_many_nodes: 'canvas.too_large',
  wrong_shape: 'canvas.wrong_shape',
};

/**
 * Reads a canvas that a client sent: the compressed string, or plain viewport, nodes and connections.
 * Inflates off the event loop, and no further than the limit.
 * @throws Refusal `canvas.missing`, `canvas.no_prefix`, `canvas.undecodable`, `canvas.wrong_shape`, `canvas.too_large`
 */
export async function readCanvas(
  reader: CanvasReader,
  sent: { canvas?: string; viewport?: unknown; nodes?: unknown; connections?: unknown },
): Promise<SentCanvas> {
  const { canvas, viewport = initialViewport, nodes, connections = [] } = sent;
  return refusing(
    async () => {
      if (canvas !== undefined) return reader.read(await inflate(snapshotBytes(canvas), reader.limits.maxBytes));
      if (nodes === undefined) throw new Refusal('canvas.missing');
      return sentCanvasOf(readSnapshotObject({ viewport, nodes, connections }, reader.limits));
    },
    canvas === undefined ? '/body' : '/body/canvas',
  );
}

/** Half the time of the usual level, for a string a tenth longer. */
const gzipLevel = 3;

/** The string that `readCanvas` reads. */
export async function compressCanvas(json: string): Promise<string> {
  return snapshotPrefix + (await promisify(gzip)(json, { level: gzipLevel })).toString('base64');
}

/** Turns what `packages/canvas` says of bad input into what the service answers. */
export async function refusing<T>(read: () => T | Promise<T>, pointer: string): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof CanvasError)) throw error;
    const details = [{ pointer: pointer + (error.pointer ?? ''), reason: error.message }];
    throw new Refusal(codes[error.reason], { details });
  }
}

async function inflate(bytes: Uint8Array, maxBytes: number): Promise<string> {
  try {
    const text = await promisify(gunzip)(bytes, { maxOutputLength: maxBytes });
    return new TextDecoder('utf-8', { fatal: true }).decode(text);
  } catch (error) {
    const tooLarge = (error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE';
    throw tooLarge
      ? new CanvasError('too_large', 'The canvas is larger than this server accepts.')
      : new CanvasError('not_gzip', 'The canvas does not hold gzip of UTF-8 text.');
  }
}
