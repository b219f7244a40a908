/** The pictograms of the eighteenth set, in a 24 × 24 view box: `a` is the body, `b` the detail, `c` the rest. */
type Icon = (a: string, b: string, c: string) => string;

const path = (fill: string, d: string) => `<path fill="${fill}" d="${d}"/>`;
const rect = (fill: string, x: number, y: number, w: number, h: number, rx = 0) =>
  `<rect fill="${fill}" x="${x}" y="${y}" width="${w}" height="${h}" rx="${rx}"/>`;
const dot = (fill: string, cx: number, cy: number, r: number) =>
  `<circle fill="${fill}" cx="${cx}" cy="${cy}" r="${r}"/>`;
const stroke = (colour: string, d: string, width = 2) =>
  `<path fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${d}"/>`;

const heart = 'M12 21C5 16 2 12.5 2 8.500A5.2 5.2 0 0 1 12 6a5.2 5.2 0 0 1 10 2.500c0 4-3 7.5-10 12.500z';

export const eighteenthIcons: Record<string, Icon> = {
  key: (a) =>
    `<circle fill="none" stroke="${a}" stroke-width="3.2" cx="7" cy="12" r="4.4"/>${stroke(a, 'M11.5 12H22M18 12v4.500M21.6 12v3.5', 3)}`,
  bottle: (a, b) =>
    path(a, 'M9.5 5h5v3.500c2 1.5 3 3 3 5V21a1.5 1.5 0 0 1-1.5 1.500H8A1.5 1.5 0 0 1 6.5 21v-7.500c0-2 1-3.5 3-5z') +
    rect(b, 9, 1.5, 6, 3, 1) +
    rect(b, 6.5, 14, 11, 4.5),
  tin: (a, b) =>
    rect(a, 4, 4, 16, 17, 2) + rect(b, 4, 9, 16, 7) + `<ellipse fill="${b}" cx="12" cy="4.5" rx="8" ry="2.5"/>`,
  news: (a, b) =>
    rect(a, 2, 3, 20, 18, 2) +
    rect(b, 5, 6.5, 14, 3) +
    rect(b, 5, 12, 6, 6) +
    rect(b, 13, 12, 6, 2) +
    rect(b, 13, 16, 6, 2),
  plane: (a, b) => path(a, 'M2 11.500L22 2l-6 20-5.5-7z') + path(b, 'M10.5 15L22 2 8.6 13.800v6.200z'),
  camera: (a, b) =>
    path(
      a,
      'M8 4h8l2 3h3a1.5 1.5 0 0 1 1.5 1.500v11A1.5 1.5 0 0 1 21 21H3a1.5 1.5 0 0 1-1.5-1.500v-11A1.5 1.5 0 0 1 3 7h3z',
    ) +
    dot(b, 12, 13.5, 4.8) +
    dot(a, 12, 13.5, 2.2),
  ferry: (a, b) => rect(b, 12, 2.5, 4, 5) + rect(b, 6, 6.5, 12, 7, 1) + path(a, 'M1.5 13h21l-4 8.500h-13z'),
  anchor: (a) =>
    `<circle fill="none" stroke="${a}" stroke-width="2.5" cx="12" cy="4.5" r="2.6"/>${stroke(a, 'M12 7.500V21M7.5 11h9M3 14c.5 4.5 4.5 7 9 7s8.5-2.5 9-7', 2.6)}`,
  washer: (a, b) =>
    rect(a, 3, 1.5, 18, 21, 2) + dot(b, 12, 14, 6) + dot(a, 12, 14, 3.2) + rect(b, 5.5, 4, 6, 2.2) + dot(b, 17, 5, 1.4),
  drop: (a, b) =>
    path(a, 'M12 1.500C16 7 20 11 20 15a8 8 0 0 1-16 0c0-4 4-8 8-13.500z') + stroke(b, 'M8 15a4 4 0 0 0 4 4'),
  plug: (a, b) =>
    rect(b, 7, 1.5, 2.6, 6, 1) +
    rect(b, 14.4, 1.5, 2.6, 6, 1) +
    path(a, 'M4 7h16v4c0 4-2.5 6.5-6 7v4.500h-4V18c-3.5-.5-6-3-6-7z'),
  trophy: (a, b) =>
    stroke(a, 'M6.5 5H3c0 4 1.5 6 4.5 6.500M17.5 5H21c0 4-1.5 6-4.5 6.5') +
    path(a, 'M6 2.500h12V9a6 6 0 0 1-12 0z') +
    rect(a, 10.8, 14, 2.4, 4) +
    rect(b, 6.5, 17.5, 11, 4, 1),
  heart: (a) => path(a, heart),
  carrot: (a, b) =>
    path(b, 'M14 9C12 5 13 2.5 15 1.500c1 2 1.5 3 1 5 1.5-2 3.5-3 6-2-.5 3-3 5-6 5z') +
    path(a, 'M9 8.500c3-2.5 8.5 2.5 6.5 6L2.5 22.500z'),
  pear: (a, b) =>
    stroke(b, 'M12 6c0-2 .8-3.5 2.5-4.5') +
    path(
      a,
      'M12 5c3 0 4 2.5 4.3 5 .4 2 3.2 3.5 3.2 7 0 3.5-3.5 5.5-7.5 5.500S4.5 20.5 4.5 17c0-3.5 2.8-5 3.2-7C8 7.5 9 5 12 5z',
    ),
  tomato: (a, b) =>
    `<ellipse fill="${a}" cx="12" cy="14" rx="10" ry="8.5"/>` +
    path(b, 'M12 1.500l1.5 3.5 5-.5-3.5 3 1.5 4-4.5-2-4.5 2L9 7.5 5.5 4.500l5 .5z'),
  mushroom: (a, b) =>
    path(b, 'M9 12h6l1.5 9a1.5 1.5 0 0 1-1.5 1.500H9A1.5 1.5 0 0 1 7.5 21z') +
    path(a, 'M1.5 13C1.5 6 6.5 2 12 2s10.5 4 10.5 11z'),
};
