import { contrast } from './contrast.ts';
import { colourDistance, readOklch } from './oklch.ts';
import { mix } from '../raster/colour.ts';
import type { Palette } from './palette.ts';

/** Two colours nearer than this count as the same where a brand forbids one. */
const forbiddenReach = 0.11;

export const isForbidden = (colour: string, forbidden: readonly string[] = []): boolean =>
  forbidden.some((other) => colourDistance(colour, other) <= forbiddenReach);

/** Contrast of two colours that do one another's work: what is light on the one is light on the other, too. */
const sameDepth = 2.6;
const isColour = (colour: string) => readOklch(colour).chroma > 0.045;

/** A colour that a layout brings along, unless it is forbidden: then the palette's that comes nearest to its depth, accent first. */
export function allowedColour(
  { palette, forbidden }: { palette: Palette; forbidden?: readonly string[] },
  wanted: string,
): string {
  if (!isForbidden(wanted, forbidden)) return wanted;
  const { accent, colours, dark, light } = palette;
  const own = [accent, ...colours];
  const options = [...own, ...own.flatMap((colour) => [mix(colour, dark, 0.5), mix(colour, light, 0.5)]), dark, light];
  const allowed = options.filter((colour) => !isForbidden(colour, forbidden));
  const depth = (colour: string) => contrast(colour, wanted);
  const fitting = allowed.find((colour) => isColour(colour) && depth(colour) < sameDepth);
  return fitting ?? allowed.toSorted((a, b) => depth(a) - depth(b))[0] ?? dark;
}
