import { distance } from '../areas/rgb.ts';
import type { Box, Colour, Quad } from '../picture.ts';
import { boxAround } from './quad.ts';
import type { Rgb } from './rgb.ts';

/** Levels, as distances of RGB: least between ink and its ground, and most between two shades of one. */
const leastContrast = 60;
const oneColour = 40;
/** Ground is seen round a lone character by so much of its height, from so many pixels off its box on. */
const clearRound = 0.3;
const softEdge = 2;
/** Share of that ring which is of the ground's colour. */
const leastClear = 0.98;
/** Least height of a character that is looked for, pixels, and the greatest width in heights. */
const leastHeight = 10;
const mostWide = 1.15;
/** So much may two characters set alike differ in height, as a ratio: round ones reach over the line. */
const alikeHigh = 1.12;
/** Rows that are looked at for one height: a character of it is crossed twice at least. */
const rowsInHeight = 5;

/** One connected stretch of ink with nothing but its ground round it: a character that stands alone, or a mark. */
export interface LoneInk {
  box: Box;
  ink: Colour;
  ground: Colour;
}

/** The lone ink that a quad lies on, of at most `mostHigh` pixels. */
export function loneInkIn(picture: Rgb, quad: Quad, mostHigh: number): LoneInk | undefined {
  const box = boxAround(quad, picture.width, picture.height);
  if (box.width < 2 || box.height < 2 || box.height > mostHigh) return undefined;
  const [one, other] = farthestPair(picture, box);
  return (
    loneInkAt(picture, one, colourAt(picture, other), mostHigh) ??
    loneInkAt(picture, other, colourAt(picture, one), mostHigh)
  );
}

/** Every lone ink of the same colour and height, on whatever ground. */
export function inksLike(picture: Rgb, { ink, box }: LoneInk): LoneInk[] {
  const found: LoneInk[] = [];
  const seen = new Set<number>();
  const step = Math.max(2, Math.floor(box.height / rowsInHeight));
  for (let y = step; y < picture.height; y += step) {
    for (const start of runsOf(picture, y, ink, mostWide * box.height)) {
      if (found.some((other) => holds(other.box, start, y))) continue;
      const ground = colourAt(picture, y * picture.width + Math.max(0, start - softEdge - 1));
      const one = loneInkAt(picture, y * picture.width + start, ground, alikeHigh * box.height, seen);
      if (one && one.box.height * alikeHigh >= box.height) found.push(one);
    }
  }
  return found;
}

const holds = (box: Box, x: number, y: number) =>
  x >= box.x && y >= box.y && x < box.x + box.width && y < box.y + box.height;

function colourAt({ data }: Rgb, at: number): Colour {
  return [data[at * 3]!, data[at * 3 + 1]!, data[at * 3 + 2]!];
}

/** The two pixels of a box, nearly, that differ most. */
function farthestPair(picture: Rgb, box: Box): [number, number] {
  const pixels = Array.from({ length: box.width * box.height }, (_, index) => {
    const row = Math.floor(index / box.width);
    return (box.y + row) * picture.width + box.x + index - row * box.width;
  });
  const farthestFrom = (colour: Colour) =>
    pixels.reduce(
      (best, at) => {
        const far = distance(colourAt(picture, at), colour);
        return far > best.far ? { at, far } : best;
      },
      { at: pixels[0]!, far: -1 },
    ).at;
  const one = farthestFrom(colourAt(picture, pixels[0]!));
  return [one, farthestFrom(colourAt(picture, one))];
}

/** Where short runs of a colour begin in a row. */
function runsOf(picture: Rgb, y: number, colour: Colour, longest: number): number[] {
  const starts: number[] = [];
  const { data, width } = picture;
  const isInk = (x: number) => {
    const at = (y * width + x) * 3;
    return (
      Math.abs(data[at]! - colour[0]) + Math.abs(data[at + 1]! - colour[1]) + Math.abs(data[at + 2]! - colour[2]) <=
      oneColour
    );
  };
  for (let x = 1; x < width; x++) {
    if (!isInk(x)) continue;
    const start = x;
    while (x < width && isInk(x)) x++;
    if (x - start <= longest) starts.push(start);
  }
  return starts;
}

/** The lone ink that holds a pixel, if it is one. `seen` holds pixels that have been looked at. */
function loneInkAt(
  picture: Rgb,
  start: number,
  ground: Colour,
  mostHigh: number,
  seen = new Set<number>(),
): LoneInk | undefined {
  const ink = colourAt(picture, start);
  if (seen.has(start) || distance(ink, ground) < leastContrast) return undefined;
  const box = boxOfInk(picture, start, { ink, ground }, mostHigh, seen);
  if (!box || box.height < leastHeight || box.width > mostWide * box.height) return undefined;
  return clearShare(picture, box, ground) >= leastClear ? { box, ink, ground } : undefined;
}

/** Round the pixels that hang together and are nearer to the ink than to its ground; none when there is no end of them. */
function boxOfInk(
  { data, width, height }: Rgb,
  start: number,
  { ink, ground }: { ink: Colour; ground: Colour },
  mostHigh: number,
  seen: Set<number>,
): Box | undefined {
  const pixel: Colour = [0, 0, 0];
  const isInk = (at: number) => {
    for (let channel = 0; channel < 3; channel++) pixel[channel] = data[at * 3 + channel]!;
    return distance(pixel, ink) < distance(pixel, ground);
  };
  const open = [start];
  seen.add(start);
  let [left, top, right, bottom] = [width, height, -1, -1];
  while (open.length > 0) {
    const at = open.pop()!;
    const y = Math.floor(at / width);
    const x = at - y * width;
    [left, top, right, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(right, x), Math.max(bottom, y)];
    if (bottom - top >= mostHigh || right - left >= mostWide * mostHigh) return undefined;
    for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row++)
      for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column++) {
        const next = row * width + column;
        if (seen.has(next) || !isInk(next)) continue;
        seen.add(next);
        open.push(next);
      }
  }
  return { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
}

/** Share of the ring round a box that is of the ground's colour; what lies outside of the picture isn't. */
function clearShare({ data, width, height }: Rgb, box: Box, ground: Colour): number {
  const reach = Math.ceil(clearRound * box.height) + softEdge;
  let [clear, count] = [0, 0];
  for (let y = box.y - reach; y < box.y + box.height + reach; y++)
    for (let x = box.x - reach; x < box.x + box.width + reach; x++) {
      // A disc is seen as far as it is: the ring's corners are round.
      const out = Math.hypot(beyond(x, box.x, box.width), beyond(y, box.y, box.height));
      if (out <= softEdge || out > reach) continue;
      count++;
      if (x < 0 || y < 0 || x >= width || y >= height) continue;
      const at = (y * width + x) * 3;
      if (distance([data[at]!, data[at + 1]!, data[at + 2]!], ground) <= oneColour) clear++;
    }
  return clear / count;
}

/** How far a place lies beyond a stretch, pixels. */
const beyond = (at: number, from: number, length: number) => Math.max(from - at, 0, at - (from + length - 1));
