import { blur } from '../raster/blur.ts';
import { channels, chromaOf, lightnessOf } from '../raster/colour.ts';
import { smoothStep } from '../raster/smooth-step.ts';
import { createPlate, createSurface, develop } from '../raster/surface.ts';
import { splitWires } from './form.ts';
import type { Figure } from './figure.ts';
import { printInk, printsLight, standsClear } from './inks.ts';
import { outlinesOf, tracePath } from './outlines.ts';
import type { Painter } from './painter.ts';
import { inkPlace } from './region-colours.ts';
import type { StylePalette } from './style-palette.ts';

/** Width of the line as a share of the side. */
const weight = 0.0105;

/** A colour to lie below the line: far from it in lightness, and a colour rather than a grey where there is one. */
function blobColour(palette: StylePalette): string {
  const ink = lightnessOf(printInk(palette));
  const worth = (colour: string) =>
    Math.min(0.45, Math.abs(lightnessOf(colour) - ink)) + (standsClear(colour, palette) ? 0.1 : 0) + chromaOf(colour);
  return palette.colours.toSorted((a, b) => worth(b) - worth(a))[0]!;
}

/** The silhouette, softened and shifted: a spot colour printed out of register. */
function paintBlob(figure: Figure, colour: string) {
  const { side, alpha } = figure;
  const plate = createPlate(side);
  const ink = channels(colour);
  const soft = blur(alpha, side, side * 0.022);
  const offset = Math.round(side * 0.03);
  for (let y = offset; y < side; y++) {
    for (let x = offset; x < side; x++) {
      const opacity = smoothStep(0.3, 0.36, soft[(y - offset) * side + x - offset]!);
      if (opacity > 0.01) inkPlace(plate.data, y * side + x, ink, opacity);
    }
  }
  return develop(plate);
}

function paintWires(figure: Figure, colour: string) {
  const plate = createPlate(figure.side);
  const ink = channels(colour);
  const { wire } = splitWires(figure, figure.side * weight * 0.85);
  for (let p = 0; p < wire.length; p++) if (wire[p]! > 0.01) inkPlace(plate.data, p, ink, wire[p]!);
  return develop(plate);
}

/** An even line over an offset blob of colour; wires and small dark parts are solid. */
export const line: Painter = {
  reading: { pad: 0.065, regions: 5, detail: 1.2 },
  paint(figure, palette) {
    const { side, regions, area } = figure;
    const ink = printInk(palette);
    const surface = createSurface(side, side);
    const context = surface.getContext('2d');
    context.globalAlpha = printsLight(palette) ? 0.6 : 1;
    context.drawImage(paintBlob(figure, blobColour(palette)), 0, 0);
    context.globalAlpha = 1;
    context.drawImage(paintWires(figure, ink), 0, 0);
    context.lineJoin = context.lineCap = 'round';
    context.strokeStyle = context.fillStyle = ink;
    context.lineWidth = side * weight;
    const { body } = splitWires(figure, side * weight * 0.85);
    // Filled with a light ink, eyes would stare.
    const solids = !printsLight(palette) && regions.length > 2 && regions[0]!.area < area * 0.3;
    for (const outline of outlinesOf(figure, 0.0009, body)) {
      tracePath(context, outline.points);
      if (solids && outline.region === 0 && outline.area < 0.02) context.fill();
      context.stroke();
    }
    return surface;
  },
};
