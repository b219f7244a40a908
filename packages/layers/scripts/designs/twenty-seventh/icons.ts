/** Palettes, faces, pictograms of the twenty-seventh set, and what it draws larger drawings with. */
import { box, side, svg, type Kit, type Sheet } from '../sheet.ts';

export const area = (d: string, colour: string) => `<path fill="${colour}" d="${d}"/>`;

export const trace = (d: string, colour: string, width: number, more = '') =>
  `<path fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more} d="${d}"/>`;

export const ball = (cx: number, cy: number, r: number, colour: string) =>
  `<circle cx="${cx}" cy="${cy}" r="${r}" fill="${colour}"/>`;

export const hoop = (cx: number, cy: number, r: number, colour: string, width: number) =>
  `<circle cx="${cx}" cy="${cy}" r="${r}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;

export const oval = (cx: number, cy: number, rx: number, ry: number, colour: string, turn = 0) =>
  `<ellipse rx="${rx}" ry="${ry}" fill="${colour}" transform="translate(${cx} ${cy}) rotate(${turn})"/>`;

export const slab = (x: number, y: number, w: number, h: number, colour: string, bend = 0) =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${bend}" fill="${colour}"/>`;

/** As many as are wanted, one after the other. */
export const each = (count: number, draw: (i: number) => string) =>
  Array.from({ length: count }, (_, i) => draw(i)).join('');

/** One light for the whole design: the shadows of what is drawn and of what lies flat agree. */
const falls = [
  ['0 6px 12px rgba(0,0,0,.36)', '0 8px 24px rgba(0,0,0,.3)'],
  ['5px 6px 0 rgba(0,0,0,.24)', '7px 8px 0 rgba(0,0,0,.26)'],
  ['0 10px 18px rgba(10,10,40,.4)', '0 14px 36px rgba(10,10,40,.36)'],
] as const;

const fallOf = (s: Sheet) => falls[s.kit.palettes.indexOf(s.palette) % falls.length]!;

/** The shadow of a box, as a style. */
export const cast = (s: Sheet) => `box-shadow:${fallOf(s)[1]}`;

/** A drawing with its shadow, brought from the size it is drawn in to the width and height asked for. */
export const place = (
  s: Sheet,
  name: string,
  [x, y, w, h]: readonly [number, number, number, number],
  inner: string,
  [drawnWidth, drawnHeight]: readonly [number, number],
  turn = 0,
) => {
  const drawn = svg(x, y, w, h, inner, turn, `0 0 ${drawnWidth} ${drawnHeight}`);
  s.object(name, box(0, 0, side, side, `filter:drop-shadow(${fallOf(s)[0]})`, drawn));
};

/** A pictogram on what has one colour: a clock's face has it too, and is the clock's. */
export const signOn = (
  s: Sheet,
  below: string,
  name: string,
  [x, y, size]: readonly [number, number, number],
  [a, b]: readonly [string, string],
) => s.object(`icon:${name}`, svg(x, y, size, size, s.kit.icons[name]!(a, b, below), 0, '0 0 24 24'));

