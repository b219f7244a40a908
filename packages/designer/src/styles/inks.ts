import { differenceEuclidean } from 'culori';
import { chromaOf, lightnessOf, mix, shadeOf } from '../raster/colour.ts';
import type { StylePalette } from './style-palette.ts';

const difference = differenceEuclidean('oklab');

/** Below this OKLab distance from the ground a flat part of a figure is lost in it. */
const lost = 0.1;

/** The ends of a ramp may come nearer: they hold the highlights and the shades, which their neighbours outline. */
const lostEnd = 0.055;

/** The colour furthest from the ground: the last resort of whatever must be seen. */
const clearest = (colours: string[], palette: StylePalette): string =>
  colours.toSorted((a, b) => difference(b, palette.ground) - difference(a, palette.ground))[0]!;

/** What covers most of a figure has to stand clear of the ground, not just differ from it. */
export const standsClear = (colour: string, palette: StylePalette, least = 0.2): boolean =>
  difference(colour, palette.ground) >= least;

/** The first of the palette's colours that stands clear. */
export const clearColour = (palette: StylePalette): string =>
  palette.colours.find((colour) => standsClear(colour, palette)) ??
  clearest([...palette.colours, palette.light, palette.dark], palette);

/** True where transparent inks would sink into the ground: they need a light sheet below. */
export const needsSheet = ({ ground }: StylePalette): boolean => lightnessOf(ground) < 0.74 || chromaOf(ground) > 0.13;

/** The palette as it is on the sheet of transparent inks: less what would look like a hole to the ground. */
export function onSheet(palette: StylePalette): StylePalette {
  if (!needsSheet(palette)) return palette;
  const clear = palette.colours.filter((colour) => standsClear(colour, palette));
  const dark = standsClear(palette.dark, palette) ? palette.dark : shadeOf(clearColour(palette), 0.72);
  return { ...palette, ground: palette.light, dark, colours: clear.length ? clear : palette.colours };
}

/**
 * An end of the ramp, moved off the ground when it would sink into it: toward the next of the colours, so that a white
 * cup on white paper becomes a tinted one and not a grey one.
 */
function standOff(colour: string, palette: StylePalette): string {
  if (difference(colour, palette.ground) >= lostEnd) return colour;
  const own = lightnessOf(colour);
  const next = palette.colours.toSorted((a, b) => Math.abs(lightnessOf(a) - own) - Math.abs(lightnessOf(b) - own))[0]!;
  const candidates = [0.22, 0.4, 0.6, 0.85].map((share) => mix(colour, next, share));
  return candidates.find((candidate) => difference(candidate, palette.ground) >= lostEnd) ?? next;
}

/** Colours that differ from the ground, as long as two are left. */
function standing(palette: StylePalette): string[] {
  const kept = palette.colours.filter((colour) => difference(colour, palette.ground) >= lost);
  return kept.length >= 2 ? kept : palette.colours.map((colour) => standOff(colour, palette));
}

/** Dark to light: the ends of the palette round its colours. */
export function rampOf(palette: StylePalette): string[] {
  const middle = standing(palette).toSorted((a, b) => lightnessOf(a) - lightnessOf(b));
  const dark = standOff(palette.dark, palette);
  const bright = standOff(palette.light, palette);
  const lowest = lightnessOf(dark) + 0.06;
  const highest = lightnessOf(bright) - 0.04;
  const between = middle.filter((colour) => lightnessOf(colour) > lowest && lightnessOf(colour) < highest);
  return [dark, ...between, bright];
}

/** The most colourful of the standing colours: for the one small part that calls. */
export const accentOf = (palette: StylePalette): string =>
  standing(palette).toSorted((a, b) => chromaOf(b) - chromaOf(a))[0]!;

/** The colour that a style of one ink prints with: the palette's ink, or what stands best when that sinks. */
export const printInk = (palette: StylePalette): string =>
  difference(palette.ink, palette.ground) >= 0.35
    ? palette.ink
    : clearest([palette.dark, palette.light, ...palette.colours], palette);

/** True when the one ink is lighter than the ground: then it has to print what is light, as on black paper. */
export const printsLight = (palette: StylePalette): boolean =>
  lightnessOf(printInk(palette)) > lightnessOf(palette.ground);

/** The first ink with a hue that reads as a solid on the ground, else the first that reads at all: a black lemon is none. */
export const boldInk = (palette: StylePalette): string => {
  const solid = palette.colours.filter((colour) => difference(colour, palette.ground) >= 0.26);
  return solid.find((colour) => chromaOf(colour) > 0.07) ?? solid[0] ?? printInk(palette);
};
