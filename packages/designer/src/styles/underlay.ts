import { channels } from '../raster/colour.ts';
import { createPlate, develop } from '../raster/surface.ts';
import type { Surface } from '../raster/surface.ts';
import type { Figure } from './figure.ts';
import { inkPlace } from './region-colours.ts';

/** Puts an opaque silhouette below a print: transparent inks on a dark ground would turn its lights into holes. */
export function layUnder(printed: Surface, figure: Figure, colour: string): Surface {
  const plate = createPlate(figure.side);
  const ink = channels(colour);
  for (let p = 0; p < figure.alpha.length; p++)
    if (figure.alpha[p]! > 0.01) inkPlace(plate.data, p, ink, figure.alpha[p]!);
  const sheet = develop(plate);
  plate.context.drawImage(printed, 0, 0);
  return sheet;
}
