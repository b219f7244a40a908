/** What the page and the worker that writes a PSD say to each other. */
import type { LayerTextData } from 'ag-psd';

/** A layer, lowest first among its brothers. */
export interface LayerPlan {
  readonly name: string;
  /** 0..1 */
  readonly opacity: number;
  readonly hidden: boolean;
  /** By which number its pixels are sent; null for a group. */
  readonly pixels: number | null;
  readonly text?: LayerTextData;
  readonly mask?: { readonly pixels: number };
  readonly children?: readonly LayerPlan[];
}

export type ToWorker =
  /** Pixels are on their way, for a box of the file. `keep` has them as they are: the composite, a mask. */
  | {
      readonly type: 'begin';
      readonly id: number;
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly height: number;
      readonly keep: boolean;
    }
  | { readonly type: 'tile'; readonly id: number; readonly x: number; readonly y: number; readonly bitmap: ImageBitmap }
  | { readonly type: 'end'; readonly id: number }
  | {
      readonly type: 'write';
      readonly width: number;
      readonly height: number;
      readonly composite: number;
      readonly layers: readonly LayerPlan[];
    };

export type FromWorker =
  | { readonly type: 'taken' }
  | { readonly type: 'written'; readonly file: Uint8Array<ArrayBuffer> }
  | { readonly type: 'failed'; readonly memory: boolean; readonly message: string };
