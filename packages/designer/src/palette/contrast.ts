import { channels } from '../raster/colour.ts';

/** Light of a channel's value 0..255 in sRGB, 0..1. */
export const linear: Float64Array = Float64Array.from({ length: 256 }, (_, value) => {
  const share = value / 255;
  return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

/** Relative luminance of "#rrggbb" as WCAG 2 defines it, 0..1. */
export const luminance = (colour: string): number => luminanceAt(channels(colour), 0);

/** The same of the pixel whose red value stands at `at`. */
export const luminanceAt = (data: ArrayLike<number>, at: number): number =>
  0.2126 * linear[data[at]!]! + 0.7152 * linear[data[at + 1]!]! + 0.0722 * linear[data[at + 2]!]!;

/** WCAG 2 contrast ratio of two luminances, 1..21. */
export const ratio = (a: number, b: number): number => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);

/** WCAG 2 contrast ratio of two "#rrggbb" colours, 1..21. */
export const contrast = (a: string, b: string): number => ratio(luminance(a), luminance(b));
