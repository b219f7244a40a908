/** The set unseen-c: its palettes, faces and pictograms. By one who has not seen how designs are taken apart. */
import type { Kit } from '../sheet.ts';

type Pictogram = (a: string, b: string, c: string) => string;

const fill = (colour: string, d: string) => `<path fill="${colour}" d="${d}"/>`;
const pen = (colour: string, width: number, d: string) =>
  `<path fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${d}"/>`;
const round = (colour: string, x: number, y: number, r: number) =>
  `<circle fill="${colour}" cx="${x}" cy="${y}" r="${r}"/>`;
const ring = (colour: string, x: number, y: number, r: number, width: number) =>
  `<circle fill="none" stroke="${colour}" stroke-width="${width}" cx="${x}" cy="${y}" r="${r}"/>`;
const slab = (colour: string, x: number, y: number, width: number, height: number, r = 0) =>
  `<rect fill="${colour}" x="${x}" y="${y}" width="${width}" height="${height}" rx="${r}"/>`;

/** 24 by 24; a = main colour, b = second, c = third. */
const workshop: Record<string, Pictogram> = {
  bicycle: (a, b) =>
    ring(a, 5.5, 15.5, 4.6, 1.5) +
    ring(a, 18.5, 15.5, 4.6, 1.5) +
    pen(b, 1.5, 'M5.500 15.500L9 8.500H16L18.500 15.500M16 8.500L11.500 15.500L9 8.500M5.500 15.500H11.500') +
    pen(a, 1.5, 'M7.500 6.800H10.500M16 8.500L15.300 5.500H18.300') +
    round(a, 11.5, 15.5, 1.4),
  wrench: (a, b) =>
    fill(
      a,
      'M21.700 6.300a6 6 0 0 1-8 7L6.300 20.700a2.400 2.400 0 0 1-3.400-3.400L10.300 9.900a6 6 0 0 1 7.200-7.900L14 5.500l.8 3.600 3.600.8z',
    ) + round(b, 4.7, 19, 1.1),
  wheel: (a, b) =>
    ring(a, 12, 12, 9.6, 2.6) +
    pen(b, 1.2, 'M12 3.500V20.500M3.500 12H20.500M6 6L18 18M18 6L6 18') +
    round(a, 12, 12, 2.6),
  bell: (a, b, c) =>
    round(c, 12, 3.2, 2) +
    fill(
      a,
      'M12 3.500c4.600 0 7.300 3.300 7.300 8v4.200l2.200 3.300H2.500l2.200-3.300V11.500c0-4.700 2.700-8 7.300-8z',
    ) +
    fill(b, 'M8.800 20.300h6.400a3.200 3.200 0 0 1-6.400 0z'),
  phone: (a, b) =>
    fill(
      a,
      'M6.200 1.800l3.300 5.500-2 2.500c1.500 3 3.700 5.200 6.700 6.700l2.500-2 5.500 3.300c-.3 2.800-2.300 4.600-5 4.400C9 21.500 2.500 15 1.800 6.800c-.2-2.700 1.600-4.700 4.400-5z',
    ) + pen(b, 1.8, 'M14.500 2.500a7.500 7.500 0 0 1 7 7M14.500 6.500a3.500 3.500 0 0 1 3 3'),
};

const garden: Record<string, Pictogram> = {
  leaf: (a, b) =>
    fill(a, 'M21.500 2.500C8 2.500 2.500 8.500 4 19c11 1.500 17.500-4 17.500-16.500z') +
    pen(b, 1.6, 'M2.500 21.500L15 8.500'),
  sun: (a, b) =>
    round(a, 12, 12, 5.2) +
    pen(
      b,
      2.2,
      'M12 1.500V3.500M12 20.500V22.500M1.500 12H3.500M20.500 12H22.500M4.600 4.600L6 6M18 18L19.400 19.400M4.600 19.400L6 18M18 6L19.400 4.600',
    ),
  can: (a, b) =>
    ring(b, 6.2, 13.5, 4.2, 1.8) +
    slab(a, 6, 8.5, 11, 12.5, 1.6) +
    pen(a, 2, 'M16.500 15L21.500 8') +
    fill(b, 'M19.500 6.500L23 9.300L23.500 5z'),
  pot: (a, b) =>
    pen(b, 1.8, 'M12 13V6') +
    fill(
      b,
      'M12 8.500C8 8.500 5.500 6 5.500 2c4 0 6.500 2.500 6.500 6.500zM12 10.500c0-3.500 2.500-6 6.500-6 0 4-2.500 6-6.500 6z',
    ) +
    slab(a, 4.5, 12, 15, 3.4, 0.8) +
    fill(a, 'M6 15.400h12l-1.600 7.100H7.600z'),
};

