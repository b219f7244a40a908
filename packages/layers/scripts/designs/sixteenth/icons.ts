/** The pictograms of the sixteenth set: svg for a view of 24 × 24, in at most three colours. */
type Draw = (a: string, b: string, c: string) => string;

const stroke = (colour: string, width: number, d: string) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

const fill = (colour: string, d: string) => `<path d="${d}" fill="${colour}"/>`;

const dot = (colour: string, cx: number, cy: number, r: number) =>
  `<circle cx="${cx}" cy="${cy}" r="${r}" fill="${colour}"/>`;

const slab = (colour: string, x: number, y: number, w: number, h: number, r: number) =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="${colour}"/>`;

export const sixteenthIcons: Record<string, Draw> = {
  mic: (a, b) => slab(a, 8, 1.5, 8, 13, 4) + stroke(b, 2, 'M4.5 11a7.5 7.5 0 0 0 15 0M12 18.5V22M8 22h8'),
  book: (a, b, c) =>
    fill(a, 'M12 6Q8 3 1.5 3.5v15Q8 18 12 21z') +
    fill(b, 'M12 6q4-3 10.5-2.5v15Q16 18 12 21z') +
    stroke(c, 1.4, 'M4.5 8q2.5 0 4.5 1M4.5 12q2.5 0 4.5 1M15 9q2-1 4.5-1M15 13q2-1 4.5-1'),
  clock: (a, b, c) => dot(a, 12, 12, 10.5) + dot(b, 12, 12, 8) + stroke(c, 2.2, 'M12 6.5V12l3.8 2.6'),
  heart: (a, b) =>
    fill(a, 'M12 21.5C4 15.5 1.5 12 1.5 8.2a5.7 5.7 0 0 1 10.5-3 5.7 5.7 0 0 1 10.5 3c0 3.8-2.5 7.3-10.5 13.3z') +
    stroke(b, 1.8, 'M5.2 9a2.8 2.8 0 0 1 2.5-3'),
  coins: (a, b, c) =>
    slab(c, 2.5, 15.6, 19, 6, 3) +
    slab(a, 4.5, 9, 17, 6, 3) +
    slab(c, 2.5, 2.4, 17, 6, 3) +
    stroke(b, 1.5, 'M8 18.6h4M10 12h4M7 5.4h4'),
  loaf: (a, b) =>
    fill(
      a,
      'M5 20V12.5A4.6 4.6 0 0 1 5.6 4h12.8A4.6 4.6 0 0 1 19 12.5V20a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 5 20z',
    ) + stroke(b, 1.8, 'M9 8.5l2.5 2.5M12.5 7.5l3 3M9 13l2.5 2.5M12.5 12.5l3 3'),
  cupcake: (a, b, c) =>
    fill(b, 'M5 13h14l-2 9H7z') +
    fill(
      a,
      'M12 3.5c4 0 5 2.5 5 4.2 2.5.2 3.8 1.8 3.8 3.5 0 1.8-1.3 2.8-3 2.8H6.2c-1.7 0-3-1-3-2.8 0-1.7 1.3-3.3 3.8-3.5 0-1.7 1-4.2 5-4.2z',
    ) +
    dot(c, 12, 3.4, 2.2),
  cup: (a, b) =>
    stroke(a, 2.2, 'M17 9.5h1.5a3 3 0 0 1 0 6.5H17') +
    fill(a, 'M3.5 8h14v7a5.5 5.5 0 0 1-5.5 5.5H9A5.5 5.5 0 0 1 3.5 15z') +
    stroke(b, 1.8, 'M7.5 5V2.5M11 5V2.5M14.5 5V2.5'),
  warning: (a, b) =>
    `<path d="M12 2.5l10 18H2z" fill="${a}" stroke="${a}" stroke-width="2.5" stroke-linejoin="round"/>` +
    slab(b, 10.8, 8, 2.4, 6.6, 1.2) +
    dot(b, 12, 17.6, 1.5),
  bus: (a, b, c) =>
    slab(a, 2, 4, 20, 14, 3) +
    slab(b, 4.2, 6.6, 4.4, 4.4, 0.8) +
    slab(b, 9.8, 6.6, 4.4, 4.4, 0.8) +
    slab(b, 15.4, 6.6, 4.4, 4.4, 0.8) +
    dot(c, 7, 18.3, 2.7) +
    dot(c, 17, 18.3, 2.7),
  bed: (a, b) =>
    slab(b, 4.4, 8, 6, 4.4, 1.6) +
    fill(a, 'M1.5 4.5h2.4V14h16.2V9.5h2.4V20h-2.4v-3H3.9v3H1.5z') +
    fill(a, 'M11.5 8H18a3 3 0 0 1 3 3v2h-9.5z'),
  apple: (a, b, c) =>
    fill(
      a,
      'M12 7.5c2-1.5 4-1.7 6-.7 2.7 1.4 3.3 4.7 2.6 7.7C19.8 18 17.6 22 15 22c-1.2 0-1.9-.6-3-.6s-1.8.6-3 .6c-2.6 0-4.8-4-5.6-7.5-.7-3-.1-6.3 2.6-7.7 2-1 4-.8 6 .7z',
    ) +
    stroke(b, 1.8, 'M12 7.2q-.2-2.7-1.8-4.2') +
    fill(c, 'M12.8 5.5Q13.5 1.5 18 1.8 17.6 5.8 12.8 5.5z'),
  speaker: (a, b) =>
    fill(a, 'M2 8.5h4.5L13 3v18l-6.5-5.5H2z') + stroke(b, 2.2, 'M16.5 8.5a5 5 0 0 1 0 7M19 5.2a9.6 9.6 0 0 1 0 13.6'),
  globe: (a, b) =>
    dot(a, 12, 12, 10.5) +
    stroke(b, 1.5, 'M1.8 12h20.4M3.5 6.8h17M3.5 17.2h17M12 1.5c-6 6-6 15 0 21M12 1.5c6 6 6 15 0 21'),
  key: (a, b) => fill(a, 'M11 10.5h11.5V17h-3.2v-3h-2v2.5h-2.8V14H11z') + dot(a, 7.2, 12.2, 6) + dot(b, 6, 12.2, 2.2),
  umbrella: (a, b) =>
    stroke(b, 2.2, 'M12 12v7a2.7 2.7 0 0 0 5.4 0') +
    fill(a, 'M1.5 13.5a10.5 10.5 0 0 1 21 0q-2.6-2.4-5.2 0-2.7-2.4-5.3 0-2.6-2.4-5.3 0-2.6-2.4-5.2 0z') +
    stroke(b, 2, 'M12 1.8v1.4'),
  handset: (a) =>
    fill(
      a,
      'M4.5 2h4l2 5.5L8 9.5a13 13 0 0 0 6.5 6.5l2-2.5 5.5 2v4c0 1.5-1 2.5-2.5 2.5C10.5 22 2 13.5 2 4.5 2 3 3 2 4.5 2z',
    ),
};
