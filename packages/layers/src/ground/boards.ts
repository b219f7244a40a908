/** Boards of wood, planks and slats: each line along them goes on in its colour under whatever lies on it. */
import { middleOf, type Rgb } from '../areas/rgb.ts';
import { offOf, takeOwnGrain, type Sight } from './grain.ts';
import { hashOf, windowOf } from './sampling.ts';

/** Of a line so many pixels are seen at least, of every second. */
const leastOfLine = 16;
/** So many of the lines are seen, share; the others follow their neighbours. Of so many both ends are. */
const leastLines = { seen: 0.6, bothEnds: 0.05 };
/** What the lines leave of how colours differ, share, and levels: more is grain of another kind, or no boards. */
const most = { share: 0.6, levels: 20 };
/** The two ends of a line are of one colour within so many levels in the middle, and within this share of how lines differ. */
const ends = { levels: 10, share: 0.5 };
/** Side of cells, px, so much of each has to be seen, and so far off the lines, levels, may their means be in the middle of all. */
const cells = { side: 24, seen: 200, levels: 2.1 };
/** Shorter runs of what is known tell nothing, px; of the others so much next to a gap tells the colour there. */
const run = { least: 12, told: 48 };
/** Grain is what differs from the mean of so many pixels before and after; more than so many times the middle of that lies on the boards. */
const around = 20;
const onBoards = 4;
/** Which is told from every so many lines. */
const someLines = 5;
/** It is laid in pieces of this length at most, px, each over half of the next. */
const piece = 64;

/** How the pixels of a picture follow one another along the boards and across them. */
interface Lines {
  count: number;
  length: number;
  /** From the first pixel of a line to that of the next, and from a pixel to the next on its line. */
  next: number;
  step: number;
}

const linesOf = ({ width, height }: Rgb, rows: boolean): Lines =>
  rows
    ? { count: height, length: width, next: width, step: 1 }
    : { count: width, length: height, next: 1, step: width };

/** The boards as a whole, three floats a pixel; null where lines explain too little of what is seen. `exact`: with their grain. */
export function boardsOn(picture: Rgb, sight: Sight, exact: boolean): Float32Array | null {
  for (const rows of [true, false]) {
    const lines = linesOf(picture, rows);
    const model = modelOf(picture, sight.known, lines);
    if (!model) continue;
    if (!exact) return model;
    const filled = new Float32Array(picture.data);
    fillLines(picture, sight.known, lines, filled);
    takeOwnGrain(picture, filled, model, sight, offOf(picture, model, sight.known));
    return filled;
  }
  return null;
}

/** Each line in the middle colour of what is seen of it. */
function modelOf(picture: Rgb, known: Uint8Array, lines: Lines): Float32Array | null {
  const colours = new Float32Array(lines.count * 3);
  const told: number[] = [];
  const apart: number[] = [];
  for (let line = 0; line < lines.count; line++) {
    const before = seenOf(known, lines, line, 0, lines.length / 2);
    const after = seenOf(known, lines, line, lines.length / 2, lines.length);
    if (before.length + after.length < leastOfLine) continue;
    told.push(line);
    colours.set(middleOf([...before, ...after], picture.data), line * 3);
    if (Math.min(before.length, after.length) < leastOfLine) continue;
    apart.push(Math.abs(middleOf(before, picture.data)[1] - middleOf(after, picture.data)[1]));
  }
  if (told.length < leastLines.seen * lines.count || apart.length < leastLines.bothEnds * lines.count) return null;
  const levels = told.map((line) => colours[line * 3 + 1]!).sort((a, b) => a - b);
  const spread = levels[Math.floor(levels.length * 0.9)]! - levels[Math.floor(levels.length * 0.1)]!;
  const off = apart.sort((a, b) => a - b)[apart.length >> 1]!;
  if (off > Math.min(ends.levels, ends.share * spread)) return null;
  const model = new Float32Array(picture.data.length);
  for (const [line, nearest] of nearestOf(told, lines.count).entries()) {
    const colour = colours.subarray(nearest * 3, nearest * 3 + 3);
    for (let n = 0, i = line * lines.next; n < lines.length; n++, i += lines.step) model.set(colour, i * 3);
  }
  const rms = offOf(picture, model, known);
  if (rms > most.levels || rms > most.share * spreadOf(picture, known)) return null;
  return leftInCells(picture, known, model) <= cells.levels ? model : null;
}

