import { distance } from '../areas/rgb.ts';
import type { Colour } from '../picture.ts';
import type { Rgb } from '../areas/rgb.ts';

/** Levels, as distances of RGB: how much a column's pixels may differ from their mean, and a column from the one beside it. */
const alikeInColumn = 24;
const alikeBeside = 9;
/** Fewer columns in a row are the soft edge of something. */
const leastColumns = 2;

/** Columns of a line's strip, side by side, that hold no ink: from top to bottom they show one colour. */
export interface CalmRun {
  from: number;
  /** One past the last. */
  to: number;
  first: Colour;
  last: Colour;
}

/** Where a line's strip shows nothing but its ground, from the left. A run ends where the ground changes at once. */
export function calmColumns(strip: Rgb): CalmRun[] {
  const runs: CalmRun[] = [];
  for (let x = 0; x < strip.width; x++) {
    const colour = colourOfColumn(strip, x);
    if (!colour) continue;
    const run = runs.at(-1);
    if (run?.to === x && distance(run.last, colour) <= alikeBeside) {
      run.to = x + 1;
      run.last = colour;
    } else runs.push({ from: x, to: x + 1, first: colour, last: colour });
  }
  return runs.filter(({ from, to }) => to - from >= leastColumns);
}

function colourOfColumn({ data, width, height }: Rgb, x: number): Colour | undefined {
  const mean: Colour = [0, 0, 0];
  for (let y = 0, at = x * 3; y < height; y++, at += width * 3)
    for (let channel = 0; channel < 3; channel++) mean[channel]! += data[at + channel]! / height;
  for (let y = 0, at = x * 3; y < height; y++, at += width * 3) {
    let squares = 0;
    for (let channel = 0; channel < 3; channel++) squares += (data[at + channel]! - mean[channel]!) ** 2;
    if (squares > alikeInColumn ** 2) return undefined;
  }
  return mean;
}

/** From where to where ink stands, columns of the strip. */
export interface Stretch {
  from: number;
  to: number;
}

/** What lies between runs of ground. */
export function inksBetween(runs: readonly CalmRun[], width: number): Stretch[] {
  const from = [0, ...runs.map((run) => run.to)];
  const to = [...runs.map((run) => run.from), width];
  return from.map((start, index) => ({ from: start, to: to[index]! })).filter((ink) => ink.to > ink.from);
}
