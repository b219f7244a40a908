/** The worker that writes a PSD, as the page speaks to it. */
import { ExportFault } from '../fault.ts';
import type { FromWorker, LayerPlan, ToWorker } from './messages.ts';

/** Pieces that are on their way at once: the page draws the next while the worker packs one. */
const mostOnTheWay = 3;

export class PsdWork {
  readonly #worker = new Worker(new URL('./psd-worker.ts', import.meta.url), { type: 'module' });
  readonly #signal: AbortSignal;
  #last = 0;
  #onTheWay = 0;
  #wake: () => void = () => {};
  #fault: unknown = null;
  #file: Uint8Array<ArrayBuffer> | null = null;

  constructor(signal: AbortSignal) {
    this.#signal = signal;
    this.#worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
      if (data.type === 'taken') this.#onTheWay -= 1;
      else if (data.type === 'written') this.#file = data.file;
      else this.#fault = new ExportFault(data.memory ? 'memory' : 'failed', { why: data.message });
      this.#wake();
    });
    this.#worker.addEventListener('error', ({ message }) => {
      this.#fault = new ExportFault('failed', { why: message });
      this.#wake();
    });
    signal.addEventListener('abort', () => this.#wake(), { once: true });
  }

  /** @param keep has the pixels kept as they are, for the composite and for masks */
  begin(box: { x: number; y: number; width: number; height: number }, keep = false): number {
    this.#last += 1;
    const { x, y, width, height } = box;
    this.#post({ type: 'begin', id: this.#last, x, y, width, height, keep });
    return this.#last;
  }

  async tile(id: number, x: number, y: number, bitmap: ImageBitmap): Promise<void> {
    await this.#until(() => this.#onTheWay < mostOnTheWay);
    this.#onTheWay += 1;
    this.#post({ type: 'tile', id, x, y, bitmap }, [bitmap]);
  }

  end(id: number): void {
    this.#post({ type: 'end', id });
  }

  async write(size: { width: number; height: number }, composite: number, layers: readonly LayerPlan[]): Promise<Blob> {
    const { width, height } = size;
    this.#post({ type: 'write', width, height, composite, layers });
    await this.#until(() => this.#file !== null);
    return new Blob(this.#file ? [this.#file] : [], { type: 'image/vnd.adobe.photoshop' });
  }

  close(): void {
    this.#worker.terminate();
  }

  #post(message: ToWorker, transfer: Transferable[] = []): void {
    this.#worker.postMessage(message, transfer);
  }

  async #until(isSo: () => boolean): Promise<void> {
    for (;;) {
      this.#signal.throwIfAborted();
      if (this.#fault) throw this.#fault;
      if (isSo()) return;
      await new Promise<void>((resolve) => (this.#wake = resolve));
    }
  }
}
