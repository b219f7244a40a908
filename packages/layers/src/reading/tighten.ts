import type { Quad } from '../picture.ts';
import { partOf, turnQuad } from './quad.ts';
import { rowsOfLine } from './recognise.ts';
import type { Rgb } from './rgb.ts';
import { straighten } from './straighten.ts';

/** Share of the text's edges that a row or column must pass to count as ink. */
const leastInk = 0.12;

/** The detector's boxes are loose, most of all round small text: the sides are pulled in to the ink where the rim is calm. */
export function tighten(picture: Rgb, quad: Quad, vertical: boolean): Quad {
  return vertical ? turnQuad(tightenLine(picture, turnQuad(quad, 1)), 3) : tightenLine(picture, quad);
}

function tightenLine(picture: Rgb, quad: Quad): Quad {
  const line = straighten(picture, quad, rowsOfLine);
  const { rows, columns } = edgesOf(line);
  const [top, bottom] = trim(rows, line.height * 0.33);
  const [left, right] = trim(columns, line.width * 0.5);
  const share = (x: number, y: number) => ({ x: x / line.width, y: y / line.height });
  return partOf(quad, share(left, top), share(right, bottom));
}

/** Differences of lightness between neighbours, summed by row and by column. */
function edgesOf({ width, height, data }: Rgb): { rows: Float32Array; columns: Float32Array } {
  const lightness = new Float32Array(width * height);
  for (let at = 0, from = 0; at < lightness.length; at++, from += 3) {
    lightness[at] = data[from]! * 0.3 + data[from + 1]! * 0.59 + data[from + 2]! * 0.11;
  }
  const rows = new Float32Array(height);
  const columns = new Float32Array(width);
  for (let y = 0; y < height; y++) {
    for (let x = 1; x < width; x++) {
      const at = y * width + x;
      const across = Math.abs(lightness[at]! - lightness[at - 1]!);
      rows[y]! += across;
      columns[x]! += across + (y > 0 ? Math.abs(lightness[at]! - lightness[at - width]!) : 0);
    }
  }
  return { rows, columns };
}

/** From where to where a profile holds ink; each side gives way by `most` at most. */
function trim(profile: Float32Array, most: number): [number, number] {
  const count = profile.length;
  const strong = profile.toSorted()[Math.floor(count * 0.9)]!;
  const side = (at: (index: number) => number) => {
    const calm = (at(0) + at(1)) / 2;
    if (calm > 0.4 * strong) return 0;
    let index = 0;
    while (index < most && at(index) < calm + leastInk * (strong - calm)) index++;
    return Math.max(0, index - 1);
  };
  return [side((index) => profile[index]!), count - side((index) => profile[count - 1 - index]!)];
}
