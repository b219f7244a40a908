/** Colours as numbers: read from CSS, written as hex, turned between RGB and hue, saturation and value. */
import { contrastBetween, luminanceOf } from '../../ui/luminance.ts';

export interface Rgba {
  /** 0..255 */
  readonly r: number;
  readonly g: number;
  readonly b: number;
  /** 0..1 */
  readonly a: number;
}

export interface Hsva {
  /** 0..360 */
  readonly h: number;
  /** 0..1, as the rest. */
  readonly s: number;
  readonly v: number;
  readonly a: number;
}

export const clear: Rgba = { r: 0, g: 0, b: 0, a: 0 };

/** Reads `#rgb`, `#rgba`, `#rrggbb`, `#rrggbbaa`, the hash left out or not, and `rgb()`; null for all else. */
export function readColour(text: string): Rgba | null {
  const words = text.trim().toLowerCase();
  if (words === 'transparent' || words === 'none') return clear;
  return readHex(words) ?? readFunction(words);
}

function readHex(words: string): Rgba | null {
  const digits = /^#?([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/.exec(words)?.[1];
  if (!digits) return null;
  const long = digits.length < 6 ? [...digits].map((digit) => digit + digit).join('') : digits;
  const part = (at: number) => Number.parseInt(long.slice(at * 2, at * 2 + 2), 16);
  return { r: part(0), g: part(1), b: part(2), a: long.length === 8 ? part(3) / 255 : 1 };
}

function readFunction(words: string): Rgba | null {
  const inside = /^rgba?\(([^)]*)\)$/.exec(words)?.[1];
  const [r, g, b, alpha] = (inside ?? '').split(/[\s,/]+/).filter(Boolean);
  if (r === undefined || g === undefined || b === undefined) return null;
  const numbers = [r, g, b].map(Number);
  const a = alpha?.endsWith('%') ? Number(alpha.slice(0, -1)) / 100 : Number(alpha ?? 1);
  if (![...numbers, a].every(Number.isFinite)) return null;
  const [red = 0, green = 0, blue = 0] = numbers.map((value) => between(value, 0, 255));
  return { r: red, g: green, b: blue, a: between(a, 0, 1) };
}

/** `#rrggbb`, with two more digits only where it is not opaque. */
export function writeColour({ r, g, b, a }: Rgba): string {
  const hex = (value: number) => Math.round(value).toString(16).padStart(2, '0');
  return `#${hex(r)}${hex(g)}${hex(b)}${a < 1 ? hex(a * 255) : ''}`;
}

export function toHsva({ r, g, b, a }: Rgba): Hsva {
  const most = Math.max(r, g, b);
  const span = most - Math.min(r, g, b);
  const sixth =
    span === 0
      ? 0
      : most === r
        ? (g - b) / span + (g < b ? 6 : 0)
        : most === g
          ? (b - r) / span + 2
          : (r - g) / span + 4;
  return { h: sixth * 60, s: most === 0 ? 0 : span / most, v: most / 255, a };
}

export function toRgba({ h, s, v, a }: Hsva): Rgba {
  const part = (shift: number) => {
    const k = (shift + h / 60) % 6;
    return Math.round((v - v * s * Math.max(0, Math.min(k, 4 - k, 1))) * 255);
  };
  return { r: part(5), g: part(3), b: part(1), a };
}

/** Without regard to how far they are seen through. */
export function contrastOf(one: Rgba, other: Rgba): number {
  return contrastBetween(luminanceOf(one.r, one.g, one.b), luminanceOf(other.r, other.g, other.b));
}

export function isSeen(css: string): boolean {
  return css !== 'none' && readColour(css)?.a !== 0;
}

function between(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}
