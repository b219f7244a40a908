import type { BoundingBox } from '../type/bounding-box.ts';

/** One part of a finished design. Boxes are in pixels of the picture. */
export interface DesignLayer {
  name: string;
  kind: 'background' | 'picture' | 'text' | 'shape';
  bbox: BoundingBox;
  /** What a text says and how it is set, line by line as drawn. */
  text?: { lines: string[]; family: string; size: number; colour: string; align: string };
}
