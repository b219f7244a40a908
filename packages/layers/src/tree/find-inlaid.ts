/**
 * Where a picture without a frame lies on a busy ground: a rectangle along all of whose sides the values break at once. Grain,
 * leaves and windows break everywhere; over many pixels in one line of the grid only what a program has placed there does.
 */
import type { Box } from '../picture.ts';
import type { Surfaces } from '../surfaces/regions.ts';

/** Pixels of a line that are judged together. */
const block = 16;
/** Compared across a line: the pixel before the last on one side and the second on the other, which antialiasing leaves alone. */
const across = { from: -2, to: 1 };
/** Lines beside it that say what is usual here, px. */
const beside = [-11, -9, -7, -5, 5, 7, 9, 11];
/** A break, in levels, and in times of what is usual. */
const breaks = { levels: 9, times: 1.7 };
/** So many of the strongest lines of each direction are combined. */
const mostLines = 56;
const leastBlocks = 3;
/** Shortest side, px, and area as shares of the picture. */
const size = { side: 72, least: 0.012, most: 0.7 };
/** Left out at each end of a side: corners may be round, px. */
const corner = 10;
/** Share of the blocks that break: of all sides, of each, and of each that has to be seen at all. */
const agreement = { all: 0.9, each: 0.62, seen: 0.35 };
/** What is seen of all sides, as a share of the picture's longer side: houses and planks have four sides, too. */
const longest = 0.62;

/** One line of the grid: sums over its first blocks of those that break and of those that can be judged. */
interface Line {
  readonly at: number;
  readonly broken: Uint16Array;
  readonly known: Uint16Array;
  readonly strength: number;
}

export interface Inlaid extends Box {
  /** Share of the blocks that break. */
  readonly agreement: number;
}

/** @param open 1 for each pixel that is ground as far as is known; a line between two others is covered there */
export function findInlaid(surfaces: Surfaces, open: Uint8Array): Inlaid[] {
  const { width, height } = surfaces;
  const columns = strongest(linesOf(surfaces, open, { length: height, count: width, step: width, next: 1 }));
  const rows = strongest(linesOf(surfaces, open, { length: width, count: height, step: 1, next: width }));
  const found: Inlaid[] = [];
  const levels = [...pairs(rows)];
  for (const [left, right] of pairs(columns))
    for (const [top, bottom] of levels) {
      const box = { x: left.at, y: top.at, width: right.at - left.at, height: bottom.at - top.at };
      const share = (box.width * box.height) / (width * height);
      if (share < size.least || share > size.most) continue;
      // Up to a million boxes are asked: the first side that does not break ends it.
      const onLeft = sideOf(left, box.y, box.height);
      const onRight = onLeft && sideOf(right, box.y, box.height);
      const onTop = onRight && sideOf(top, box.x, box.width);
      const onBottom = onTop && sideOf(bottom, box.x, box.width);
      if (!onBottom) continue;
      const broken = onLeft.broken + onRight.broken + onTop.broken + onBottom.broken;
      const known = onLeft.known + onRight.known + onTop.known + onBottom.known;
      if (known * block < longest * Math.max(width, height)) continue;
      if (broken >= agreement.all * known) found.push({ ...box, agreement: broken / known });
    }
  return apart(found);
}

/** The best first; of two that share ground the one that agrees better, and of equals the smaller. */
function apart(found: Inlaid[]): Inlaid[] {
  const best: Inlaid[] = [];
  const order = (a: Inlaid, b: Inlaid) => b.agreement - a.agreement || a.width * a.height - b.width * b.height;
  for (const box of found.sort(order)) if (!best.some((other) => meet(box, other))) best.push(box);
  return best;
}

const meet = (a: Box, b: Box) =>
  a.x < b.x + b.width - 4 && b.x < a.x + a.width - 4 && a.y < b.y + b.height - 4 && b.y < a.y + a.height - 4;

