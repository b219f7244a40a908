import { clampChroma, converter, formatHex } from 'culori';

/** Lightness 0..1, chroma 0..0.4, hue in degrees: OKLCH, where equal steps look equal. */
export interface Oklch {
  lightness: number;
  chroma: number;
  hue: number;
}

/** A palette is judged by a few colours again and again, and reading one takes many times as long as remembering it. */
function remembered<Colour>(read: (hex: string) => Colour): (hex: string) => Colour {
  const known = new Map<string, Colour>();
  return (hex) => {
    const colour = known.get(hex) ?? read(hex);
    if (known.size >= mostRemembered) known.clear();
    known.set(hex, colour);
    return colour;
  };
}

const mostRemembered = 2_000;
const toOklch = remembered(converter('oklch'));
const toOklab = remembered(converter('oklab'));

/** Reads "#rrggbb" or "#rgb"; throws a RangeError for anything else. */
export function readOklch(hex: string): Oklch {
  const colour = toOklch(hex);
  if (!colour) throw new RangeError(`"${hex}" is not a colour.`);
  return { lightness: colour.l, chroma: colour.c, hue: colour.h ?? 0 };
}

/** "#rrggbb", its chroma reduced as far as sRGB needs. */
export function writeHex({ lightness, chroma, hue }: Oklch): string {
  const l = Math.min(1, Math.max(0, lightness));
  return formatHex(clampChroma({ mode: 'oklch', l, c: Math.max(0, chroma), h: hue }, 'oklch'));
}

/** The same colour with some of its coordinates replaced. */
export const withOklch = (hex: string, change: Partial<Oklch>): string => writeHex({ ...readOklch(hex), ...change });

/** Degrees from one hue to another the short way round, -180 to 180. */
export const hueTurn = (from: number, to: number): number => ((to - from + 540) % 360) - 180;
/** Colours whose hues lie nearer than this, in degrees, go by one name. */
export const sameHue = 18;

/** Euclidean distance in OKLab: 0.02 is just seen, 0.1 is another colour. */
export function colourDistance(a: string, b: string): number {
  const [p, q] = [toOklab(a), toOklab(b)];
  if (!p || !q) throw new RangeError(`"${p ? b : a}" is not a colour.`);
  return Math.hypot(p.l - q.l, p.a - q.a, p.b - q.b);
}
