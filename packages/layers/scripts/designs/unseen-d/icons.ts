/** The set unseen-d: its pictograms, 24 by 24. By one who has not seen how designs are taken apart. */
import type { Kit } from '../sheet.ts';

const path = (fill: string, d: string) => `<path fill="${fill}" d="${d}"/>`;
const stroke = (colour: string, width: number, d: string) =>
  `<path fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${d}"/>`;
const dot = (fill: string, cx: number, cy: number, r: number) =>
  `<circle cx="${cx}" cy="${cy}" r="${r}" fill="${fill}"/>`;
const bar = (fill: string, x: number, y: number, width: number, height: number, round = 0) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${round}" fill="${fill}"/>`;

/** `a` is the main colour; `b` lies on it or beside it; `c` is a third for small parts. */
export const unseenDIcons: Kit['icons'] = {
  trumpet: (a, b) =>
    path(a, 'M1 10.500h11.500c4 0 6.500-1.500 9-5h1.500v13h-1.500c-2.500-3.500-5-5-9-5H1z') +
    stroke(a, 1.8, 'M6 13v3a2.500 2.500 0 0 0 2.500 2.500h3A2.500 2.500 0 0 0 14 16v-3') +
    bar(b, 6, 5.5, 2, 5.5, 0.8) +
    bar(b, 9.2, 5.5, 2, 5.5, 0.8) +
    bar(b, 12.4, 5.5, 2, 5.5, 0.8),
  microphone: (a, b, c) =>
    stroke(b, 2, 'M5 11v1a7 7 0 0 0 14 0v-1M12 19v3.500M8 22.500h8') +
    bar(a, 8, 1, 8, 15, 4) +
    stroke(c, 1.2, 'M8.600 6h3M8.600 9h3'),
  cocktail: (a, b, c) =>
    stroke(b, 1.5, 'M13.500 9L18.500 1h3') +
    path(a, 'M2 5h20l-8.800 9.800v6h4.300V23h-11v-2.200h4.300v-6z') +
    dot(c, 9.6, 8.4, 1.9),
  armchair: (a, b) =>
    path(a, 'M5 9V6.500A4.500 4.500 0 0 1 9.500 2h5A4.500 4.500 0 0 1 19 6.500V9z') +
    bar(b, 6, 9.5, 12, 7, 1) +
    path(
      a,
      'M3.500 9A2.500 2.500 0 0 1 6 11.500V15h12v-3.500a2.500 2.500 0 1 1 4 2V20H2v-6.500A2.500 2.500 0 0 1 3.500 9z',
    ) +
    stroke(b, 1.8, 'M5 20.500V22.500M19 20.500V22.500'),
  floorLamp: (a, b, c) =>
    stroke(c, 1.9, 'M12 10v11.500') +
    bar(c, 6.5, 20.6, 11, 2.4, 1.2) +
    path(a, 'M8 1h8l4.500 10.500h-17z') +
    stroke(b, 1.3, 'M15.800 12v4'),
  shelf: (a, b, c) =>
    stroke(a, 2.2, 'M3 1.500v21M21 1.500v21M3 9h18M3 19h18') +
    bar(b, 6, 2.5, 2.6, 5.4) +
    bar(c, 9.2, 2.5, 2.6, 5.4) +
    bar(b, 14, 4, 4.6, 3.9, 1) +
    dot(c, 9, 15.3, 2.6) +
    bar(b, 13.8, 12, 3, 6),
  quote: (a) =>
    path(
      a,
      'M1.500 14c0-6 2.800-9.600 8-11l1 2.300c-2.700 1-4 2.700-4.200 5.200h4.200V20h-9zM13.500 14c0-6 2.800-9.600 8-11l1 2.300c-2.700 1-4 2.700-4.200 5.200h4.200V20h-9z',
    ),
  heart: (a) =>
    path(
      a,
      'M12 22C5 16.500 1 12.800 1 8.300A5.800 5.800 0 0 1 6.800 2.500c2.200 0 4 1.100 5.200 3 1.200-1.900 3-3 5.200-3A5.800 5.800 0 0 1 23 8.300C23 12.800 19 16.500 12 22z',
    ),
  tap: (a, b) =>
    path(a, 'M1.500 9H13a6.500 6.500 0 0 1 6.500 6.500h-5A2.500 2.500 0 0 0 12 13H1.500z') +
    stroke(a, 2, 'M8 9V4.500M4.500 3.500h7') +
    path(b, 'M17 17.500c1.500 1.900 2.400 2.900 2.400 4a2.400 2.400 0 0 1-4.800 0c0-1.100.9-2.100 2.400-4z'),
  shower: (a, b) =>
    stroke(a, 2.2, 'M3.500 23V6a4 4 0 0 1 8-1.200') +
    path(a, 'M6.500 11a6.500 6.500 0 0 1 13-0.500v1h-13z') +
    stroke(b, 1.7, 'M8.500 14.500l-.6 2M13 14.500v2M17.500 14.500l.6 2M8 19.500l-.6 2M13 19.500v2M18 19.500l.6 2'),
  wateringCan: (a, b) =>
    stroke(a, 1.9, 'M9 9C9 3 18.500 2 19 10') +
    path(a, 'M8 9h11.500l1.500 13H7l-.3-4.500L2.500 10H.8L.5 7.500 4.800 6.300l.6 2.200-.9.500 2.700 4.600z') +
    bar(b, 9.5, 13, 9, 2.2, 1.1),
  rings: (a, b, c) =>
    `<circle cx="8.500" cy="14.500" r="6.500" fill="none" stroke="${a}" stroke-width="2.200"/>` +
    `<circle cx="15.500" cy="14.500" r="6.500" fill="none" stroke="${b}" stroke-width="2.200"/>` +
    path(c, 'M6 2h5l1.800 2.200L8.500 8 4.200 4.200z'),
  watch: (a, b, c) => dot(a, 12, 12, 11) + dot(b, 12, 12, 8.2) + stroke(c, 2, 'M12 7v5.300l3.400 2'),
  place: (a, b) =>
    path(
      a,
      'M12 .8a8.800 8.800 0 0 1 8.800 8.800c0 5.400-4.800 9.400-8.800 13.800C8 19 3.200 15 3.200 9.600A8.800 8.800 0 0 1 12 .8z',
    ) + dot(b, 12, 9.6, 3.7),
  star: (a) =>
    path(a, 'M12 1l3.300 7.100 7.700.9-5.700 5.300 1.500 7.700-6.800-3.900L5.200 22l1.500-7.700L1 9l7.700-.9z'),
  handshake: (a, b) =>
    path(a, 'M0.500 6l6-1.500 6 2 4.500-2 6.500 2v10l-3 1.500-7 5-10-6.500H.500z') +
    stroke(b, 1.6, 'M12.500 6.500l-4 4q2 2.500 4.500 0l2-.5 5 5M8 18.500l2-2M11 20.500l2-2M14.500 20l1.500-1.500'),
  raindrop: (a, b) =>
    path(a, 'M12 1c4 5.500 8 9.500 8 14.200a8 8 0 0 1-16 0C4 10.500 8 6.500 12 1z') +
    stroke(b, 1.8, 'M16.500 15.500a4.600 4.600 0 0 1-4 4.300'),
  laptopCase: (a, b) =>
    bar(a, 1.5, 4, 21, 14, 2) + bar(b, 3.8, 6.2, 16.4, 9.6, 0.6) + path(a, 'M0 19.500h24l-1.500 2.500h-21z'),
  umbrella: (a, b) =>
    stroke(b, 1.9, 'M12 11v9a2.500 2.500 0 0 0 5 0') +
    path(
      a,
      'M12 1a11 11 0 0 1 11 11.500q-1.800-1.800-3.700 0-1.800-1.800-3.600 0-1.900-1.800-3.700 0-1.800-1.800-3.700 0-1.800-1.800-3.600 0-1.900-1.800-3.700 0A11 11 0 0 1 12 1z',
    ),
  scales: (a, b) =>
    path(a, 'M7.500 6.500h9L22 22.500H2z') +
    `<circle cx="12" cy="4.200" r="2.800" fill="none" stroke="${a}" stroke-width="2"/>` +
    bar(b, 7.5, 12, 9, 2.2, 1) +
    bar(b, 7, 16, 10, 2.2, 1),
  teapot: (a, b, c) =>
    stroke(a, 2, 'M18 10.500c5-2.500 6.500 4 .5 6.500') +
    path(a, 'M5.500 8h13c1.500 3 1.500 9-2 13h-9C5.500 19 4.800 17.500 4.500 15.500L.5 10.500l1.500-1.500 3 1.500z') +
    path(c, 'M7 7.200c1-2.400 9-2.400 10 0z') +
    dot(c, 12, 3.4, 1.7) +
    stroke(b, 1.6, 'M8.500 12q3.500 2 7 0'),
  leaf: (a, b) =>
    path(a, 'M2 22C1 10 7 2.500 22.500 1.500 23 14.500 17 21.500 5.500 19z') +
    stroke(b, 1.5, 'M2.500 22C6 15.500 10 11.500 16 8'),
  telephone: (a) =>
    path(
      a,
      'M5 1.500l4.500 5.300-2 3.200c1.300 3 3.500 5.200 6.500 6.500l3.200-2 5.300 4.500c-1 2.600-2.600 3.700-5 3.500C9 21.500 2.500 15 1.500 6.500 1.300 4.100 2.400 2.500 5 1.500z',
    ),
};
