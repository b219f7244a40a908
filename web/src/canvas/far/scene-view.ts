/** What a drawing of the scene needs to know. Another way of drawing (WebGL) would take the same. */
import type { Palette } from './palette.ts';
import type { Pictures } from './pictures.ts';

export type Canvas2d = CanvasRenderingContext2D;

/** Page to pixels of the drawing: `pixel = page * k + (x, y)`, in device pixels. */
export interface SceneView {
  readonly x: number;
  readonly y: number;
  readonly k: number;
  /** Device pixels per CSS pixel. */
  readonly ratio: number;
  readonly palette: Palette;
  readonly pictures: Pick<Pictures, 'find' | 'colourOf' | 'isBroken'>;
}