/** How far the means of cells are from the model, levels, in the middle of all: streaks of wood cancel out in them, hills behind hills do not. */
function leftInCells({ width, height, data }: Rgb, known: Uint8Array, model: Float32Array): number {
  const [columns, rows] = [Math.floor(width / cells.side), Math.floor(height / cells.side)];
  const [sums, counts] = [new Float64Array(columns * rows), new Int32Array(columns * rows)];
  for (let y = 0; y < rows * cells.side; y++)
    for (let x = 0; x < columns * cells.side; x++) {
      const i = y * width + x;
      if (!known[i]) continue;
      const cell = Math.floor(y / cells.side) * columns + Math.floor(x / cells.side);
      counts[cell]!++;
      sums[cell]! += data[i * 3 + 1]! - model[i * 3 + 1]!;
    }
  const off = sums.map((sum, cell) => Math.abs(sum) / counts[cell]!).filter((_, cell) => counts[cell]! >= cells.seen);
  return off.sort()[off.length >> 1] ?? Infinity;
}

/** For each of so many lines the nearest of those that are told, which rise. */
function nearestOf(told: readonly number[], count: number): number[] {
  let at = 0;
  return Array.from({ length: count }, (_, line) => {
    while (at < told.length - 1 && Math.abs(told[at + 1]! - line) <= Math.abs(told[at]! - line)) at++;
    return told[at]!;
  });
}

function seenOf(known: Uint8Array, { next, step }: Lines, line: number, from: number, to: number): number[] {
  const seen: number[] = [];
  for (let n = from; n < to; n += 2) if (known[line * next + n * step]) seen.push(line * next + n * step);
  return seen;
}

/** Rms of what is known about its mean colour, levels. */
function spreadOf({ data }: Rgb, known: Uint8Array): number {
  const [sums, squares] = [
    [0, 0, 0],
    [0, 0, 0],
  ];
  let n = 0;
  for (let i = 0; i < known.length; i++) {
    if (!known[i]) continue;
    n++;
    for (let k = 0; k < 3; k++) {
      sums[k]! += data[i * 3 + k]!;
      squares[k]! += data[i * 3 + k]! ** 2;
    }
  }
  return Math.sqrt(sums.reduce((total, sum, k) => total + squares[k]! / n - (sum / n) ** 2, 0) / 3);
}

interface Run {
  from: number;
  to: number;
}

/** Fills the gaps of each line from the runs beside them; lines without any take what their nearest line has there. */
function fillLines(picture: Rgb, known: Uint8Array, lines: Lines, filled: Float32Array): void {
  const told = Array.from({ length: lines.count }, (_, line) => ({ line, runs: runsOf(known, lines, line) })).filter(
    ({ runs }) => runs.length,
  );
  const usual = told
    .filter((_, at) => at % someLines === 0)
    .map(({ line, runs: [one] }) => grainOf(picture.data, one!, lines, line).map(Math.abs))
    .map((grain) => grain.sort()[grain.length >> 1]!)
    .sort((p, q) => p - q);
  const most = onBoards * (usual[usual.length >> 1] ?? 0);
  for (const { line, runs } of told) {
    const grains = runs.map((one) => grainOf(picture.data, one, lines, line));
    const lent = grains.map((grain) => grain.map((value) => Math.max(-most, Math.min(most, value))));
    fillLine(picture, lines, { line, runs, grain: lay(lent, lines.length) }, filled);
  }
  if (!told.length) return;
  const lent = nearestOf(
    told.map(({ line }) => line),
    lines.count,
  );
  for (const [line, nearest] of lent.entries())
    for (let n = 0; n < lines.length && nearest !== line; n++) {
      const [to, from] = [line * lines.next + n * lines.step, nearest * lines.next + n * lines.step];
      if (!known[to]) for (let k = 0; k < 3; k++) filled[to * 3 + k] = filled[from * 3 + k]!;
    }
}

