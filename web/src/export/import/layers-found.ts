/** What a PSD holds, as it travels from the worker that reads it to the page. */
import type { LayerTextData } from 'ag-psd';

export interface FoundLayer {
  readonly name: string;
  /** 0..1 */
  readonly opacity: number;
  readonly hidden: boolean;
  readonly locked: boolean;
  /** In pixels of the file; without a size for what shows nothing. */
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  /** What it shows, with its mask and what it is clipped to applied. */
  readonly picture: Blob | null;
  readonly text?: LayerTextData;
  /** Of a group: a box that cuts what lies in it, turned about its middle by so many degrees. */
  readonly cut?: FoundLayer['box'] & { readonly rotation?: number };
  /** Lowest first; of a group. */
  readonly children?: readonly FoundLayer[];
}

export interface FoundPsd {
  readonly width: number;
  readonly height: number;
  readonly layers: readonly FoundLayer[];
  /** Layers whose look is not quite kept: blend modes, effects, adjustments. */
  readonly simplified: number;
}

export type FromReader =
  | { readonly type: 'read'; readonly psd: FoundPsd }
  | { readonly type: 'failed'; readonly fault: PsdFault };

/** `colours`: of a kind that cannot be read; `large`: more pixels than fit in memory; `damaged`: no PSD, or a broken one. */
export type PsdFault = 'colours' | 'large' | 'damaged';
