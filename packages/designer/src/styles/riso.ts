import { channels, chromaOf, lightnessOf, shadeOf } from '../raster/colour.ts';
import type { Channels } from '../raster/colour.ts';
import { noise } from '../raster/noise.ts';
import { clamp } from '../raster/smooth-step.ts';
import { createPlate, develop } from '../raster/surface.ts';
import { rankOf } from './figure.ts';
import type { Figure } from './figure.ts';
import { lightOn } from './form.ts';
import { needsSheet, standsClear } from './inks.ts';
import { layUnder } from './underlay.ts';
import { plainReading } from './painter.ts';
import type { Painter } from './painter.ts';
import type { StylePalette } from './style-palette.ts';

/** Shift of the dark plate, as a share of the side: seen at a glance, and not yet a fault. */
const misregistration = 0.011;

/** What two transparent inks make where both lie. */
function overprint(first: string, second: string): string {
  const b = channels(second);
  const value = channels(first).reduce((sum, channel, k) => sum * 256 + Math.round((channel * b[k]!) / 255), 0);
  return `#${value.toString(16).padStart(6, '0')}`;
}

/** A light ink, bright enough to be printed over, and a deep one with a hue; both together must not sink into the ground. */
function chooseInks(palette: StylePalette): [Channels, Channels] {
  const { colours, dark } = palette;
  const bright = colours.filter(
    (colour) => lightnessOf(colour) > 0.52 && chromaOf(colour) > 0.06 && standsClear(colour, palette),
  );
  const byLight = colours.toSorted((a, b) => lightnessOf(b) - lightnessOf(a));
  const chosen = needsSheet(palette) ? byLight.find((colour) => bright.includes(colour)) : bright[0];
  const light = chosen ?? byLight[0]!;
  const deep = colours.filter(
    (colour) =>
      colour !== light && lightnessOf(colour) < 0.62 && chromaOf(colour) > 0.06 && standsClear(colour, palette),
  );
  const candidates = [
    ...deep.toSorted((a, b) => lightnessOf(a) - lightnessOf(b)),
    dark,
    ...[0.6, 0.75, 0.88].map((k) => shadeOf(light, k)),
  ];
  const second = candidates.find((colour) => standsClear(overprint(light, colour), palette)) ?? candidates.at(-1)!;
  return [channels(light), channels(second)];
}

/** Coverage 0..1 of grain: solid above 0.86 but for a few bare specks, a threshold below. */
function cover(coverage: number, grain: number, other: number, bare: number): number {
  if (coverage > 0.86) return grain > bare ? 0.35 : 1;
  return other < coverage ? 1 : 0;
}

/** How dark the rank of a place wants each plate, before light. */
function ranksOf(figure: Figure): Float32Array {
  const ranks = new Float32Array(figure.label.length).fill(1);
  for (let p = 0; p < ranks.length; p++) if (figure.label[p]! >= 0) ranks[p] = rankOf(figure, figure.label[p]!);
  return ranks;
}

/** Risograph: two transparent inks, each plate by tone and light, grain as the screen, the dark plate shifted. */
export const riso: Painter = {
  reading: plainReading,
  paint(figure, palette, seed) {
    const { side, alpha } = figure;
    const plate = createPlate(side);
    const { data } = plate;
    const [first, second] = chooseInks(palette);
    const grain = noise('grain', seed);
    const cloud = noise('soft', seed);
    const lit = lightOn(figure);
    const ranks = ranksOf(figure);
    const shift = Math.round(misregistration * side) - Math.round(misregistration * side * 0.6) * side;
    const border = Math.ceil(misregistration * side) + 2;
    for (let y = border; y < side - border; y++) {
      for (let x = border; x < side - border; x++) {
        const p = y * side + x;
        const q = p + shift;
        if (alpha[p]! < 0.01 && alpha[q]! < 0.01) continue;
        const wear = 0.9 + 0.2 * cloud(x >> 1, y >> 1);
        const speck = grain(x, y);
        const lightPlate = (1.25 - ranks[p]! * 0.85 - lit[p]! * 0.45) * wear;
        const darkPlate = (1.12 - ranks[q]! * 1.75 - lit[q]! * 0.5) * wear;
        const a = alpha[p]! * Math.max(0.06, cover(clamp(lightPlate), speck, speck, 0.985));
        const b = alpha[q]! * cover(clamp(darkPlate), speck, grain(x + 91, y + 37), 0.975);
        const opacity = 1 - (1 - a) * (1 - b);
        if (opacity < 0.01) continue;
        const index = p * 4;
        for (let k = 0; k < 3; k++) {
          const through = (1 - a + (a * first[k]!) / 255) * (1 - b + (b * second[k]!) / 255);
          data[index + k] = clamp((through - 1 + opacity) / opacity) * 255;
        }
        data[index + 3] = opacity * 255;
      }
    }
    return needsSheet(palette) ? layUnder(develop(plate), figure, palette.light) : plate;
  },
};
