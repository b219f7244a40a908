/** The colours, faces, icons and words of the seventeenth set, and what they place things with. */
import { middle, type Pair } from '../placing.ts';
import { box, svg, type Kit, type Sheet } from '../sheet.ts';

const stroke = (colour: string, width: number, d: string) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const shape = (colour: string, d: string) => `<path d="${d}" fill="${colour}"/>`;
const round = (colour: string, x: number, y: number, radius: number) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${colour}"/>`;

const icons: Kit['icons'] = {
  wifi: (a, b) => stroke(a, 2.6, 'M2 9.5a14 14 0 0 1 20 0M5.8 13.6a8.8 8.8 0 0 1 12.4 0') + round(b, 12, 18.4, 2.8),
  key: (a, b) => stroke(a, 2.8, 'M11 12h11M18 12v4.5M21.5 12v3.5') + round(a, 7, 12, 5.6) + round(b, 7, 12, 2.2),
  mug: (a, b, c) =>
    stroke(a, 2.2, 'M17 11h2a2.6 2.6 0 0 1 0 5.4h-2') +
    shape(a, 'M4 9h13v8a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4z') +
    shape(b, 'M4 11.5h13V14H4z') +
    stroke(c, 1.8, 'M8 6.5q-1.5-2 0-4M13 6.5q-1.5-2 0-4'),
  gavel: (a, b) =>
    `<g transform="rotate(-45 12 9)">${shape(b, 'M10.7 9h2.6v14.5h-2.6z')}${shape(a, 'M6 4.5h12v7H6z')}${shape(b, 'M4.5 3.5h2.5v9H4.5zM17 3.5h2.5v9H17z')}</g>` +
    shape(a, 'M2.5 19.5h9V23h-9z'),
  gift: (a, b, c) =>
    shape(a, 'M3.5 12h17v10h-17z') +
    shape(b, 'M2 7.5h20V12H2zM10.4 12h3.2v10h-3.2z') +
    stroke(c, 2, 'M12 7Q5.5 7 6.5 3.5T12 7q4.5-7 5.5-3.5T12 7'),
  drop: (a, b) =>
    shape(a, 'M12 1.5Q20 10 20 15a8 8 0 0 1-16 0q0-5 8-13.5z') + stroke(b, 2, 'M8 15.5a4 4 0 0 0 3.5 3.7'),
  sun: (a, b) =>
    stroke(
      b,
      2.4,
      'M12 1.5v2.5M12 20v2.5M1.5 12H4M20 12h2.5M4.6 4.6l1.7 1.7M17.7 17.7l1.7 1.7M4.6 19.4l1.7-1.7M17.7 6.3l1.7-1.7',
    ) + round(a, 12, 12, 5.6),
  warmth: (a, b) =>
    shape(a, 'M9 4a3 3 0 0 1 6 0v9.2a5.6 5.6 0 1 1-6 0z') + stroke(b, 2, 'M12 8v9') + round(b, 12, 17.8, 2.9),
  cap: (a, b, c) =>
    shape(b, 'M6 11.5v6q6 4.5 12 0v-6l-6 3z') + shape(a, 'M12 4l11 5.5-11 5.5L1 9.5z') + stroke(c, 1.8, 'M21.5 10v7.5'),
  ball: (a, b) =>
    round(a, 12, 12, 10.5) + stroke(b, 1.8, 'M12 1.5v21M1.5 12h21M4.8 4.5q6.7 7.5 0 15M19.2 4.5q-6.7 7.5 0 15'),
  tent: (a, b, c) => shape(c, 'M12 1v6l5-3z') + shape(a, 'M12 5l11 17H1z') + shape(b, 'M12 12l5.5 10h-11z'),
  torch: (a, b, c) =>
    shape(b, 'M4 2h16l-3.5 7h-9z') + shape(a, 'M8 9h8v12a2 2 0 0 1-2 2h-4a2 2 0 0 1-2-2z') + round(c, 12, 13.5, 1.7),
  flask: (a, b, c) =>
    shape(b, 'M8.5 1h7v4.5h-7z') +
    shape(a, 'M8 6.5h8q3 1 3 4.5v10a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V11q0-3.5 3-4.5z') +
    shape(c, 'M5 13h14v4.5H5z'),
  towel: (a, b) => shape(a, 'M4 2h16v20H4z') + shape(b, 'M4 14h16v2.4H4zM4 18h16v2H4z') + stroke(b, 1.6, 'M8 5.5h8'),
  heart: (a) => shape(a, 'M12 22C-4 11 3 2 8 3q3 .5 4 4 1-3.5 4-4c5-1 12 8-4 19z'),
  bean: (a, b) =>
    `<g transform="rotate(35 12 12)"><ellipse cx="12" cy="12" rx="7.5" ry="10.5" fill="${a}"/>${stroke(b, 1.9, 'M12 2q-3.5 5 0 10t0 10')}</g>`,
};

