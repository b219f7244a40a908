import type { Direction } from '../direction/direction.ts';
import type { Palette } from '../palette/palette.ts';
import { channels, mix } from '../raster/colour.ts';
import { contrast, luminance } from '../palette/contrast.ts';

/** The strongest of the palette's colours that reads on a ground; near black or white where none does. */
export function accentOn(palette: Palette, ground: string, least: number): string {
  const options = [palette.accent, ...palette.colours, palette.ink, palette.dark, palette.light];
  return (
    options.find((colour) => contrast(colour, ground) >= least) ?? (luminance(ground) > 0.4 ? '#17130f' : '#fffaf0')
  );
}

/** Text ink for a flat ground: the palette's own where it reads, else the strongest there is. */
export function inkOn(palette: Palette, ground: string): string {
  const options = [palette.ink, palette.dark, palette.light];
  const good = options.find((colour) => contrast(colour, ground) >= 4.75);
  return good ?? [...options, '#17130f', '#fffaf0'].toSorted((a, b) => contrast(b, ground) - contrast(a, ground))[0]!;
}

/** A flood of strong colour for designs that shout: the ground itself where a colour was asked for. */
export const floodOf = (palette: Palette): string => (palette.asked ? palette.ground : strongOf(palette));

/**
 * The strongest colour beside the ground: the accent, unless it is too near to paper. Unless it was asked for, it is
 * deepened by the little that light display type (3:1) and small type in one of the inks need to read on it.
 */
export function strongOf(palette: Palette): string {
  const chosen =
    [palette.accent, ...palette.colours].find((colour) => contrast(colour, palette.light) > 1.8) ?? palette.accent;
  if (palette.asked) return distance(palette.accent, palette.ground) > 60 ? palette.accent : chosen;
  const reads = (colour: string) =>
    contrast(colour, palette.light) >= 3.1 &&
    // Between the two inks neither reads in small type, and a label on a flood is a patch.
    Math.max(contrast(colour, palette.light), contrast(colour, palette.dark)) >= 4.8;
  const depths = [0, 1, 2, 3, 4, 5, 6].map((step) => mix(chosen, palette.dark, step * 0.04));
  return depths.find(reads) ?? depths.find((colour) => contrast(colour, palette.light) >= 3.1) ?? chosen;
}

/** How far two colours lie apart in sRGB, 0 to 441. */
export const distance = (a: string, b: string) => {
  const [from, to] = [channels(a), channels(b)];
  return Math.hypot(...from.map((value, index) => value - to[index]!));
};

/** Grounds for the tiles of a grid: flood first, then colours that are clearly others. */
export function tileTones(palette: Palette): string[] {
  const tones = [strongOf(palette)];
  for (const colour of [...palette.colours, palette.surface, palette.dark]) {
    if (tones.every((tone) => distance(tone, colour) > 70) && distance(colour, palette.ground) > 40) tones.push(colour);
  }
  // Two colours asked for make more tiles by their tints: never two alike side by side.
  const tints = [mix(palette.ground, palette.light, 0.55), mix(palette.ground, palette.dark, 0.4)];
  return tones.length > 2
    ? tones
    : [...tones, ...tints.filter((tint) => tones.every((tone) => distance(tone, tint) > 30))];
}

/** Tones for styles that need paper: pale ones of the palette's light colours, as its deep ones would turn grey. */
export function paperTones(palette: Palette): string[] {
  const bright = tileTones(palette).filter((tone) => luminance(tone) > 0.18);
  const pale = bright.map((tone) => mix(tone, palette.light, luminance(tone) > 0.5 ? 0.3 : 0.5));
  return [...pale, palette.light, mix(palette.light, bright[0] ?? palette.accent, 0.12)];
}

/** A ground's own tint for discs and rings behind a figure: lighter on strong grounds, warmer on paper. */
export const tintOf = (palette: Palette, ground: string, amount: number) =>
  luminance(ground) > (palette.asked ? 0.8 : 0.62)
    ? mix(ground, palette.accent, amount)
    : mix(ground, palette.light, amount);

/** The disc behind a figure: of the palette, apart from the ground and from the figure alike. */
export function discOf(palette: Palette, ground: string, tone: string | undefined): string {
  const options = [...palette.colours, palette.accent, palette.light, tintOf(palette, ground, 0.35)].filter(
    (colour) => distance(colour, ground) > 45,
  );
  const score = (colour: string) =>
    Math.min(tone === undefined ? 160 : distance(colour, tone), 160) +
    0.35 * Math.min(distance(colour, ground), 160) +
    40 * luminance(colour);
  return options.toSorted((a, b) => score(b) - score(a))[0] ?? palette.light;
}

/** Styles of transparent ink and thin line live on paper: a flood of colour drowns them. */
export const needsPaper = (style: string) =>
  ['inkwash', 'watercolour', 'line', 'engrave', 'halftone', 'riso'].includes(style);

/** Every other design of a kind floods its ground, unless its style needs paper. */
export const floodOrPaper = ({ palette, style, subjects }: Omit<Direction, 'label'>, flooded: boolean): string =>
  flooded && !palette.asked && !(subjects.length > 0 && needsPaper(style)) ? floodOf(palette) : palette.ground;

/** The palette as figures on a ground see it: without the colours that would melt into it. */
export function paletteOn(palette: Palette, ground: string): Palette {
  if (ground === palette.ground) return palette;
  // On a stand of another colour, the ground that was asked for is the first of the inks: a lemon on yellow is yellow.
  const own = palette.asked?.includes(palette.ground) ? [palette.ground] : [];
  const apart = [...own, ...palette.colours, palette.accent].filter((colour) => distance(colour, ground) > 90);
  const spare = [palette.light, mix(palette.light, palette.dark, 0.55), palette.surface, palette.dark].filter(
    (colour) => distance(colour, ground) > 90,
  );
  return { ...palette, ground, colours: [...new Set([...apart, ...spare])].slice(0, 4) };
}
