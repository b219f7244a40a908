import './no-system-fonts.ts';
import { createCanvas, type Canvas, type SKRSContext2D } from '@napi-rs/canvas';
import { hasHan } from '../reading/recognise.ts';
import type { Face } from './faces.ts';
import { extentOf, type Extent, type Strip } from './strip.ts';

/** A line as it is set: pixels of a strip, and em. */
export interface Setting {
  face: Face;
  /** Pixels of the strip. */
  size: number;
  /** Em. */
  tracking: number;
}

/** Reference size for measuring, pixels. */
const reference = 200;
/** From one character of a column to the next, em, before tracking. */
export const columnPitch = 1;

let canvas: Canvas | undefined;

/** One canvas serves all strips: a new one for each try would pile up outside of the collector's sight. */
function context(width: number, height: number): SKRSContext2D {
  if (!canvas || canvas.width < width || canvas.height < height) {
    canvas = createCanvas(Math.max(width, canvas?.width ?? 0), Math.max(height, canvas?.height ?? 0));
  }
  return canvas.getContext('2d');
}

function prepare(text: string, setting: Setting, width: number, height: number, vertical: boolean): SKRSContext2D {
  const pen = context(width, height);
  pen.font = `${setting.size}px ${setting.face.stack(hasHan(text))}`;
  pen.letterSpacing = vertical ? '0px' : `${setting.tracking * setting.size}px`;
  return pen;
}

/** How large the ink of a text is at a size of 1, without tracking. */
export interface Measured {
  width: number;
  height: number;
  /** From the baseline up to the highest ink. */
  rise: number;
}

export function measureLine(text: string, face: Face): Measured {
  const pen = prepare(text, { face, size: reference, tracking: 0 }, 8, 8, false);
  const metrics = pen.measureText(text);
  return {
    width: (metrics.actualBoundingBoxLeft + metrics.actualBoundingBoxRight) / reference,
    height: (metrics.actualBoundingBoxAscent + metrics.actualBoundingBoxDescent) / reference,
    rise: metrics.actualBoundingBoxAscent / reference,
  };
}

/** Ink of a column of upright characters at a size of 1: its width, and the height that its pitches don't explain. */
export function measureColumn(text: string, face: Face): { width: number; ends: number; count: number } {
  const pen = prepare(text, { face, size: reference, tracking: 0 }, 8, 8, true);
  const all = [...text].map((character) => pen.measureText(character));
  const [first, last] = [all[0]!, all.at(-1)!];
  const left = Math.max(...all.map((one) => one.actualBoundingBoxLeft + one.width / 2));
  const right = Math.max(...all.map((one) => one.actualBoundingBoxRight - one.width / 2));
  const ends = first.actualBoundingBoxAscent + last.actualBoundingBoxDescent;
  return { width: (left + right) / reference, ends: ends / reference, count: all.length };
}

/** Coverage 0..1 of a text set so that its ink begins at the top left of `at`; as large as the strip. */
export function drawSetting(text: string, setting: Setting, strip: Strip, vertical: boolean, at: Extent): Float32Array {
  const { width, height } = strip;
  const pen = prepare(text, setting, width, height, vertical);
  pen.clearRect(0, 0, width, height);
  pen.fillStyle = '#000';
  if (vertical) drawColumn(pen, text, setting, at);
  else {
    const { actualBoundingBoxLeft, actualBoundingBoxAscent } = pen.measureText(text);
    pen.fillText(text, at.left + actualBoundingBoxLeft, at.top + actualBoundingBoxAscent);
  }
  const { data } = pen.getImageData(0, 0, width, height);
  const alpha = new Float32Array(width * height);
  for (let index = 0, from = 3; index < alpha.length; index++, from += 4) alpha[index] = data[from]! / 255;
  return alpha;
}

function drawColumn(pen: SKRSContext2D, text: string, { size, tracking }: Setting, at: Extent): void {
  const middle = (at.left + at.right) / 2;
  const characters = [...text];
  const start = at.top + pen.measureText(characters[0]!).actualBoundingBoxAscent;
  for (const [index, character] of characters.entries()) {
    const { width } = pen.measureText(character);
    pen.fillText(character, middle - width / 2, start + index * size * (columnPitch + tracking));
  }
}

/** How much of two inks is common: the sum of the lesser coverages over that of the greater, 0..1. */
export function likeness(a: Float32Array, b: Float32Array): number {
  let common = 0;
  let all = 0;
  for (let at = 0; at < a.length; at++) {
    const [one, other] = [a[at]!, b[at]!];
    common += one < other ? one : other;
    all += one < other ? other : one;
  }
  return all === 0 ? 0 : common / all;
}

/** Extent of what is drawn, undefined where nothing is. */
export const extentDrawn = (alpha: Float32Array, strip: Strip): Extent | undefined =>
  extentOf(alpha, strip.width, strip.height);
