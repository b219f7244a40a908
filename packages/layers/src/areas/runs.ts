/** What hangs together over four neighbours, and what it encloses. */
import { count, type Mask } from './mask.ts';

/** Stretches of clear bits, row by row: there are far fewer of them than pixels. */
interface Runs {
  /** Index of each one's first bit. */
  readonly starts: readonly number[];
  /** Index after its last one. */
  readonly ends: readonly number[];
  /** The first run of those that each hangs together with. */
  readonly firsts: Int32Array;
}

function clearRuns(bits: Uint8Array, width: number, height: number): Runs {
  const starts: number[] = [];
  const ends: number[] = [];
  const parents: number[] = [];
  let above = 0;
  for (let y = 0, row = 0; y < height; y++, row += width) {
    const first = starts.length;
    const rowEnd = row + width;
    for (let i = row; i < rowEnd; i++) {
      if (bits[i]) continue;
      const start = i;
      while (i < rowEnd && !bits[i]) i++;
      const run = starts.push(start) - 1;
      ends.push(i);
      parents.push(run);
      while (above < first && ends[above]! <= start - width) above++;
      // The last one that it touches may touch the next one, too.
      for (let k = above; k < first && starts[k]! < i - width; k++) join(parents, k, run);
    }
    above = first;
  }
  const firsts = new Int32Array(starts.length);
  // The first of a group comes before all others, and is known when they ask.
  for (let k = 0; k < firsts.length; k++) firsts[k] = parents[k] === k ? k : firsts[parents[k]!]!;
  return { starts, ends, firsts };
}

function join(parents: number[], a: number, b: number): void {
  const [first, second] = [rootOf(parents, a), rootOf(parents, b)];
  if (first < second) parents[second] = first;
  else parents[first] = second;
}

function rootOf(parents: number[], run: number): number {
  let at = run;
  while (parents[at] !== at) at = parents[at] = parents[parents[at]!]!;
  return at;
}

/** What hangs together over four neighbours, as lists of indices in the order in which they are reached from the first. */
export function connected(bits: Uint8Array, width: number, height: number): Int32Array[] {
  // What has been reached is no longer set.
  const open = bits.slice();
  const queue = new Int32Array(count(bits));
  const found: Int32Array[] = [];
  const last = width * (height - 1);
  for (let start = open.indexOf(1); start >= 0; start = open.indexOf(1, start + 1)) {
    let end = 0;
    queue[end++] = start;
    open[start] = 0;
    for (let next = 0; next < end; next++) {
      const i = queue[next]!;
      const x = i % width;
      if (x > 0 && open[i - 1]) open[(queue[end++] = i - 1)] = 0;
      if (x < width - 1 && open[i + 1]) open[(queue[end++] = i + 1)] = 0;
      if (i >= width && open[i - width]) open[(queue[end++] = i - width)] = 0;
      if (i < last && open[i + width]) open[(queue[end++] = i + width)] = 0;
    }
    found.push(queue.slice(0, end));
  }
  return found;
}

/** The bits with holes filled: what can't be reached from the rim of the box without crossing the mask. */
export function fillHoles({ width, height, bits }: Mask): Uint8Array {
  const { starts, ends, firsts } = clearRuns(bits, width, height);
  const reached = new Uint8Array(starts.length);
  const lastRow = (height - 1) * width;
  for (let k = 0; k < starts.length; k++) {
    const [start, end] = [starts[k]!, ends[k]!];
    if (start < width || start >= lastRow || start % width === 0 || end % width === 0) reached[firsts[k]!] = 1;
  }
  const filled = bits.slice();
  for (let k = 0; k < starts.length; k++) if (!reached[firsts[k]!]) filled.fill(1, starts[k], ends[k]);
  return filled;
}
