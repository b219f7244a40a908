/** The set unseen-d: its kit, and what its layouts place things with. By one who has not seen how designs are taken apart. */
import { line, type Pair } from '../placing.ts';
import { unseenDIcons } from './icons.ts';
import { box, photo, svg, type Kit, type Palette, type Sheet } from '../sheet.ts';

/** Each face with the mean width of its letters, in em, and a little more. */
const faces: Record<string, number> = {
  Montserrat: 0.65,
  'Playfair Display': 0.57,
  'Inter Tight': 0.57,
  'DM Serif Display': 0.53,
  'EB Garamond': 0.52,
  'Alfa Slab One': 0.7,
  'Space Grotesk': 0.6,
};

export const unseenDKit: Kit = {
  palettes: [
    { dark: '#2b2d42', mid: '#5c6b8a', accent: '#c8363f', second: '#f6c453', light: '#dfe4ee', paper: '#ffffff' },
    { dark: '#1d3b2f', mid: '#4f7d63', accent: '#b5532a', second: '#f2cf7e', light: '#d8e8dc', paper: '#fffdf6' },
    { dark: '#3d1f3a', mid: '#84507a', accent: '#b0306a', second: '#f7b995', light: '#f0dbe6', paper: '#fffafc' },
    { dark: '#0f2f57', mid: '#3b6ea5', accent: '#d1512d', second: '#ffd166', light: '#d5e6f5', paper: '#fbfdff' },
    { dark: '#3a2a1e', mid: '#8a6444', accent: '#2c6e63', second: '#eab464', light: '#efe0cb', paper: '#fffbf4' },
    { dark: '#143c44', mid: '#3c7f86', accent: '#a43b76', second: '#f4d35e', light: '#cfe8e6', paper: '#fafffe' },
    { dark: '#26244d', mid: '#6258a8', accent: '#d03a55', second: '#9fdcc6', light: '#e1defa', paper: '#ffffff' },
  ],
  faces: Object.keys(faces),
  icons: unseenDIcons,
  words: [
    ['Summer Sale', '夏日特卖'],
    ['Save Water', '节约用水'],
    ['Tea Menu', '茶单'],
  ],
};

export type Three = readonly [string, string, string];

/** A fill with the ink that can be read on it and the three colours of a pictogram that can be seen on it. */
export interface Tone {
  fill: string;
  ink: string;
  icon: Three;
}

export const tones = (p: Palette) =>
  ({
    accent: { fill: p.accent, ink: '#ffffff', icon: [p.paper, p.second, p.dark] },
    mid: { fill: p.mid, ink: '#ffffff', icon: [p.paper, p.second, p.dark] },
    dark: { fill: p.dark, ink: '#ffffff', icon: [p.second, p.paper, p.accent] },
    second: { fill: p.second, ink: p.dark, icon: [p.dark, p.accent, p.mid] },
    light: { fill: p.light, ink: p.dark, icon: [p.accent, p.dark, p.mid] },
    paper: { fill: p.paper, ink: p.dark, icon: [p.accent, p.mid, p.dark] },
  }) satisfies Record<string, Tone>;

/** Left and right changed over, for a thing of the width `w`; it changes from one ground to the next. */
export const turner = (seed: number, on = true) =>
  on && ((seed >> 3) & 1) === 1 ? (x: number, w: number) => 1024 - x - w : (x: number) => x;

export function shuffled<T>(s: Sheet, list: readonly T[]): T[] {
  const left = [...list];
  return list.map(() => left.splice(s.random.int(0, left.length - 1), 1)[0]!);
}

/** How wide a line is, px. */
export function widthOf(s: Sheet, pair: Pair, size: number): number {
  const text = [...pair[s.chinese ? 1 : 0]];
  const wide = text.filter((letter) => letter > '\u2e7f').length;
  const em = wide + (text.length - wide) * (s.chinese ? Math.max(0.6, faces[s.face]!) : faces[s.face]!);
  return em * size * (s.chinese ? 0.92 : 1);
}

