/** The workers that write a PSD, as the page speaks to them. */
import type { BoundingBox, PictureReading, Size } from '@easel/canvas';
import { ExportFault } from '../fault.ts';
import type { PaintView } from '../paint-picture.ts';
import type { FromWorker, LayerLook, LayerPlan, Share, ToWorker } from './messages.ts';

/** Pieces that are on their way to one worker at once: the page has the next ready while one is packed. */
const mostOnTheWay = 3;
/** Two pictures of the whole file are no small thing to hold beyond this. */
const mostShared = 48e6;
/** What is fewer layers than this is written before a second worker has begun. */
const leastShared = 6;

/** Each takes a share of the layers, the first the lowest: what a share makes can be laid over what lies below it. */
export function lanesFor({ width, height }: Size, layers: number): number {
  return layers < leastShared || width * height > mostShared ? 1 : Math.min(2, navigator.hardwareConcurrency || 1);
}

export class PsdWork {
  readonly lanes: readonly Lane[];
  readonly #signal: AbortSignal;

  constructor(count: number, signal: AbortSignal) {
    this.#signal = signal;
    this.lanes = Array.from({ length: count }, (_, at) => new Lane(at, signal));
  }

  open(size: Size, background: string | null): void {
    // The ground lies under the lowest share only.
    this.lanes.forEach((lane, at) => lane.post({ type: 'open', ...size, background: at === 0 ? background : null }));
  }

  /** @param xmp what the file says of itself; null for nothing */
  async write(layers: readonly LayerPlan[], xmp: string | null): Promise<Blob> {
    const [first, ...others] = this.lanes;
    for (const lane of others) {
      const share = await lane.handOver();
      first!.takeOver(share);
      lane.close();
    }
    this.#signal.throwIfAborted();
    return first!.write(layers, xmp);
  }

  close(): void {
    for (const lane of this.lanes) lane.close();
  }
}

export class Lane {
  readonly #worker = new Worker(new URL('./psd-worker.ts', import.meta.url), { type: 'module' });
  readonly #signal: AbortSignal;
  readonly #refused = new Map<number, (why: string) => void>();
  #last: number;
  #onTheWay = 0;
  #wake: () => void = () => {};
  #fault: unknown = null;
  #share: Share | null = null;
  #file: Blob | null = null;

  /** @param at its place among its brothers, so that no two give the same number */
  constructor(at: number, signal: AbortSignal) {
    this.#last = at * 1e6;
    this.#signal = signal;
    this.#worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
      try {
        this.#hear(data);
      } catch (error) {
        this.#fault = error;
      }
      this.#wake();
    });
    this.#worker.addEventListener('error', ({ message }) => {
      this.#fault = new ExportFault('failed', { why: message });
      this.#wake();
    });
    signal.addEventListener('abort', () => this.#wake(), { once: true });
  }

  /** @param look of a layer; null for a mask, which is kept as it is */
  begin(box: BoundingBox, look: LayerLook | null): number {
    this.#last += 1;
    this.post({ type: 'begin', id: this.#last, box, look });
    return this.#last;
  }

  async tile(id: number, x: number, y: number, bitmap: ImageBitmap): Promise<void> {
    await this.#room();
    this.post({ type: 'tile', id, x, y, bitmap }, [bitmap]);
  }

  /** @param refused told when it cannot be decoded; what it throws ends the work */
  async picture(
    id: number,
    picture: { readonly reading: PictureReading; readonly view: PaintView; readonly blob: Blob },
    refused: (why: string) => void,
  ): Promise<void> {
    this.#refused.set(id, refused);
    await this.#room();
    this.post({ type: 'picture', id, ...picture });
  }

  end(id: number): void {
    this.post({ type: 'end', id });
  }

  async handOver(): Promise<Share> {
    this.post({ type: 'hand-over' });
    await this.#until(() => this.#share !== null);
    return this.#share!;
  }

  takeOver(share: Share): void {
    this.post({ type: 'take-over', share }, [...share.pieces]);
  }

  async write(layers: readonly LayerPlan[], xmp: string | null): Promise<Blob> {
    this.post({ type: 'write', layers, xmp });
    await this.#until(() => this.#file !== null);
    return this.#file!;
  }

  post(message: ToWorker, transfer: Transferable[] = []): void {
    this.#worker.postMessage(message, transfer);
  }

  close(): void {
    this.#worker.terminate();
  }

  #hear(message: FromWorker): void {
    if (message.type === 'taken') this.#onTheWay -= 1;
    else if (message.type === 'undecodable') this.#refused.get(message.id)?.(message.message);
    else if (message.type === 'handed') this.#share = message.share;
    else if (message.type === 'written') this.#file = message.file;
    else throw new ExportFault(message.memory ? 'memory' : 'failed', { why: message.message });
  }

  async #room(): Promise<void> {
    await this.#until(() => this.#onTheWay < mostOnTheWay);
    this.#onTheWay += 1;
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
