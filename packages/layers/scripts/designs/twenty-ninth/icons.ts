/** Palettes, faces and pictograms of the twenty-ninth set, and what it writes its lines with. */
import { area, ball, hoop, slab, trace } from '../twenty-seventh/icons.ts';
import { fitLine, type Manner } from '../twenty-eighth/icons.ts';
import type { Pair } from '../placing.ts';
import type { Kit, Sheet } from '../sheet.ts';

const icons: Kit['icons'] = {
  clock: (a, b) => ball(12, 12, 11.4, a) + trace('M12 5.400V12.400L7.800 15.800', b, 2.6),
  day: (a, b) => slab(1, 3.4, 22, 20, a, 2) + slab(3.6, 9.4, 16.8, 11.4, b, 1) + trace('M7 1.400v4M17 1.400v4', a, 3),
  place: (a, b) =>
    area('M12 23.600Q3.200 15 3.200 9.200a8.800 8.800 0 0 1 17.600 0Q20.800 15 12 23.600z', a) + ball(12, 9.2, 3.5, b),
  door: (a, b) => slab(4, 1, 16, 22.4, a, 1.6) + slab(7, 4, 10, 7, b, 1) + ball(16, 15.6, 1.7, b),
  team: (a, b) =>
    ball(17.4, 8, 3.7, b) +
    area('M11 21.500q0-8 6.400-8t6.400 8z', b) +
    ball(8.2, 6.8, 4.6, a) +
    area('M.4 22.400q0-9.800 7.800-9.800t7.800 9.800z', a),
  search: (a, b) => trace('M15 15L22 22', a, 4) + ball(9.4, 9.4, 8.6, a) + ball(9.4, 9.4, 5.2, b),
  drop: (a, b) =>
    area('M12 .8q8 8.600 8 14.400a8 8 0 0 1-16 0Q4 9.400 12 .8z', a) + trace('M8 15.600q.4 3.400 4 4', b, 2.2),
  tick: (a, b) => slab(1, 1, 22, 22, a, 5) + trace('M6 12.400l4.400 4.400L18.200 7.600', b, 3.2),
  open: (a, b) => slab(1, 1, 22, 22, a, 5) + slab(4.6, 4.6, 14.8, 14.8, b, 2.4),
  ticket: (a, b) =>
    area('M1 5.400h22v4.200a2.600 2.600 0 0 0 0 5.200v4.200H1v-4.200a2.600 2.600 0 0 0 0-5.200z', a) +
    trace('M15.4 8v.4M15.4 11.8v.4M15.4 15.6v.4', b, 2),
  car: (a, b) =>
    area('M1 12.600L4.400 5.400Q5 4 6.600 4h10.800q1.600 0 2.200 1.400L23 12.600V19H1z', a) +
    area('M5.400 11.200L7.600 6.600h8.800l2.200 4.600z', b) +
    ball(6.4, 19, 3.2, a) +
    ball(17.6, 19, 3.2, a),
  bike: (a) =>
    hoop(5.6, 16, 4.6, a, 2) +
    hoop(18.4, 16, 4.6, a, 2) +
    trace('M5.600 16L10 8h6.400l2 8M10 8l3 8H5.600', a, 2) +
    trace('M8 6h4M15 5h2.600', a, 2),
  walker: (a) =>
    ball(13, 3.4, 3, a) +
    trace(
      'M12.400 8.600L11 14.600L15 18V22.600M11 14.600L8 22.600M12.400 8.600L8 11V14.400M12.400 8.600L16 12.400h2.600',
      a,
      2.7,
    ),
  bone: (a, b) =>
    trace('M6.400 17.600L17.600 6.400', a, 5) +
    ball(4, 17, 3.2, a) +
    ball(7.2, 20.2, 3.2, a) +
    ball(16.8, 3.8, 3.2, a) +
    ball(20.2, 7, 3.2, a) +
    trace('M9.600 14.400l4.800-4.800', b, 1.6),
  egg: (a, b) =>
    area('M12 1Q20.500 8 20.500 15a8.500 8.200 0 0 1-17 0Q3.500 8 12 1z', a) +
    ball(9, 12, 1.8, b) +
    ball(14.8, 10, 1.5, b) +
    ball(13.4, 17, 2.1, b),
  note: (a) => trace('M8.600 18.400V4.600L20 2.400V16', a, 2.6) + ball(6, 18.8, 3.8, a) + ball(17.4, 16.4, 3.8, a),
};

export const twentyNinthKit: Kit = {
  palettes: [
    { dark: '#20263f', mid: '#5a5f96', accent: '#b93a4c', second: '#f2b950', light: '#dfe0ee', paper: '#fdfcff' },
    { dark: '#12372f', mid: '#38775f', accent: '#a44a14', second: '#f0cd63', light: '#d2e6d9', paper: '#fafdf7' },
    { dark: '#3a1420', mid: '#86394f', accent: '#1e6276', second: '#f4b7a0', light: '#f3dcdc', paper: '#fffbf8' },
    { dark: '#2a2118', mid: '#7d5f3c', accent: '#a32f24', second: '#e7bd74', light: '#ece0cc', paper: '#fffdf6' },
    { dark: '#0f2f4d', mid: '#2d6a9f', accent: '#c0421a', second: '#8fd3d1', light: '#d3e3f2', paper: '#fcfeff' },
    { dark: '#31174a', mid: '#714a9c', accent: '#1d7355', second: '#f6cd5c', light: '#e6dbf1', paper: '#fefcff' },
    { dark: '#222a2c', mid: '#526266', accent: '#a8325e', second: '#b9dc7c', light: '#dde5e3', paper: '#ffffff' },
  ],
  faces: [
    'Montserrat',
    'Bricolage Grotesque',
    'Space Grotesk',
    'Gloock',
    'Alfa Slab One',
    'Anton',
    'Caprasimo',
    'Caveat',
  ],
  icons,
  words: [
    ['Welcome', '欢迎光临'],
    ['Every day', '每天'],
    ['Ask inside', '店内咨询'],
  ],
};

/** How wide a letter is on average in these faces, in em. */
const letters: Record<string, number> = {
  Montserrat: 0.64,
  'Bricolage Grotesque': 0.57,
  'Space Grotesk': 0.61,
  Gloock: 0.56,
  'Alfa Slab One': 0.66,
  Anton: 0.47,
  Caprasimo: 0.6,
  Caveat: 0.46,
};

/** A line with its middle at `cy` that is smaller where it would not fit. Handwriting is for notes: a design of that face is set in another. */
export function say(
  s: Sheet,
  place: readonly [number, number, number],
  size: number,
  colour: string,
  words: string | Pair,
  { face = s.face === 'Caveat' ? 'Montserrat' : s.face, ...manner }: Manner = {},
) {
  fitLine(s, place, { ...manner, size, colour, words, face, letter: letters[face]! });
}
