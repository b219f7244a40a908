/** Palettes, faces, pictograms of the twenty-third set, and what it places words and hung shapes with. */
import { rolled, write, type Leaf } from '../twenty-first/more.ts';
import { line, middle, type Pair } from '../placing.ts';
import { box, svg, type Kit, type Sheet } from '../sheet.ts';

const icons: Kit['icons'] = {
  plane: (a) =>
    `<path fill="${a}" d="M10 2q2-3 4 0v6l9 6v2.600l-9-3v5l3 2.400V23l-5-1.400L7 23v-2l3-2.400v-5l-9 3V14l9-6z"/>`,
  bed: (a, b) =>
    `<path fill="${b}" d="M4.500 7.500h4.500q2 0 2 2v3H4.500zM12 7.500h7q3.400 0 3.400 5H12z"/><path fill="${a}" d="M.8 3h3v10H23.200v8h-3v-3H3.800v3h-3z"/>`,
  tray: (a, b) =>
    `<circle cx="12" cy="4.600" r="2.400" fill="${b}"/><path fill="${a}" d="M1.500 17a10.500 10.500 0 0 1 21 0z"/><rect x=".5" y="18.400" width="23" height="3.400" rx="1.700" fill="${b}"/>`,
  bus: (a, b) =>
    `<rect x="1" y="3" width="22" height="15.500" rx="3" fill="${a}"/><path fill="${b}" d="M3.500 6h4.800v5H3.500zM9.600 6h4.800v5H9.600zM15.700 6h4.800v5h-4.800z"/><circle cx="6.500" cy="19" r="3" fill="${b}"/><circle cx="17.500" cy="19" r="3" fill="${b}"/>`,
  pin: (a, b) =>
    `<path fill="${a}" d="M12 .5a8.500 8.500 0 0 1 8.500 8.500c0 5.500-6 10-8.500 14.500C9.500 19 3.500 14.500 3.500 9A8.500 8.500 0 0 1 12 .5z"/><circle cx="12" cy="9" r="3.200" fill="${b}"/>`,
  polish: (a, b) =>
    `<rect x="8.600" y=".8" width="6.800" height="11" rx="1.500" fill="${b}"/><path fill="${a}" d="M7 11.500h10q3.600 1 3.600 4.800V20q0 3.200-3.200 3.200H6.600q-3.200 0-3.200-3.200v-3.700q0-3.800 3.600-4.800z"/><path d="M7 16v3.500" stroke="${b}" stroke-width="1.800" stroke-linecap="round"/>`,
  flake: (a) =>
    [0, 60, 120]
      .map(
        (turn) =>
          `<path transform="rotate(${turn} 12 12)" d="M12 1.200v21.600M8.400 3.400L12 6.800l3.600-3.400M8.400 20.600l3.600-3.400 3.600 3.400" stroke="${a}" stroke-width="2.300" stroke-linecap="round" fill="none"/>`,
      )
      .join(''),
  thermometer: (a, b) =>
    `<path fill="${a}" d="M8.500 4.300a3.500 3.500 0 0 1 7 0v9.500a5.500 5.500 0 1 1-7 0z"/><path d="M12 8.500V18" stroke="${b}" stroke-width="2"/><circle cx="12" cy="18" r="2.800" fill="${b}"/>`,
  follow: (a, b) =>
    `<circle cx="9.500" cy="7" r="5.200" fill="${a}"/><path fill="${a}" d="M.8 22.500q0-9 8.700-9t8.700 9z"/><path d="M19 2.500v8M15 6.500h8" stroke="${b}" stroke-width="2.700" stroke-linecap="round"/>`,
  heart: (a, b) =>
    `<path fill="${a}" d="M12 22.500C4.500 16.500 1 12.500 1 8a5.700 5.700 0 0 1 11-2.300A5.700 5.700 0 0 1 23 8c0 4.500-3.500 8.500-11 14.500z"/><path d="M4.600 8.500q0-2.700 2.500-3.100" stroke="${b}" stroke-width="1.700" stroke-linecap="round" fill="none"/>`,
  share: (a) => `<path fill="${a}" d="M13.500 2.500L23.500 11l-10 8.500v-5Q5.500 14 .8 21.500 1 8.500 13.500 7.500z"/>`,
  flag: (a, b) =>
    `<rect x="2" y="1" width="2.600" height="22" rx="1.200" fill="${b}"/><path fill="${a}" d="M5 2h18v13H5z"/><path fill="${b}" d="M5 2h4.500v4.400H5zM14 2h4.500v4.400H14zM9.500 6.400H14v4.300H9.500zM18.500 6.400H23v4.300h-4.500zM5 10.700h4.500V15H5zM14 10.700h4.500V15H14z"/>`,
  trophy: (a, b) =>
    `<path d="M6 5H2.200q0 6 4.800 7M18 5h3.800q0 6-4.800 7" stroke="${a}" stroke-width="2" fill="none"/><path fill="${a}" d="M5.500 2h13v6.500a6.500 6.500 0 0 1-13 0z"/><path fill="${b}" d="M10.700 14h2.600v4.500h3.900V22H6.800v-3.500h3.900z"/>`,
  clock: (a, b) =>
    `<circle cx="12" cy="12" r="11" fill="${a}"/><path d="M12 5.500V12l4.500 3.500" stroke="${b}" stroke-width="2.500" stroke-linecap="round" stroke-linejoin="round" fill="none"/>`,
  people: (a, b) =>
    `<circle cx="16.500" cy="7.500" r="4" fill="${b}"/><path fill="${b}" d="M10 21.500q0-8.500 6.500-8.500t6.500 8.500z"/><circle cx="8.300" cy="6.800" r="4.600" fill="${a}"/><path fill="${a}" d="M.8 21.500q0-9 7.500-9t7.500 9z"/>`,
  bike: (a, b) =>
    `<g fill="none" stroke="${a}" stroke-width="2.200"><circle cx="5.600" cy="16.500" r="4.400"/><circle cx="18.400" cy="16.500" r="4.400"/></g><path d="M5.600 16.500L9 9h7l-4 7.500zM18.400 16.500L15.200 6h3.300M8.200 6.500H11" stroke="${b}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" fill="none"/>`,
  key: (a, b) =>
    `<path fill="${a}" d="M10.800 10.500h12.500v3.800h-2v4.200h-3.500v-4.200h-7z"/><circle cx="6.800" cy="12.300" r="6.300" fill="${a}"/><circle cx="5.600" cy="12.300" r="2.200" fill="${b}"/>`,
  balloon: (a, b) =>
    `<path d="M12 17q-2.500 3 .5 6" stroke="${b}" stroke-width="1.600" stroke-linecap="round" fill="none"/><path fill="${a}" d="M12 .8q7 .3 7 7.700 0 5-5.600 8.300l1.200 2H9.400l1.200-2Q5 13.500 5 8.500 5 1.100 12 .8z"/><path d="M8.300 8q.2-3 2.700-3.800" stroke="${b}" stroke-width="1.600" stroke-linecap="round" fill="none"/>`,
  glass: (a, b) =>
    `<path fill="${a}" d="M6.500 1h11l-1 8.500q-.8 4.300-4.500 4.300T7.500 9.500z"/><path fill="${b}" d="M11 13.500h2V20h4.200v2.800H6.800V20H11z"/><circle cx="10.800" cy="6" r="1" fill="${b}"/><circle cx="13.400" cy="8.600" r="1" fill="${b}"/>`,
};

