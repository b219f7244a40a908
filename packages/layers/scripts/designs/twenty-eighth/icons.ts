/** Palettes, faces and pictograms of the twenty-eighth set, and what it writes its lines with. */
import { area, ball, hoop, slab, trace } from '../twenty-seventh/icons.ts';
import { line, type Pair } from '../placing.ts';
import type { Kit, Sheet } from '../sheet.ts';

const icons: Kit['icons'] = {
  clock: (a, b) => ball(12, 12, 11, a) + trace('M12 5.600V12.400L16.600 14.600', b, 2.6),
  pin: (a, b) => area('M12 23.500Q3 14.500 3 9.300a9 9 0 0 1 18 0Q21 14.500 12 23.500z', a) + ball(12, 9.2, 3.6, b),
  date: (a, b) =>
    slab(1, 3.4, 22, 20, a, 3) + slab(4, 9, 16, 11.4, b, 1.4) + trace('M7.200 1.400v4.400M16.800 1.400v4.400', a, 2.8),
  grapes: (a, b) =>
    [
      [5, 9],
      [11, 9],
      [17, 9],
      [8, 14],
      [14, 14],
      [11, 19.4],
    ]
      .map(([x, y]) => ball(x!, y!, 3.4, a))
      .join('') + trace('M11 6.500Q11.500 3 15 1.600M12.500 4.200q5 -1.500 7.500 1', b, 2.2),
  loaf: (a, b) =>
    `<g transform="rotate(-32 12 12)">${slab(-0.5, 7.2, 25, 9.8, a, 4.9)}${trace('M5 9.200l2 5.600M10.600 9.200l2 5.600M16.200 9.200l2 5.600', b, 1.9)}</g>`,
  bottle: (a, b) =>
    area('M9.400 1h5.200v6.200q3.400 1.600 3.400 5.600V21q0 2-2 2H8q-2 0-2-2v-8.200q0-4 3.400-5.600z', a) +
    slab(6, 13, 12, 6, b),
  hush: (a, b) =>
    area(
      'M2 2h20q1.600 0 1.600 1.600v12.600q0 1.600-1.600 1.600H11.500L5.600 23v-5.200H2Q.4 17.800.4 16.200V3.600Q.4 2 2 2z',
      a,
    ) + trace('M7 10h10', b, 3),
  wash: (a, b) =>
    area('M12 .8q8 8.600 8 14.200a8 8 0 0 1-16 0Q4 9.400 12 .8z', a) + trace('M8 15.400q.4 3.600 4 4.200', b, 2.2),
  lens: (a, b) =>
    area('M2.600 6h4.200l2-3h6.400l2 3h4.200q2 0 2 2v11.500q0 2-2 2H2.600q-2 0-2-2V8q0-2 2-2z', a) +
    ball(12, 13.2, 4.8, b) +
    ball(12, 13.2, 2.2, a),
  leaf: (a, b) =>
    area('M22 2Q23.500 21 10 21.500 2 21.500 2.500 14 3.500 4 22 2z', a) + trace('M2 23Q7 14.500 15 9.500', b, 2),
  coin: (a, b) => ball(12, 12, 11, a) + hoop(12, 12, 7.4, b, 1.8) + trace('M12 8.600v6.800', b, 2.6),
  battery: (a, b) => slab(1, 6, 19.4, 12.6, a, 2.6) + slab(21.2, 9.6, 2.4, 5.4, a, 1) + slab(3.6, 8.6, 9.6, 7.4, b, 1),
  mug: (a, b) =>
    area('M2.600 8h14v10q0 4.600-4.600 4.600H7.200q-4.600 0-4.600-4.600z', a) +
    trace('M17 11h1.400q3 0 3 3t-3 3H17', a, 2.4) +
    trace('M7 5.200q-1.600-2 0-4M12 5.200q-1.600-2 0-4', b, 2),
  persons: (a, b) =>
    ball(17, 7.4, 3.9, b) +
    area('M10.400 21.500q0-8.600 6.600-8.600t6.600 8.600z', b) +
    ball(8, 6.6, 4.5, a) +
    area('M.4 22q0-9.600 7.600-9.600T15.600 22z', a),
  crate: (a, b) =>
    area('M4.600 2h4v8h-4zM10 1h4v9h-4zM15.400 2.400h4V10h-4z', b) +
    slab(1, 9, 22, 13.6, a, 1.6) +
    slab(8, 12.4, 8, 3, b, 1.5),
  purse: (a, b) =>
    slab(1, 5, 22, 16.6, a, 3) +
    area('M3.500 5L17 1.400 18.200 5z', a) +
    slab(14, 10.8, 10, 6, b, 3) +
    ball(17.2, 13.8, 1.3, a),
};

