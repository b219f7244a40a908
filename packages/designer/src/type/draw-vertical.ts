import type { SKRSContext2D } from '@napi-rs/canvas';
import type { BoundingBox } from './bounding-box.ts';
import { measureLine, setFace } from './measure-text.ts';
import { isFullWidth } from './script.ts';
import type { FontFace, TextAlign } from './type-pairing.ts';

interface VerticalOptions {
  lines: string[];
  face: FontFace;
  size: number;
  lineHeight: number;
  x: number;
  y: number;
  width: number;
  align: TextAlign;
  colour: string;
  letterSpacing?: number;
}

/** One cell of a column: a character upright, or a Latin word lying on its side. */
interface Cell {
  text: string;
  turned: boolean;
  /** em along the column. */
  length: number;
}

/** From the top of a Han character's cell to its baseline, em; `lift` of it from the middle. */
const lift = 0.38;
export const hanBaseline = 0.5 + lift;

/** Stops hang in the upper right of their cell when Chinese runs down. */
const stops = /[，。、]/;
/** Brackets and dashes follow the direction of reading. */
const turning = /[（）《》“”‘’「」『』【】〈〉—…～：；]/u;

function cellsOf(line: string, face: FontFace): Cell[] {
  // Up to two digits stand upright side by side; longer Latin lies down, as do times and sums as a whole.
  return (
    line.match(/\d+[:.,]\d[\d:.,]*(?:[–—-]\d+[:.,]\d+)?|\d{1,2}(?!\d)|[\u0021-\u024f]+(?: [\u0021-\u024f]+)*|\s|./gu) ??
    []
  ).map((text) => {
    if (/^\s$/.test(text)) return { text: '', turned: false, length: 0.4 };
    const short = text.length === 1 || /^\d{1,2}$/.test(text);
    if (isFullWidth(text) || short) return { text, turned: turning.test(text), length: 1 };
    return { text, turned: true, length: measureLine(text, face, 200).width / 200 + 0.25 };
  });
}

/** Pixels that vertical lines need: a column per line. */
export function measureVertical(
  lines: readonly string[],
  face: FontFace,
  options: { size: number; lineHeight: number; letterSpacing?: number },
): { width: number; height: number } {
  const { size, lineHeight, letterSpacing = 0 } = options;
  const lengths = lines.map((line) => {
    const cells = cellsOf(line, face);
    return cells.reduce((sum, cell) => sum + cell.length + letterSpacing, -letterSpacing);
  });
  return {
    width: lines.length === 0 ? 0 : ((lines.length - 1) * lineHeight + 1) * size,
    height: Math.max(0, ...lengths) * size,
  };
}

function drawCell(
  context: SKRSContext2D,
  cell: Cell,
  at: { x: number; y: number; size: number; face: FontFace },
): void {
  const { x, y, size, face } = at;
  const ink = measureLine(cell.text, face, size);
  context.save();
  context.translate(x, y + (cell.length * size) / 2);
  if (cell.turned) context.rotate(Math.PI / 2);
  if (stops.test(cell.text)) context.translate(0.55 * size, -0.55 * size);
  // Centred on the em for Han, so that 一 keeps its height; on the ink for all else.
  const down = isFullWidth(cell.text) ? lift * size : (ink.ascent - ink.descent) / 2;
  const back = isFullWidth(cell.text) && !cell.turned ? size / 2 : ink.width / 2 - ink.left;
  context.fillText(cell.text, -back, down);
  context.restore();
}

/** Draws columns from right to left inside x..x+width; returns the box they fill, pixels. */
export function drawVerticalText(context: SKRSContext2D, options: VerticalOptions): BoundingBox {
  const { lines, face, size, lineHeight, x, y, width, align, colour, letterSpacing = 0 } = options;
  const extent = measureVertical(lines, face, { size, lineHeight, letterSpacing });
  const spare = width - extent.width;
  const left = align === 'left' ? x : align === 'right' ? x + spare : x + spare / 2;
  setFace(context, face, size);
  context.fillStyle = colour;
  lines.forEach((line, index) => {
    const centre = left + extent.width - size / 2 - index * lineHeight * size;
    let top = y;
    for (const cell of cellsOf(line, face)) {
      drawCell(context, cell, { x: centre, y: top, size, face });
      top += (cell.length + letterSpacing) * size;
    }
  });
  return { x: left, y, width: extent.width, height: extent.height };
}
