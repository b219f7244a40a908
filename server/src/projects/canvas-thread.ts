/** A thread that reads large canvases: to parse one takes as long as a hundred other requests. */
import { parentPort } from 'node:worker_threads';
import { CanvasError, parseSnapshotText, type CanvasErrorReason, type SnapshotLimits } from '@easel/canvas';
import { packCanvas, sentCanvasOf, type PackedCanvas } from './sent-canvas.ts';

export interface CanvasThreadQuestion {
  readonly json: string;
  readonly limits: SnapshotLimits;
}
export type CanvasThreadAnswer =
  | { readonly canvas: PackedCanvas }
  | { readonly refused: { reason: CanvasErrorReason; message: string; pointer: string | undefined } }
  | { readonly fault: string };

const port = parentPort!;
port.on('message', (question: CanvasThreadQuestion) => port.postMessage(answerTo(question)));

function answerTo({ json, limits }: CanvasThreadQuestion): CanvasThreadAnswer {
  try {
    return { canvas: packCanvas(sentCanvasOf(parseSnapshotText(json, limits))) };
  } catch (error) {
    if (!(error instanceof CanvasError)) return { fault: String(error) };
    const { reason, message, pointer } = error;
    return { refused: { reason, message, pointer } };
  }
}
