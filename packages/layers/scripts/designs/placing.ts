/** What the layouts since the sixth set place things with: lines by their middle, pictograms by name, cast shadows. */
import { svg, type Sheet } from './sheet.ts';

/** What is written, in English and in Chinese. */
export type Pair = readonly [string, string];

/** A line whose middle stands at `cy`. */
export function line(
  s: Sheet,
  x: number,
  cy: number,
  width: number,
  size: number,
  colour: string,
  text: Pair,
  css = '',
) {
  const px = s.chinese ? size * 0.92 : size;
  s.text(x, cy - px * 0.675, width, size, colour, css, text);
}

export const middle = (
  s: Sheet,
  x: number,
  cy: number,
  width: number,
  size: number,
  colour: string,
  text: Pair,
  turn = 0,
) => line(s, x, cy, width, size, colour, text, `text-align:center;${turn ? `transform:rotate(${turn}deg)` : ''}`);

/** A pictogram of the kit. */
export const sign = (s: Sheet, name: string, x: number, y: number, size: number, a: string, b: string, turn = 0) =>
  s.object(`icon:${name}`, svg(x, y, size, size, s.kit.icons[name]!(a, b, b), turn, '0 0 24 24'));

/** A shadow that is always there: these things stand on a ground that may have their own colour. */
export const cast = (s: Sheet) =>
  `box-shadow:${s.random.pick(['0 8px 24px rgba(0,0,0,.28)', '0 16px 44px rgba(10,10,40,.36)', '8px 8px 0 rgba(0,0,0,.32)'])}`;

/** One that shows on all sides, for paper that may lie on paper. */
export const soft = (s: Sheet) =>
  `box-shadow:${s.random.pick(['0 6px 26px rgba(0,0,0,.32)', '0 4px 16px rgba(10,10,40,.4)', '0 12px 44px rgba(0,0,0,.42)'])}`;
