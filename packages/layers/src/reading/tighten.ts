import type { Quad } from '../picture.ts';
import { partOf, turnQuad } from './quad.ts';
import { rowsOfLine } from './recognise.ts';
import type { Rgb } from '../areas/rgb.ts';
import { straighten } from './straighten.ts';

/** Share of the text's edges that a row or column must pass to count as ink. */
const leastInk = 0.12;
/** A thin stroke alone, as "一" and dashes are, passes next to none of them: of the step at most edges it has this share, in the middle of the line. */
const thinInk = 0.7;
const middle = { from: 0.25, to: 0.75 };
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
  const { columns, steps } = columnsOf(lightness, line);
  const [left, right] = trim(columns, line.width * 0.5, steps);
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

/** Differences of lightness between neighbours, summed by column, and the greatest step from row to row in the middle of each. */
function columnsOf(lightness: Float32Array, { width, height }: Size): { columns: Float32Array; steps: Float32Array } {
  const [columns, steps] = [new Float32Array(width), new Float32Array(width)];
  const [from, to] = [height * middle.from, height * middle.to];
  for (let y = 0; y < height; y++) {
    for (let x = 1; x < width; x++) {
      const at = y * width + x;
      const down = y > 0 ? Math.abs(lightness[at]! - lightness[at - width]!) : 0;
      columns[x]! += Math.abs(lightness[at]! - lightness[at - 1]!) + down;
      if (y > from && y < to && down > steps[x]!) steps[x] = down;
    }
  }
  return { columns, steps };
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

/** From where to where a profile holds ink, or a step as great as most have; each side gives way by `most` at most. */
function trim(profile: Float32Array, most: number, steps?: Float32Array): [number, number] {
  const count = profile.length;
  const [strong, strongStep] = [strongOf(profile), steps ? strongOf(steps) : 0];
  const side = (at: (values: Float32Array, index: number) => number) => {
    const calmOf = (values: Float32Array) => (at(values, 0) + at(values, 1)) / 2;
    const calm = calmOf(profile);
    if (calm > 0.4 * strong) return 0;
    const leastStep = steps && calmOf(steps) + thinInk * (strongStep - calmOf(steps));
    const isInk = (index: number) =>
      at(profile, index) >= calm + leastInk * (strong - calm) || (steps && at(steps, index) >= leastStep!);
    let index = 0;
    while (index < most && !isInk(index)) index++;
    return Math.max(0, index - 1);
  };
  return [side((values, index) => values[index]!), count - side((values, index) => values[count - 1 - index]!)];
}
