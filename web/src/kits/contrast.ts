/** How well the colours of a kit, `#rrggbb`, can be read on each other. */
import { contrastBetween, luminanceOf } from '../ui/luminance.ts';

/** `text`: any text; `large`: from 24 px, or 18.7 px bold; `none`: no text at all. */
export type Grade = 'text' | 'large' | 'none';

/** From 1 to 21. */
export function contrastOf(one: string, other: string): number {
  return contrastBetween(lightnessOf(one), lightnessOf(other));
}

export function gradeOf(ratio: number): Grade {
  if (ratio >= 4.5) return 'text';
  return ratio >= 3 ? 'large' : 'none';
}

/** To one digit, never rounded up over a limit. */
export function spoken(ratio: number): string {
  return (Math.floor(ratio * 10) / 10).toFixed(1);
}

/** The relative luminance, 0..1. */
export function lightnessOf(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return luminanceOf(red!, green!, blue!);
}

/** What reads best on the ground. */
export function bestOn(ground: string, inks: readonly string[]): string {
  const [first, ...others] = inks.length > 0 ? inks : ['#000000', '#ffffff'];
  return others.reduce((best, ink) => (contrastOf(ground, ink) > contrastOf(ground, best) ? ink : best), first!);
}
