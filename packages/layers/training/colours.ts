/** Colours for designs drawn at random: palettes as designers make them, and colours near or far from one another. */
import type { Random } from '../scripts/designs/random.ts';

/** Hue in degrees, saturation and lightness in per cent. */
export interface Hsl {
  h: number;
  s: number;
  l: number;
}

export const css = ({ h, s, l }: Hsl, alpha = 1) =>
  `hsla(${h.toFixed(1)},${Math.max(0, Math.min(100, s)).toFixed(1)}%,${Math.max(0, Math.min(100, l)).toFixed(1)}%,${alpha})`;

/** Six to nine colours around one, two or three hues, from nearly black to nearly white. */
export function choosePalette(r: Random): Hsl[] {
  const base = r.range(0, 360);
  const turn = r.pick([0, 20, 40, 120, 150, 180, 180, 210]);
  const strong = r.range(25, 95);
  const colours: Hsl[] = [
    { h: base, s: strong * 0.6, l: r.range(8, 28) },
    { h: base + r.range(-15, 15), s: strong, l: r.range(38, 60) },
    { h: base + turn, s: strong, l: r.range(40, 66) },
    { h: base + turn + r.range(-30, 30), s: strong * 0.9, l: r.range(55, 80) },
    { h: base + r.range(-20, 20), s: strong * 0.4, l: r.range(84, 95) },
    { h: base, s: r.range(0, 40), l: r.range(94, 100) },
  ];
  if (r.chance(0.5)) colours.push({ h: r.range(0, 360), s: r.range(40, 90), l: r.range(40, 70) });
  if (r.chance(0.4)) colours.push({ h: base, s: r.range(0, 12), l: r.range(10, 60) });
  return colours;
}

const apart = (a: Hsl, b: Hsl) =>
  Math.abs(a.l - b.l) + (Math.min(a.s, b.s) / 100) * 40 * Math.abs(Math.sin(((a.h - b.h) * Math.PI) / 360));

/** One of the palette's that stands out on `below`, mostly; now and then one that hardly does. */
export function colourOn(r: Random, palette: readonly Hsl[], below: Hsl, faint = 0.08): Hsl {
  if (r.chance(faint)) return { ...below, l: below.l + r.range(2, 6) * (below.l > 60 || r.chance(0.3) ? -1 : 1) };
  for (let attempt = 0; attempt < 12; attempt++) {
    const { h, s, l } = r.pick(palette);
    const colour = { h, s, l: Math.max(3, Math.min(99, l + r.range(-5, 5))) };
    if (apart(colour, below) > 12) return colour;
  }
  return { ...below, l: below.l > 50 ? below.l - 40 : below.l + 40 };
}
