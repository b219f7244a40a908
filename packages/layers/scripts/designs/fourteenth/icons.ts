/** The pictograms of the fourteenth set, each of at most three colours, and what its layouts turn and mirror things with. */
import { box, side, type Kit, type Sheet } from '../sheet.ts';
import type { Pair } from '../placing.ts';

const stroke = (colour: string, width: number, d: string) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

const round = (cx: number, cy: number, r: number, fill: string) =>
  `<circle cx="${cx}" cy="${cy}" r="${r}" fill="${fill}"/>`;

const fill = (colour: string, d: string) => `<path fill="${colour}" d="${d}"/>`;

export const fourteenthIcons: Kit['icons'] = {
  clock: (a, b) => round(12, 12, 10.5, a) + stroke(b, 2.2, 'M12 6.4V12l4 2.6'),
  cutlery: (a, b) =>
    fill(a, 'M3.6 2v6.4A4 4 0 0 0 6.4 12v10h2.8V12A4 4 0 0 0 12 8.400V2h-1.700v5.600H8.700V2H6.900v5.600H5.300V2z') +
    fill(b, 'M15 22V2c3.6 1 5.4 5 5.4 9.6 0 1.6-1 2.6-2.6 2.600V22z'),
  gift: (a, b) =>
    fill(a, 'M3 12h18v9a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1zM2 7.400h20v4.600H2z') +
    fill(
      b,
      'M10.4 7.400h3.200V22h-3.200zM12 7.400C8 7.6 5.2 6 5.8 3.8 6.5 1.4 10.6 2.4 12 7.400zm0 0c4 .2 6.8-1.4 6.2-3.6-.7-2.4-4.8-1.4-6.2 3.600z',
    ),
  heart: (a) =>
    fill(a, 'M12 21.500C4 15.5 1.5 12 1.5 8a5.3 5.3 0 0 1 10.5-2A5.3 5.3 0 0 1 22.5 8c0 4-2.5 7.5-10.5 13.500z'),
  case: (a, b) =>
    stroke(a, 2.2, 'M8.6 7V4.200h6.800V7') +
    fill(
      a,
      'M4 6.800h16a2.2 2.2 0 0 1 2.2 2.200v9.600a2.2 2.2 0 0 1-2.2 2.200H4a2.2 2.2 0 0 1-2.2-2.200V9A2.2 2.2 0 0 1 4 6.800z',
    ) +
    fill(b, 'M1.8 12.400h8.200v-1.200h4v1.200h8.200v2H14v1.400h-4v-1.400H1.800z'),
  tick: (a, b) => round(12, 12, 11, a) + stroke(b, 3, 'M6.8 12.400l3.6 3.6 7-7.6'),
  pot: (a, b) =>
    fill(a, 'M4.5 13h15v3.400h-1.200L16.8 22H7.200l-1.5-5.600H4.500z') +
    fill(b, 'M12 13C12 8 8 4.8 3 5.4 3.4 10 7 12.8 12 13zm0 0c0-5.8 3.6-10.4 9-10.6.4 6-3 10.2-9 10.600z'),
  water: (a, b) =>
    fill(a, 'M12 1.500S4.5 9.8 4.5 15a7.5 7.5 0 0 0 15 0C19.5 9.8 12 1.5 12 1.500z') +
    stroke(b, 2, 'M8.2 15.200a3.8 3.8 0 0 0 3.4 3.6'),
  sun: (a, b) =>
    stroke(
      b,
      2.4,
      'M12 1.600v2.200M12 20.200v2.200M1.6 12h2.200M20.2 12h2.200M4.7 4.700l1.5 1.500M17.8 17.800l1.5 1.500M4.7 19.300l1.5-1.500M17.8 6.200l1.5-1.5',
    ) + round(12, 12, 5.8, a),
  umbrella: (a, b) =>
    stroke(b, 2.2, 'M12 11v8.200a2.6 2.6 0 0 1-5.2 0') +
    fill(
      a,
      'M12 2C6 2 1.5 6.6 1.5 12.800c1.6-1.5 3.8-1.5 5.2 0 1.5-1.5 3.8-1.5 5.3 0 1.5-1.5 3.8-1.5 5.3 0 1.4-1.5 3.6-1.5 5.2 0C22.5 6.6 18 2 12 2z',
    ),
  key: (a, b) => stroke(a, 3, 'M11.5 12H22M17 12.500v4M21.4 12.500v3') + round(7, 12, 5.8, a) + round(6.2, 12, 2.1, b),
  reel: (a, b) =>
    stroke(a, 2, 'M12 22h10.5') +
    round(12, 12, 11, a) +
    [0, 72, 144, 216, 288]
      .map((turn) => `<circle cx="12" cy="5.6" r="2.7" fill="${b}" transform="rotate(${turn} 12 12)"/>`)
      .join('') +
    round(12, 12, 1.5, b),
  popcorn: (a, b) =>
    [
      [6.6, 7.4],
      [17.4, 7.4],
      [9.8, 4.8],
      [14.2, 4.8],
      [12, 7.6],
    ]
      .map(([x, y]) => round(x!, y!, 3.1, b))
      .join('') +
    fill(a, 'M3.8 9.200h16.400L18 22.500H6z') +
    fill(b, 'M8 10.600h2.400l.5 10.500H9zM13.6 10.600H16l-1 10.500h-1.900z'),
  bed: (a, b) =>
    fill(a, 'M1.8 4.800h2.500v8.400h18v6.400h-2.500v-2.400H4.300v2.400H1.800z') +
    fill(
      b,
      'M5.8 9.600a1.4 1.4 0 0 1 1.4-1.400h3a1.4 1.4 0 0 1 1.4 1.400v2.200H5.800zM13 8.200h6a3.3 3.3 0 0 1 3.3 3.600H13z',
    ),
  bath: (a, b) =>
    stroke(b, 2.2, 'M5 12V5.600a2.6 2.6 0 0 1 5.2 0v1') +
    fill(
      a,
      'M1.6 11.800h20.800v2.400a5.4 5.4 0 0 1-3.8 5.100l.6 2.500h-2.400l-.7-2H7.900l-.7 2H4.800l.6-2.500a5.4 5.4 0 0 1-3.8-5.100z',
    ),
  van: (a, b) =>
    fill(a, 'M1 5h13v3.400h4.400l4.6 4.800v5H1z') +
    fill(b, 'M15.6 10.200h2.200l2.6 2.800h-4.800z') +
    round(6.4, 18, 2.9, b) +
    round(17.4, 18, 2.9, b) +
    round(6.4, 18, 1.2, a) +
    round(17.4, 18, 1.2, a),
  parcel: (a, b) =>
    fill(a, 'M2.6 7L12 2.2 21.4 7v10.400L12 22.200l-9.4-4.800z') +
    stroke(b, 1.7, 'M3.4 7.400L12 11.700l8.6-4.300M12 11.700v9.600M7.4 5l8.7 4.4'),
  pin: (a, b) =>
    fill(a, 'M12 1.200a8.2 8.2 0 0 0-8.2 8.200C3.8 15.4 12 23 12 23s8.2-7.6 8.2-13.600A8.2 8.2 0 0 0 12 1.200z') +
    round(12, 9.4, 3.3, b),
};

