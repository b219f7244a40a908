/** Contrast as WCAG 2.2 measures it (https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio). */

/** `text`: any text; `large`: from 24 px, or 18.7 px bold; `none`: no text at all. */
export type Grade = 'text' | 'large' | 'none';

/** From 1 to 21. @param one `#rrggbb` */
export function contrastOf(one: string, other: string): number {
  const [light, dark] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

export function gradeOf(ratio: number): Grade {
  if (ratio >= 4.5) return 'text';
  return ratio >= 3 ? 'large' : 'none';
}

/** To one digit, never rounded up over a limit. */
export function spoken(ratio: number): string {
  return (Math.floor(ratio * 10) / 10).toFixed(1);
}

/** From 0 to 1. */
export function luminanceOf(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** What reads best on the ground. */
export function bestOn(ground: string, inks: readonly string[]): string {
  const [first, ...others] = inks.length > 0 ? inks : ['#000000', '#ffffff'];
  return others.reduce((best, ink) => (contrastOf(ground, ink) > contrastOf(ground, best) ? ink : best), first!);
}
