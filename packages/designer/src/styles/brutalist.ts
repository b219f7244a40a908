import { channels, lightnessOf } from '../raster/colour.ts';
import { clamp } from '../raster/smooth-step.ts';
import { createPlate } from '../raster/surface.ts';
import type { Figure } from './figure.ts';
import { lightOn } from './form.ts';
import { boldInk, printInk, printsLight } from './inks.ts';
import { plainReading } from './painter.ts';
import type { Painter } from './painter.ts';
import { inkPlace } from './region-colours.ts';
import type { StylePalette } from './style-palette.ts';

/** Dots across the side: few enough to be seen one by one. */
const dots = 128;

interface Grid {
  /** Mean coverage and mean darkness of each cell. */
  cover: Float32Array;
  dark: Float32Array;
}

function readGrid(figure: Figure): Grid {
  const { side, alpha, tone } = figure;
  const lit = lightOn(figure);
  const cover = new Float32Array(dots * dots);
  const dark = new Float32Array(dots * dots);
  const count = new Float32Array(dots * dots);
  for (let y = 0, p = 0; y < side; y++) {
    for (let x = 0; x < side; x++, p++) {
      const cell = Math.floor((y * dots) / side) * dots + Math.floor((x * dots) / side);
      cover[cell]! += alpha[p]!;
      dark[cell]! += alpha[p]! * clamp(1 - tone[p]! * 0.92 - lit[p]! * 0.3);
      count[cell]!++;
    }
  }
  for (let cell = 0; cell < cover.length; cell++) {
    dark[cell]! /= Math.max(0.001, cover[cell]!);
    cover[cell]! /= count[cell]! || 1;
  }
  return { cover, dark };
}

/** Error diffusion to one bit (R. Floyd, L. Steinberg, 1976), within the figure only. */
function dither({ cover, dark }: Grid): Uint8Array {
  const rest = Float32Array.from(dark);
  const printed = new Uint8Array(dark.length);
  const spread = (cell: number, error: number) => {
    if (cell < rest.length && cover[cell]! > 0.5) rest[cell]! += error;
  };
  for (let cell = 0; cell < rest.length; cell++) {
    if (cover[cell]! <= 0.5) continue;
    printed[cell] = rest[cell]! > 0.5 ? 1 : 0;
    const error = rest[cell]! - printed[cell]!;
    spread(cell + 1, (error * 7) / 16);
    spread(cell + dots - 1, (error * 3) / 16);
    spread(cell + dots, (error * 5) / 16);
    spread(cell + dots + 1, error / 16);
  }
  return printed;
}

/** What lies under the dots: a loud colour that is not the ink's neighbour in lightness. */
function sheetColour(palette: StylePalette, ink: string): string {
  const loud = boldInk(palette);
  const apart = (colour: string) => Math.abs(lightnessOf(colour) - lightnessOf(ink));
  return apart(loud) > 0.3 ? loud : [palette.light, palette.dark].toSorted((a, b) => apart(b) - apart(a))[0]!;
}

/** Brutalist: one bit, coarse square dots without smoothing, on one loud colour. */
export const brutalist: Painter = {
  reading: plainReading,
  paint(figure, palette) {
    const { side } = figure;
    const plate = createPlate(side);
    const grid = readGrid(figure);
    const reversed = printsLight(palette);
    if (reversed) grid.dark = grid.dark.map((value) => 1 - value);
    const printed = dither(grid);
    const inkColour = printInk(palette);
    const ink = channels(inkColour);
    const sheet = channels(sheetColour(palette, inkColour));
    for (let y = 0, p = 0; y < side; y++) {
      const row = Math.floor((y * dots) / side) * dots;
      for (let x = 0; x < side; x++, p++) {
        const cell = row + Math.floor((x * dots) / side);
        if (grid.cover[cell]! > 0.5) inkPlace(plate.data, p, printed[cell] ? ink : sheet, 1);
      }
    }
    return plate;
  },
};
