import { contrast } from '../palette/contrast.ts';
import { colourDistance, hueTurn, readOklch, withOklch, writeHex, type Oklch } from '../palette/oklch.ts';
import { readableOn, type Palette } from '../palette/palette.ts';

export type Tone =
  | 'warmer'
  | 'cooler'
  | 'darker'
  | 'lighter'
  | 'calmer'
  | 'livelier'
  | 'softer'
  | 'stronger'
  | 'monochrome'
  | 'black-and-white';

/** Below this a colour is a grey with a tint. */
const grey = 0.025;
const dark = 0.62;

/** Towards a hue the short way round, by a share of the way. */
function towards(hue: number, goal: number, share: number): number {
  return (hue + hueTurn(hue, goal) * share + 360) % 360;
}

function turned(colour: Oklch, goal: number): Oklch {
  // A paper or an ink has hardly a hue to turn: it is tinted.
  if (colour.chroma < grey) return { ...colour, hue: goal, chroma: Math.max(colour.chroma, 0.022) };
  const way = Math.abs(hueTurn(colour.hue, goal));
  // Across the circle a colour would pass through its rivals: it goes a third of the way and loses some of its voice.
  return way > 110
    ? { ...colour, hue: towards(colour.hue, goal, 0.55), chroma: colour.chroma * 0.8 }
    : { ...colour, hue: towards(colour.hue, goal, 0.45) };
}

/** What each colour becomes; the ground and the ink of light and dark sheets go their own way. */
function toned(hex: string, tone: Tone, hue: number): string {
  const colour = readOklch(hex);
  switch (tone) {
    case 'warmer':
      return writeHex(turned(colour, 55));
    case 'cooler':
      return writeHex(turned(colour, 245));
    case 'calmer':
      return writeHex({ ...colour, chroma: colour.chroma * 0.5 });
    case 'softer':
      return writeHex({
        ...colour,
        chroma: colour.chroma * 0.6,
        lightness: colour.lightness + (0.86 - colour.lightness) * 0.3,
      });
    case 'livelier':
      return writeHex({
        ...colour,
        chroma: colour.chroma < grey ? colour.chroma : Math.max(0.13, colour.chroma * 1.5),
      });
    case 'stronger':
      return writeHex({
        ...colour,
        chroma: colour.chroma * 1.2,
        lightness: colour.lightness + (colour.lightness > dark ? 0.05 : -0.08),
      });
    case 'monochrome':
      return writeHex({ ...colour, hue, chroma: colour.chroma < grey ? 0.015 : Math.min(colour.chroma, 0.11) });
    case 'black-and-white':
      return writeHex({ ...colour, chroma: 0 });
    default:
      return hex;
  }
}

/** The palette's own colours on a ground as deep, or as pale, as its first colour gives it. */
function onGround(palette: Palette, depth: 'deep' | 'pale'): Palette {
  const lead = [palette.accent, ...palette.colours, palette.ground].toSorted(
    (one, other) => readOklch(other).chroma - readOklch(one).chroma,
  )[0]!;
  const { hue, chroma } = readOklch(depth === 'deep' ? lead : palette.ground);
  const ground =
    depth === 'deep'
      ? writeHex({ lightness: 0.24, chroma: Math.min(0.06, chroma), hue })
      : // The paper of a red sheet is no pink one.
        writeHex({ lightness: 0.955, chroma: Math.min(0.02, chroma), hue: hue > 115 && hue < 330 ? hue : 85 });
  const ink =
    depth === 'deep' ? withOklch(palette.light, { lightness: 0.95 }) : withOklch(palette.dark, { lightness: 0.25 });
  const surface = withOklch(ground, { lightness: depth === 'deep' ? 0.31 : 0.91 });
  const shows = (colour: string) => contrast(colour, ground) >= 1.7;
  const lifted = palette.colours.map((colour) =>
    shows(colour) ? colour : withOklch(colour, { lightness: depth === 'deep' ? 0.68 : 0.5 }),
  );
  return { ...palette, ground, surface, ink, colours: lifted };
}

