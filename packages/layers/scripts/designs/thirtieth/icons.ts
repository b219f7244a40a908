/** Palettes, faces and pictograms of the thirtieth set, and what it draws and writes with. By one who has not seen how designs are taken apart. */
import { svg, type Kit, type Sheet } from '../sheet.ts';

export const shape = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`;
export const stroke = (d: string, colour: string, width: number, more = '') =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;
export const dot = (x: number, y: number, r: number, fill: string) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;
export const ring = (x: number, y: number, r: number, colour: string, width: number) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;
export const block = (x: number, y: number, w: number, h: number, fill: string, round = 0) =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${round}" fill="${fill}"/>`;
export const egg = (x: number, y: number, rx: number, ry: number, fill: string, turn = 0) =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}" transform="rotate(${turn} ${x} ${y})"/>`;
export const times = (n: number, part: (i: number) => string) => Array.from({ length: n }, (_, i) => part(i)).join('');
export const moved = (how: string, inner: string) => `<g transform="${how}">${inner}</g>`;

const icons: Kit['icons'] = {
  hour: (a, b) => dot(12, 12, 11, a) + stroke('M12 5.600V12.200L16.600 14.600', b, 2.4),
  map: (a, b) =>
    shape('M12 23.400C6 16.600 3.600 13 3.600 9.400a8.400 8.400 0 0 1 16.800 0c0 3.600-2.400 7.200-8.400 14z', a) +
    dot(12, 9.2, 3.4, b),
  warn: (a, b) =>
    shape(
      'M12 1.400q1.200 0 1.800 1.100l9.400 17.200q1.200 2.700-1.700 2.900H2.500Q-.4 22.400.8 19.700L10.200 2.500Q10.800 1.400 12 1.400z',
      a,
    ) +
    stroke('M12 8.400V14.200', b, 2.8) +
    dot(12, 18.4, 1.7, b),
  phone: (a) =>
    shape(
      'M5.600 1.400L9.600 1 11.600 7.400 8.800 9.600Q10.600 13.800 14.400 15.400L16.800 12.600 23 14.800 22.400 19Q21.800 22.600 18 22.600 3.600 20.600 1.400 6 1.600 2.200 5.600 1.400z',
      a,
    ),
  swap: (a, b) =>
    stroke('M3 10.500Q4.400 4 12 4H16', a, 3) +
    shape('M14.600-.2L22 4.200 14.600 8.600z', a) +
    stroke('M21 13.500Q19.600 20 12 20H8', b, 3) +
    shape('M9.400 15.400L2 19.800 9.400 24.200z', b),
  sprout: (a, b) =>
    stroke('M12 23V11', b, 2.6) +
    shape('M12 13Q1 13 1.400 3.400 12 3 12 13z', a) +
    shape('M12.200 15.400Q12.600 6.400 22.600 7 22.600 15.800 12.200 15.400z', a),
  hands: (a, b) =>
    shape(
      'M1 14.400L7 12.600 13.400 14.600Q15 15.400 14 16.800L10 17.200 16.400 17.400 21.400 14.200Q23.600 14 22.600 16.200L15.800 21.800 7.600 21.600 1 23z',
      a,
    ) +
    shape(
      'M12 11.600Q6.400 8 6.600 4.600 7.400 1.600 10 2.200 11.400 2.600 12 4 12.600 2.600 14 2.200 16.600 1.600 17.400 4.600 17.600 8 12 11.600z',
      b,
    ),
  tick: (a) => stroke('M4 12.800L9.600 18.400L20.400 6.400', a, 4),
};

export const thirtiethKit: Kit = {
  palettes: [
    { dark: '#1d2b2f', mid: '#4c7a78', accent: '#d24a22', second: '#f3b61f', light: '#d5e4db', paper: '#fbfaf3' },
    { dark: '#2b1b3d', mid: '#7b5aa6', accent: '#cc2f57', second: '#ffc857', light: '#e3d9ef', paper: '#fdfbff' },
    { dark: '#123524', mid: '#5b8c5a', accent: '#b9472f', second: '#f4d35e', light: '#dbe7c8', paper: '#fcfbf1' },
    { dark: '#10243e', mid: '#3d6ea5', accent: '#d9541e', second: '#8fd0d2', light: '#d5e3f2', paper: '#fafcff' },
    { dark: '#3b1c1c', mid: '#a2594a', accent: '#1f6f78', second: '#f2c14e', light: '#f4dacb', paper: '#fff9f3' },
    { dark: '#1a1a1d', mid: '#5d6470', accent: '#c3183c', second: '#e8c547', light: '#dfdfdc', paper: '#ffffff' },
    { dark: '#0b3c49', mid: '#2f8f9d', accent: '#c23f53', second: '#ffd166', light: '#c9e6e9', paper: '#f8fdfd' },
  ],
  faces: [
    'Archivo Black',
    'DM Serif Display',
    'Playfair Display',
    'Big Shoulders Display',
    'Bebas Neue',
    'Unbounded',
    'Inter Tight',
    'EB Garamond',
  ],
  icons,
  words: [
    ['Come along', '欢迎参加'],
    ['All week', '全周开放'],
    ['Ask us', '请咨询'],
  ],
};

