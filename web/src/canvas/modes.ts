/** What has the canvas to itself for a while, and what is open over it. Nothing of it is part of the document. */
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { CropState } from './crop/crop-frame.ts';

/** Where a context menu opens, in pixels of the window, and what for. */
export interface MenuPlace {
  readonly x: number;
  readonly y: number;
  readonly on: 'nodes' | 'ground';
}

export interface WorkState {
  readonly kind: 'edit' | 'mask' | 'expand';
  /** Of the picture. */
  readonly id: string;
  /** No model takes a mask: other parts may change too. */
  readonly loose: boolean;
}

/** A dialog that makes new pixels of one picture. */
export interface PictureToolState {
  readonly kind: 'resize' | 'convert';
  /** Of the picture. */
  readonly id: string;
}

export interface ModesState {
  readonly crop: CropState | null;
  /** Which picture one has something done to, and how. */
  readonly work: WorkState | null;
  readonly pictureTool: PictureToolState | null;
  /** The node whose name is being written. */
  readonly renaming: string | null;
  readonly menu: MenuPlace | null;
  /** Whether the sheet of shortcuts is open. */
  readonly sheet: boolean;
  /** Whether the page shows what can be taken home. */
  readonly exporting: boolean;
  /** As what the selection is wanted on the clipboard now. */
  readonly copying: 'png' | 'svg' | null;
}

export type Modes = StoreApi<ModesState>;

export function createModes(): Modes {
  return createStore<ModesState>(() => ({
    crop: null,
    work: null,
    pictureTool: null,
    renaming: null,
    menu: null,
    sheet: false,
    exporting: false,
    copying: null,
  }));
}
