import type { Palette } from '../palette/palette.ts';
import { channels, mix } from '../raster/colour.ts';
import { luminance } from '../palette/contrast.ts';

/** A green blossom reads as a cabbage. */
function isGreenish(colour: string): boolean {
  const [red, green, blue] = channels(colour);
  return green > red * 1.04 && green > blue;
}

export const leafTones = (palette: Palette): string[] =>
  ['#6f8f78', '#8aa58c', '#a3b79a', '#7b9a97'].map((green) => mix(green, palette.dark, 0.1));

/** Petals of the palette's own colours, washed out as paint on paper is. */
export function bloomTones(palette: Palette): string[] {
  const tones = [palette.accent, ...palette.colours].filter((colour) => luminance(colour) > 0.1 && !isGreenish(colour));
  const petals = [...new Set(tones)].slice(0, 3).map((colour) => mix(colour, '#fff4ec', 0.34));
  return petals.length > 0 ? petals : ['#d98a8a'];
}
