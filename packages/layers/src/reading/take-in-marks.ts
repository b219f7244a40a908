import { distance, stepBetween, type Rgb } from '../areas/rgb.ts';
import type { Colour, Quad } from '../picture.ts';
import { heightOf, lengthOf, partOf } from './quad.ts';
import type { Networks } from './networks.ts';
import type { FoundLine } from './read-line.ts';
import { hasHan, recognise, rowsOfLine } from './recognise.ts';
import { straighten } from './straighten.ts';

/** Room beyond a line in which a mark stands, in heights of the line's box: of its own cell it fills a corner. */
const room = 0.55;
/** A step between neighbours that shows something there, levels. */
const ink = 40;
/**
 * What ends a line of Han, and what begins one, as the network reads them, and how surely, 0..1: marks that fill a corner of their cell.
 * Calls and colons are as high as letters, which the detector sees, and dashes beside a line are read as these.
 */
const ending = /^[，。、」』》）”’,)]$/u;
const beginning = /^[“‘「『《（(]$/u;
const sure = 0.7;
/** The network tells a mark from its narrow twin by the room about it, which a brush leaves or not: beside Han it is the wide one. */
const wide: Record<string, string> = { ',': '，', '(': '（', ')': '）' };

/**
 * The detector sees letters, and at times leaves out the comma or the quotation mark at the end of a line of Han, which stands apart in
 * its cell. Where something is seen there the line is read again with that room, and takes the mark in when the very same
 * words come with it.
 */
export async function takeInMarks(picture: Rgb, found: FoundLine, networks: Networks): Promise<FoundLine> {
  if (found.vertical) return found;
  const line = await takeInStroke(picture, found, networks);
  const share = (room * heightOf(line.quad)) / lengthOf(line.quad);
  let taken = line;
  if (hasHan(line.text.slice(-1)) && showsAny(picture, partOf(line.quad, { x: 1, y: 0 }, { x: 1 + share, y: 1 })))
    taken = await withRoom(picture, taken, networks, { from: 0, to: 1 + share });
  if (hasHan(line.text.slice(0, 1)) && showsAny(picture, partOf(line.quad, { x: -share, y: 0 }, { x: 0, y: 1 })))
    taken = await withRoom(picture, taken, networks, { from: -share, to: 1 });
  return taken;
}

/**
 * "一" at the head of a line is no letter to the detector where a bar or an edge lies near: a stroke of the line's colour, in the middle of
 * the height, as long as a character. A thin one is mixed with what it lies on: it is nearer to that colour than so much of the way to the
 * mean of the line.
 */
const stroke = { room: 1, from: 0.25, to: 0.7, length: 0.4, near: 0.45, sure: 0.9 };

async function takeInStroke(picture: Rgb, line: FoundLine, networks: Networks): Promise<FoundLine> {
  if (!hasHan(line.text.slice(0, 1)) || line.glyphs.length < 2) return line;
  const share = (stroke.room * heightOf(line.quad)) / lengthOf(line.quad);
  const room = partOf(line.quad, { x: -share, y: 0 }, { x: 0, y: 1 });
  if (!showsAny(picture, room)) return line;
  const before = straighten(picture, room, rowsOfLine);
  if (!showsStroke(before, coloursOf(straighten(picture, line.quad, rowsOfLine)))) return line;
  const quad = partOf(line.quad, { x: -share, y: 0 }, { x: 1, y: 1 });
  const reading = await recognise(straighten(picture, quad, rowsOfLine), networks);
  const isOne = reading.text === `一${line.text}` && (reading.glyphs[0]?.probability ?? 0) >= stroke.sure;
  return isOne ? { ...line, ...reading, quad } : line;
}

/** The mean of a strip, and the colour that differs most from that: the mean of its farthest pixels. */
function coloursOf({ data }: Rgb): { mean: Colour; ink: Colour } {
  const pixels = Array.from({ length: data.length / 3 }, (_, i) => 3 * i);
  const mean = meanOf(data, pixels);
  const far = Float32Array.from(pixels, (at) => distance(mean, data.subarray(at, at + 3)));
  const farthest = pixels.toSorted((a, b) => far[b / 3]! - far[a / 3]!).slice(0, Math.ceil(pixels.length / 20));
  return { mean, ink: meanOf(data, farthest) };
}

const meanOf = (data: ArrayLike<number>, places: readonly number[]): Colour =>
  [0, 1, 2].map((k) => places.reduce((sum, at) => sum + data[at + k]!, 0) / Math.max(1, places.length)) as Colour;

function showsStroke({ width, height, data }: Rgb, { mean, ink }: { mean: Colour; ink: Colour }): boolean {
  const near = stroke.near * distance(ink, mean);
  const isInk = (x: number) => {
    for (let y = Math.floor(stroke.from * height); y < stroke.to * height; y++) {
      const at = (y * width + x) * 3;
      if (distance(ink, data.subarray(at, at + 3)) < near) return true;
    }
    return false;
  };
  let [run, longest] = [0, 0];
  for (let x = 0; x < width; x++) {
    run = isInk(x) ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return longest >= stroke.length * height;
}

function showsAny(picture: Rgb, quad: Quad): boolean {
  const { width, height, data } = straighten(picture, quad, rowsOfLine);
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at++)
      if (x && y && Math.max(stepBetween(data, at, at - 1), stepBetween(data, at, at - width)) > ink) return true;
  return false;
}

async function withRoom(
  picture: Rgb,
  line: FoundLine,
  networks: Networks,
  { from, to }: { from: number; to: number },
): Promise<FoundLine> {
  const quad = partOf(line.quad, { x: from, y: 0 }, { x: to, y: 1 });
  const reading = await recognise(straighten(picture, quad, rowsOfLine), networks);
  const isEnd = from === 0;
  const { text, glyphs } = reading;
  const isSame = isEnd ? text.startsWith(line.text) : text.endsWith(line.text);
  const mark = isEnd ? text.slice(line.text.length) : text.slice(0, -line.text.length);
  const glyph = glyphs.at(isEnd ? -1 : 0);
  if (!isSame || !(isEnd ? ending : beginning).test(mark) || glyph?.character !== mark || glyph.probability < sure)
    return line;
  const said = wide[mark] ?? mark;
  glyph.character = said;
  return { ...line, ...reading, text: isEnd ? line.text + said : said + line.text, quad };
}
