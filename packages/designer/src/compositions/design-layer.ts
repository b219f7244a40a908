import type { BoundingBox } from '../type/bounding-box.ts';

/** What a text says and how it is set, line by line as drawn. */
export interface LayerText {
  lines: string[];
  family: string;
  /** Pixels. */
  size: number;
  colour: string;
  /** `left`, `centre`, `right`; `vertical` and `circle` run their own way. */
  align: string;
  weight?: number;
  /** em */
  tracking?: number;
  /** A multiple of the size, from baseline to baseline. */
  lineHeight?: number;
  /** Of the first line, in pixels of the picture. */
  baseline?: number;
}

/** One part of a finished design. Boxes are in pixels of the picture. */
export interface DesignLayer {
  name: string;
  kind: 'background' | 'picture' | 'text' | 'shape';
  bbox: BoundingBox;
  text?: LayerText;
  /** No grade of the sheet changes it: a logo keeps its colours. */
  asIs?: true;
}

/** A layer with its own pixels. All layers laid over each other in their order are the design. */
export interface PaintedLayer extends DesignLayer {
  /** With alpha, cropped to `box`. Ink that was printed into what lies below is solved into plain alpha. */
  png: Uint8Array;
  /** Where the pixels lie, shadows and swashes included; `bbox` is the part's own measure. */
  box: BoundingBox;
  /** Whether the words, set as `text` says, look as the pixels do: not worn, stretched, turned or run down. */
  exactText: boolean;
}