/**
 * Grain for a whole line from pieces of that of its runs, weighted so that its variance stays. Which part of a run a piece is depends on its
 * place alone, so that lines that lie together keep together.
 */
function lay(grains: readonly Float32Array[], length: number): Float32Array {
  const laid = new Float32Array(length * 3);
  const weights = new Float32Array(length);
  const size = Math.min(piece, Math.max(...grains.map((grain) => grain.length / 3)));
  const window = windowOf(size);
  const lending = grains.filter((grain) => grain.length / 3 >= size);
  for (let turn = 0, from = -size / 2; from < length; turn++, from += size / 2) {
    const drawn = hashOf(turn);
    const grain = lending[drawn % lending.length]!;
    const start = Math.floor((((drawn >>> 8) & 65_535) / 65_536) * (grain.length / 3 - size + 1));
    for (let n = Math.max(0, Math.ceil(-from)); n < Math.min(size, length - from); n++) {
      const to = Math.floor(from) + n;
      const weight = window[n]!;
      weights[to]! += weight * weight;
      for (let k = 0; k < 3; k++) laid[to * 3 + k]! += weight * grain[(start + n) * 3 + k]!;
    }
  }
  return laid.map((value, o) => value / Math.sqrt(weights[Math.floor(o / 3)]! || 1));
}

function runsOf(known: Uint8Array, { length, next, step }: Lines, line: number): Run[] {
  const runs: Run[] = [];
  for (let n = 0, from = 0; n <= length; n++) {
    if (n < length && known[line * next + n * step]) continue;
    if (n - from >= run.least) runs.push({ from, to: n });
    from = n + 1;
  }
  return runs;
}

interface Line {
  line: number;
  runs: readonly Run[];
  grain: Float32Array;
}

/** Between two runs the colour goes from that at the end of one to that at the beginning of the other. */
function fillLine(
  { data }: Rgb,
  { next, step, length }: Lines,
  { line, runs, grain }: Line,
  filled: Float32Array,
): void {
  const at = (n: number, k: number): number => (line * next + n * step) * 3 + k;
  const middle = (from: number, to: number, k: number): number =>
    Uint8Array.from({ length: to - from }, (_, n) => data[at(from + n, k)]!).sort()[(to - from) >> 1]!;
  for (let gap = 0; gap <= runs.length; gap++) {
    const [before, after] = [runs[gap - 1], runs[gap]];
    const [from, to] = [before?.to ?? 0, after?.from ?? length];
    for (let k = 0; k < 3 && from < to; k++) {
      const left = before && middle(Math.max(before.from, before.to - run.told), before.to, k);
      const right = after && middle(after.from, Math.min(after.to, after.from + run.told), k);
      for (let n = from; n < to; n++) {
        const share = (n + 0.5 - from) / (to - from);
        const low = (1 - share) * (left ?? right ?? 0) + share * (right ?? left ?? 0);
        filled[at(n, k)] = low + grain[n * 3 + k]!;
      }
    }
  }
}

/** What each pixel of a run differs from the mean of those about it, three floats a pixel. */
function grainOf(data: Uint8Array, { from, to }: Run, { next, step }: Lines, line: number): Float32Array {
  const grain = new Float32Array((to - from) * 3);
  const sums = new Float64Array(to - from + 1);
  for (let k = 0; k < 3; k++) {
    const at = (n: number): number => (line * next + (from + n) * step) * 3 + k;
    for (let n = 0; n < to - from; n++) sums[n + 1] = sums[n]! + data[at(n)]!;
    for (let n = 0; n < to - from; n++) {
      const [low, high] = [Math.max(0, n - around), Math.min(to - from, n + around + 1)];
      grain[n * 3 + k] = data[at(n)]! - (sums[high]! - sums[low]!) / (high - low);
    }
  }
  return grain;
}
