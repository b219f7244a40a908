/** The signs of the shops, 24 × 24: a = main colour, b = second, c = third. */
type Pictogram = (a: string, b: string, c: string) => string;

const full =
  (d: string): Pictogram =>
  (a) =>
    `<path fill="${a}" fill-rule="evenodd" d="${d}"/>`;

const drawn =
  (d: string, width = 2.4): Pictogram =>
  (a) =>
    `<path d="${d}" stroke="${a}" stroke-width="${width}" fill="none" stroke-linecap="round" stroke-linejoin="round"/>`;

const both =
  (d: string, e: string): Pictogram =>
  (a, b) =>
    `<path fill="${a}" fill-rule="evenodd" d="${d}"/><path fill="${b}" d="${e}"/>`;

const round = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0z`;

export const retailIcons: Record<string, Pictogram> = {
  bag: full(
    'M3 7h18l1.500 15H1.500zM8 7a4 4 0 0 1 8 0h-2.200a1.800 1.800 0 0 0-3.600 0zM8 10.500a4 4 0 0 0 8 0h-2a2 2 0 0 1-4 0z',
  ),
  basket: both(
    'M1.500 10h21l-3 12h-15z',
    'M6 10l4-8 2 1-3.500 7zM18 10l-4-8-2 1 3.500 7zM7.500 13h2l.5 6h-2zM14.500 13h2l-.5 6h-2z',
  ),
  truck: both(
    `M1 5h13v12H1zM15 9h4.500l3.500 4v4h-8z${round(6, 18.5, 3)}${round(18, 18.5, 3)}`,
    `${round(6, 18.5, 1.2)}${round(18, 18.5, 1.2)}M17 10.500h2l2 2.500h-4z`,
  ),
  box: both(
    'M2 7l10-5 10 5v11l-10 5-10-5z',
    'M11 12L3.500 8.200V6.600L12 11l8.500-4.400v1.600L13 12v10h-2zM7 4.500l9 4.500v3.500l-2 1V10L5.300 5.300z',
  ),
  gift: both(
    'M2 7h20v5H2zM3.500 13h17v9h-17z',
    'M10.500 7h3v15h-3zM12 7Q3 7 6 2.500 9.500.500 12 7q2.500-6.500 6-4.500Q21 7 12 7z',
  ),
  percent: both('M19.500 2.500l2 2-17 17-2-2z', `${round(6, 6, 4)}${round(18, 18, 4)}`),
  shirt: both('M8 2L1 6l2.500 6L6 11v11h12V11l2.500 1L23 6l-7-4q-4 4-8 0z', 'M9 12h6v2H9zM9 16h6v2H9z'),
  shoe: both(
    'M1 8q3 2 6-1l8 7q7 1 8 5H1z',
    'M1 19.500h22V22H1zM9 10.500l2-1.500 1 1-2 1.500zM12 13l2-1.500 1 1-2 1.500z',
  ),
  cup: both(
    'M3 6h14v9q0 5-5 5H8q-5 0-5-5zM18 8h1q4 0 4 4t-4 4h-1.500v-2.500H19q1.500 0 1.500-1.500T19 10.500h-1z',
    'M2 21h16v2H2zM7 .500h2v4H7zM11 .500h2v4h-2z',
  ),
  apple: both('M12 7Q2 2 2 12q1 10 7 10.500 3-1.500 6 0 6-.500 7-10.500 0-10-10-5z', 'M12 6Q11 1 18 .500 18 6 12 6z'),
  carrot: both('M2 22Q5 8 12 6q7 1 6 6Q16 19 2 22z', 'M15 9l-2-7 4 3 2-4 1 5 4-1-3 4z'),
  leaf: both('M3 21Q-1 4 22 2q1 21-15 18z', 'M4 22Q8 12 17 7q-7 7-10.500 15.500z'),
  flower: (a, b, c) =>
    `<path d="M12 12v11" stroke="${c}" stroke-width="2.400"/>${[0, 72, 144, 216, 288].map((t) => `<ellipse cx="12" cy="4.500" rx="3.200" ry="4" fill="${a}" transform="rotate(${t} 12 9)"/>`).join('')}<circle cx="12" cy="9" r="3" fill="${b}"/>`,
  pot: both('M4 13h16l-2.500 10h-11zM3 10.500h18V14H3z', 'M11 11Q10 4 3 3q0 7 8 8zM13 11q0-7 8-9-1 8-8 9z'),
  can: both('M5 9h11v13H5zM16 15l5-8 2 1-4.500 11H16z', 'M3 7h15v2.500H3zM7 7q0-5 3.500-5T14 7h-2q0-3-1.500-3T9 7z'),
  bottle: both('M9 1h6v5q4 2 4 6v11H5V12q0-4 4-6z', 'M5 13h14v6H5z'),
  lamp: both('M6 2h12l4 11H2z', 'M11 13h2v7h4v3H7v-3h4z'),
  chair: both('M5 1h3v11h11v10h-3v-6H8v6H5z', 'M9.500 9.500H20V12H9.500z'),
  sound: both(
    'M2 14Q2 3 12 3t10 11h-2.500Q19 5.500 12 5.500T4.500 14z',
    'M1.500 13H7v9H4q-2.500 0-2.500-3zM22.500 13H17v9h3q2.500 0 2.500-3z',
  ),
  watch: both(
    `M8 1h8l1 5q5 6 0 12l-1 5H8l-1-5q-5-6 0-12z`,
    `M12 6a6 6 0 1 1-.010 0zM11 8.500v4.500h4v-1.500h-2.500v-3z`,
  ),
  star: full('M12 1l3.300 7.300 7.700.900-5.700 5.300 1.600 7.900L12 18.400l-6.900 4 1.600-7.900L1 9.200l7.700-.900z'),
  heart: full('M12 22C3 15.500 1 12 1 8a5.600 5.600 0 0 1 11-1.600A5.600 5.600 0 0 1 23 8c0 4-2 7.500-11 14z'),
  pin: full('M12 1a8 8 0 0 1 8 8c0 5-5 9-8 14-3-5-8-9-8-14a8 8 0 0 1 8-8zM12 6a3 3 0 1 0 .010 0z'),
  clock: both(round(12, 12, 11), 'M10.800 5h2.400v6.300l4.600 2.700-1.200 2-5.800-3.400z'),
  scissors: drawn(`${round(5.5, 6, 3.5)}${round(5.5, 18, 3.5)}M8.500 8L22 17.500M8.500 16L22 6.500`),
  check: drawn('M4 13l5.500 6L20.500 5', 3.6),
  cross: drawn('M5.500 5.500l13 13M18.500 5.500l-13 13', 3.6),
  up: full('M7 1l6 8H9v9H5V9H1zM17 1l6 8h-4v9h-4V9h-4zM2 20h20v3H2z'),
  glass: full('M5 1h14l-1 7q-1 6-5 6.500V20h4v3H7v-3h4v-5.500Q7 14 6 8z'),
  rain: full(
    'M12 1q10 1 11 11-3-3-5.500 0-2.500-3-4 0v7q0 4-3.500 4T6.500 19h2.200q0 2 1.300 2t1.300-2v-7q-2-3-4.800 0Q4 9 1 12 2 2 12 1z',
  ),
  crown: both('M1 6l6 6 5-9 5 9 6-6-2.500 12h-17z', 'M3.500 19.500h17V22h-17z'),
  shop: both(
    'M3 10h18v12H3z',
    'M2 2h20l1 7q-2 4-5.500 1-2.700 3-5.500 0-2.800 3-5.500 0Q3 13 1 9zM6 14h5v8H6zM14 14h5v4h-5z',
  ),
};
