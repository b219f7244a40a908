import { contrast } from './contrast.ts';
import { colourDistance, readOklch, withOklch, writeHex } from './oklch.ts';
import { readableOn, type Palette } from './palette.ts';

const lightness = (hex: string) => readOklch(hex).lightness;
const byLightness = (colours: readonly string[]) => colours.toSorted((a, b) => lightness(a) - lightness(b));

/** A paper tinted with the colour's hue: hardly coloured, never the white of a screen. */
const paperOf = (hex: string) =>
  writeHex({ ...readOklch(hex), lightness: 0.955, chroma: Math.min(0.022, readOklch(hex).chroma) });
const inkOf = (hex: string) =>
  writeHex({ ...readOklch(hex), lightness: 0.26, chroma: Math.min(0.09, readOklch(hex).chroma) });

/** A neighbour of the ground that leaves the ink readable: lighter on dark grounds, darker on light ones. */
function surfaceOf(ground: string, ink: string): string {
  const own = lightness(ground);
  const step = own < 0.5 ? 0.06 : -0.045;
  const surface = withOklch(ground, { lightness: own + step });
  return contrast(ink, surface) >= 4.5 ? surface : withOklch(ground, { lightness: own - step });
}

/** What printers set beside a hue, by where it ends: gold to red, terracotta to green, amber to blue. */
const answers: readonly [number, number][] = [
  [45, 85],
  [110, 28],
  [190, 48],
  [285, 70],
  [360, 85],
];

/** Companions for a palette of one or two colours: an answer in another temperature, and a neighbour of another depth. */
function companionsOf(main: string): string[] {
  const { lightness: own, chroma, hue } = readOklch(main);
  const lively = Math.max(0.09, chroma);
  const answer = answers.find(([end]) => hue <= end)?.[1] ?? 85;
  return [
    // Dark yellows are olive: an answer in gold is light on any ground.
    writeHex({
      lightness: answer > 60 && answer < 115 ? 0.83 : own > 0.66 ? 0.55 : 0.76,
      chroma: Math.min(0.17, lively * 0.95),
      hue: answer,
    }),
    // The dark of an orange is brown, and dulls all that is drawn with it: sea green is its depth.
    own > 0.5 && hue > 20 && hue < 115 && chroma > 0.06
      ? writeHex({ lightness: 0.36, chroma: 0.065, hue: 205 })
      : writeHex({ lightness: own > 0.5 ? 0.38 : 0.66, chroma: chroma * 0.8, hue: hue - 18 }),
  ];
}

/** The same hue in another depth: what is asked for in two colours or more stays in their family. */
function depthOf(hex: string): string {
  const { lightness: own, chroma } = readOklch(hex);
  return withOklch(hex, {
    lightness: own < 0.55 ? own + 0.24 : own - 0.24,
    chroma: chroma > 0.03 ? Math.max(0.11, chroma) : chroma,
  });
}

const steps = [0.92, 0.77, 0.62, 0.47, 0.32, 0.17];

/** Three to five inks that can be told apart, what was asked for first. */
function inksFrom(asked: readonly string[], ground: string, paper: string, ink: string): string[] {
  const inks: string[] = [];
  const apart = asked.filter((colour) => colourDistance(colour, ground) > 0.06);
  // The main colour of a subject must stand out: navy on midnight comes last.
  const shows = (colour: string) => contrast(colour, ground) >= 1.7;
  const seen = [...apart.filter(shows), ...apart.filter((colour) => !shows(colour))];
  const wanted = asked.length < 2 ? [...companionsOf(asked[0]!), paper, ink] : [paper, ink, ...asked.map(depthOf)];
  // Steps of lightness come last: six of them can't all lie close to a ground and two inks, so three are always found.
  const spare = [...companionsOf(asked[0]!), ...steps.map((lightness) => withOklch(asked[0]!, { lightness }))];
  for (const colour of [...seen, ...wanted, ...spare]) {
    const far = colourDistance(colour, ground) > 0.06 && inks.every((other) => colourDistance(other, colour) > 0.06);
    // Colours of another family only where the asked ones can't be told apart from each other.
    // A step of lightness may happen to be one that was asked for.
    const isSpare = !asked.includes(colour) && spare.includes(colour);
    const most = isSpare ? 3 : Math.max(3, Math.min(5, seen.length + 2));
    if (far && inks.length < most) inks.push(colour);
  }
  return inks;
}