const icons: Kit['icons'] = {
  clock: (a, b, face) =>
    ball(12, 12, 9.8, face) + hoop(12, 12, 9.8, a, 3) + trace('M12 6.800V12.600L15.800 14.800', b, 2.5),
  where: (a, b) =>
    area('M12 23.400C6.500 17 3.400 13 3.400 9.200a8.600 8.600 0 0 1 17.200 0C20.600 13 17.500 17 12 23.400z', a) +
    ball(12, 9.2, 3.5, b),
  date: (a, b) =>
    slab(1.4, 3.6, 21.2, 19.4, a, 2.6) +
    slab(4.2, 9.2, 15.6, 11, '#ffffff', 1) +
    trace('M7 1.500v4.500M17 1.500v4.500', a, 2.5) +
    slab(13, 14, 4.4, 4, b, 0.8),
  saw: (a, b) =>
    area(
      'M8.500 9.500L23.500 15.800l-1 3.400-1.800-1.300-1 1.800-1.800-1.800-1.200 1.500-1.700-2-1.300 1.400-1.600-2-1.400 1.300-3.400-2.600z',
      a,
    ) + trace('M9 11.500L3.200 8.200Q.8 11 2.800 14.200L6.500 16z', b, 2.8),
  van: (a, b) =>
    slab(0.6, 4.6, 13.6, 13.2, a, 1.6) +
    area('M15.200 8.400h4.400l3.800 5v4.400h-8.200z', a) +
    ball(5.6, 18.6, 3, b) +
    ball(18, 18.6, 3, b),
  stand: (a, b) => slab(10, 1, 4, 13, b, 1.4) + area('M12 10.500l10.500 10.200H18l-6-5.300-6 5.300H1.500z', a),
  gift: (a, b) =>
    slab(2.4, 11, 19.2, 12, a, 1.4) +
    slab(1, 6.4, 22, 5.4, a, 1.2) +
    slab(10, 6.4, 4, 16.6, b) +
    trace('M12 6Q5.500 6 6 2.800 8 .2 12 6q4-5.800 6-3.200Q18.500 6 12 6z', b, 2.2),
  crest: (a, b) =>
    ball(12, 12, 11.2, a) + each(3, (i) => `<g transform="rotate(${i * 120} 12 12)">${oval(12, 6.8, 2.9, 4.4, b)}</g>`),
  peak: (a, b) =>
    area('M.5 21.500L9 5.500l5 8 2.600-3.800 7 11.800z', a) +
    area('M9 5.500l3.200 5.200-2 1.500-1.600-1.600-2 1.600-.7-1.300z', b),
  mug: (a, b) =>
    area('M3 8.500h13.500v9q0 5-5 5H8q-5 0-5-5z', a) +
    trace('M17.500 11.500h1.300q3 0 3 3t-3 3h-1.300', a, 2.3) +
    trace('M7 5.500q-1.700-2 0-4.200M12.300 5.500q-1.700-2 0-4.200', b, 2),
  pass: (a, b) =>
    area('M1 5h22v4.500a2.600 2.600 0 0 0 0 5V19H1v-4.500a2.600 2.600 0 0 0 0-5z', a) +
    trace('M8 8v8M12.500 9.500h5M12.500 14.500h5', b, 2),
  coins: (a, b) => hoop(8.6, 14.6, 6.6, a, 3.2) + ball(16.4, 8.4, 6.8, b) + trace('M16.400 5.500v5.800', a, 2.2),
  wheel: (a, b) =>
    hoop(5.6, 16, 4.3, a, 2.4) +
    hoop(18.4, 16, 4.3, a, 2.4) +
    trace('M5.600 16l4-8h6l2.800 8M9.600 8l3 8h-7M14 5h3', b, 2),
  mallet: (a, b) => slab(3.2, 2.4, 16, 7.4, a, 1.6) + slab(9.2, 9.8, 4, 13, b, 1.8),
  pane: (a, b) =>
    slab(1.4, 1.4, 21.2, 21.2, a, 1.6) +
    slab(5, 5, 14, 14, '#ffffff', 0.6) +
    trace('M8 15.500L15.500 8M13 16.500l3.500-3.500', b, 2),
  path: (a, b) =>
    trace('M5 21.500h9q4.500 0 4.500-3.800t-4.500-3.700H10q-4.300 0-4.300-3.700T10 6.600h4', a, 2.8) +
    ball(19, 5.8, 4, b),
};

export const twentySeventhKit: Kit = {
  palettes: [
    { dark: '#20304a', mid: '#4b6f9c', accent: '#c8452f', second: '#f6c65b', light: '#dbe6f1', paper: '#fffefa' },
    { dark: '#2f2a25', mid: '#7d6a54', accent: '#b8432b', second: '#edc174', light: '#eadfce', paper: '#fffaf1' },
    { dark: '#133f38', mid: '#2f7f6c', accent: '#c2562a', second: '#f5d27c', light: '#d1e8df', paper: '#fbfefa' },
    { dark: '#3a1d45', mid: '#7e4f92', accent: '#c23a63', second: '#fbc98d', light: '#eaddf0', paper: '#fefbff' },
    { dark: '#113a56', mid: '#2e7fa8', accent: '#d0532f', second: '#ffd66b', light: '#d2e9f3', paper: '#fcfeff' },
    { dark: '#432016', mid: '#a05a35', accent: '#27737a', second: '#f3bd74', light: '#f3e2d1', paper: '#fffcf7' },
    { dark: '#2b3136', mid: '#64737d', accent: '#2f7a52', second: '#f0cf66', light: '#dfe5e6', paper: '#ffffff' },
  ],
  faces: ['Bricolage Grotesque', 'Gloock', 'Montserrat', 'Caprasimo', 'Space Grotesk', 'Playfair Display'],
  icons,
  words: [
    ['All welcome', '欢迎光临'],
    ['Every weekend', '每个周末'],
    ['Ask us', '欢迎咨询'],
  ],
};
