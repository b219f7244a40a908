/** The signs of the screens, 24 × 24: a = main colour, b = second. */
type Pictogram = (a: string, b: string, c: string) => string;

/** Drawn with a line, its insides bare. */
const drawn =
  (d: string, width = 2): Pictogram =>
  (a) =>
    `<path d="${d}" stroke="${a}" stroke-width="${width}" fill="none" stroke-linecap="round" stroke-linejoin="round"/>`;

const full =
  (d: string): Pictogram =>
  (a) =>
    `<path fill="${a}" fill-rule="evenodd" d="${d}"/>`;

/** Filled, with a second path in the other colour. */
const both =
  (d: string, e: string): Pictogram =>
  (a, b) =>
    `<path fill="${a}" d="${d}"/><path fill="${b}" d="${e}"/>`;

const round = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0z`;

export const screenIcons: Record<string, Pictogram> = {
  home: drawn('M3 11l9-8 9 8M5.500 9.500V21h13V9.500M10 21v-6h4v6'),
  grid: full('M3 3h8v8H3zM13 3h8v8h-8zM3 13h8v8H3zM13 13h8v8h-8z'),
  gear: drawn(
    `${round(12, 12, 3.5)}M12 2v3.500M12 18.500V22M2 12h3.500M18.500 12H22M5 5l2.500 2.500M16.500 16.500L19 19M19 5l-2.500 2.500M7.500 16.500L5 19`,
  ),
  bell: drawn('M6 17V11a6 6 0 0 1 12 0v6l2 1H4zM10 21.500h4'),
  user: full(`${round(12, 7.5, 5)}M2.500 22q0-8 9.500-8t9.500 8z`),
  users: both(
    `${round(8.5, 8, 4)}M1 20q0-6.500 7.500-6.500T16 20z`,
    `${round(17, 8, 3)}M17 12.500q6 .5 6 6.500h-5q0-4-2.500-6z`,
  ),
  search: drawn(`${round(10.5, 10.5, 7)}M16 16l5.500 5.500`, 2.6),
  heart: full(
    'M12 21.500C4 15.500 1.500 12 1.500 8.200A5.300 5.300 0 0 1 12 6.600a5.300 5.300 0 0 1 10.500 1.600c0 3.800-2.500 7.300-10.500 13.300z',
  ),
  liked: drawn(
    'M12 20.500C4.500 15 2.500 11.700 2.500 8.400A4.700 4.700 0 0 1 12 7.200a4.700 4.700 0 0 1 9.500 1.200c0 3.300-2 6.600-9.500 12.100z',
  ),
  star: full('M12 1.500l3.200 6.900 7.300.8-5.400 5 1.500 7.300-6.600-3.700-6.600 3.700 1.500-7.300-5.400-5 7.300-.8z'),
  bag: drawn('M4 8h16l1.500 13.500h-19zM8.500 10.500V6a3.500 3.500 0 0 1 7 0v4.500'),
  cart: both('M1 2h4l1 4h17l-3 10H8L4.500 5H1z', `${round(9.5, 20, 2.2)}${round(18, 20, 2.2)}`),
  wallet: both('M2 6q0-3 3-3h14v4h3v14H5q-3 0-3-3z', 'M15 11.500h7v5h-7z'),
  bars: full('M3 12h4.500v10H3zM9.800 6h4.500v16H9.800zM16.500 2H21v20h-4.500z'),
  trend: drawn('M2 18l6-7 4.500 4L21 5M15 5h6v6', 2.4),
  bulb: drawn('M8.500 17.500C8.500 14 5 13 5 9a7 7 0 0 1 14 0c0 4-3.500 5-3.500 8.500zM9.500 21.500h5'),
  lock: both('M4 10h16v12H4zM7 10V7a5 5 0 0 1 10 0v3h-2.500V7a2.500 2.500 0 0 0-5 0v3z', round(12, 16, 2)),
  wifi: drawn('M2 9q10-9 20 0M5.500 13q6.500-5.500 13 0M9 16.800q3-2.300 6 0M12 20.500v.1', 2.4),
  battery: (a, b) =>
    `<rect x="1.500" y="7" width="18" height="10.500" rx="2.500" fill="none" stroke="${a}" stroke-width="1.800"/><rect x="4" y="9.500" width="9.500" height="5.500" fill="${b}"/><path d="M22 10.500v3.500" stroke="${a}" stroke-width="2.200"/>`,
  sun: drawn(
    `${round(12, 12, 4.5)}M12 1.500v2.500M12 20v2.500M1.500 12H4M20 12h2.500M4.600 4.600l1.800 1.800M17.600 17.600l1.800 1.800M19.400 4.600l-1.800 1.800M6.400 17.600l-1.800 1.800`,
  ),
  moon: full('M21 14.500A10 10 0 1 1 10 2.500a8 8 0 0 0 11 12z'),
  play: full('M6 2.500l15 9.500-15 9.500z'),
  pause: full('M5 3h5v18H5zM14 3h5v18h-5z'),
  next: full('M3 4l12 8-12 8zM17 4h4v16h-4z'),
  back: full('M21 4L9 12l12 8zM3 4h4v16H3z'),
  loop: drawn('M4 11V9q0-3 3-3h12M16 3l3.500 3L16 9M20 13v2q0 3-3 3H5M8 15l-3.500 3L8 21'),
  shuffle: drawn(
    'M2 6.500h4q2 0 4 3l4 5q2 3 4 3h3.500M2 17.500h4q2 0 3.500-2.500M14.500 9q2-2.500 3.500-2.500h3.500M19 4l3 2.500L19 9M19 15l3 2.500L19 20',
  ),
  plus: drawn('M12 4v16M4 12h16', 2.8),
  chevron: drawn('M7 3.500l9.500 8.500L7 20.500', 2.8),
  arrow: drawn('M3 12h18M14 5l7 7-7 7', 2.6),
  down: drawn('M4 8.500l8 8 8-8', 2.6),
  check: drawn('M4 12.500l5.500 5.500L20.500 6.500', 3),
  cross: drawn('M5 5l14 14M19 5L5 19', 2.8),
  menu: drawn('M3 6h18M3 12h18M3 18h12', 2.4),
  more: (a) =>
    `<circle cx="12" cy="12" r="9.500" fill="none" stroke="${a}" stroke-width="2"/><path fill="${a}" d="${round(7.5, 12, 1.6)}${round(12, 12, 1.6)}${round(16.5, 12, 1.6)}"/>`,
  filter: drawn('M3 7h9M18 7h3M3 17h3M12 17h9M12 7a3 3 0 1 0 6 0a3 3 0 1 0-6 0M6 17a3 3 0 1 0 6 0a3 3 0 1 0-6 0'),
  mic: drawn('M9 6a3 3 0 0 1 6 0v5a3 3 0 0 1-6 0zM5 11q0 7 7 7t7-7M12 18v4'),
  clip: drawn('M20 11l-8.500 8.500a5 5 0 0 1-7-7L13 4a3.500 3.500 0 0 1 5 5l-8 8a1.800 1.800 0 0 1-2.600-2.600l7-7'),
  send: full('M2 2.500l21 9.500-21 9.500 3-8 9-1.500-9-1.500z'),
  phone: full('M6 2l4 5-2.500 3q2 4.500 6.500 6.500l3-2.500 5 4q-2 4.500-5 4Q4 20 2 7q0-3 4-5z'),
  film: both('M2 6h13q2 0 2 2v8q0 2-2 2H2z', 'M18.500 10L23 7v10l-4.500-3z'),
  camera: (a, b) =>
    `<path fill="${a}" d="M2 7h5l2-3h6l2 3h5v14H2z"/><circle cx="12" cy="13.500" r="4.200" fill="none" stroke="${b}" stroke-width="2"/>`,
  car: both(
    'M2 12l3-1 2.500-6h9L19 11l3 1v7H2z',
    `${round(7, 18.5, 2.7)}${round(17, 18.5, 2.7)}M8.300 7h7.400l1.500 4H6.800z`,
  ),
  bike: drawn(
    `${round(5.5, 16, 4)}${round(18.5, 16, 4)}M5.500 16L9 8h7l2.500 8M9 8l4 8-7.500 0M13 16L16 8M16 8l-1-3h3M7.500 6h3`,
    1.7,
  ),
  fork: drawn('M6 2v6q0 3 2.500 3T11 8V2M8.500 2v20M17 22v-8q-3-1-3-5 0-6 3-7z', 2.2),
  tree: both('M12 1.500l8 15H4z', 'M10.500 16.500h3V22h-3z'),
  clock: drawn(`${round(12, 12, 9.5)}M12 6.500V12l4 2.500`, 2.2),
  calendar: drawn('M3 5.500h18V21H3zM3 10h18M8 2.500V7M16 2.500V7'),
  mail: drawn('M2.500 5h19v14.500h-19zM3 6l9 7 9-7'),
  cloud: full('M6.500 20a5.500 5.500 0 0 1-.8-11 7 7 0 0 1 13.500 2 4.600 4.600 0 0 1-1 9z'),
  drop: full('M12 1.500c5 6.500 7.500 10 7.500 13.500a7.500 7.500 0 0 1-15 0C4.500 11.500 7 8 12 1.500z'),
  flame: both(
    'M12 1q8 7 8 13.500A8 8 0 0 1 4 15q0-5 4-8 0 4 2 5 2-4 2-11z',
    'M12 13q4 3 4 5.500a4 4 0 0 1-8 0Q8 16 12 13z',
  ),
  leaf: both('M22 2Q6 2 3 12q-1 5 2 8 14 2 17-18z', 'M3 22Q8 13 17 8l.8 1Q9 14 4.800 22.500z'),
  bolt: full('M14 1L3.500 14H11l-2 9L20.500 9.500H13z'),
  music: full('M8 4l13-2.500v15.500a3.500 3 0 1 1-2.500-3V7L10.500 8.500V19a3.500 3 0 1 1-2.500-3z'),
  truck: both('M1 5h13v12H1zM15 9h4l4 4v4h-8z', `${round(6, 18.5, 2.6)}${round(18, 18.5, 2.6)}`),
  gift: both('M2 7h20v5H2zM3.500 13h17v9h-17z', 'M10.500 7h3v15h-3zM12 7Q5 6 7 2.500 10 1 12 7q2-6 5-4.500Q19 6 12 7z'),
  globe: drawn(`${round(12, 12, 9.5)}M2.500 12h19M12 2.500q-8 9.500 0 19 8-9.500 0-19`, 1.8),
  shield: both('M12 1l9 3.500V11q0 8-9 12-9-4-9-12V4.500z', 'M10.500 13.500L8 11l-1.500 1.500 4 4 7-7L16 8z'),
  speaker: drawn('M3 9h4l6-5v16l-6-5H3zM16.500 8.500q3 3.500 0 7M19.500 5.500q5.500 6.500 0 13'),
  screen: drawn('M2.500 4h19v13h-19zM8 21h8M12 17v4'),
  plug: drawn('M8 2v6M16 2v6M5 8h14v3a7 7 0 0 1-14 0zM12 18v4.500', 2.2),
  cup: drawn('M4 8h13v8q0 5-5 5H9q-5 0-5-5zM17 10h2q2.500 0 2.500 3T17 16M8 2v3M12 2v3'),
  note: drawn('M5 2.500h10l4 4.500v14.500H5zM9 12h6M9 16.500h6M14.500 3v4.500H19'),
  key: full(
    'M7.500 8a6 6 0 1 0 5.800 7.500H16v3h3.500v-3H23V12H13A6 6 0 0 0 7.500 8zm0 4a2 2 0 1 1 0 4 2 2 0 0 1 0-4z',
  ),
};
