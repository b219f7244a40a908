import { channels, lightnessOf } from '../raster/colour.ts';
import { clamp } from '../raster/smooth-step.ts';
import type { Plate } from '../raster/surface.ts';
import type { Figure } from './figure.ts';
import { accentOf, clearColour, rampOf, standsClear } from './inks.ts';
import type { StylePalette } from './style-palette.ts';

/** Regions too small to be cut, glazed or painted on their own; as a share of the square. */
export const leastArea = 0.0007;

/** Index of the small, colourful region that may take the accent; -1 when the figure has none. */
function findCalling(figure: Figure): number {
  let calling = -1;
  let most = 0.05;
  figure.regions.forEach(({ chroma, area }, index) => {
    const weight = chroma * (area < figure.area * 0.45 ? 1 : 0.2);
    if (index === 0 || weight <= most) return;
    calling = index;
    most = weight;
  });
  return calling;
}

/**
 * Places of the regions along a ramp, 0..1: by rank. In a figure that is nearly all one region the ranks mean nothing (a
 * sun would come out dark), so there the lightness itself counts.
 */
function placesOf({ regions }: Figure): number[] {
  const areas = regions.map(({ area }) => area);
  const whole = areas.reduce((sum, area) => sum + area, 0);
  const trust = clamp((Math.max(...areas) / whole - 0.75) / 0.15);
  return regions.map(({ lightness }, index) => {
    const rank = index / Math.max(1, regions.length - 1);
    return rank + (clamp((lightness - 0.25) / 0.65) - rank) * trust;
  });
}

/** Where the largest region would sink into the ground it takes a colour that stands clear; whose that was, gets its. */
function clearLargest(figure: Figure, colours: string[], palette: StylePalette): void {
  const areas = figure.regions.map(({ area }) => area);
  const largest = areas.indexOf(Math.max(...areas));
  const sunk = colours[largest]!;
  if (areas[largest]! < figure.area * 0.35 || standsClear(sunk, palette)) return;
  // A light figure on light paper is outlined by its shade; it is the dark one on a dark ground that is not seen.
  if (lightnessOf(sunk) > 0.8) return;
  const clear = clearColour(palette);
  colours.forEach((colour, index) => {
    if (colour === clear) colours[index] = sunk;
  });
  colours[largest] = clear;
}

/** A colour per region: by rank of lightness along the ramp, so that light stays light; one accent. */
export function colourRegions(figure: Figure, palette: StylePalette): string[] {
  const ramp = rampOf(palette);
  const colours = placesOf(figure).map((place) => ramp[Math.round(place * (ramp.length - 1))]!);
  const calling = figure.regions.length > 2 ? findCalling(figure) : -1;
  if (calling >= 0) colours[calling] = accentOf(palette);
  clearLargest(figure, colours, palette);
  return colours;
}

/** Shades one place after it is filled: `index` of its red byte, `place` in the figure's fields. */
export type Shade = (data: Uint8ClampedArray, index: number, place: number, x: number, y: number) => void;

/** Fills the regions, their borders smoothed, and shades each place. */
export function fillRegions(figure: Figure, colours: string[], { data }: Plate, shade?: Shade): void {
  const { side, alpha, label, neighbour, edge } = figure;
  const inks = colours.map(channels);
  for (let y = 0, p = 0; y < side; y++) {
    for (let x = 0; x < side; x++, p++) {
      if (alpha[p]! < 0.01 || label[p]! < 0) continue;
      const own = inks[label[p]!]!;
      const other = inks[neighbour[p]!]!;
      const share = edge[p]!;
      const index = p * 4;
      data[index] = own[0] + (other[0] - own[0]) * share;
      data[index + 1] = own[1] + (other[1] - own[1]) * share;
      data[index + 2] = own[2] + (other[2] - own[2]) * share;
      data[index + 3] = alpha[p]! * 255;
      shade?.(data, index, p, x, y);
    }
  }
}

/** Lays a mixture of two inks, `share` of it the second, at a place. */
export function mixPlace(
  data: Uint8ClampedArray,
  place: number,
  first: readonly number[],
  second: readonly number[],
  share: number,
  opacity: number,
): void {
  const index = place * 4;
  data[index] = first[0]! + (second[0]! - first[0]!) * share;
  data[index + 1] = first[1]! + (second[1]! - first[1]!) * share;
  data[index + 2] = first[2]! + (second[2]! - first[2]!) * share;
  data[index + 3] = opacity * 255;
}

/** Lays one ink at a place with an opacity of 0..1. */
export function inkPlace(data: Uint8ClampedArray, place: number, ink: readonly number[], opacity: number): void {
  const index = place * 4;
  data[index] = ink[0]!;
  data[index + 1] = ink[1]!;
  data[index + 2] = ink[2]!;
  data[index + 3] = opacity * 255;
}
