/** The signs of the everyday apps, 24 × 24: a = main colour, b and c = what lies on it. */
type Pictogram = (a: string, b: string, c: string) => string;

/** One filled outline and what lies on it in the second colour. */
const filled =
  (outline: string, inside = ''): Pictogram =>
  (a, b) =>
    `<path fill="${a}" d="${outline}"/>${inside && `<path fill="${b}" d="${inside}"/>`}`;

/** Thick round strokes, perhaps with a filled part. */
const stroked =
  (strokes: string, part = '', width = 2.4): Pictogram =>
  (a, b) =>
    `${part && `<path fill="${b}" d="${part}"/>`}<path d="${strokes}" fill="none" stroke="${a}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

export const everydayIcons: Record<string, Pictogram> = {
  flame: filled(
    'M12 1c1 5 7 7 7 14a7 7 0 0 1-14 0c0-4 2-6 3-8 1 2 2 3 3 3 1-3 1-6 1-9z',
    'M12 22a4 4 0 0 1-4-4c0-3 3-4 4-7 1 3 4 4 4 7a4 4 0 0 1-4 4z',
  ),
  drop: filled(
    'M12 1c5 7 7.500 10 7.500 14a7.500 7.500 0 0 1-15 0C4.500 11 7 8 12 1z',
    'M8 14a4 4 0 0 0 4 5v2a6 6 0 0 1-6-7z',
  ),
  book: filled(
    'M1 4c4-1 8 0 11 2 3-2 7-3 11-2v15c-4-1-8 0-11 2-3-2-7-3-11-2z',
    'M4 8c2 0 4 0 6 1.500v2C8 10.500 6 10 4 10zM20 8c-2 0-4 0-6 1.500v2c2-1 4-1.500 6-1.500z',
  ),
  shoe: filled('M2 6l5 1 4 6 8 2c3 1 4 2 4 4H1c0-5 0-9 1-13z', 'M1 19h22v3H1zM9 10l3-1.500 1 1.500-3 1.500z'),
  moon: filled('M15 1a11 11 0 1 0 8 15A9 9 0 0 1 15 1z', 'M18 3l1 3 3 1-3 1-1 3-1-3-3-1 3-1z'),
  wallet: filled('M2 5h17v3h3v13H2zM5 3h12v2H5z', 'M15 12h7v5h-7a2.500 2.500 0 0 1 0-5z'),
  basket: filled('M1 9h22l-3 13H4z', 'M6 12h2v7H6zM11 12h2v7h-2zM16 12h2v7h-2zM8 2l2 1-3 6H5zM16 2l3 7h-2l-3-6z'),
  house: filled('M12 2l11 10h-3v10H4V12H1z', 'M9.500 14h5v8h-5z'),
  sun: stroked(
    'M12 1v2.500M12 20.500V23M1 12h2.500M20.500 12H23M4.200 4.200L6 6M18 18l1.800 1.800M19.800 4.200L18 6M6 18l-1.800 1.800',
    'M12 6a6 6 0 1 0 .01 0z',
  ),
  snow: stroked('M12 2v20M3.300 7l17.400 10M20.700 7L3.300 17M9 3l3 3 3-3M9 21l3-3 3 3'),
  play: filled('M6 2.500l16 9.500L6 21.500z'),
  pause: filled('M4 2h6v20H4zM14 2h6v20h-6z'),
  next: filled('M3 3l12 9L3 21zM17 3h4v18h-4z'),
  back: filled('M21 3L9 12l12 9zM3 3h4v18H3z'),
  heart: filled(
    'M12 22C4 16 1 12 1 8a6 6 0 0 1 11-3 6 6 0 0 1 11 3c0 4-3 8-11 14z',
    'M7 5a3 3 0 0 0-3 3h2a1.500 1.500 0 0 1 1-1z',
  ),
  note: filled('M8 3l14-2v16a4 4 0 1 1-3-3.800V7l-8 1v12a4 4 0 1 1-3-3.800z'),
  bike: stroked('M6 12a5 5 0 1 0 .01 0zM18 12a5 5 0 1 0 .01 0zM6 17l4-8h6l2 8M10 9l3 8 3-8-1-3h3M7.500 6h4', '', 2),
  plus: filled('M9.500 2h5v7.500H22v5h-7.500V22h-5v-7.500H2v-5h7.500z'),
  minus: filled('M2 9h20v6H2z'),
  bell: filled('M12 2a7 7 0 0 1 7 7v6l3 4H2l3-4V9a7 7 0 0 1 7-7z', 'M9 20h6a3 3 0 0 1-6 0z'),
  cake: filled('M2 11h20v11H2z', 'M2 14q3 4 5 0 3 4 5 0 3 4 5 0 3 4 5 0v-4H2zM11 4h2v6h-2z'),
  lock: filled(
    'M3 10h18v13H3zM6 10V8a6 6 0 0 1 12 0v2h-3V8a3 3 0 0 0-6 0v2z',
    'M12 13a2 2 0 0 1 1 3.700V20h-2v-3.300a2 2 0 0 1 1-3.700z',
  ),
  coin: filled('M12 1a11 11 0 1 0 .01 0z', 'M12 4a8 8 0 1 0 .01 0zm-1 3h2v2h3v2h-5v1h5v5h-3v2h-2v-2H8v-2h5v-1H8V9h3z'),
  star: filled(
    'M12 1l3.300 7.200 7.700.9-5.700 5.300 1.500 7.800-6.800-3.900-6.800 3.900 1.500-7.800L1 9.100l7.700-.9z',
  ),
  leaf: filled('M22 2C8 2 2 8 3 20c12 1 18-5 19-18z', 'M1 22L15 8l1.500 1.500L3 23z'),
  weight: filled('M1 9h3v6H1zM20 9h3v6h-3zM4 5h4v14H4zM16 5h4v14h-4z', 'M8 10.500h8v3H8z'),
  bolt: filled('M14 1L3 14h7l-1 9 11-13h-7z'),
  cup: filled(
    'M2 7h16v3h3a2 2 0 0 1 2 2v2a4 4 0 0 1-5 4c-1 3-3 4-5 4H7c-4 0-5-4-5-8z',
    'M18 12h3v2a2 2 0 0 1-3 2zM6 1h2v4H6zM11 1h2v4h-2z',
  ),
};
