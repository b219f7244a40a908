import { readOklch } from '../palette/oklch.ts';
import type { Palette } from '../palette/palette.ts';
import { hexOf } from '../raster/colour.ts';
import type { Tone } from './tone-palette.ts';

/**
 * A change of colour of the finished sheet: three rows of red, green, blue and an offset, on 0..1. Being affine, it
 * does the same to layers as to what they lie over each other as.
 */
export type Grade = readonly (readonly [number, number, number, number])[];

const luma = [0.2126, 0.7152, 0.0722] as const;

/** 0 takes all colour out, above 1 adds to it. */
function saturation(amount: number): Grade {
  return [0, 1, 2].map((row) => {
    const [red, green, blue] = luma.map((share, column) => share * (1 - amount) + (row === column ? amount : 0));
    return [red!, green!, blue!, 0] as const;
  });
}

const scaled = (red: number, green: number, blue: number, offset = 0): Grade => [
  [red, 0, 0, offset],
  [0, green, 0, offset],
  [0, 0, blue, offset],
];

/** One hue for everything: its grey, tinted. */
function tinted(hue: number): Grade {
  const angle = (hue / 180) * Math.PI;
  const tint = [0, -2.1, 2.1].map((turn) => 1 + 0.22 * Math.cos(angle - 0.5 + turn));
  return saturation(0).map(
    ([red, green, blue], row) => [red * tint[row]!, green * tint[row]!, blue * tint[row]!, 0] as const,
  );
}

export function gradeFor(tone: Tone, palette: Palette): Grade {
  switch (tone) {
    case 'warmer':
      return scaled(1.06, 0.99, 0.82);
    case 'cooler':
      return scaled(0.84, 0.98, 1.08);
    case 'darker':
      return scaled(0.72, 0.72, 0.76);
    case 'lighter':
      return scaled(0.82, 0.82, 0.82, 0.17);
    case 'calmer':
      return saturation(0.58);
    case 'softer':
      return joinGrades(saturation(0.72), scaled(0.8, 0.8, 0.8, 0.16));
    case 'livelier':
      return saturation(1.4);
    case 'stronger':
      return scaled(1.18, 1.18, 1.18, -0.09);
    case 'monochrome':
      return tinted(readOklch(palette.accent).hue);
    case 'black-and-white':
      return saturation(0);
  }
}

/** The second after the first. */
export function joinGrades(first: Grade | undefined, second: Grade): Grade {
  if (!first) return second;
  return second.map((row) => {
    const column = (at: number) =>
      [0, 1, 2].reduce((sum, inner) => sum + row[inner]! * first[inner]![at]!, at === 3 ? row[3] : 0);
    return [column(0), column(1), column(2), column(3)] as const;
  });
}

/** Straight RGBA, changed in place; its alpha stays. */
export function gradePixels(pixels: Uint8Array | Uint8ClampedArray, grade: Grade): void {
  const [r, g, b] = grade as [Grade[number], Grade[number], Grade[number]];
  const held = (value: number) => Math.max(0, Math.min(255, Math.round(value)));
  for (let at = 0; at < pixels.length; at += 4) {
    const [red, green, blue] = [pixels[at]!, pixels[at + 1]!, pixels[at + 2]!];
    pixels[at] = held(r[0] * red + r[1] * green + r[2] * blue + r[3] * 255);
    pixels[at + 1] = held(g[0] * red + g[1] * green + g[2] * blue + g[3] * 255);
    pixels[at + 2] = held(b[0] * red + b[1] * green + b[2] * blue + b[3] * 255);
  }
}

/** A colour "#rrggbb" as the grade leaves it. */
export function gradeHex(hex: string, grade: Grade): string {
  const digits = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/iu.exec(hex);
  if (!digits) return hex;
  const pixel = new Uint8Array([...digits.slice(1).map((part) => Number.parseInt(part, 16)), 255]);
  gradePixels(pixel, grade);
  return hexOf(pixel.subarray(0, 3));
}