function sideOf({ broken, known }: Line, from: number, length: number): { broken: number; known: number } | null {
  const first = Math.ceil((from + corner) / block);
  const end = Math.floor((from + length - corner) / block);
  if (end - first < leastBlocks) return null;
  const seen = known[end]! - known[first]!;
  const agreed = broken[end]! - broken[first]!;
  if (seen < agreement.seen * (end - first) || seen < 2 || agreed < agreement.each * seen) return null;
  return { broken: agreed, known: seen };
}

function* pairs(lines: readonly Line[]): Generator<[Line, Line]> {
  for (let a = 0; a < lines.length; a++)
    for (let b = a + 1; b < lines.length; b++)
      if (lines[b]!.at - lines[a]!.at >= size.side) yield [lines[a]!, lines[b]!];
}

const strongest = (lines: Line[]) =>
  lines
    .sort((a, b) => b.strength - a.strength)
    .slice(0, mostLines)
    .sort((a, b) => a.at - b.at);

interface Direction {
  /** Pixels of a line, lines, and steps of the index along a line and to the next. */
  readonly length: number;
  readonly count: number;
  readonly step: number;
  readonly next: number;
}

/** All lines of one direction along which something breaks. */
function linesOf({ data }: Surfaces, open: Uint8Array, direction: Direction): Line[] {
  const { length, count, step, next } = direction;
  const blocks = Math.floor(length / block);
  const mean = new Float32Array(blocks * count);
  const covered = new Uint8Array(blocks * count);
  for (let line = -across.from; line < count - across.to; line++)
    for (let k = 0, i = line * next; k < blocks; k++) {
      let sum = 0;
      let seen = 0;
      for (let j = 0; j < block; j++, i += step) {
        const a = (i + across.from * next) * 3;
        const b = (i + across.to * next) * 3;
        const red = data[a]! - data[b]!;
        const green = data[a + 1]! - data[b + 1]!;
        const blue = data[a + 2]! - data[b + 2]!;
        sum += Math.sqrt(red * red + green * green + blue * blue);
        if (open[i + across.from * next] || open[i + across.to * next]) seen++;
      }
      mean[k * count + line] = sum / block;
      covered[k * count + line] = seen * 2 < block ? 1 : 0;
    }
  const marks = marksOf(mean, blocks, count);
  const lines: Line[] = [];
  for (let at = 2; at < count - 2; at++) {
    const line = lineAt(at, { marks, covered, blocks, count });
    if (line.strength >= leastBlocks) lines.push(line);
  }
  return lines.filter(({ at, strength }) => !lines.some((o) => Math.abs(o.at - at) <= 2 && stronger(o, at, strength)));
}

const stronger = (other: Line, at: number, strength: number) =>
  other.strength > strength || (other.strength === strength && other.at < at);

/** 1 where a block of a line breaks. */
function marksOf(mean: Float32Array, blocks: number, count: number): Uint8Array {
  const marks = new Uint8Array(blocks * count);
  for (let k = 0; k < blocks; k++)
    for (let line = 0, o = k * count; line < count; line++) {
      const own = mean[o + line]!;
      if (own < breaks.levels) continue;
      let sum = 0;
      let n = 0;
      for (const off of beside) {
        if (line + off < 0 || line + off >= count) continue;
        sum += mean[o + line + off]!;
        n++;
      }
      if (own * n > breaks.times * sum) marks[o + line] = 1;
    }
  return marks;
}

/** A line and its two neighbours: what is drawn between two pixels breaks on either side. */
function lineAt(at: number, grid: { marks: Uint8Array; covered: Uint8Array; blocks: number; count: number }): Line {
  const { marks, covered, blocks, count } = grid;
  const [broken, known] = [new Uint16Array(blocks + 1), new Uint16Array(blocks + 1)];
  for (let k = 0, o = at; k < blocks; k++, o += count) {
    const seen = covered[o] ? 0 : 1;
    known[k + 1] = known[k]! + seen;
    broken[k + 1] = broken[k]! + (seen && (marks[o - 1] || marks[o] || marks[o + 1]) ? 1 : 0);
  }
  return { at, broken, known, strength: broken[blocks]! };
}