export const twentyThirdKit: Kit = {
  palettes: [
    { dark: '#1f2a44', mid: '#3f6fb0', accent: '#d94a22', second: '#ffd23f', light: '#cfdfef', paper: '#fffdf8' },
    { dark: '#3a1622', mid: '#94475e', accent: '#c81f45', second: '#f6ae99', light: '#f2d9d0', paper: '#fffaf6' },
    { dark: '#123524', mid: '#3e7b54', accent: '#cf5f14', second: '#f4d35e', light: '#c9e0c8', paper: '#fcfdf7' },
    { dark: '#241e4e', mid: '#5a54a4', accent: '#d6336c', second: '#7fdbca', light: '#d8d5f0', paper: '#ffffff' },
    { dark: '#0e3a4a', mid: '#1f7a8c', accent: '#c43b4e', second: '#edae49', light: '#c4e0e5', paper: '#f9fcfc' },
    { dark: '#3b2a20', mid: '#8a6240', accent: '#2a7f62', second: '#f2b880', light: '#eadbc5', paper: '#fffcf5' },
    { dark: '#3b1c5a', mid: '#7a4fb5', accent: '#d9531f', second: '#c8e66b', light: '#ddd0f0', paper: '#fdfcff' },
    { dark: '#26323d', mid: '#667a38', accent: '#b5382e', second: '#ecc478', light: '#d9e0c2', paper: '#fffef6' },
    { dark: '#0b2545', mid: '#35699c', accent: '#d43a72', second: '#9be0f5', light: '#c8e2f2', paper: '#fbfdff' },
    { dark: '#20232a', mid: '#5b6472', accent: '#d92f2f', second: '#ffe066', light: '#d9dde3', paper: '#ffffff' },
  ],
  faces: ['Alfa Slab One', 'Inter Tight', 'Anton', 'EB Garamond', 'Montserrat', 'Unbounded', 'Caveat'],
  icons,
  words: [
    ['Come along', '一起来吧'],
    ['Ask us anything', '欢迎咨询'],
    ['Only this month', '仅限本月'],
    ['Made for you', '为您定制'],
  ],
};

