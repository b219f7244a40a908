/** What the page and the workers that write a PSD say to each other. */
import type { BoundingBox, PictureReading, Point, Size } from '@easel/canvas';
import type { LayerTextData } from 'ag-psd';
import type { PaintView } from '../paint-picture.ts';

/** A layer, lowest first among its brothers. */
export interface LayerPlan {
  readonly name: string;
  /** 0..1 */
  readonly opacity: number;
  readonly hidden: boolean;
  readonly locked: boolean;
  /** By which number its pixels are sent; null for a group. */
  readonly pixels: number | null;
  readonly text?: LayerTextData;
  readonly mask?: { readonly pixels: number };
  readonly children?: readonly LayerPlan[];
}

/** How a layer stands in the picture that all of them make. */
export interface LayerLook {
  readonly opacity: number;
  readonly hidden: boolean;
  /** Corners of all that cuts it, in pixels of the file. */
  readonly clip: readonly (readonly Point[])[];
}

/** What is known of a layer once its pixels are packed: where what can be seen of it stands in the file, if anything can. */
export interface PackedLayer extends BoundingBox {
  /** How long each channel is: alpha, red, green, blue, as a file has them one after the other. */
  readonly lengths: readonly number[];
  /** The channels with their marks of compression between them. */
  readonly file: Blob | null;
}

/** A share of the layers that lie above those of another worker. */
export interface Share {
  readonly packed: readonly (readonly [number, PackedLayer])[];
  /** The picture that they make, in the pieces that a large drawing is made of. */
  readonly pieces: readonly ImageBitmap[];
}

export type ToWorker =
  | ({ readonly type: 'open'; readonly background: string | null } & Size)
  /** Pixels are on their way, for a box of the file. A mask has no look: it is kept as it is. */
  | { readonly type: 'begin'; readonly id: number; readonly box: BoundingBox; readonly look: LayerLook | null }
  | { readonly type: 'tile'; readonly id: number; readonly x: number; readonly y: number; readonly bitmap: ImageBitmap }
  /** The worker decodes a picture and draws it itself. */
  | {
      readonly type: 'picture';
      readonly id: number;
      readonly reading: PictureReading;
      readonly view: PaintView;
      readonly blob: Blob;
    }
  | { readonly type: 'end'; readonly id: number }
  | { readonly type: 'hand-over' }
  | { readonly type: 'take-over'; readonly share: Share }
  | { readonly type: 'write'; readonly layers: readonly LayerPlan[]; readonly xmp: string | null };

export type FromWorker =
  | { readonly type: 'taken' }
  | { readonly type: 'undecodable'; readonly id: number; readonly message: string }
  | { readonly type: 'handed'; readonly share: Share }
  | { readonly type: 'written'; readonly file: Blob }
  | { readonly type: 'failed'; readonly memory: boolean; readonly message: string };
