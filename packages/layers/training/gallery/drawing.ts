/** Drawings of everyday things, each one object however many parts it comes in: what `layouts/gallery.ts` lays pages out with. */
import type { Palette } from '../../scripts/designs/sheet.ts';

export interface Drawing {
  /** Of its view box, units; the drawing fills it, and nothing of it is cut off. */
  width: number;
  height: number;
  /** SVG elements, without ids, text or style sheets. */
  draw: (p: Palette) => string;
}

/** By name, in lower case, words apart by spaces. */
export type Drawings = Readonly<Record<string, Drawing>>;
