/** A thread that reads large canvases: to parse one takes as long as a hundred other requests. */
import { parentPort } from 'node:worker_threads';
import { CanvasError, parseSnapshotText, type CanvasErrorReason } from '@easel/canvas';
import { packCanvas, sentCanvasOf, type PackedCanvas } from './sent-canvas.ts';

export type CanvasThreadAnswer =
  | { readonly canvas: PackedCanvas }
  | { readonly refused: { reason: CanvasErrorReason; message: string; pointer: string | undefined } }
  | { readonly fault: string };

const port = parentPort!;
port.on('message', (json: string) => port.postMessage(answerTo(json)));

function answerTo(json: string): CanvasThreadAnswer {
  try {
    return { canvas: packCanvas(sentCanvasOf(parseSnapshotText(json))) };
  } catch (error) {
    if (!(error instanceof CanvasError)) return { fault: String(error) };
    const { reason, message, pointer } = error;
    return { refused: { reason, message, pointer } };
  }
}
