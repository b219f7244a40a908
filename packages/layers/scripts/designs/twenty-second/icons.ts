/** The pictograms of the twenty-second set, and what its layouts place things with. */
import { line, type Pair } from '../placing.ts';
import { box, side, type Kit, type Sheet } from '../sheet.ts';

const seedOf = (turn: number, fill: string) =>
  `<ellipse cx="12" cy="7.4" rx="0.8" ry="1.5" fill="${fill}" transform="rotate(${turn} 12 12)"/>`;

const berry = (x: number, y: number, r: number, a: string, b: string) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${a}"/><circle cx="${x}" cy="${y - 1}" r="${r * 0.36}" fill="${b}"/>`;

const stroke = (colour: string, width: number, d: string) =>
  `<path fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" d="${d}"/>`;

export const twentySecondIcons: Kit['icons'] = {
  sock: (a, b) =>
    `<path fill="${a}" d="M7 1.5h9V12l4.700 4.200a3.700 3.700 0 0 1-5 5.400L9 16.200A5.500 5.500 0 0 1 7 12z"/><path fill="${b}" d="M6.600 1h9.800v4.500H6.600z"/>`,
  tub: (a, b) =>
    `<path fill="${a}" d="M1 5.500c2 0 2 1.800 3.700 1.800S6.500 5.500 8.400 5.500s1.900 1.800 3.600 1.800 1.800-1.800 3.600-1.800 2 1.800 3.700 1.800S21 5.500 23 5.500L20.300 21H3.700z"/><circle cx="9.500" cy="15" r="2.600" fill="${b}"/><circle cx="15" cy="12.500" r="1.700" fill="${b}"/>`,
  dryer: (a, b) =>
    `<rect x="1.500" y="1.500" width="21" height="21" rx="3.500" fill="${a}"/><circle cx="12" cy="12" r="6.800" fill="none" stroke="${b}" stroke-width="2.400"/>`,
  iron: (a, b) =>
    `<path fill="${a}" d="M1.500 18.500h21V9a4 4 0 0 0-4-4H9v3h8.500a1.500 1.500 0 0 1 1.500 1.500V11H9.500c-4.500 0-8 3-8 7.500z"/><path fill="${b}" d="M1 19.300h22V22H1z"/>`,
  tap: (a, b) =>
    `<path fill="${a}" d="M2 8h6.500V5H5V2h11v3h-3.500v3H15a6.500 6.500 0 0 1 6.500 6.500V16h-5v-1.500A1.500 1.500 0 0 0 15 13H2z"/><path fill="${b}" d="M19 17c1.400 1.900 2.200 3 2.200 4a2.200 2.200 0 0 1-4.400 0c0-1 .8-2.100 2.200-4z"/>`,
  ring: (a, b) =>
    `<circle cx="12" cy="15.500" r="6.300" fill="none" stroke="${a}" stroke-width="3"/><path fill="${b}" d="M8.500 1h7L18 4l-6 5.500L6 4z"/>`,
  bandage: (a, b) =>
    `<g transform="rotate(-40 12 12)"><rect x="0.500" y="7.200" width="23" height="9.600" rx="4.800" fill="${a}"/><rect x="8" y="7.200" width="8" height="9.600" fill="${b}"/></g>`,
  receiver: (a, b) =>
    `<path fill="${a}" d="M5.500 1.500l4 5.500-2.300 2.600c1.300 3 3.700 5.500 6.800 7l2.800-2.200 5.500 3.900c-.5 3.200-2.800 4.700-5.800 4.200C9.500 21.300 2.700 14 1.500 7 1.200 4 2.500 2 5.500 1.500z"/>${stroke(b, 1.8, 'M14 6.500a4.500 4.500 0 0 1 3.700 3.700M14.500 2a9 9 0 0 1 7.700 7.700')}`,
  banana: (a, b) =>
    `<path fill="${a}" d="M3.800 2.500h3.400C7.500 9.500 12 15 22 16l.7 2.300C18.500 22 12 22 8 18.300S2.500 9.500 3.800 2.500z"/><path fill="${b}" d="M3.600 1h3.800v3H3.300z"/>`,
  berries: (a, b) => berry(7.5, 15.5, 6.2, a, b) + berry(17.3, 16, 5.6, a, b) + berry(12.5, 6.3, 5.5, a, b),
  kiwi: (a, b) =>
    `<circle cx="12" cy="12" r="11" fill="${a}"/><circle cx="12" cy="12" r="8.400" fill="${b}"/><circle cx="12" cy="12" r="2" fill="${a}"/>${[0, 60, 120, 180, 240, 300].map((t) => seedOf(t, a)).join('')}`,
  skein: (a, b) =>
    `<circle cx="11.500" cy="11.500" r="10" fill="${a}"/>${stroke(a, 1.8, 'M17 19.500c1.500 2.500 3.500 3 5.500 2')}${stroke(b, 1.5, 'M4.500 7c5.500.5 10.500 5 12 12M9 3c5.500 1 9.500 6 10.500 11.500M3 12.500c4 .5 7 3.500 8.500 7.500')}`,
  sticks: (a, b) =>
    `${stroke(a, 2.2, 'M3 22L18 5.500M21 22L6 5.500')}<circle cx="18.800" cy="4" r="2.600" fill="${b}"/><circle cx="5.200" cy="4" r="2.600" fill="${b}"/>`,
  spray: (a, b) =>
    `<path fill="${a}" d="M8 1.500h10V5h-2.300v3l2.800 6v6.500a2 2 0 0 1-2 2h-8a2 2 0 0 1-2-2V14l3-6V5H8z"/><path fill="${b}" d="M6.500 14h12v5h-12z"/><circle cx="4.500" cy="3.200" r="1.200" fill="${b}"/><circle cx="2" cy="1.700" r="1" fill="${b}"/><circle cx="2" cy="5" r="1" fill="${b}"/>`,
  hoover: (a, b) =>
    `${stroke(a, 2, 'M12 11C11 4 19.500 1 20 7.500V20')}<path fill="${a}" d="M1.500 20.500V16a6 6 0 0 1 6-6h3.500a5 5 0 0 1 5 5v5.500zM17.500 19.500h6v2.500h-6z"/><circle cx="6.500" cy="19.500" r="3" fill="${b}"/>`,
  shine: (a, b) =>
    `<path fill="${a}" d="M10 3l2.500 7.500L20 13l-7.500 2.500L10 23l-2.500-7.500L0 13l7.500-2.500z"/><path fill="${b}" d="M19 .500l1.300 3.700L24 5.500l-3.700 1.300L19 10.500l-1.300-3.700L14 5.500l3.700-1.300z"/>`,
  owl: (a, b) =>
    `<path fill="${a}" d="M3.500 2l4.500 3c2.500-.8 5.500-.8 8 0l4.500-3v12.500a8.500 8.500 0 0 1-17 0z"/><circle cx="8.500" cy="10.500" r="3" fill="${b}"/><circle cx="15.500" cy="10.500" r="3" fill="${b}"/><circle cx="8.500" cy="10.500" r="1.200" fill="${a}"/><circle cx="15.500" cy="10.500" r="1.200" fill="${a}"/><path fill="${b}" d="M10.300 14h3.400L12 17.300z"/>`,
  egg: (a, b) =>
    `<path fill="${a}" d="M12 1.500c4.200 0 8.300 7 8.300 12.500a8.300 8.300 0 0 1-16.600 0C3.700 8.500 7.800 1.500 12 1.500z"/><circle cx="12" cy="14.500" r="4" fill="${b}"/>`,
  milk: (a, b) =>
    `<path fill="${a}" d="M5.500 8.500L8 4.500v-3h8v3l2.500 4v14h-13z"/><path fill="${b}" d="M5.500 11.500h13v6h-13z"/>`,
  peanut: (a, b) =>
    `<path fill="${a}" d="M7.500 1.500a6 6 0 0 1 6 5.500c.2 1.800.8 2.500 2.300 3.200a6.700 6.700 0 1 1-9.300 7.800c-.4-1.700-.8-2.700-2.200-4A6.800 6.800 0 0 1 7.500 1.500z"/>${stroke(b, 1.3, 'M5.500 6l2 2M9.500 6l1 2M12 14l2 2M16.500 14l1.500 2M13 19l1.500 1')}`,
  shrimp: (a, b) =>
    `${stroke(a, 5.6, 'M18 5.500C10 3.500 4.500 8 5.300 14c.6 4 4.500 5.500 8 4.700')}<path fill="${a}" d="M13 16l8.500-2-2.200 4.300 2.200 4.200-8-1.500z"/>${stroke(b, 1.2, 'M10.500 3.700l1.200 4.500M3.800 9.500l4.200 2M4.200 17.200l3.600-2.700')}<circle cx="17" cy="4.800" r="1.200" fill="${b}"/>`,
  sprout: (a, b) =>
    `${stroke(b, 2, 'M12 23V11')}<path fill="${a}" d="M12 12C4.500 13 1 9 1.500 2.500 9 2 12.500 5.500 12 12z"/><path fill="${a}" d="M12.500 17c6 .5 9.500-2.500 10-8.500-6.500-.5-9.800 2.500-10 8.500z"/>`,
  boot: (a, b) =>
    `<path fill="${a}" d="M5 2h8.500v8.500L20 13.500a4 4 0 0 1 2.500 3.600V19H5z"/><path fill="${b}" d="M4 19.500h19.500v2.800H4z"/>${stroke(b, 1.5, 'M10.500 5.500h3M10.500 8.500h3')}`,
  stopwatch: (a, b) =>
    `<circle cx="12" cy="14" r="9.300" fill="${a}"/><rect x="9.500" y="0.700" width="5" height="3" rx="1" fill="${a}"/><rect x="11" y="3" width="2" height="3" fill="${a}"/>${stroke(b, 2, 'M12 14V8.500M12 14l3.500 2')}`,
};