/** The colour that papers and light text are tinted with: a warm one where there is one, as paper is. */
function tintSource(asked: readonly string[]): string {
  const warm = asked.find((colour) => {
    const { chroma, hue } = readOklch(colour);
    return chroma > 0.02 && hue > 25 && hue < 115;
  });
  return warm ?? asked[0]!;
}

/** Text on the ground: one of the colours asked for where it is quiet enough to read by, else a tinted dark or light. */
function inkOn(ground: string, asked: readonly string[]): string {
  const quiet = byLightness(asked.filter((colour) => readOklch(colour).chroma < 0.13));
  const dark = isDark(ground);
  const usable = quiet.filter((colour) => (dark ? lightness(colour) > 0.85 : lightness(colour) < 0.35));
  const own = dark ? [...usable.toReversed(), paperOf(tintSource(asked))] : [...usable, inkOf(byLightness(asked)[0]!)];
  return readableOn(ground, own);
}

const isDark = (ground: string) => lightness(ground) < 0.62;

function paletteOn(name: string, ground: string, asked: readonly string[]): Palette {
  const own = inkOn(ground, asked);
  const surface = surfaceOf(ground, own);
  const ink = contrast(own, surface) >= 4.5 ? own : readableOn(surface, [own]);
  // On a middle ground the ink may be the dark one: what is drawn still needs its light.
  const light = isDark(ground) && lightness(ink) > lightness(ground) ? ink : paperOf(tintSource(asked));
  const dark = isDark(ground) && lightness(ground) < 0.4 ? ground : inkOf(byLightness(asked)[0]!);
  const colours = inksFrom(asked, ground, light, dark);
  const apart = (colour: string) => colourDistance(colour, ground) > 0.06 && colourDistance(colour, ink) > 0.06;
  const loudest = (pool: readonly string[]) =>
    pool.filter(apart).toSorted((a, b) => callOf(b, ground) - callOf(a, ground))[0];
  return {
    name,
    ground,
    surface,
    ink,
    accent: loudest(asked) ?? loudest(colours) ?? ink,
    colours,
    light,
    dark,
    asked,
  };
}

/** How loudly a colour calls on a ground: its chroma, and enough contrast to be seen at all. */
const callOf = (colour: string, ground: string) =>
  readOklch(colour).chroma * 3 + Math.min(3, contrast(colour, ground)) / 3;

/**
 * Palettes around the colours asked for, each with all of them unchanged: printed on the darkest or boldest of them,
 * on a paper, and on the lightest. At least three, none with the ground of another; the first suits most briefs.
 */
export function buildPalettes(asked: readonly string[]): Palette[] {
  const [first] = asked;
  if (!first) return [];
  const ordered = byLightness(asked);
  const [darkest, lightest] = [ordered[0]!, ordered.at(-1)!];
  // "Navy and cream" wants one of its two as the ground; a single strong colour floods the sheet or sits on paper.
  const dark = writeHex({ ...readOklch(first), lightness: 0.22, chroma: Math.min(0.07, readOklch(first).chroma) });
  const lead = asked.length === 1 || lightness(darkest) < 0.5 ? (asked.length === 1 ? first : darkest) : lightest;
  const pale = asked.length > 1 && lightness(lightest) > 0.88 ? lightest : paperOf(tintSource(asked));
  const grounds = [lead, pale, first, ...asked, dark, inkOf(first), paperOf(lightest)];
  const distinct = grounds.filter((ground, index) =>
    grounds.slice(0, index).every((other) => colourDistance(other, ground) > 0.03),
  );
  return distinct.map((ground, index) => paletteOn(`Asked for ${asked.join(', ')}, ${index + 1}`, ground, asked));
}