/** Moves ground and surface a step; past the middle there is no ground that ink reads on, so the sheet turns over. */
function shifted(palette: Palette, tone: 'darker' | 'lighter', onPaper: boolean): Palette {
  const { lightness } = readOklch(palette.ground);
  if (tone === 'darker' && lightness > dark && !onPaper) return onGround(palette, 'deep');
  if (tone === 'lighter' && lightness < dark) return onGround(palette, 'pale');
  const step = tone === 'darker' ? (onPaper ? -0.1 : -0.08) : 0.04;
  // Paper that is darker than this takes no transparent ink.
  const least = onPaper ? 0.68 : 0.12;
  const move = (hex: string) =>
    withOklch(hex, { lightness: Math.max(least, Math.min(0.985, readOklch(hex).lightness + step)) });
  const deeper = (hex: string) =>
    withOklch(hex, { lightness: Math.max(0.2, Math.min(0.92, readOklch(hex).lightness + step)) });
  return {
    ...palette,
    ground: move(palette.ground),
    surface: move(palette.surface),
    accent: deeper(palette.accent),
    colours: palette.colours.map(deeper),
  };
}

/** Ink reads on both grounds, the accent stands out, and no two colours have become one. */
export function mended(palette: Palette): Palette {
  const { ground, surface } = palette;
  const first = readableOn(ground, [palette.ink, palette.dark, palette.light]);
  const reads = contrast(first, surface) >= 4.5;
  // A surface between ground and ink is brought back to the ground.
  const near = reads
    ? surface
    : withOklch(ground, {
        lightness: readOklch(ground).lightness + (readOklch(ground).lightness < dark ? 0.05 : -0.04),
      });
  const ink = contrast(first, near) >= 4.5 ? first : readableOn(near, [first]);
  const colours: string[] = [];
  for (const colour of palette.colours) {
    let apart = colour;
    for (let step = 1; step < 7 && [ground, ...colours].some((other) => colourDistance(apart, other) < 0.055); step++) {
      const { lightness } = readOklch(colour);
      apart = withOklch(colour, { lightness: lightness + (step % 2 ? 1 : -1) * Math.ceil(step / 2) * 0.09 });
    }
    colours.push(apart);
  }
  const stands = colourDistance(palette.accent, ground) > 0.1;
  const accent = stands ? palette.accent : (colours.find((colour) => colourDistance(colour, ground) > 0.12) ?? ink);
  return { ...palette, surface: near, ink, accent, colours };
}

/** The hue that a sheet in one colour keeps: that of its loudest. */
const leadingHue = (palette: Palette) =>
  readOklch(
    [palette.accent, ...palette.colours, palette.ground].toSorted(
      (one, other) => readOklch(other).chroma - readOklch(one).chroma,
    )[0]!,
  ).hue;

const everyColour = (palette: Palette, change: (hex: string) => string): Palette => ({
  ...palette,
  ground: change(palette.ground),
  surface: change(palette.surface),
  ink: change(palette.ink),
  accent: change(palette.accent),
  colours: palette.colours.map(change),
  light: change(palette.light),
  dark: change(palette.dark),
  ...(palette.asked && { asked: palette.asked.map(change) }),
});

/** The same palette in another tone: its order, and what reads on what, stay; with `onPaper`, its ground stays light. */
export function tonePalette(palette: Palette, tone: Tone, onPaper = false): Palette {
  const hue = leadingHue(palette);
  const moved =
    tone === 'darker' || tone === 'lighter'
      ? shifted(palette, tone, onPaper)
      : everyColour(palette, (hex) => toned(hex, tone, hue));
  return { ...mended(moved), name: `${palette.name}, ${tone}` };
}

/**
 * Whatever has the hue of `from` takes that of `to`, each at its own depth; the rest stays. Black, white and grey are
 * their depth: they are taken as they are. Undefined where nothing has that hue.
 */
export function replaceHue(palette: Palette, from: string, to: string): Palette | undefined {
  const [old, wanted] = [readOklch(from), readOklch(to)];
  let found = false;
  const change = (hex: string) => {
    const colour = readOklch(hex);
    const way = Math.abs(hueTurn(colour.hue, old.hue));
    const same =
      old.chroma < grey
        ? colour.chroma < grey && Math.abs(colour.lightness - old.lightness) < 0.2
        : colour.chroma > 0.03 && way < 32;
    if (!same) return hex;
    found = true;
    if (wanted.chroma < grey) return writeHex(wanted);
    return writeHex({
      ...colour,
      hue: wanted.hue,
      chroma: Math.max(0.03, Math.min(colour.chroma * 1.1, wanted.chroma)),
    });
  };
  const changed = everyColour(palette, change);
  return found ? { ...mended(changed), name: `${palette.name}, ${to} for ${from}` } : undefined;
}
