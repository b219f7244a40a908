import { distance, stepBetween } from '../areas/rgb.ts';
import type { Box, Colour } from '../picture.ts';
import type { Rgb } from '../areas/rgb.ts';

/** Levels, as distances of RGB: least between ink and its ground, and most between two shades of one. */
const leastContrast = 60;
const oneColour = 40;
/** Ground is seen round a lone character by so much of its height, from so many pixels off its box on. */
const clearRound = 0.3;
const softEdge = 2;
/** Share of that ring which is of the ground's colour. */
const leastClear = 0.98;
/** Heights of characters that are looked for, pixels, and the greatest width in heights. */
const leastHeight = 10;
const mostHeight = 80;
const mostWide = 1.15;
/** What fills its box is a bar or a disc. */
const mostFilled = 0.9;
/** Rows that are looked at: the lowest character is crossed twice at least. */
const rowsApart = 4;

/** Colours that part ink from its ground. */
interface Pair {
  ink: Colour;
  ground: Colour;
}

/**
 * The boxes of all lone ink, of whatever colour: connected stretches with nothing but their ground round them, each a character that
 * stands alone, or a mark.
 */
export function findLoneInks(picture: Rgb): Box[] {
  const { data, width, height } = picture;
  const found: Box[] = [];
  const seen = new Uint8Array(width * height);
  for (let y = rowsApart; y < height - rowsApart; y += rowsApart) {
    const row = y * width;
    for (let x = softEdge + 2; x < width - softEdge - 2; x++) {
      const before = row + x - softEdge - 1;
      if (stepBetween(data, before, row + x) < leastContrast / 2) continue;
      const start = strongest(picture, before, row + x);
      const pair = { ink: colourAt(picture, start), ground: colourAt(picture, before) };
      if (seen[start] || distance(pair.ink, pair.ground) < leastContrast) continue;
      const end = endOfRun(picture, start, row + width - softEdge - 1, pair);
      if (end === undefined) continue;
      x = end - row;
      const box = boxOfInk(picture, start, pair, seen);
      if (box && clearShare(picture, box, pair.ground) >= leastClear) found.push(box);
    }
  }
  return found;
}

function colourAt({ data }: Rgb, at: number): Colour {
  return [data[at * 3]!, data[at * 3 + 1]!, data[at * 3 + 2]!];
}

/** Edges are soft: of the pixels where ink begins the one that is least like the ground. */
function strongest({ data }: Rgb, ground: number, from: number): number {
  let best = from;
  for (let at = from + 1; at <= from + softEdge; at++)
    if (stepBetween(data, ground, at) > stepBetween(data, ground, best)) best = at;
  return best;
}

/** Where a run of ink ends that has its ground on the other side too; none where it is too long or ends in something else. */
function endOfRun(picture: Rgb, start: number, last: number, { ink, ground }: Pair): number | undefined {
  const farthest = Math.min(last, start + mostWide * mostHeight);
  let end = start;
  while (end <= farthest && isNearer(picture, end, ink, ground)) end++;
  return end <= farthest && distance(colourAt(picture, end + softEdge), ground) <= oneColour ? end : undefined;
}

function isNearer({ data }: Rgb, at: number, one: Colour, other: Colour): boolean {
  const [red, green, blue] = [data[at * 3]!, data[at * 3 + 1]!, data[at * 3 + 2]!];
  const apart = (one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2 + (one[2] - other[2]) ** 2;
  const toOne = (red - one[0]) ** 2 + (green - one[1]) ** 2 + (blue - one[2]) ** 2;
  const toOther = (red - other[0]) ** 2 + (green - other[1]) ** 2 + (blue - other[2]) ** 2;
  // What is farther from the one than the other is lies on it, as a digit on a disc.
  return toOne < Math.min(toOther, apart);
}

/**
 * Round the pixels that hang together and are nearer to the ink than to its ground; none when that is no character. `seen`: 1 at
 * pixels that have been looked at.
 */
function boxOfInk(picture: Rgb, start: number, { ink, ground }: Pair, seen: Uint8Array): Box | undefined {
  const { width, height } = picture;
  const open = [start];
  seen[start] = 1;
  let [left, top, right, bottom] = [width, height, -1, -1];
  let count = 0;
  while (open.length > 0) {
    const at = open.pop()!;
    const y = Math.floor(at / width);
    const x = at - y * width;
    [left, top, right, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(right, x), Math.max(bottom, y)];
    count++;
    if (bottom - top >= mostHeight || right - left >= mostWide * mostHeight) return undefined;
    for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row++)
      for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column++) {
        const next = row * width + column;
        if (seen[next] || !isNearer(picture, next, ink, ground)) continue;
        seen[next] = 1;
        open.push(next);
      }
  }
  const box = { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
  const isCharacter = box.height >= leastHeight && box.width > 2 && box.width <= mostWide * box.height;
  return isCharacter && count <= mostFilled * box.width * box.height ? box : undefined;
}

/** Share of the ring round a box that is of the ground's colour; what lies outside of the picture isn't. */
function clearShare(picture: Rgb, box: Box, ground: Colour): number {
  const { width, height } = picture;
  const reach = Math.ceil(clearRound * box.height) + softEdge;
  let [clear, count] = [0, 0];
  for (let y = box.y - reach; y < box.y + box.height + reach; y++)
    for (let x = box.x - reach; x < box.x + box.width + reach; x++) {
      // A disc is seen as far as it is: the ring's corners are round.
      const out = Math.hypot(beyond(x, box.x, box.width), beyond(y, box.y, box.height));
      if (out <= softEdge || out > reach) continue;
      count++;
      if (x < 0 || y < 0 || x >= width || y >= height) continue;
      if (distance(colourAt(picture, y * width + x), ground) <= oneColour) clear++;
    }
  return clear / count;
}

/** How far a place lies beyond a stretch, pixels. */
const beyond = (at: number, from: number, length: number) => Math.max(from - at, 0, at - (from + length - 1));