/** The mean width of a letter of each face, in em. */
const letter: Record<string, number> = {
  'Alfa Slab One': 0.68,
  'Inter Tight': 0.58,
  Anton: 0.5,
  'EB Garamond': 0.54,
  Montserrat: 0.68,
  Unbounded: 0.82,
  Caveat: 0.46,
};

/** `size`, or as much smaller as the words need to stay within `width`. */
function fitting(s: Sheet, text: Pair, width: number, size: number): number {
  const written = s.chinese ? text[1] : text[0];
  let em = 0;
  for (const sign of written) em += sign.codePointAt(0)! > 0x2e7f ? 1 : letter[s.face]!;
  // Handwriting is small for its size.
  return Math.min(s.face === 'Caveat' && !s.chinese ? size * 1.25 : size, width / (em * (s.chinese ? 0.92 : 1)));
}

/** A line from `x` on, its middle at `cy`. */
export const tell = (s: Sheet, x: number, cy: number, width: number, size: number, colour: string, text: Pair) =>
  line(s, x, cy, width, fitting(s, text, width, size), colour, text);

/** A centred line. */
export const say = (
  s: Sheet,
  x: number,
  cy: number,
  width: number,
  size: number,
  colour: string,
  text: Pair,
  turn = 0,
) => middle(s, x, cy, width, fitting(s, text, width, size), colour, text, turn);

/** A centred line on a card that may be turned, placed from the card's own corner. */
export const sayOn = (
  s: Sheet,
  leaf: Leaf,
  x: number,
  cy: number,
  width: number,
  size: number,
  colour: string,
  text: Pair,
) => write(s, leaf, x, cy, width, fitting(s, text, width, size), colour, text);

const drop = (s: Sheet) =>
  `filter:drop-shadow(${s.random.pick(['0 5px 9px rgba(0,0,0,.38)', '0 9px 20px rgba(15,15,40,.42)', '0 2px 7px rgba(0,0,0,.45)'])});`;

/** A drawn shape that throws a shadow. */
export const hung = (s: Sheet, name: string, leaf: Leaf, inner: string) =>
  s.object(name, box(leaf.x, leaf.y, leaf.w, leaf.h, drop(s), svg(0, 0, leaf.w, leaf.h, inner), leaf.turn));

/** A border within the box. */
export const rim = (width: number, colour: string) => `border:${width}px solid ${colour};box-sizing:border-box`;

/** `count` of the list, from anywhere on. */
export const some = <T>(s: Sheet, list: readonly T[], count: number): T[] =>
  rolled(list, s.random.int(0, list.length - 1)).slice(0, count);
