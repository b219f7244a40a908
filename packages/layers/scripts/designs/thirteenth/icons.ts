/** The pictograms of the thirteenth set: flat, of at most three colours, in a box of 24 × 24. */
import type { Kit } from '../sheet.ts';

const dot = (x: number, y: number, radius: number, fill: string) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`;
const bar = (x: number, y: number, width: number, height: number, round: number, fill: string) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${round}" fill="${fill}"/>`;
const shape = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`;
const stroke = (d: string, colour: string, width: number) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

const cloudy = 'M6.5 20a4.5 4.5 0 0 1-.6-9A6.5 6.5 0 0 1 18.4 12 4 4 0 0 1 18 20z';
const rays =
  'M12 1.5v2.5M12 20v2.5M1.5 12H4M20 12h2.5M4.6 4.6l1.8 1.8M17.6 17.6l1.8 1.8M4.6 19.4l1.8-1.8M17.6 6.4l1.8-1.8';

export const thirteenthIcons: Kit['icons'] = {
  palette: (a, b) =>
    shape(
      'M12 2C6.2 2 2 6.3 2 12s4.2 10 9.4 10c2 0 2.6-1.5 2-3.1-.7-1.8.4-3.3 2.3-3.3h2.5c2.5 0 3.8-2 3.8-4.3C22 5.9 17.8 2 12 2z',
      a,
    ) +
    dot(7, 9, 1.9, b) +
    dot(12.4, 6.6, 1.9, b) +
    dot(17, 9.6, 1.9, b) +
    dot(7, 14.6, 1.9, b),
  ball: (a, b) =>
    dot(12, 12, 10, a) + stroke('M12 2v20M2 12h20M4.8 5c4.5 4 4.5 10 0 14M19.2 5c-4.5 4-4.5 10 0 14', b, 1.5),
  note: (a, b) =>
    dot(6.5, 18, 3.8, a) + dot(17.5, 16, 3.8, a) + shape('M8.3 4.5 21.3 2v14h-2.600V7.800L10.9 9.300V18H8.300z', b),
  flask: (a, b) =>
    shape('M9 3h6v6l5.5 9.600A2.3 2.3 0 0 1 18.5 22h-13a2.3 2.3 0 0 1-2-3.400L9 9z', a) +
    shape('M7.3 14.500h9.400l2 3.600a1.3 1.3 0 0 1-1.2 1.900h-11a1.3 1.3 0 0 1-1.2-1.900z', b) +
    bar(7.5, 1.5, 9, 2.6, 1.3, b),
  shirt: (a, b) =>
    shape('M8 2.5 1.5 6.500l2.5 5 2.5-1.200V21.500h11V10.300l2.5 1.2 2.5-5L16 2.500c-.8 2-2.2 3-4 3s-3.2-1-4-3z', a) +
    bar(6.5, 13, 11, 2.8, 0, b),
  bag: (a, b) =>
    stroke('M8 9V6.500a4 4 0 0 1 8 0V9', b, 2) + shape('M4 8h16l1.5 14h-19z', a) + bar(8, 12.5, 8, 2.4, 1.2, b),
  mug: (a, b) =>
    stroke('M16 10.500h2.500a3 3 0 0 1 0 6.500H16', b, 2.2) +
    shape('M3 8h14v9a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5z', a) +
    stroke('M7.5 5.500c-1-1.2 1-2.2 0-3.500M12.5 5.500c-1-1.2 1-2.2 0-3.5', b, 1.6),
  sun: (a, b) => stroke(rays, b, 2) + dot(12, 12, 5.6, a),
  cloud: (a, b) => dot(16, 8, 5.2, b) + shape(cloudy, a),
  rain: (a, b) =>
    `<g transform="translate(0 -5)">${shape(cloudy, a)}</g>` +
    stroke('M7.5 17.500l-1.2 4M12.5 17.500l-1.2 4M17.5 17.500l-1.2 4', b, 2),
  wind: (a, b) =>
    stroke('M2 9h12a3.3 3.3 0 1 0-3.2-4M2 19h8a2 2 0 1 1-2 2.5', a, 2.4) +
    stroke('M2 14h16.500a3 3 0 1 1-2.8 4', b, 2.4),
  check: (a) => stroke('M4.5 12.500l5 5.500L19.5 6.5', a, 4),
  mic: (a, b) =>
    bar(8, 1.5, 8, 13, 4, a) + stroke('M5 11a7 7 0 0 0 14 0M12 18v3.500M8 22h8', b, 2) + bar(8, 7, 8, 1.8, 0, b),
  play: (a) => shape('M7 3.500v17a1 1 0 0 0 1.5.9l13.5-8.500a1 1 0 0 0 0-1.800L8.5 2.600A1 1 0 0 0 7 3.500z', a),
  trend: (a, b) =>
    stroke('M2.5 17.500l6-6.5 4.5 4L20.5 6.500M14.5 6h6.500v6.5', a, 2.8) + bar(2, 20.4, 20, 2.2, 1.1, b),
  swap: (a) => shape('M8.5 5v14L1.5 12zM15.5 5v14l7-7z', a),
  roller: (a, b) =>
    bar(2, 3, 15, 6.5, 1.6, a) + stroke('M17.5 6.200h3.500v6h-9v3', b, 1.8) + bar(10.2, 14.6, 3.6, 8, 1.4, b),
};