/** One line about the height `cy`, made smaller where it would not fit. */
export function put(
  s: Sheet,
  x: number,
  cy: number,
  width: number,
  size: number,
  colour: string,
  pair: Pair,
  align: 'center' | 'left' | 'right' = 'center',
): void {
  const fit = size * Math.min(1, width / widthOf(s, pair, size));
  line(s, x, cy, width, fit, colour, pair, `text-align:${align}`);
}

/** A drawing in its own pixels. */
export const shape = (
  s: Sheet,
  name: string,
  x: number,
  y: number,
  w: number,
  h: number,
  inner: string,
  css = '',
  turn = 0,
) => s.object(name, box(x, y, w, h, css, svg(0, 0, w, h, inner), turn));

/** A drawing of other pixels than those it takes. */
export const scaled = (times: number, inner: string) => `<g transform="scale(${times})">${inner}</g>`;

/** A photograph with its frame: one thing. */
export function framed(
  s: Sheet,
  [x, y, w, h]: readonly [number, number, number, number],
  edge: number,
  seed: number,
  round: string,
  css: string,
  turn = 0,
): void {
  const inner = photo(edge, edge, w - 2 * edge, h - 2 * edge, seed, `border-radius:${round}`);
  s.object('photo', box(x, y, w, h, `border-radius:${round};${css}`, inner, turn));
}

/** A pictogram with its three colours as a list. */
export const mark = (s: Sheet, name: string, x: number, y: number, size: number, [a, b, c]: Three, turn = 0) =>
  s.object(`icon:${name}`, svg(x, y, size, size, s.kit.icons[name]!(a, b, c), turn, '0 0 24 24'));

/** A shadow that follows the outline of a drawing. */
export const lifted = (s: Sheet) =>
  `filter:${s.random.pick(['drop-shadow(0 4px 8px rgba(0,0,0,.35))', 'drop-shadow(0 8px 16px rgba(10,10,40,.42))', 'drop-shadow(4px 5px 0 rgba(0,0,0,.28))'])}`;

const path = (fill: string, d: string) => `<path fill="${fill}" d="${d}"/>`;

/** A band whose two tails are folded back behind it, in its own colour but darker. */
export const ribbon = (w: number, h: number, fill: string) =>
  path(`color-mix(in srgb,${fill} 64%,#000)`, `M0 18h86v${h}H0l26-${h / 2}zM${w} 18h-86v${h}h86l-26-${h / 2}z`) +
  path(fill, `M46 0h${w - 92}v${h}H46z`);

/** A level line with a lozenge in its middle. */
export const ornament = (w: number, fill: string) =>
  path(fill, `M0 8h${w / 2 - 22}v4H0zM${w / 2 + 22} 8h${w / 2 - 22}v4h-${w / 2 - 22}zM${w / 2} 0l13 10-13 10-13-10z`);

/** Long and short corners of a star, about its own middle. */
export function star(size: number, points: number, depth: number, fill: string): string {
  const corners = Array.from({ length: points * 2 }, (_, i) => {
    const [far, angle] = [(size / 2) * (i & 1 ? depth : 1), (Math.PI * i) / points];
    return `${(size / 2 + far * Math.cos(angle)).toFixed(1)},${(size / 2 + far * Math.sin(angle)).toFixed(1)}`;
  });
  return `<polygon fill="${fill}" stroke="${fill}" stroke-width="4" stroke-linejoin="round" points="${corners.join(' ')}"/>`;
}

/** A price label with its hole at the left. */
export const label = (w: number, h: number, fill: string) =>
  `<path fill="${fill}" fill-rule="evenodd" d="M${h * 0.45} 0H${w - 12}a12 12 0 0 1 12 12v${h - 24}a12 12 0 0 1-12 12H${h * 0.45}L0 ${h / 2}zM${h * 0.42} ${h / 2}a8 8 0 1 0 16 0a8 8 0 1 0-16 0z"/>`;