/** Mirrors the whole design or not: gives where a thing of this width stands. */
export function flip(s: Sheet): { at: (x: number, width: number) => number; left: boolean } {
  const left = s.random.chance(0.5);
  return { at: (x, width) => (left ? x : side - x - width), left };
}

/** A drawn shape with a shadow that follows its outline. */
export function shaped(s: Sheet, name: string, html: string): void {
  const shade = s.random.pick([
    '0 6px 10px rgba(0,0,0,.35)',
    '0 10px 16px rgba(10,10,40,.38)',
    '5px 6px 0 rgba(0,0,0,.3)',
  ]);
  s.object(name, box(0, 0, side, side, `filter:drop-shadow(${shade})`, html));
}

/** A point about which a note and all that lies on it turn together. */
export interface Pivot {
  cx: number;
  cy: number;
  turn: number;
}

export const turned = (s: Sheet, at: Pivot, name: string, html: string) =>
  s.object(name, box(0, 0, side, side, `transform-origin:${at.cx}px ${at.cy}px`, html, at.turn));

/** A line in the middle of `width` that turns with its note. */
export function turnedLine(
  s: Sheet,
  at: Pivot,
  place: [number, number, number],
  size: number,
  colour: string,
  text: Pair,
) {
  const [x, cy, width] = place;
  const top = cy - (s.chinese ? size * 0.92 : size) * 0.675;
  const origin = `transform-origin:${at.cx - x}px ${at.cy - top}px;transform:rotate(${at.turn}deg)`;
  s.text(x, top, width, size, colour, `text-align:center;${origin}`, text);
}
