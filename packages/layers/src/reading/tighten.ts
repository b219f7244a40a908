import type { Quad } from '../picture.ts';
import { partOf, turnQuad } from './quad.ts';
import { rowsOfLine } from './recognise.ts';
import type { Rgb } from './rgb.ts';
import { straighten } from './straighten.ts';

/** Share of the text's edges that a row or column must pass to count as ink. */
const leastInk = 0.12;
/** Rows are judged in windows of so many columns: in a long line one accent is next to nothing. */
const windowColumns = 1.5 * rowsOfLine;
/** Share of the strongest window's edges; others are spaces and dots. */
const leastWindow = 0.5;

/** The detector's boxes are loose, most of all round small text: the sides are pulled in to the ink where the rim is calm. */
export function tighten(picture: Rgb, quad: Quad, vertical: boolean): Quad {
  return vertical ? turnQuad(tightenLine(picture, turnQuad(quad, 1)), 3) : tightenLine(picture, quad);
}

function tightenLine(picture: Rgb, quad: Quad): Quad {
  const line = straighten(picture, quad, rowsOfLine);
  const lightness = lightnessOf(line);
  const [left, right] = trim(columnsOf(lightness, line), line.width * 0.5);
  const [top, bottom] = trimRows(lightness, line);
  const share = (x: number, y: number) => ({ x: x / line.width, y: y / line.height });
  return partOf(quad, share(left, top), share(right, bottom));
}

function lightnessOf({ width, height, data }: Rgb): Float32Array {
  const lightness = new Float32Array(width * height);
  for (let at = 0, from = 0; at < lightness.length; at++, from += 3) {
    lightness[at] = data[from]! * 0.3 + data[from + 1]! * 0.59 + data[from + 2]! * 0.11;
  }
  return lightness;
}

interface Size {
  width: number;
  height: number;
}

/** Differences of lightness between neighbours, summed by column. */
function columnsOf(lightness: Float32Array, { width, height }: Size): Float32Array {
  const columns = new Float32Array(width);
  for (let y = 0; y < height; y++) {
    for (let x = 1; x < width; x++) {
      const at = y * width + x;
      const down = y > 0 ? Math.abs(lightness[at]! - lightness[at - width]!) : 0;
      columns[x]! += Math.abs(lightness[at]! - lightness[at - 1]!) + down;
    }
  }
  return columns;
}

/** Differences of lightness between neighbours from one column to another, summed by row. */
function rowsBetween(lightness: Float32Array, { width, height }: Size, from: number, to: number): Float32Array {
  const rows = new Float32Array(height);
  for (let y = 0; y < height; y++) {
    for (let x = Math.max(1, from); x < to; x++) {
      rows[y]! += Math.abs(lightness[y * width + x]! - lightness[y * width + x - 1]!);
    }
  }
  return rows;
}

/** From where to where any part of the line holds ink. */
function trimRows(lightness: Float32Array, size: Size): [number, number] {
  const count = Math.max(1, Math.round(size.width / windowColumns));
  const windows = Array.from({ length: count }, (_, index) => {
    const edge = (at: number) => Math.round((at * size.width) / count);
    const rows = rowsBetween(lightness, size, edge(index), edge(index + 1));
    return { rows, strong: strongOf(rows) };
  });
  const most = Math.max(...windows.map(({ strong }) => strong));
  const sides = windows
    .filter(({ strong }) => strong >= leastWindow * most)
    .map(({ rows }) => trim(rows, size.height * 0.33));
  return [Math.min(...sides.map(([top]) => top)), Math.max(...sides.map(([, bottom]) => bottom))];
}

const strongOf = (profile: Float32Array) => profile.toSorted()[Math.floor(profile.length * 0.9)]!;

/** From where to where a profile holds ink; each side gives way by `most` at most. */
function trim(profile: Float32Array, most: number): [number, number] {
  const count = profile.length;
  const strong = strongOf(profile);
  const side = (at: (index: number) => number) => {
    const calm = (at(0) + at(1)) / 2;
    if (calm > 0.4 * strong) return 0;
    let index = 0;
    while (index < most && at(index) < calm + leastInk * (strong - calm)) index++;
    return Math.max(0, index - 1);
  };
  return [side((index) => profile[index]!), count - side((index) => profile[count - 1 - index]!)];
}
