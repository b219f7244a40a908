import type { Quad } from '../picture.ts';
import { turnQuad } from './quad.ts';
import { rowsOfLine } from './recognise.ts';
import type { Rgb } from '../areas/rgb.ts';
import { straighten } from './straighten.ts';

/** How far a cut may be moved from where equal cells would have it, in cells. */
const slack = 0.22;

/**
 * A column of upright characters laid out as a row, which is what the recogniser reads. The column is cut where there is
 * least ink near the border of equal cells, which are square where nobody knows how many there are. Undefined where it holds
 * one character only.
 */
export function standUp(picture: Rgb, column: Quad, known?: number): Rgb | undefined {
  const lying = straighten(picture, turnQuad(column, 1), rowsOfLine);
  const count = known ?? Math.max(1, Math.round(lying.width / rowsOfLine));
  return count < 2 ? undefined : turnCells(lying, findCuts(lying, count));
}

/** How much each column of pixels differs from its neighbours. */
function edgeProfile({ width, height, data }: Rgb): Float32Array {
  const profile = new Float32Array(width);
  for (let y = 4; y < height - 4; y++) {
    for (let x = 1; x < width; x++) {
      const at = (y * width + x) * 3;
      for (let channel = 0; channel < 3; channel++) {
        const value = data[at + channel]!;
        profile[x]! += Math.abs(value - data[at - 3 + channel]!) + Math.abs(value - data[at - width * 3 + channel]!);
      }
    }
  }
  return profile;
}

function findCuts(lying: Rgb, count: number): number[] {
  const profile = edgeProfile(lying);
  const cell = lying.width / count;
  const reach = cell * slack;
  const cuts = [0];
  for (let index = 1; index < count; index++) {
    const expected = cell * index;
    let best = Math.round(expected);
    let least = Infinity;
    for (let x = Math.max(1, Math.round(expected - reach)); x <= Math.min(lying.width - 1, expected + reach); x++) {
      const ink = profile[x]! * (1 + (0.3 * Math.abs(x - expected)) / reach);
      if (ink >= least) continue;
      least = ink;
      best = x;
    }
    cuts.push(best);
  }
  return [...cuts, lying.width];
}

/** Each cell turned a quarter clockwise and stretched to a square. */
function turnCells(lying: Rgb, cuts: number[]): Rgb {
  const side = rowsOfLine;
  const width = (cuts.length - 1) * side;
  const data = new Uint8Array(width * side * 3);
  for (let cell = 0; cell + 1 < cuts.length; cell++) {
    const [start, end] = [cuts[cell]!, cuts[cell + 1]!];
    for (let y = 0; y < side; y++) {
      const column = Math.min(lying.width - 1, start + Math.floor(((y + 0.5) * (end - start)) / side));
      for (let x = 0; x < side; x++) {
        const from = ((side - 1 - x) * lying.width + column) * 3;
        const to = (y * width + cell * side + x) * 3;
        for (let channel = 0; channel < 3; channel++) data[to + channel] = lying.data[from + channel]!;
      }
    }
  }
  return { width, height: side, data };
}
