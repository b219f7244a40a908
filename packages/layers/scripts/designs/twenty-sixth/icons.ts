/** Palettes, faces, pictograms and larger drawings of the twenty-sixth set. */
import type { Kit } from '../sheet.ts';

const area = (d: string, colour: string) => `<path d="${d}" fill="${colour}"/>`;

const trace = (d: string, colour: string, width: number) =>
  `<path d="${d}" stroke="${colour}" stroke-width="${width}" fill="none" stroke-linejoin="round" stroke-linecap="round"/>`;

const ball = (cx: number, cy: number, r: number, colour: string) =>
  `<circle r="${r}" cx="${cx}" cy="${cy}" fill="${colour}"/>`;

const hoop = (cx: number, cy: number, r: number, colour: string, width: number) =>
  `<circle r="${r}" cx="${cx}" cy="${cy}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;

const egg = (cx: number, cy: number, rx: number, ry: number, colour: string, turn = 0) =>
  `<ellipse rx="${rx}" ry="${ry}" fill="${colour}" transform="translate(${cx} ${cy}) rotate(${turn})"/>`;

const slab = (x: number, y: number, w: number, h: number, colour: string, bend = 0) =>
  `<rect width="${w}" height="${h}" x="${x}" y="${y}" rx="${bend}" fill="${colour}"/>`;

/** As many as are wanted, one after the other. */
const row = (count: number, draw: (i: number) => string) => Array.from({ length: count }, (_, i) => draw(i)).join('');

const icons: Kit['icons'] = {
  dial: (a, b) => ball(12, 12, 11.3, a) + trace('M12 5.500V12.500L16.800 15', b, 2.5),
  place: (a, b) =>
    area('M12 23.500Q3.800 15 3.800 8.800a8.200 8.200 0 0 1 16.400 0Q20.200 15 12 23.500z', a) + ball(12, 8.9, 3.3, b),
  day: (a, b) =>
    slab(1.2, 3.4, 21.6, 19.6, a, 3) +
    trace('M6.800 1.400v4.400M17.200 1.400v4.400', a, 2.6) +
    slab(4.4, 9.4, 15.2, 10.4, b, 1),
  reel: (a, b) => slab(3.4, 1, 17.2, 4.6, a, 1.6) + slab(3.4, 18.4, 17.2, 4.6, a, 1.6) + slab(6.2, 7, 11.6, 10, b, 1.4),
  stud: (a, b) => ball(12, 12, 11.3, a) + [8.6, 15.4].map((x) => ball(x, 8.6, 1.9, b) + ball(x, 15.4, 1.9, b)).join(''),
  crystal: (a) =>
    [0, 60, 120]
      .map(
        (turn) =>
          `<g transform="rotate(${turn} 12 12)">${trace('M12 3.500v17M9 6l3 3 3-3M9 18l3-3 3 3', a, 2)}${ball(12, 2.6, 1.9, a)}${ball(12, 21.4, 1.9, a)}</g>`,
      )
      .join(''),
  mitten: (a, b) =>
    area('M5.500 15V8.500q0-7 6-7t6 7v2q1-2.500 3.300-1.700 2 1 .8 3.700L18 16.500z', a) +
    slab(4.4, 17.4, 14.4, 5.4, b, 2),
  cocoa: (a, b) =>
    area('M2.500 10h14v8.500q0 4.500-4.500 4.500H7q-4.500 0-4.500-4.500z', a) +
    trace('M17.500 12.500h2q2.800 0 2.800 2.700t-2.800 2.800h-2', a, 2.4) +
    trace('M6.500 6.500q-1.800-2.200 0-4.800M12.200 6.500q-1.800-2.200 0-4.800', b, 2.2),
  adult: (a, b) => ball(12, 6, 5.2, b) + area('M1.800 23q0-10.500 10.200-10.500T22.200 23z', a),
  quaver: (a, b) =>
    area('M7.500 2.500l14-2v4.800l-14 2z', b) +
    trace('M8.600 5v14M20.400 4v12.500', a, 2.4) +
    egg(5.8, 19.4, 4.3, 3.5, a, -18) +
    egg(17.6, 17, 4.3, 3.5, a, -18),
  vest: (a, b) =>
    area('M5 1.500h4.200Q12 7 14.800 1.500H19q.4 5 3 8V21q0 2-2 2H4q-2 0-2-2V9.500q2.600-3 3-8z', a) +
    slab(2, 12, 20, 3.2, b) +
    slab(2, 17.5, 20, 2.6, b),
  lorry: (a, b) =>
    area('M15.500 6.500h4.200l3.800 5.500v6.500h-8z', a) +
    slab(0.5, 15, 15.5, 3.5, a) +
    ball(3.4, 12.4, 2.7, b) +
    ball(8.2, 12.4, 2.7, b) +
    ball(12.8, 12.4, 2.2, b) +
    ball(5.8, 8, 2.7, b) +
    ball(10.4, 8, 2.5, b) +
    hoop(5.2, 19.6, 2.4, a, 2.2) +
    hoop(18.4, 19.6, 2.4, a, 2.2),
  blaze: (a, b) =>
    area(
      'M13.500.7q6.800 6.600 6.800 13.300a8.300 8.300 0 0 1-16.600 0q0-4.300 3.300-7.300.4 3 2.500 3.600Q8.800 5 13.500.7z',
      a,
    ) + trace('M2.500 22.800h19', b, 2.3),
  sparkle: (a, b) =>
    area('M10 3.500q1 7 8.500 8.500-7.500 1.500-8.500 8.500Q9 13.500 1.500 12 9 10.500 10 3.500z', a) +
    area('M19 .8q.6 3.700 4.400 4.400-3.800.8-4.400 4.500-.6-3.700-4.400-4.500Q18.400 4.500 19 .8z', b),
  cake: (a, b) =>
    slab(2, 14, 20, 9, a, 2) + slab(5, 8, 14, 5, a, 1.5) + trace('M8.500 6.500v-3M12 6.500v-3M15.500 6.500v-3', b, 2.2),
  driver: (a, b) =>
    trace('M14 10L3.500 20.500', b, 3) + area('M12 8.600l6-6.600q1.600-1.200 3 0l1 1q1.200 1.400 0 3L15.400 12z', a),
  plug: (a, b) => area('M5 7h14v5q0 6-7 6t-7-6z', a) + trace('M8.500 1.500v5M15.500 1.500v5M12 18v5', b, 2.6),
};

export const twentySixthKit: Kit = {
  palettes: [
    { dark: '#1b3a57', mid: '#3d78a4', accent: '#cf4f2a', second: '#ffca5c', light: '#d3e5f0', paper: '#fffdf9' },
    { dark: '#402218', mid: '#95603d', accent: '#1c7a70', second: '#f4c07a', light: '#f0e0cd', paper: '#fffbf4' },
    { dark: '#2b2350', mid: '#6655a6', accent: '#c4335b', second: '#ffd28f', light: '#e3ddf5', paper: '#fdfcff' },
    { dark: '#173b2f', mid: '#3a7d60', accent: '#bd4c2a', second: '#f2d26f', light: '#d3e9db', paper: '#fbfdf8' },
    { dark: '#4a1530', mid: '#a04367', accent: '#1f6c88', second: '#f8bca6', light: '#f5dbe3', paper: '#fffafb' },
    { dark: '#262b33', mid: '#5a687a', accent: '#c63832', second: '#a6dbc1', light: '#dae0e7', paper: '#ffffff' },
    { dark: '#0f3d4c', mid: '#29808f', accent: '#a8497c', second: '#ffdf80', light: '#cfe8ea', paper: '#fafefe' },
  ],
  faces: [
    'Inter Tight',
    'Playfair Display',
    'Big Shoulders Display',
    'EB Garamond',
    'Space Grotesk',
    'DM Serif Display',
  ],
  icons,
  words: [
    ['See you there', '不见不散'],
    ['Saturdays only', '仅限周六'],
    ['Ask at the desk', '请问前台'],
  ],
};

const bow = (x: number, y: number, colour: string) => area(`M${x} ${y}l-28-15v30zM${x} ${y}l28-15v30z`, colour);

/** 200 × 410: a kite with its tail. */
export const kite = (a: string, b: string, spar: string) =>
  trace('M100 260q-46 34 0 68t0 68', spar, 6) +
  bow(78, 294, a) +
  bow(122, 362, b) +
  area('M100 0L0 110H100zM100 260L200 110H100z', a) +
  area('M100 0L200 110H100zM100 260L0 110H100z', b) +
  trace('M100 0L200 110 100 260 0 110zM100 0V260M0 110H200', spar, 6);

/** 230 × 112: a cloud. */
export const cloud = (colour: string) =>
  area('M40 110a38 38 0 0 1 2-76 58 58 0 0 1 106-8 44 44 0 0 1 52 40 23 23 0 0 1 2 44z', colour);

/** 200 × 300: scissors that stand open. */
export const scissors = (steel: string, grip: string) =>
  area('M56 2Q40 70 88 142l26 66 20-8-26-70Q74 50 56 2z', steel) +
  area('M144 2q16 68-32 140l-26 66-20-8 26-70Q126 50 144 2z', '#8d98a3') +
  hoop(50, 248, 38, grip, 22) +
  hoop(150, 248, 38, grip, 22) +
  ball(100, 134, 10, '#4a535c');

/** 150 × 200: a reel of thread with a needle in it. */
export const thread = (colour: string, wood: string) =>
  slab(4, 0, 142, 32, wood, 10) +
  slab(4, 168, 142, 32, wood, 10) +
  slab(24, 32, 102, 136, colour) +
  trace('M26 62l98-14M26 92l98-14M26 122l98-14M26 152l98-14', 'rgba(255,255,255,.5)', 5) +
  trace('M6 150L146 44', '#7f8a95', 7) +
  trace('M140 49l2-2', '#ffffff', 3);

/** 960 × 66: a tape to measure with, its end in metal. */
export const tapeMeasure = (colour: string, ink: string) =>
  slab(0, 0, 960, 66, colour, 6) +
  slab(0, 0, 30, 66, '#9aa4ad', 6) +
  trace(
    row(45, (i) => `M${50 + i * 20} 4v${i % 5 ? 16 : 34}`),
    ink,
    4,
  );

const skate = (boot: string, trim: string) =>
  area('M40 10h104v92q8 30 62 40 40 8 40 50v14H40z', boot) +
  slab(30, 0, 124, 34, trim, 14) +
  slab(34, 200, 216, 20, trim, 6) +
  trace('M76 220v24M206 220v24', '#8793a0', 14) +
  trace('M28 254H226q34 0 42-22', '#aab5c0', 14) +
  trace('M98 62h34M98 92h34M108 122h38', trim, 8);

/** 400 × 310: a pair of skates. */
export const skates = (boot: string, trim: string) =>
  `<g transform="translate(118 0)">${skate('#d9e0e6', trim)}</g><g transform="translate(0 46)">${skate(boot, trim)}</g>`;

/** 340 × 296: a grand piano whose lid is up. */
export const piano = (lid: string, body: string, gold: string) =>
  area('M40 124L84 14Q244-14 322 104l4 20z', lid) +
  trace('M252 122L226 50', gold, 7) +
  area('M34 178h30l-8 106H44zM160 178h30l-9 106h-12zM278 178h30l-8 106h-14z', body) +
  slab(2, 112, 336, 72, body, 14) +
  slab(22, 146, 150, 22, '#ffffff', 3) +
  trace(
    row(9, (i) => `M${36 + i * 15} 148v8`),
    '#1d1d22',
    7,
  ) +
  [49, 175, 293].map((x) => ball(x, 286, 9, gold)).join('');

/** 900 × 140: twenty-one white keys and their black ones. */
export const keyboard = (felt: string) =>
  slab(0, 0, 900, 140, '#26262c', 10) +
  row(21, (i) => slab(10 + i * 42, 16, 38.5, 116, '#fdfdfb', 5)) +
  row(21, (i) => ([2, 6].includes(i % 7) ? '' : slab(36 + i * 42, 16, 26, 72, '#26262c', 4))) +
  slab(0, 6, 900, 14, felt);

/** 270 × 160 each: what is for hire on a lake. */
export const boats: Record<string, (a: string, b: string) => string> = {
  rower: (a, b) =>
    trace('M214 20L96 132', '#a87b4d', 9) +
    egg(84, 144, 30, 12, '#a87b4d', -44) +
    area('M2 62h266q-14 72-62 84H64Q16 134 2 62z', a) +
    slab(-2, 52, 274, 22, b, 11) +
    trace('M30 104h210', b, 8),
  swan: (a, b) =>
    trace('M62 122Q18 92 46 56 66 30 46 16', '#8496a5', 38) +
    trace('M34 116q10-22 60-22h80q60 0 82-46 28 104-62 104H92Q34 152 34 116z', '#8496a5', 10) +
    area('M34 116q10-22 60-22h80q60 0 82-46 28 104-62 104H92Q34 152 34 116z', '#ffffff') +
    trace('M62 122Q18 92 46 56 66 30 46 16', '#ffffff', 28) +
    area('M36 8L0 26q14 14 36 8z', b) +
    trace('M44 12h.1', '#2a2f36', 9) +
    area('M104 114q50-6 116-30-14 46-70 50-34 0-46-20z', a),
  canoe: (a, b) =>
    trace('M60 8L214 118', '#a87b4d', 9) +
    egg(46, -2, 34, 14, '#a87b4d', 36) +
    area('M0 44q40 42 136 42T270 44q0 100-66 104H66Q0 144 0 44z', a) +
    trace('M24 100q110 30 222 0', b, 9),
};

/** 80 × 560: an oar. */
export const oar = (wood: string, blade: string) =>
  slab(32, 0, 16, 400, wood, 8) +
  slab(26, 0, 28, 70, blade, 10) +
  area('M30 360h20q26 40 26 110 0 84-36 90-36-6-36-90 0-70 26-110z', blade) +
  trace('M40 380v150', wood, 8);

const cut = (x: number, y: number) =>
  ball(x, y, 43, '#6b4428') + ball(x, y, 35, '#e3b77e') + hoop(x, y, 23, '#c18f55', 4) + hoop(x, y, 11, '#c18f55', 4);

/** 430 × 240: twelve logs in a heap. */
export const woodpile = () =>
  row(3, (i) => cut(131 + i * 84, 50)) + row(4, (i) => cut(89 + i * 84, 123)) + row(5, (i) => cut(47 + i * 84, 196));

/** 250 × 320: an axe in its block. */
export const axe = (grip: string) =>
  area('M26 206v88q90 44 184 0v-88z', '#6b4428') +
  egg(118, 206, 92, 36, '#e3b77e') +
  `<g fill="none" stroke="#c18f55" stroke-width="4"><ellipse cx="118" cy="206" rx="64" ry="24"/><ellipse cx="118" cy="206" rx="34" ry="12"/></g>` +
  trace('M112 138L236 6', grip, 20) +
  area('M86 104l62 58q-8 40-40 56-52-26-62-78 12-28 40-36z', '#8793a0') +
  area('M46 140q10 52 62 78l-8 10Q44 196 36 148z', '#dfe5ea');

/** 300 × 350: a rabbit that comes out of a hat. */
export const hat = (felt: string, band: string) =>
  egg(112, 62, 24, 66, '#ffffff', -10) +
  egg(112, 66, 11, 46, '#f2b2b4', -10) +
  egg(188, 62, 24, 66, '#ffffff', 10) +
  egg(188, 66, 11, 46, '#f2b2b4', 10) +
  egg(150, 192, 136, 34, '#15131a') +
  egg(150, 158, 66, 60, '#ffffff') +
  trace('M128 146h.1M172 146h.1', '#2a2228', 15) +
  egg(150, 170, 10, 7, '#e58b92') +
  area('M48 206h204l-22 132q-80 22-160 0z', felt) +
  area('M52 230q98 24 196 0l-7 44q-91 22-182 0z', band) +
  area('M4 190q10 40 146 40t146-40q12 52-146 54Q-8 242 4 190z', felt) +
  egg(96, 214, 24, 19, '#ffffff') +
  egg(204, 214, 24, 19, '#ffffff');

const pips: [string, string][] = [
  ['M0 26C-30 6-24-24-8-22q7 1 8 9 1-8 8-9C24-24 30 6 0 26z', '#c8303a'],
  ['M0-28C34 0 26 20 10 16 4 14 3 10 3 10l5 18H-8l5-18s-1 4-7 6C-26 20-34 0 0-28z', '#23232b'],
  ['M0-30L22 0 0 30-22 0z', '#c8303a'],
];

/** 150 × 210: a card to play with; there are three. */
export function playingCard(which: number): string {
  const [shape, ink] = pips[which]!;
  const at = (x: number, y: number, size: number) =>
    `<g transform="translate(${x} ${y}) scale(${size})">${area(shape, ink)}</g>`;
  return slab(0, 0, 150, 210, '#fffefb', 14) + at(75, 105, 1.7) + at(26, 30, 0.5) + at(124, 180, 0.5);
}

/** 330 × 30: a wand with its white ends. */
export const wand = () =>
  slab(0, 0, 330, 30, '#1d1b22', 8) + slab(0, 0, 54, 30, '#ffffff', 8) + slab(276, 0, 54, 30, '#ffffff', 8);

/** 200 × 180 each: what people bring to be mended. */
export const broken: Record<string, (a: string, b: string) => string> = {
  toaster: (a, b) =>
    slab(44, 0, 112, 90, '#d99a55', 20) +
    slab(54, 10, 92, 80, '#f3cd92', 14) +
    area('M10 92q0-44 44-44h92q44 0 44 44v72H10z', a) +
    slab(4, 156, 192, 20, b, 8) +
    slab(172, 84, 26, 16, b, 6) +
    ball(58, 118, 18, b) +
    trace('M96 112h52M96 128h52', b, 6),
  lamp: (a, b) =>
    egg(84, 168, 72, 12, b) +
    trace('M84 164L52 96 126 54', b, 12) +
    ball(52, 96, 13, b) +
    ball(164, 94, 24, '#ffd75e') +
    area('M104 24l30-22q54 20 62 84l-64 38Q98 90 104 24z', a),
  radio: (a, b) =>
    trace('M40 44L150 4', b, 7) +
    slab(2, 42, 196, 134, a, 20) +
    ball(62, 110, 42, b) +
    hoop(62, 110, 26, a, 6) +
    slab(118, 66, 64, 34, '#fff6dc', 6) +
    trace('M150 70v26', '#c8303a', 4) +
    ball(132, 136, 14, b) +
    ball(170, 136, 14, b),
  kettle: (a, b) =>
    trace('M150 58q48-10 42 40-4 34-38 44', b, 16) +
    area('M50 70L4 44l-2 24 46 62z', a) +
    area('M62 34h84q26 60 26 128H36Q36 94 62 34z', a) +
    slab(28, 160, 152, 20, b, 8) +
    area('M64 32q40-24 80 0z', b) +
    ball(104, 12, 11, b) +
    trace('M76 66q-12 34-12 66', 'rgba(255,255,255,.6)', 8),
};
