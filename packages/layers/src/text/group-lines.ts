import type { ReadLine, TextInk } from '../picture.ts';
import { rotationOfInk } from './strip.ts';

/** A line with its extent in the frame of its own direction. */
export interface FramedLine {
  index: number;
  line: ReadLine;
  ink: TextInk;
  /** Degrees. */
  rotation: number;
  /** Along the reading direction and across it (of columns: from the right to the left), pixels. */
  start: number;
  end: number;
  top: number;
  bottom: number;
}

const mostTurn = 3;
const mostColour = 48;
const likeHeight = 1.75;
/** Largest gap between two lines of a block, in heights of the higher one; least common length, of the shorter one. */
const mostGap = 1.25;
const leastCommon = 0.3;
/** How far starts, middles or ends may lie apart, in heights. */
const aligned = 0.45;

/** Each line in its own frame. */
export function frameLine(line: ReadLine, ink: TextInk, index: number): FramedLine {
  const rotation = rotationOfInk(line, ink);
  const turn = (rotation * Math.PI) / 180;
  const along = line.quad.map(({ x, y }) => x * Math.cos(turn) + y * Math.sin(turn));
  const across = line.quad.map(({ x, y }) => y * Math.cos(turn) - x * Math.sin(turn));
  const level = {
    start: Math.min(...along),
    end: Math.max(...along),
    top: Math.min(...across),
    bottom: Math.max(...across),
  };
  const upright = { start: level.top, end: level.bottom, top: -level.end, bottom: -level.start };
  return { index, line, ink, rotation, ...(line.vertical ? upright : level) };
}

const heightOf = (line: FramedLine) => line.bottom - line.top;

/** Lines that belong to one block: one direction, colour and height, under each other and in line. First line first. */
export function groupLines(lines: readonly FramedLine[]): FramedLine[][] {
  const blocks: FramedLine[][] = [];
  for (const line of lines.toSorted((a, b) => a.top - b.top)) {
    const home = blocks.find((block) => block.some((other) => follows(other, line)));
    if (home) home.push(line);
    else blocks.push([line]);
  }
  return blocks.map((block) => block.toSorted((a, b) => a.top - b.top));
}

function follows(above: FramedLine, below: FramedLine): boolean {
  if (above.line.vertical !== below.line.vertical) return false;
  const turn = Math.abs(above.rotation - below.rotation) % 360;
  if (Math.min(turn, 360 - turn) > mostTurn) return false;
  const far = Math.hypot(...above.ink.colour.map((value, channel) => value - below.ink.colour[channel]!));
  if (far > mostColour) return false;
  const [higher, lower] = [Math.max(heightOf(above), heightOf(below)), Math.min(heightOf(above), heightOf(below))];
  if (higher > likeHeight * lower) return false;
  const gap = below.top - above.bottom;
  if (gap > mostGap * higher || gap < -0.4 * lower) return false;
  const common = Math.min(above.end, below.end) - Math.max(above.start, below.start);
  if (common < leastCommon * Math.min(above.end - above.start, below.end - below.start)) return false;
  return apart(above, below) <= aligned * higher;
}

function apart(a: FramedLine, b: FramedLine): number {
  const middles = Math.abs(a.start + a.end - b.start - b.end) / 2;
  return Math.min(Math.abs(a.start - b.start), Math.abs(a.end - b.end), middles);
}

/** Which edge the lines share. One line alone says nothing: it is `left`, or `center` in the middle of `width`. */
export function alignmentOf(block: readonly FramedLine[], width: number): 'left' | 'center' | 'right' {
  if (block.length === 1) {
    const { start, end, line } = block[0]!;
    return !line.vertical && Math.abs((start + end) / 2 - width / 2) < 0.02 * width ? 'center' : 'left';
  }
  const spread = (of: (line: FramedLine) => number) => {
    const values = block.map(of);
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    return values.reduce((sum, value) => sum + Math.abs(value - mean), 0);
  };
  const left = spread(({ start }) => start);
  const right = spread(({ end }) => end);
  const middle = spread(({ start, end }) => (start + end) / 2);
  if (left <= right && left <= middle * 1.05) return 'left';
  return middle <= right ? 'center' : 'right';
}
