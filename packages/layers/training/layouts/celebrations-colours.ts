/** What one celebration decides once: its colours, the outlines of its cards, its shadows and its slack. */
import type { Random } from '../../scripts/designs/random.ts';
import type { Sheet } from '../../scripts/designs/sheet.ts';
import { hsl, mix } from './screens-parts.ts';

export { mix };

/** The outlines that paper is cut to. */
export type Outline =
  | 'square'
  | 'round'
  | 'rounder'
  | 'pill'
  | 'disc'
  | 'cut'
  | 'hollow'
  | 'scallop'
  | 'stamp'
  | 'arch'
  | 'ticket';

/** A card's colour and what is written and drawn on it. */
export interface Tone {
  face: string;
  ink: string;
  faint: string;
}

export interface Look extends Tone {
  tints: readonly string[];
  card: Outline;
  small: Outline;
  chip: Outline | 'bare';
  /** The shadow of what lies on the ground. */
  shade: string;
  /** That of what lies on a card. */
  low: string;
  /** The colour of rims, or none. */
  rim: string;
  thick: number;
  slack: number;
  sticker: boolean;
  centred: boolean;
  print: 'flat' | 'fade' | 'glow' | 'dots' | 'lines' | 'stripes' | 'checks';
}

const channels = (colour: string) => [1, 3, 5].map((i) => parseInt(colour.slice(i, i + 2), 16));

/** Dark or light, whatever is read better on the colour. */
export function onto(fill: string): string {
  const [red, green, blue] = channels(fill);
  return red! * 0.3 + green! * 0.59 + blue! * 0.11 > 150 ? '#201a26' : '#ffffff';
}

/** The colour, made lighter or darker where it would be lost on what is under it. */
export function apart(colour: string, under: string): string {
  const own = channels(colour);
  const far = channels(under).reduce((sum, v, i) => sum + Math.abs(v - own[i]!), 0);
  return far > 150 ? colour : mix(colour, onto(under), 0.55);
}

export function toneOf(s: Sheet, face: string): Tone {
  const ink = onto(face) === '#ffffff' ? '#ffffff' : s.palette.dark;
  return { face, ink, faint: mix(ink, face, 0.25) };
}

function tintsOf(s: Sheet): readonly string[] {
  const { random: r, palette: p } = s;
  const [hue, step] = [r.int(0, 359), r.pick([40, 67, 137])];
  return r.pick([
    [p.accent, p.second, p.mid, hsl(hue, 0.55, 0.55), mix(p.accent, p.mid, 0.5)],
    [p.accent, p.second, p.mid, mix(p.second, p.accent, 0.5), p.dark],
    [0, 1, 2, 3, 4].map((i) => hsl((hue + i * step) % 360, 0.68, 0.56)),
    [0, 1, 2, 3, 4].map((i) => hsl((hue + i * step) % 360, 0.5, 0.72)),
    [0.4, 0.62, 0.5, 0.74, 0.3].map((tone) => hsl(hue, 0.6, tone)),
    [p.second, '#c9a24a', p.dark, '#e8cf8f', p.mid],
  ]);
}

const casts = [
  'drop-shadow(0 8px 14px rgba(0,0,0,.34))',
  'drop-shadow(0 3px 6px rgba(10,10,40,.46))',
  'drop-shadow(7px 8px 0 rgba(0,0,0,.3))',
  'drop-shadow(-6px 7px 0 rgba(20,10,40,.34))',
  'drop-shadow(0 14px 26px rgba(0,0,0,.46))',
];
const lows = ['', '', 'drop-shadow(0 4px 6px rgba(0,0,0,.28))', 'drop-shadow(4px 4px 0 rgba(0,0,0,.22))'];

const faceOf = (r: Random, s: Sheet, tints: readonly string[]) =>
  r.pick([
    s.palette.paper,
    s.palette.paper,
    s.palette.light,
    '#ffffff',
    s.palette.dark,
    mix(tints[0]!, '#ffffff', 0.82),
    mix(tints[2]!, '#000000', 0.72),
    mix(tints[1]!, '#ffffff', 0.5),
  ]);

/** `face`: the colour of the main card where the theme asks for one. */
export function look(s: Sheet, face = ''): Look {
  const r = s.random;
  const under = s.elements[0]!.html;
  const tints = tintsOf(s).map((own) => (under.includes(own) ? mix(own, onto(own), 0.4) : own));
  const tone = toneOf(s, face || faceOf(r, s, tints));
  return {
    ...tone,
    tints,
    card: r.pick(['square', 'square', 'round', 'round', 'rounder', 'cut', 'hollow', 'scallop', 'stamp']),
    small: r.pick(['square', 'round', 'pill', 'pill', 'ticket', 'cut', 'hollow']),
    chip: r.pick(['disc', 'disc', 'round', 'rounder', 'scallop', 'cut', 'bare']),
    shade: r.pick(casts),
    low: r.pick(lows),
    rim: r.pick(['', '', '#ffffff', s.palette.dark, apart(tints[1]!, tone.face)]),
    thick: r.pick([3, 5, 8, 12]),
    slack: r.pick([0, 0, 2, 4, 7]),
    sticker: r.chance(0.35),
    centred: r.chance(0.72),
    print: r.pick(['flat', 'flat', 'flat', 'fade', 'glow', 'dots', 'lines', 'stripes', 'checks']),
  };
}

export const tint = (l: Look, i: number) => l.tints[i % l.tints.length]!;

/** A tint that is seen on the colour. */
export const tintOn = (l: Look, i: number, under: string) => apart(tint(l, i), under);
