/** The signs of the lessons, 24 × 24: a = main colour, b = second, c = third. */
type Pictogram = (a: string, b: string, c: string) => string;

const path = (d: string, fill: string) => `<path fill="${fill}" d="${d}"/>`;
const stroke = (d: string, colour: string, width = 2) =>
  `<path d="${d}" stroke="${colour}" stroke-width="${width}" fill="none" stroke-linecap="round" stroke-linejoin="round"/>`;
const dot = (x: number, y: number, r: number, fill: string) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;

export const lessonIcons: Record<string, Pictogram> = {
  apple: (a, b) =>
    path(
      'M12 8c3-2 9-1.500 9 4.500S16.500 22 14.500 22c-1 0-1.500-.6-2.500-.6s-1.500.6-2.500.6C7.500 22 3 18.500 3 12.500S9 6 12 8z',
      a,
    ) + path('M12.500 6.500Q12.500 2 18 1.500q0 5-5.500 5z', b),
  fish: (a, b) =>
    path('M2 12q5-7.500 11-7.500 4 0 5.500 5L23 6v12l-4.500-3.500q-1.500 5-5.500 5Q7 19.500 2 12z', a) +
    dot(8, 10.5, 1.6, b),
  house: (a, b) => path('M5 10v12h14V10z', a) + path('M1.500 12L12 2l10.500 10z', b) + path('M10 15h4v7h-4z', b),
  tree: (a, b) => path('M10.500 15h3v8h-3z', b) + dot(12, 9, 7.5, a) + dot(7, 12, 5, a) + dot(17, 12, 5, a),
  sun: (a, b) =>
    stroke(
      'M12 1v3M12 20v3M1 12h3M20 12h3M4.200 4.200l2.200 2.200M17.600 17.600l2.200 2.200M4.200 19.800l2.200-2.200M17.600 6.400l2.200-2.200',
      a,
    ) +
    dot(12, 12, 6, a) +
    dot(12, 12, 3, b),
  boat: (a, b) => path('M1.500 16h21l-4 6h-13z', a) + path('M11 1v13H3zM13 4l7 10h-7z', b),
  cup: (a, b) =>
    stroke('M16 8h3a2.500 2.500 0 0 1 0 7h-3', b) + path('M3 6h14v9q0 5-5 5H8q-5 0-5-5z', a) + path('M2 21h16v2H2z', b),
  leaf: (a, b) => path('M3 20Q1 3 22 2q1 19-15 18z', a) + stroke('M3 22Q8 13 16 8', b, 1.8),
  book: (a, b) => path('M12 5Q7 2 1.500 3.500v16Q7 18 12 21z', a) + path('M12 5q5-3 10.500-1.500v16Q17 18 12 21z', b),
  pencil: (a, b) =>
    path('M4 16L15.500 4.500l4 4L8 20z', a) +
    path('M16.500 3.500L19 1l4 4-2.500 2.500zM3.500 17L7 20.500 1.500 22.500z', b),
  cap: (a, b) => path('M12 3L.5 9 12 15l11.500-6z', a) + path('M5 13v5q7 5 14 0v-5l-7 3.800zM21 11h1.800v8H21z', b),
  globe: (a, b) => dot(12, 12, 10.5, a) + stroke('M2 12h20M12 2q-9 10 0 20M12 2q9 10 0 20', b, 1.7),
  flask: (a, b) =>
    path('M8 2h8v2h-1v5l6.500 11q.5 3-2.500 3H5q-3 0-2.500-3L9 9V4H8z', a) +
    path('M7.500 14.500h9l3 6q-7.500 1-15 0z', b),
  clock: (a, b) => dot(12, 12, 10.5, a) + stroke('M12 6v6.500l4.500 3', b, 2.2),
  bulb: (a, b) =>
    path('M12 1a8 8 0 0 1 5 14q-1 1-1 2.500H8Q8 16 7 15a8 8 0 0 1 5-14z', a) +
    path('M8.500 19h7v2h-1.500v2h-4v-2H8.500z', b),
  star: (a) =>
    path('M12 1.500l3.200 7 7.500.8-5.600 5.100 1.600 7.500L12 18l-6.700 3.900 1.600-7.500L1.300 9.300l7.500-.8z', a),
  trophy: (a, b) =>
    stroke('M6 5H2.500q0 6 5 6.500M18 5h3.500q0 6-5 6.500', b) +
    path('M6 2h12v7q0 5-4.500 6v3H17v4H7v-4h3.500v-3Q6 14 6 9z', a),
  speaker: (a, b) =>
    path('M2 8.500h4.500L13 3v18l-6.500-5.500H2z', a) + stroke('M16 8.500q3 3.500 0 7M19 5.500q6 6.500 0 13', b),
  mic: (a, b) =>
    path('M12 1a4 4 0 0 1 4 4v6a4 4 0 0 1-8 0V5a4 4 0 0 1 4-4z', a) +
    stroke('M4.500 11q0 7 7.500 7t7.500-7M12 18v4.500M8 22.500h8', b),
  chat: (a, b) =>
    path('M3 2h18q2 0 2 2v11q0 2-2 2H11l-5 5.500V17H3q-2 0-2-2V4q0-2 2-2z', a) +
    dot(7, 9.5, 1.6, b) +
    dot(12, 9.5, 1.6, b) +
    dot(17, 9.5, 1.6, b),
  tick: (a) => stroke('M3.500 12.500l6 6.500L20.500 5.500', a, 4),
  cross: (a) => stroke('M5 5l14 14M19 5L5 19', a, 4),
  right: (a) => stroke('M3 12h17M13 4.500l7.500 7.500-7.500 7.500', a, 3.4),
  again: (a) => stroke('M20 12a8 8 0 1 1-3-6.200M17.500 1.500V6.500H12.500', a, 2.8),
  plus: (a) => stroke('M12 3v18M3 12h18', a, 4),
  play: (a) => path('M6 2.500L21 12 6 21.500z', a),
  rocket: (a, b) =>
    path('M12 .5q6 5 5 14H7q-1-9 5-14z', a) +
    path('M6.500 11L2.500 18l4.500-1.500zM17.500 11l4 7-4.500-1.500zM9.500 16h5L12 23z', b) +
    dot(12, 8, 2.2, b),
  puzzle: (a) =>
    path(
      'M3 7h5.500q-1.500-5 2.500-5t2.500 5H19v5.500q4.500-1.500 4.500 2.300T19 17v5H3v-5.500q4.500 1.500 4.500-2T3 12.500z',
      a,
    ),
  ruler: (a, b) => path('M1 17L17 1l6 6L7 23z', a) + stroke('M6 13l2 2M9.500 9.500l3 3M13 6l2 2', b, 1.6),
  music: (a, b) =>
    path('M9 4l12-3v4L9 8z', b) + stroke('M9 5v13M20.500 2.500v13', a) + dot(6.5, 18.5, 3.5, a) + dot(18, 16, 3.5, a),
  heart: (a) =>
    path(
      'M12 21.500C4 15.500 1.500 12 1.500 8.200A5.300 5.300 0 0 1 12 6.600a5.300 5.300 0 0 1 10.500 1.600c0 3.800-2.500 7.300-10.500 13.300z',
      a,
    ),
  palette: (a, b, c) =>
    path('M12 1.500c6 0 11 4 11 9 0 4-3 5-6 5-2 0-3 1-2.500 3s0 4-2.500 4a10.500 10.500 0 0 1 0-21z', a) +
    dot(7, 9, 1.8, b) +
    dot(12, 6, 1.8, c) +
    dot(17, 9, 1.8, b) +
    dot(6.5, 14.5, 1.8, c),
  letter: (a, b) => path('M1.500 4h21v16h-21z', a) + stroke('M2.500 5.500L12 13l9.500-7.500', b, 1.8),
};
