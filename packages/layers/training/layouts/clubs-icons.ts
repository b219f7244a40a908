/** The signs of the clubs, 24 × 24: a = main colour, b = second. */
type Pictogram = (a: string, b: string, c: string) => string;

const round = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0z`;

const full =
  (d: string): Pictogram =>
  (a) =>
    `<path fill="${a}" fill-rule="evenodd" d="${d}"/>`;

/** Filled, with a second path in the other colour. */
const both =
  (d: string, e: string): Pictogram =>
  (a, b) =>
    `<path fill="${a}" fill-rule="evenodd" d="${d}"/><path fill="${b}" d="${e}"/>`;

/** Drawn with a line, its insides bare. */
const drawn =
  (d: string): Pictogram =>
  (a) =>
    `<path d="${d}" stroke="${a}" stroke-width="2.200" fill="none" stroke-linecap="round" stroke-linejoin="round"/>`;

const chips = [
  [8, 8],
  [14, 7],
  [16, 13],
  [10, 14],
  [14, 18],
].map(([x, y]) => round(x!, y!, 1.5));

const crumb = 'M12 1.500a10.500 10.500 0 1 0 10.500 10.500 3.500 3.500 0 0 1-4.500-3.500 3.500 3.500 0 0 1-6-7z';

export const clubIcons: Record<string, Pictogram> = {
  cookie: both(crumb, chips.join('')),
  cupcake: both(
    'M4 12h16l-2.500 10.500h-11z',
    'M3 12.500a4 4 0 0 1 2.500-6.500 6.500 6.500 0 0 1 13 0 4 4 0 0 1 2.500 6.500z',
  ),
  donut: both(
    `${round(12, 12, 10.5)}${round(12, 12, 3.5)}`,
    'M6 8l2.500-2 1 1.300L7 9.300zM15 5l3 2-1 1.300-3-2zM17.500 13h1.700v3.500h-1.700zM5 13.500h1.700v3.200H5zM10 18l3.500 1-.5 1.600-3.500-1z',
  ),
  heart: both(
    'M12 22C4 16 1.500 12.300 1.500 8.400A5.400 5.400 0 0 1 12 6.600a5.400 5.400 0 0 1 10.500 1.800c0 3.900-2.500 7.600-10.500 13.600z',
    'M5 8.500q.4-2.600 3-2.900l.2 1.600q-1.500.3-1.700 1.600z',
  ),
  ball: both(
    round(12, 12, 10.5),
    'M12 7.500l4.300 3.100-1.600 5H9.300l-1.600-5zM11 1.500h2v4h-2zM2 9.500l4 .8-.4 1.800-4-.8zM22 9.500l-4 .8.4 1.800 4-.8zM6 20l2-3.500 1.600 1L7.600 21zM18 20l-2-3.500-1.600 1 2 3.500z',
  ),
  whistle: both('M1 7h13l2-4 3 1.500L17.500 8A7.500 7.500 0 1 1 6 13.500L1 11.500z', round(13.5, 14, 3)),
  cup: both(
    'M6 2h12v2h4.500v3a5 5 0 0 1-5 5q-1.500 3-4 3.500V19h4v3.500h-11V19h4v-3.500q-2.500-.5-4-3.500a5 5 0 0 1-5-5V4H6zM4 6v1.200q0 2 2 2.600V6zM20 6h-2v3.800q2-.6 2-2.600z',
    'M11 5h2v6h-2z',
  ),
  clock: drawn(`${round(12, 12, 9.6)}M12 6.500V12l4 2.500`),
  place: full(
    'M12 1a8 8 0 0 1 8 8c0 6-8 14-8 14S4 15 4 9a8 8 0 0 1 8-8zm0 4.500a3.500 3.500 0 1 0 0 7 3.500 3.500 0 0 0 0-7z',
  ),
  day: both('M2 4h4V1.500h3V4h6V1.500h3V4h4v4.500H2z', 'M2 10h20v12.500H2z'),
  glove: full(
    'M7 22.500V17l-5-5 1.500-2L7 12V4.500a1.400 1.400 0 0 1 2.800 0V10h.6V2.600a1.400 1.400 0 0 1 2.800 0V10h.6V3.600a1.400 1.400 0 0 1 2.800 0V10h.6V6a1.400 1.400 0 0 1 2.800 0v11l-1 5.500z',
  ),
  sack: both('M8 6h8q6 6 6 12 0 5-5 5H7q-5 0-5-5 0-6 6-12z', 'M7 1l3 1.500L12 1l2 1.500L17 1l-1.500 4h-7z'),
  leaf: both('M22 2Q24 20 9 20q-6 0-6-6Q3 3 22 2z', 'M1 23q4-9 14-14l.6 1.400Q7 15 3 23z'),
  bucket: both('M3.500 9h17L18 22.500H6z', 'M3 8a9 7 0 0 1 18 0h-2a7 5 0 0 0-14 0z'),
  present: both('M2 11h20v11.500H2zM1 6h22v4H1z', 'M10.500 6h3v16.500h-3zM12 6Q4 6 5 2t7 4q6-8 7-4t-7 4z'),
  bell: drawn('M6 17V11a6 6 0 0 1 12 0v6l2 1.500H4zM10 22h4M12 2v2.500'),
};