const stage: Record<string, Pictogram> = {
  violin: (a, b, c) =>
    slab(b, 11, 1, 2, 9, 0.6) +
    fill(
      a,
      'M12 7.500c2.600 0 4.300 1.500 4.300 3.500 0 1.500-1 2-1 3s2.200 1.700 2.200 4.300c0 3-2.400 4.700-5.500 4.700s-5.500-1.700-5.500-4.700c0-2.600 2.200-3.300 2.200-4.300s-1-1.500-1-3c0-2 1.700-3.500 4.300-3.500z',
    ) +
    pen(c, 1.1, 'M9.300 15.500V18.500M14.700 15.500V18.500') +
    slab(b, 9.8, 19.3, 4.4, 1.5, 0.5) +
    pen(b, 1.1, 'M11.200 9.500V19.500M12.800 9.500V19.500'),
  note: (a, b) =>
    pen(a, 2.2, 'M8.500 18V5L20 2.500V15.500') +
    fill(b, 'M8.500 5L20 2.500V6.500L8.500 9z') +
    round(a, 5.7, 18.3, 3.4) +
    round(a, 17.2, 15.8, 3.4),
};

const power: Record<string, Pictogram> = {
  bolt: (a) => fill(a, 'M13.800 1L3.500 14h6.700L8.500 23 20.500 9.300h-7.300z'),
  bulb: (a, b) =>
    fill(
      a,
      'M12 1.500a7.300 7.300 0 0 1 4.400 13.200c-.8.700-1.200 1.400-1.200 2.300H8.800c0-.9-.4-1.600-1.200-2.300A7.300 7.300 0 0 1 12 1.500z',
    ) +
    slab(b, 8.6, 18, 6.8, 2.1, 1) +
    slab(b, 9.8, 20.9, 4.4, 1.9, 0.9),
  thermometer: (a, b) =>
    fill(a, 'M8.500 4.500a3.500 3.500 0 0 1 7 0v8.700a5.300 5.300 0 1 1-7 0z') +
    round(b, 12, 17.3, 3.1) +
    pen(b, 2, 'M12 17V8.500'),
  washer: (a, b, c) =>
    slab(a, 3, 1.5, 18, 21, 2.2) +
    round(c, 12, 14, 6) +
    round(b, 12, 14, 3.4) +
    round(c, 6.5, 5, 1.4) +
    slab(c, 12.5, 4.1, 6, 1.8, 0.9),
};

const beach: Record<string, Pictogram> = {
  glove: (a, b) =>
    fill(
      a,
      'M6 16V6.500a1.500 1.500 0 0 1 3 0V3.300a1.600 1.600 0 0 1 3.200 0V2.600a1.600 1.600 0 0 1 3.200 0v1.600a1.500 1.500 0 0 1 3 0V10l1.600-1.500c1.200-.9 2.600.3 1.900 1.600L18 16z',
    ) + slab(b, 5.3, 17, 13.4, 5.5, 1.4),
  bag: (a, b) =>
    fill(b, 'M8.500 1.500c2 1 5 1 7 0l-1.500 5h-4z') +
    fill(
      a,
      'M9.500 6.500h5c4.500 3 6.500 6.500 6.500 10.500 0 3.800-2.500 5.500-5 5.500H8c-2.500 0-5-1.700-5-5.500 0-4 2-7.500 6.500-10.500z',
    ) +
    slab(b, 8.6, 5.6, 6.8, 2, 1),
  flask: (a, b, c) => slab(b, 8.5, 1, 7, 4, 1) + slab(a, 6, 5.5, 12, 17.5, 3) + slab(c, 6, 11, 12, 5),
  heart: (a) =>
    fill(
      a,
      'M12 22C5 16.500 1 12.800 1 8.200A5.900 5.900 0 0 1 12 5.300 5.900 5.900 0 0 1 23 8.200C23 12.800 19 16.500 12 22z',
    ),
};