export const seventeenthKit: Kit = {
  palettes: [
    { dark: '#22223b', mid: '#5a5f8c', accent: '#c63f55', second: '#edb452', light: '#d9dcf0', paper: '#fcfbff' },
    { dark: '#14342b', mid: '#3f7d63', accent: '#b8432f', second: '#efc88b', light: '#cfe6d6', paper: '#fbfaf3' },
    { dark: '#2b1a3d', mid: '#7b4fa3', accent: '#147f80', second: '#ffb86b', light: '#e6d8f2', paper: '#fffdff' },
    { dark: '#0b3954', mid: '#2a7797', accent: '#cb4f22', second: '#f7c08f', light: '#d2e9f2', paper: '#fefefa' },
    { dark: '#402218', mid: '#8f5a3c', accent: '#23765a', second: '#f2b950', light: '#f1dfc9', paper: '#fffaf2' },
    { dark: '#1a2a1d', mid: '#5a7733', accent: '#a8326e', second: '#f4d35e', light: '#e2ecc9', paper: '#fdfdf5' },
  ],
  faces: ['Bricolage Grotesque', 'Space Grotesk', 'DM Serif Display', 'Big Shoulders Display', 'Archivo Black'],
  icons,
  words: [
    ['Corner Café', '街角咖啡'],
    ['River Club', '河畔俱乐部'],
    ['Green Corner', '绿意小铺'],
    ['Hill School', '山丘小学'],
  ],
};

/** An icon of the set by its name, in three colours. */
export const glyph = (
  s: Sheet,
  name: string,
  x: number,
  y: number,
  size: number,
  [a, b, c]: readonly [string, string, string],
) => s.object(`icon:${name}`, svg(x, y, size, size, icons[name]!(a, b, c), 0, '0 0 24 24'));

/** The size at which both languages fit into `width`, at most `size`. */
export const fitted = (width: number, size: number, [english, chinese]: Pair) =>
  Math.min(size, Math.floor(width / Math.max(0.68 * english.length, 0.94 * chinese.length)));

/** A centred line that fits. */
export const centre = (
  s: Sheet,
  x: number,
  cy: number,
  width: number,
  size: number,
  colour: string,
  text: Pair,
  turn = 0,
) => middle(s, x, cy, width, fitted(width, size, text), colour, text, turn);

const around = ['0 6px 12px rgba(0,0,0,.42)', '0 3px 14px rgba(0,0,0,.45)'];

/** A drawn thing with a shadow of its own outline; on paper it shows on all sides. */
export const raised = (s: Sheet, name: string, inner: string, paper = false) => {
  const shade = s.random.pick(paper ? around : [...around, '5px 6px 0 rgba(0,0,0,.3)']);
  s.object(name, box(0, 0, 10, 10, `filter:drop-shadow(${shade})`, inner));
};

/** A rim in a colour, inside the box. */
export const rim = (px: number, colour: string) => `border:${px}px solid ${colour};box-sizing:border-box;`;

/** Mirrors what stands at `x`, when the design is mirrored. */
export const sided = (mirrored: boolean) => (x: number, width: number) => (mirrored ? 1024 - x - width : x);