export const twentyEighthKit: Kit = {
  palettes: [
    { dark: '#16324f', mid: '#34717f', accent: '#c8452e', second: '#f4c95d', light: '#d6e6ea', paper: '#fdfdf9' },
    { dark: '#2d1b3d', mid: '#76528b', accent: '#b8336a', second: '#f7b88f', light: '#e9def0', paper: '#fffcfe' },
    { dark: '#1f3324', mid: '#4a7c4e', accent: '#a8481f', second: '#eed27a', light: '#dbe7d3', paper: '#fcfdf6' },
    { dark: '#3b2315', mid: '#8c5a34', accent: '#1d6f73', second: '#f0bd6e', light: '#f1e1cc', paper: '#fffbf3' },
    { dark: '#1d2340', mid: '#4b5fae', accent: '#c73a4f', second: '#9fdcd0', light: '#dbe0f4', paper: '#fefeff' },
    { dark: '#42142a', mid: '#9a3f63', accent: '#2b6a8a', second: '#fbc4ab', light: '#f7dde3', paper: '#fffafa' },
    { dark: '#263238', mid: '#5c6f78', accent: '#b34700', second: '#ffd54f', light: '#dde4e7', paper: '#ffffff' },
    { dark: '#0d3b44', mid: '#23808a', accent: '#8e3b76', second: '#f9dc7c', light: '#cfe6e6', paper: '#fbfefd' },
  ],
  faces: [
    'Archivo Black',
    'Playfair Display',
    'Inter Tight',
    'Big Shoulders Display',
    'DM Serif Display',
    'EB Garamond',
    'JetBrains Mono',
    'Caveat',
  ],
  icons,
  words: [
    ['Come in', '欢迎光临'],
    ['Every Thursday', '每周四'],
    ['Ask us', '欢迎咨询'],
  ],
};

/** How wide a letter is on average in these faces, in em. */
const letters: Record<string, number> = {
  'Archivo Black': 0.67,
  'Playfair Display': 0.57,
  'Inter Tight': 0.57,
  'Big Shoulders Display': 0.47,
  'DM Serif Display': 0.54,
  'EB Garamond': 0.53,
  'JetBrains Mono': 0.61,
  Caveat: 0.46,
};

/** Handwriting has no Chinese: such a design is written in a plain face. */
const plain = (s: Sheet, words: string | Pair) =>
  s.face === 'Caveat' && typeof words !== 'string' ? 'Inter Tight' : s.face;

/** A drawing as it is, or seen from the other side. */
export const faced = (asIs: boolean, width: number, drawn: string) =>
  asIs ? drawn : `<g transform="translate(${width} 0) scale(-1 1)">${drawn}</g>`;

export interface Manner {
  align?: 'left' | 'right' | 'center';
  face?: string;
  /** What it lies on is turned about this point, by so many degrees. */
  about?: readonly [cx: number, cy: number, turn: number];
}

/** A line with its middle at `cy` that is smaller where it would not fit; the same words in either language when one is given. */
export function say(
  s: Sheet,
  place: readonly [number, number, number],
  size: number,
  colour: string,
  words: string | Pair,
  { face = plain(s, words), ...manner }: Manner = {},
) {
  fitLine(s, place, { ...manner, size, colour, words, face, letter: letters[face]! });
}

interface FittedLine extends Manner {
  size: number;
  colour: string;
  words: string | Pair;
  face: string;
  /** How wide its letters are on average, em. */
  letter: number;
}

/** The same in a face of which nothing but the width of its letters is known. */
export function fitLine(
  s: Sheet,
  [x, cy, width]: readonly [number, number, number],
  { size, colour, words, face, letter, align = 'center', about: [px, py, turn] = [0, 0, 0] }: FittedLine,
) {
  const text: Pair = typeof words === 'string' ? [words, words] : words;
  const em = [...text[s.chinese ? 1 : 0]].reduce((sum, sign) => sum + (sign > '\u2e80' ? 1 : letter), 0);
  const fit = Math.floor(Math.min(face === 'Caveat' ? size * 1.2 : size, width / em));
  const angle = (turn * Math.PI) / 180;
  const [dx, dy] = [x + width / 2 - px, cy - py];
  const [across, down] = turn
    ? [px + dx * Math.cos(angle) - dy * Math.sin(angle), py + dx * Math.sin(angle) + dy * Math.cos(angle)]
    : [x + width / 2, cy];
  const css = `text-align:${align};font-family:'${face}','Noto Sans SC'${turn ? `;transform:rotate(${turn}deg)` : ''}`;
  line(s, across - width / 2, down, width, fit, colour, text, css);
}
