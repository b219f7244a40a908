/** The pictograms of the twentieth set, and what its layouts place things with: lines that shrink, sides that change, shadows. */
import { line, type Pair } from '../placing.ts';
import { box, side, type Kit, type Sheet } from '../sheet.ts';

const ray = (turn: number, fill: string) =>
  `<rect x="11" y="0.8" width="2" height="4.4" rx="1" fill="${fill}" transform="rotate(${turn} 12 12)"/>`;

const grain = (x: number, y: number, turn: number, fill: string) =>
  `<ellipse cx="${x}" cy="${y}" rx="1.7" ry="3" fill="${fill}" transform="rotate(${turn} ${x} ${y})"/>`;

export const twentiethIcons: Kit['icons'] = {
  star: (a) => `<path fill="${a}" d="M12 1.5l3.2 6.9 7.4.9-5.5 5.1 1.5 7.4L12 18.1l-6.6 3.7 1.5-7.4L1.4 9.3l7.4-.9z"/>`,
  cup: (a, b) =>
    `<path fill="none" stroke="${a}" stroke-width="2" d="M17 10h2.2a2.6 2.6 0 0 1 0 5.2H17"/><path fill="${a}" d="M3 8h14.500v7a5.5 5.5 0 0 1-5.5 5.500H8.500A5.5 5.5 0 0 1 3 15z"/><path fill="none" stroke="${b}" stroke-width="1.6" stroke-linecap="round" d="M7 5.500V2.500M10.3 5.500V1.500M13.6 5.500V2.5"/>`,
  bed: (a, b) =>
    `<path fill="${a}" d="M1 5h2.400v7H21a2 2 0 0 1 2 2v6h-2.400v-2.500H3.400V20H1z"/><rect x="5" y="7" width="6" height="4" rx="1.5" fill="${b}"/>`,
  phone: (a, b) =>
    `<rect x="5.5" y="1" width="13" height="22" rx="2.6" fill="${a}"/><rect x="7.5" y="4" width="9" height="13.5" fill="${b}"/><circle cx="12" cy="20.2" r="1.3" fill="${b}"/>`,
  satchel: (a, b) =>
    `<path fill="none" stroke="${a}" stroke-width="2" d="M8 7V4.500A1.5 1.5 0 0 1 9.5 3h5A1.5 1.5 0 0 1 16 4.500V7"/><rect x="2" y="6.5" width="20" height="15" rx="2.6" fill="${a}"/><path fill="none" stroke="${b}" stroke-width="1.7" d="M2 12.500h20"/><rect x="9.7" y="10.6" width="4.6" height="4.6" rx="1" fill="${b}"/>`,
  leaf: (a, b) =>
    `<path fill="${a}" d="M21.5 2.500C8 2 2.5 8.5 3.5 19.5 15 21.5 22.5 15.5 21.5 2.500z"/><path fill="none" stroke="${b}" stroke-width="1.7" stroke-linecap="round" d="M2 22L15 9"/>`,
  sun: (a, b) =>
    `<circle cx="12" cy="12" r="5.2" fill="${a}"/>${[0, 45, 90, 135, 180, 225, 270, 315].map((t) => ray(t, b)).join('')}`,
  drop: (a, b) =>
    `<path fill="${a}" d="M12 1.500c4.5 5.5 7.5 9 7.5 13a7.5 7.5 0 0 1-15 0c0-4 3-7.5 7.5-13z"/><path fill="none" stroke="${b}" stroke-width="1.7" stroke-linecap="round" d="M8 15a4 4 0 0 0 3.5 3.8"/>`,
  spade: (a, b) =>
    `<path fill="none" stroke="${b}" stroke-width="2.2" stroke-linecap="round" d="M8.5 2.200h7M12 2.500V12"/><path fill="${a}" d="M6 11h12v4.500c0 3.5-3 5.5-6 7.5-3-2-6-4-6-7.500z"/>`,
  clock: (a, b) =>
    `<circle cx="12" cy="12" r="10.8" fill="${a}"/><path fill="none" stroke="${b}" stroke-width="2.2" stroke-linecap="round" d="M12 5.500V12l4.5 2.8"/>`,
  wheat: (a, b) =>
    `<path fill="none" stroke="${b}" stroke-width="1.5" stroke-linecap="round" d="M12 23V7"/>${grain(12, 4, 0, a)}${[8.5, 13, 17.5].map((y) => grain(8.7, y, -35, a) + grain(15.3, y, 35, a)).join('')}`,
  apple: (a, b) =>
    `<path fill="${a}" d="M12 7.500c2-1.5 9.5-2.2 9.5 5 0 5-3.5 10-6.5 10-1.3 0-1.7-.7-3-.7s-1.7.7-3 .7c-3 0-6.5-5-6.5-10 0-7.2 7.5-6.5 9.5-5z"/><path fill="${b}" d="M12 6.300c-.2-3 1.8-5 5-5.1.2 3-1.8 5-5 5.100z"/>`,
  mug: (a, b) =>
    `<path fill="none" stroke="${a}" stroke-width="2.2" d="M17 10h2a2.5 2.5 0 0 1 2.5 2.500V16a2.5 2.5 0 0 1-2.5 2.500h-2"/><rect x="3" y="7" width="14" height="15.5" rx="1.8" fill="${a}"/><path fill="${b}" d="M2 7a3.3 3.3 0 0 1 3-4.5 3.6 3.6 0 0 1 6-.5 3.4 3.4 0 0 1 5 1.500A2.7 2.7 0 0 1 18 7.500c-.5 2-3 2.2-3.7.8-1.2 1.6-3.4 1.6-4.4.2-1.2 1.7-3.5 1.4-4.2-.2C4.5 9.5 2.3 9 2 7z"/>`,
  cursor: (a, b) =>
    `<path fill="${a}" stroke="${b}" stroke-width="1.6" stroke-linejoin="round" d="M4 1.500l16 11-7 1.3 4 7-3.3 1.8-3.9-7.100L5 20.500z"/>`,
  can: (a, b) =>
    `<path fill="${a}" d="M7.5 1.500h9L18.5 5v14l-2 3.500h-9l-2-3.500V5z"/><path fill="${b}" d="M5.5 9h13v6.500h-13z"/>`,
  bottle: (a, b) =>
    `<path fill="${a}" d="M9.5 1h5v3.500L17.3 9v12a2 2 0 0 1-2 2H8.700a2 2 0 0 1-2-2V9l2.8-4.500z"/><path fill="${b}" d="M6.7 12h10.600v6H6.700z"/>`,
  bag: (a, b) =>
    `<path fill="${a}" d="M4 7h16l1.5 15.500h-19z"/><path fill="none" stroke="${b}" stroke-width="1.8" stroke-linecap="round" d="M8.5 11V6a3.5 3.5 0 0 1 7 0v5"/>`,
};

