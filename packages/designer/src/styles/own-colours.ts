import { subjectSvg } from '../material/vector-source.ts';
import { channels, lightnessOf, mix } from '../raster/colour.ts';
import type { StylePalette } from './style-palette.ts';

const apart = (a: string, b: string) => {
  const other = channels(b);
  return Math.hypot(...channels(a).map((value, index) => value - other[index]!));
};

const long = (hex: string) => hex.replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3');

function drawnColours(key: string): string[] {
  const counts = new Map<string, number>();
  for (const [hex] of subjectSvg(key).matchAll(/#[\da-f]{6}\b|#[\da-f]{3}\b/gi))
    counts.set(long(hex.toLowerCase()), (counts.get(long(hex.toLowerCase())) ?? 0) + 1);
  return [...counts].toSorted((a, b) => b[1] - a[1]).map(([colour]) => colour);
}

/**
 * The colours that a subject's drawing has of itself, for where a fox must be a fox: in a landscape. `base` lends what
 * the drawing has not.
 */
export function ownColours<Base extends StylePalette>(key: string, base: Base): Base {
  const found: string[] = [];
  for (const colour of drawnColours(key)) if (found.every((other) => apart(other, colour) > 44)) found.push(colour);
  if (found.length === 0) return base;
  const ordered = found.slice(0, 6).toSorted((a, b) => lightnessOf(a) - lightnessOf(b));
  const [first, last] = [ordered[0]!, ordered.at(-1)!];
  const middle = ordered.slice(1, -1);
  return {
    ...base,
    // No ground is known: what stands in a landscape stands on all its colours.
    ground: '#ff00c8',
    ink: first,
    dark: mix(first, '#140c10', 0.25),
    light: mix(last, '#fffaf0', 0.3),
    colours: middle.length > 1 ? middle : [mix(first, last, 0.35), mix(first, last, 0.7), last],
  };
}