const party: Record<string, Pictogram> = {
  cake: (a, b, c) =>
    slab(b, 11, 4.5, 2, 5, 0.5) +
    fill(c, 'M12 .500c1.300 1.400 1.700 2.200 1.700 2.900a1.700 1.700 0 0 1-3.400 0c0-.7.4-1.500 1.700-2.900z') +
    slab(a, 3, 9, 18, 11.5, 2) +
    fill(
      b,
      'M3 11a2 2 0 0 1 2-2h14a2 2 0 0 1 2 2v3.300c-1.500 1.800-3 1.800-4.500 0-1.500 1.800-3 1.800-4.500 0-1.500 1.800-3 1.800-4.500 0-1.500 1.800-3 1.800-4.500 0z',
    ) +
    slab(a, 1, 20.8, 22, 2.2, 1.1),
  gift: (a, b) =>
    pen(
      b,
      2,
      'M12 6.500C9 6.500 6.500 5.500 6.500 3.700S9.500 1.500 12 6.500C14.500 1.500 17.500 1.900 17.500 3.700S15 6.500 12 6.500z',
    ) +
    slab(a, 2, 6.8, 20, 5, 1) +
    slab(a, 3.5, 12.6, 17, 10, 1.2) +
    slab(b, 10.4, 6.8, 3.2, 15.8),
  pin: (a, b) =>
    fill(a, 'M12 1a8 8 0 0 1 8 8c0 5.500-5 9.500-8 14-3-4.500-8-8.500-8-14a8 8 0 0 1 8-8z') + round(b, 12, 9, 3.2),
  clock: (a, b) => round(a, 12, 12, 10.5) + pen(b, 2.2, 'M12 5.500V12L16.300 14.700'),
  swap: (a, b) => pen(a, 2.8, 'M3 8.500H20L15.500 4') + pen(b, 2.8, 'M21 15.500H4L8.500 20'),
  cone: (a, b, c) =>
    fill(c, 'M6 11.500h12L12 23.500z') +
    round(a, 8.6, 8.6, 4.4) +
    round(b, 15.4, 8.6, 4.4) +
    round(a, 12, 5, 4.2) +
    slab(c, 4.6, 10.8, 14.8, 2.2, 1.1),
};

export const unseenCKit: Kit = {
  palettes: [
    { dark: '#17324d', mid: '#3b6f96', accent: '#d9482f', second: '#ffc94d', light: '#d5e4ee', paper: '#fffdf7' },
    { dark: '#243a2e', mid: '#4c8061', accent: '#c4512d', second: '#f2cf73', light: '#d9e8d3', paper: '#fdfcf5' },
    { dark: '#3a2350', mid: '#7656a3', accent: '#d23a72', second: '#8fd8c8', light: '#e2d8f0', paper: '#fffcff' },
    { dark: '#432418', mid: '#8f5b3e', accent: '#b53b2c', second: '#f4b860', light: '#f0dfcb', paper: '#fffaf1' },
    { dark: '#0e3b43', mid: '#217a83', accent: '#e0533a', second: '#f7d488', light: '#c9e6e3', paper: '#fbfefd' },
    { dark: '#20242c', mid: '#56617a', accent: '#1f66d1', second: '#ffb35c', light: '#dfe4ec', paper: '#ffffff' },
    { dark: '#4a1630', mid: '#a0466c', accent: '#d1462f', second: '#f8c6a4', light: '#f6dfe3', paper: '#fffaf9' },
  ],
  faces: [
    'Montserrat',
    'Playfair Display',
    'Inter Tight',
    'Bricolage Grotesque',
    'DM Serif Display',
    'Archivo Black',
    'Space Grotesk',
  ],
  icons: { ...workshop, ...garden, ...stage, ...power, ...beach, ...party },
  words: [],
};
