import type { Plate, Surface } from '../raster/surface.ts';
import type { AnalyseOptions } from './analyse.ts';
import type { Figure } from './figure.ts';
import type { StylePalette } from './style-palette.ts';

/** One language of form: how it wants a subject read, and how it draws what was read. */
export interface Painter {
  reading: Omit<AnalyseOptions, 'side'>;
  /**
   * Same figure, palette and seed: same pixels. The figure is shared and must not change. What was drawn by the pixel
   * alone may be handed back undeveloped.
   */
  paint(figure: Figure, palette: StylePalette, seed: number): Surface | Plate;
}

/** Five regions in their drawn detail, close to the edge of the square. */
export const plainReading = { pad: 0.04, regions: 5, detail: 1 } as const;

/** The same with room for what goes past the figure: shadows, splashes, slivers of the block. */
export const roomyReading = { pad: 0.08, regions: 5, detail: 1 } as const;
