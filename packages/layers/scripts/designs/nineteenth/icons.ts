/** The palettes, faces, pictograms and words of the set `nineteenth`. */
import type { Kit } from '../sheet.ts';

type Icon = (a: string, b: string, c: string) => string;

const path = (fill: string, d: string) => `<path fill="${fill}" d="${d}"/>`;
const stroke = (colour: string, width: number, d: string) =>
  `<path fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${d}"/>`;
const dot = (fill: string, cx: number, cy: number, radius: number) =>
  `<circle cx="${cx}" cy="${cy}" r="${radius}" fill="${fill}"/>`;
const block = (fill: string, x: number, y: number, width: number, height: number, round = 0) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${round}" fill="${fill}"/>`;
const oval = (fill: string, cx: number, cy: number, rx: number, ry: number, turn: number) =>
  `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${fill}" transform="rotate(${turn} ${cx} ${cy})"/>`;

const icons: Record<string, Icon> = {
  bag: (a, b) =>
    stroke(a, 2, 'M8 8V5a2 2 0 0 1 2-2h4a2 2 0 0 1 2 2v3') +
    block(a, 2, 7, 20, 14, 2.5) +
    block(b, 6, 7, 2, 14) +
    block(b, 16, 7, 2, 14),
  clock: (a, b) => dot(a, 12, 12, 10) + stroke(b, 2.2, 'M12 6.5V12l4 2.6'),
  pin: (a, b) =>
    path(a, 'M12 1.5A7.5 7.5 0 0 0 4.5 9c0 5.2 7.5 13.5 7.5 13.500S19.5 14.2 19.5 9A7.5 7.5 0 0 0 12 1.500z') +
    dot(b, 12, 9, 3),
  house: (a, b) => path(a, 'M12 2.500L1.5 12H4.500v9.500h15V12h3z') + block(b, 9.8, 14, 4.4, 7.5),
  arrow: (a) => stroke(a, 3.4, 'M4 12h15M13 5.500l6.5 6.5-6.5 6.5'),
  phone: (a, b) => block(a, 5.5, 1.5, 13, 21, 3) + block(b, 7.5, 4.5, 9, 12.5) + dot(b, 12, 19.7, 1.2),
  medal: (a, b) => path(b, 'M6 1.500h5l2 8H9zM18 1.500h-5l-2 8h4z') + dot(a, 12, 15.5, 7) + dot(b, 12, 15.5, 3.4),
  glass: (a, b) =>
    path(a, 'M5.5 2h13c.6 6-1.8 9.6-5.3 10.300V19.500H17V22H7v-2.500h3.800v-7.200C7.3 11.6 4.9 8 5.5 2z') +
    path(b, 'M7.6 5.500h8.800c-.2 2.8-1.8 4.6-4.4 4.600s-4.2-1.8-4.4-4.600z'),
  fork: (a, b) =>
    path(
      a,
      'M4.5 2h1.800v5.500h1V2h1.800v5.500h1V2h1.800v6.500c0 1.7-.9 2.8-2.1 3.200V22H6.600V11.700C5.4 11.3 4.5 10.2 4.5 8.500z',
    ) + path(b, 'M15 2c3.6 1.4 4.7 5.6 4.7 11.500h-2V22H15z'),
  check: (a) => stroke(a, 4, 'M4 12.500l5.5 5.500L20 6.5'),
  gift: (a, b) =>
    stroke(b, 2, 'M12 7C8 7 6.5 2.5 9 2.500S12 7 12 7s.5-4.5 3-4.500S16 7 12 7z') +
    block(a, 3, 11, 18, 11, 1) +
    block(a, 1.5, 7, 21, 5, 1) +
    block(b, 10.5, 7, 3, 15),
  heart: (a) =>
    path(
      a,
      'M12 21.500C4.5 15.5 1.5 12.3 1.5 8.200A5.4 5.4 0 0 1 12 5.800a5.4 5.4 0 0 1 10.5 2.400c0 4.1-3 7.3-10.5 13.300z',
    ),
  paw: (a) =>
    oval(a, 4.2, 11.5, 2.2, 3, -20) +
    oval(a, 9, 6, 2.3, 3.3, -6) +
    oval(a, 15, 6, 2.3, 3.3, 6) +
    oval(a, 19.8, 11.5, 2.2, 3, 20) +
    path(
      a,
      'M12 10.500c3 0 6.5 4.5 6.5 7.5 0 2.4-2 3.5-3.6 3.2-1.9-.4-3.9-.4-5.8 0-1.6.3-3.6-.8-3.6-3.2 0-3 3.5-7.5 6.5-7.500z',
    ),
  brush: (a, b) =>
    block(b, 10.3, 1, 3.4, 10, 1.7) +
    block(b, 5.5, 9.5, 13, 4, 1) +
    path(a, 'M5.5 14.500h13V20l-3 3-2.5-2.500L10 23l-4.5-2z'),
  drop: (a, b) =>
    path(a, 'M12 1.500s7.5 8.5 7.5 13.500a7.5 7.5 0 0 1-15 0c0-5 7.5-13.5 7.5-13.500z') +
    stroke(b, 2, 'M8 15a4 4 0 0 0 4 4'),
  note: (a) =>
    dot(a, 6, 18.5, 3.7) +
    dot(a, 17.5, 16.5, 3.7) +
    path(a, 'M7.5 5.500L21.2 2.500v14h-2.500V8.200L9.7 10.200v8.300H7.500z'),
};

export const nineteenthKit: Kit = {
  palettes: [
    { dark: '#1f2a44', mid: '#3f6fb0', accent: '#e4572e', second: '#f6c453', light: '#cfe0f2', paper: '#fffdf8' },
    { dark: '#3a1d3f', mid: '#8a4f9e', accent: '#d7336c', second: '#f7b267', light: '#ead7f2', paper: '#fffcff' },
    { dark: '#14382f', mid: '#2f7f6b', accent: '#d9582b', second: '#f2cf63', light: '#c9e7d8', paper: '#fcfbf4' },
    { dark: '#40241a', mid: '#a4573a', accent: '#1f7a8c', second: '#f2b84b', light: '#f4dcc6', paper: '#fffaf3' },
    { dark: '#22303c', mid: '#51718a', accent: '#c8323f', second: '#9fd0c1', light: '#dbe5ea', paper: '#fbfdfd' },
    { dark: '#2b2b35', mid: '#6a6f86', accent: '#3d5afe', second: '#ffd23f', light: '#e0e4f0', paper: '#ffffff' },
  ],
  faces: ['Space Grotesk', 'Bricolage Grotesque', 'Caprasimo', 'DM Serif Display', 'Big Shoulders Display'],
  icons,
  words: [
    ['Old Town', '老城'],
    ['Lake Road', '湖滨路'],
    ['Harbour', '港口'],
    ['Mill Lane', '磨坊巷'],
  ],
};