/** How wide a letter is on average, in times of its size, at most. */
const letters: Record<string, number> = { Anton: 0.48, Montserrat: 0.65 };

function lengthOf(s: Sheet, [english, chinese]: Pair): number {
  const each = letters[s.face] ?? 0.58;
  if (!s.chinese) return english.length * each;
  return [...chinese].reduce((sum, letter) => sum + (letter > '\u2e80' ? 0.95 : each), 0);
}

/** A line that shrinks until it fits between its ends. */
export function words(
  s: Sheet,
  x: number,
  cy: number,
  width: number,
  size: number,
  colour: string,
  text: Pair,
  css = 'text-align:center',
) {
  line(s, x, cy, width, Math.round(Math.min(size, width / lengthOf(s, text))), colour, text, css);
}

/** A line on a thing that is turned about (cx, cy); `down` is how far below that point it stands there. */
export function askew(
  s: Sheet,
  [cx, cy, turn]: readonly [number, number, number],
  down: number,
  width: number,
  size: number,
  colour: string,
  text: Pair,
) {
  const angle = (turn * Math.PI) / 180;
  const [x, y] = [cx - down * Math.sin(angle), cy + down * Math.cos(angle)];
  words(s, x - width / 2, y, width, size, colour, text, `text-align:center;transform:rotate(${turn}deg)`);
}

/** The left edge of a thing in a design that may be mirrored. */
export const at = (left: boolean, x: number, width: number) => (left ? x : side - x - width);

export const aligned = (left: boolean) => `text-align:${left ? 'left' : 'right'}`;

export const rim = (width: number, colour: string) => `border:${width}px solid ${colour};box-sizing:border-box;`;

/** A drawing whose shadow has its own outline. */
export function raised(s: Sheet, html: string): string {
  const shadow = s.random.pick([
    '0 5px 10px rgba(0,0,0,.38)',
    '0 12px 22px rgba(10,10,40,.42)',
    '6px 6px 0 rgba(0,0,0,.28)',
  ]);
  return box(0, 0, side, side, `filter:drop-shadow(${shadow})`, html);
}
