import '../no-system-fonts.ts';
import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { hasHan } from '../../reading/recognise.ts';
import type { Face } from '../faces.ts';

/** The form of a character, whatever its size: coverage 0..1 over its own box, drawn into a grid. */
export interface GlyphShape {
  cells: Float32Array;
  /** Em, above the baseline (top) and below it (bottom, negative above). */
  top: number;
  bottom: number;
  width: number;
}

export const gridColumns = 16;
export const gridRows = 24;
const size = 48;
const side = 112;
const [startX, baseline] = [24, 76];

let pen: SKRSContext2D | undefined;
const known = new WeakMap<Face, Map<string, GlyphShape | undefined>>();

/** The shape of a character in a face; undefined where it draws nothing. Kept once drawn. */
export function shapeOf(character: string, face: Face): GlyphShape | undefined {
  const shapes = known.get(face) ?? new Map<string, GlyphShape | undefined>();
  known.set(face, shapes);
  if (!shapes.has(character)) shapes.set(character, drawShape(character, face));
  return shapes.get(character);
}

function drawShape(character: string, face: Face): GlyphShape | undefined {
  pen ??= createCanvas(side, side).getContext('2d', { willReadFrequently: true });
  pen.font = `${size}px ${face.stack(hasHan(character))}`;
  pen.clearRect(0, 0, side, side);
  pen.fillText(character, startX, baseline);
  const room = roomOf(pen.measureText(character));
  const [width, height] = [room.right - room.left, room.bottom - room.top];
  if (width < 1 || height < 1) return undefined;
  // Reading pixels back is what takes the time: no more of them than the glyph has.
  const { data } = pen.getImageData(room.left, room.top, width, height);
  const alpha = new Float32Array(width * height);
  for (let at = 0; at < alpha.length; at++) alpha[at] = data[at * 4 + 3]! / 255;
  const box = boundsOf(alpha, width, height);
  if (!box) return undefined;
  return {
    cells: gridOf(alpha, width, box),
    top: (baseline - room.top - box.top) / size,
    bottom: (box.bottom + room.top - baseline) / size,
    width: (box.right - box.left) / size,
  };
}

/** Where a glyph may have ink on the canvas, whole pixels. */
function roomOf(metrics: ReturnType<SKRSContext2D['measureText']>): Bounds {
  const within = (value: number) => Math.max(0, Math.min(side, value));
  return {
    left: within(Math.floor(startX - metrics.actualBoundingBoxLeft) - 2),
    top: within(Math.floor(baseline - metrics.actualBoundingBoxAscent) - 2),
    right: within(Math.ceil(startX + metrics.actualBoundingBoxRight) + 2),
    bottom: within(Math.ceil(baseline + metrics.actualBoundingBoxDescent) + 2),
  };
}

/** How far a space moves on, em. */
export function spaceOf(face: Face): number {
  pen ??= createCanvas(side, side).getContext('2d', { willReadFrequently: true });
  pen.font = `${size}px ${face.stack(false)}`;
  return pen.measureText(' ').width / size;
}

/** What a face leaves between the ink of two characters, em. */
export function pairGapOf(first: string, second: string, face: Face): number {
  pen ??= createCanvas(side, side).getContext('2d', { willReadFrequently: true });
  pen.font = `${size}px ${face.stack(false)}`;
  const [a, b, both] = [first, second, first + second].map((text) => pen!.measureText(text));
  const inkOf = (metrics: typeof both) => metrics!.actualBoundingBoxLeft + metrics!.actualBoundingBoxRight;
  return (inkOf(both) - inkOf(a) - inkOf(b)) / size;
}

/** Whole pixels; right and bottom are the first without ink. */
export interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

function boundsOf(alpha: Float32Array, width: number, height: number): Bounds | undefined {
  const bounds = { left: width, top: height, right: 0, bottom: 0 };
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) {
      if (alpha[at]! < 0.4) continue;
      if (x < bounds.left) bounds.left = x;
      if (x >= bounds.right) bounds.right = x + 1;
      if (y < bounds.top) bounds.top = y;
      bounds.bottom = y + 1;
    }
  }
  return bounds.left < bounds.right ? bounds : undefined;
}

/** What stands in `bounds`, averaged over the cells of the grid. */
export function gridOf(alpha: Float32Array, width: number, { left, top, right, bottom }: Bounds): Float32Array {
  const cells = new Float32Array(gridColumns * gridRows);
  for (let row = 0, at = 0; row < gridRows; row++) {
    const [fromY, toY] = cellSpan(top, bottom, row, gridRows);
    for (let column = 0; column < gridColumns; column++, at++) {
      const [fromX, toX] = cellSpan(left, right, column, gridColumns);
      let sum = 0;
      for (let y = fromY; y < toY; y++) for (let x = fromX; x < toX; x++) sum += alpha[y * width + x]!;
      cells[at] = sum / ((toY - fromY) * (toX - fromX));
    }
  }
  return cells;
}

/** At least one pixel for each cell. */
function cellSpan(from: number, to: number, index: number, count: number): [number, number] {
  const start = Math.min(to - 1, Math.floor(from + ((to - from) * index) / count));
  return [start, Math.max(start + 1, Math.min(to, Math.round(from + ((to - from) * (index + 1)) / count)))];
}