/** How many times its size a line is long, at most. */
function ems(s: Sheet, [english, chinese]: Pair): number {
  const each = s.face === 'Big Shoulders Display' ? 0.5 : 0.6;
  if (!s.chinese) return english.length * each;
  return [...chinese].reduce((sum, letter) => sum + (letter > '\u2e80' ? 0.95 : 0.6), 0);
}

/** A line in the middle of its place that shrinks until it fits. */
export function fitted(
  s: Sheet,
  x: number,
  cy: number,
  width: number,
  size: number,
  colour: string,
  text: Pair,
  css = 'text-align:center',
) {
  line(s, x, cy, width, Math.round(Math.min(size, width / ems(s, text))), colour, text, css);
}

export const turned = (turn: number) => `text-align:center;transform:rotate(${turn}deg)`;

/** Where a thing stands whose place is counted from the left, or from the right. */
export const from = (left: boolean, x: number, width: number) => (left ? x : side - x - width);

/** A drawing with a shadow of its own shape. */
export function lifted(s: Sheet, html: string): string {
  const shadow = s.random.pick([
    '0 6px 12px rgba(0,0,0,.4)',
    '0 10px 20px rgba(0,0,0,.45)',
    '5px 6px 0 rgba(0,0,0,.3)',
  ]);
  return box(0, 0, side, side, `filter:drop-shadow(${shadow})`, html);
}
