import type { DesignSource } from '../platform/models/models.ts';

/** One picture that a turn is to make. */
export interface PictureWish {
  readonly title: string;
  readonly prompt: string;
  readonly width: number;
  readonly height: number;
  /** How large it stands on the canvas, where that is not as large as it is. */
  readonly shown?: { readonly width: number; readonly height: number };
  /** Nodes whose pictures the agent wants it to work from. */
  readonly workFrom?: readonly string[];
  /** What it is drawn from, where it is an edit of a design of ours. */
  readonly design?: DesignSource;
}