/** How wide a face runs beside the guess below. */
const run: Record<string, number> = {
  'Archivo Black': 1.19,
  'DM Serif Display': 0.96,
  'Playfair Display': 1.03,
  'Big Shoulders Display': 0.75,
  'Bebas Neue': 0.75,
  Unbounded: 1.38,
  'Inter Tight': 1.01,
  'EB Garamond': 1,
};

/** What the small lines are set in, beside a face for the large ones. */
const beside: Record<string, string> = {
  'Playfair Display': 'EB Garamond',
  'DM Serif Display': 'Inter Tight',
  'EB Garamond': 'EB Garamond',
};

const widths: [RegExp, number][] = [
  [/[一-鿿，。：（）]/, 1],
  [/[iljtfr.,'!:|I]/, 0.32],
  [/[mwMW@–½]/, 0.86],
  [/[A-Z&]/, 0.68],
  [/[0-9$]/, 0.58],
  [/ /, 0.26],
];
const em = (words: string) =>
  [...words].reduce((sum, letter) => sum + (widths.find(([kind]) => kind.test(letter))?.[1] ?? 0.56), 0);

export type Words = string | readonly [string, string];
export interface Manner {
  align?: 'left' | 'center' | 'right';
  large?: boolean;
  /** Turned about a point, as the thing is that the words stand on. */
  about?: readonly [number, number, number];
}

/** A line with its middle at `cy`, smaller where it would not fit. */
export function say(
  s: Sheet,
  [x, cy, w]: readonly [number, number, number],
  size: number,
  colour: string,
  words: Words,
  { align = 'center', large = false, about }: Manner = {},
) {
  const pair = typeof words === 'string' ? ([words, words] as const) : words;
  const face = large ? s.face : (beside[s.face] ?? 'Inter Tight');
  const text = pair[s.chinese ? 1 : 0];
  const [shrink, rate] = [s.chinese ? 0.92 : 1, /[一-鿿]/.test(text) ? 1.04 : run[face]!];
  const px = Math.min(size * shrink * (large && run[face]! < 0.8 ? 1.16 : 1), w / (em(text) * rate));
  const top = cy - px * 0.65;
  const turn = about
    ? `;transform:rotate(${about[2]}deg);transform-origin:${about[0] - x}px ${(about[1] - top).toFixed(1)}px`
    : '';
  s.text(x, top, w, px / shrink, colour, `font-family:'${face}','Noto Sans SC';text-align:${align}${turn}`, pair);
}

/** A drawing of size `drawn` in a place; `flip` as in a mirror, `cast` with a shadow. */
export function draw(
  s: Sheet,
  name: string,
  [x, y, w, h]: readonly [number, number, number, number],
  inner: string,
  [dw, dh]: readonly [number, number],
  { turn = 0, flip = false, cast = 0 } = {},
) {
  const mirrored = flip ? moved(`translate(${dw} 0) scale(-1 1)`, inner) : inner;
  const shaded = cast
    ? `<g style="filter:drop-shadow(0 ${cast}px ${cast * 1.4}px rgba(0,0,0,.36))">${mirrored}</g>`
    : mirrored;
  s.object(name, svg(x, y, w, h, shaded, turn, `0 0 ${dw} ${dh}`));
}

export const icon = (s: Sheet, name: string, x: number, y: number, size: number, a: string, b: string) =>
  s.object(`icon:${name}`, svg(x, y, size, size, s.kit.icons[name]!(a, b, b), 0, '0 0 24 24'));

/** Where a thing of width `w` begins, or its mirror image. */
export const across = (left: boolean, x: number, w: number) => (left ? x : 1024 - x - w);

/** Which of its three grounds a design has: what a layout is made in differs from one to the next. */
const turnOf = (seed: number) => Math.floor(seed / 104);
export const leftOf = (seed: number) => (turnOf(seed) + seed) % 2 === 0;
export const oneOf = <T>(seed: number, list: readonly T[]): T =>
  list[(turnOf(seed) + (Math.floor(seed / 13) % 8)) % list.length]!;

/** A shadow for the whole of a design, strong enough for white on paper. */
export const lifted = (s: Sheet) =>
  `box-shadow:${s.random.pick(['0 8px 26px rgba(10,14,30,.34)', '0 5px 14px rgba(0,0,0,.36)', '8px 9px 0 rgba(0,0,0,.26)'])}`;

/** A list that begins at another place. */
export const from = <T>(list: readonly T[], start: number) => [...list.slice(start), ...list.slice(0, start)];
