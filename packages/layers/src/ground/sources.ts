/** Where the same is seen of a ground that repeats. */
import { complement } from '../areas/bits.ts';
import { dilate } from '../areas/mask.ts';

/** What a pixel off is worth, in tiles: a source farther away may hit the place better. */
const off = 6;
/** Along a stripe a way misses by so much at most, px, and a tile's length is worth so much less than one across. */
const along = { off: 0.1, worth: 0.3 };

/** So far from what is not known, px. */
const beside = 12;

interface Size {
  readonly width: number;
  readonly height: number;
}

interface Way {
  readonly dx: number;
  readonly dy: number;
  readonly cost: number;
}

/** What is known and lies a little away from what is not: right beside that the end of a soft shadow may be left. */
export function clearOf(known: Uint8Array, { width, height }: Size, far = beside): Uint8Array {
  return complement(dilate(complement(known), width, height, far));
}

/** Each known pixel is its own source, -1 that of others until they `take` one from a pixel that has it in fewer steps. */
function startAt(known: Uint8Array): { sources: Int32Array; take: (i: number, from: number) => void } {
  const sources = new Int32Array(known.length).fill(-1);
  const steps = new Uint16Array(known.length).fill(65_000);
  for (let i = 0; i < known.length; i++) {
    if (!known[i]) continue;
    sources[i] = i;
    steps[i] = 0;
  }
  const take = (i: number, from: number) => {
    if (steps[from]! + 1 >= steps[i]!) return;
    steps[i] = steps[from]! + 1;
    sources[i] = sources[from]!;
  };
  return { sources, take };
}

/** For each pixel the known one fewest tiles away, or -1: two sweeps that hand sources on by whole tiles. */
export function sourcesOf(known: Uint8Array, width: number, height: number, px: number, py: number): Int32Array {
  const { sources, take } = startAt(known);
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      if (x >= px) take(i, i - px);
      if (y >= py) take(i, i - py * width);
    }
  for (let y = height - 1, i = known.length - 1; y >= 0; y--)
    for (let x = width - 1; x >= 0; x--, i--) {
      if (x + px < width) take(i, i + px);
      if (y + py < height) take(i, i + py * width);
    }
  return sources;
}

/**
 * For each pixel that is not known a known one some periods away, which may be no whole numbers of pixels, or -1; -1 for known ones as well.
 * @param slope of stripes, along which everything repeats, px down for each to the right; 0: there are none
 */
export function sourcesBetween(
  known: Uint8Array,
  size: Size,
  [px, py]: readonly [number, number],
  slope: number,
): Int32Array {
  const { width, height } = size;
  const isDiagonal = Math.abs(slope) === 1;
  const sources = isDiagonal ? sourcesAlong(known, size, slope) : startAt(known).sources;
  const ways = [...waysOver(size, px, py), ...(isDiagonal ? [] : waysAlong(width, slope, px))];
  ways.sort((a, b) => a.cost - b.cost);
  const given = sources.slice();
  const isGiven = (x: number, y: number) => x >= 0 && y >= 0 && x < width && y < height && given[y * width + x]! >= 0;
  for (let y = 0, i = 0; y < height; y++) {
    // The way of the last pixel first: what is copied in one piece has no seams.
    let last: Way | undefined;
    for (let x = 0; x < width; x++, i++) {
      if (given[i]! >= 0) continue;
      if (!last || !isGiven(x + last.dx, y + last.dy)) last = ways.find(({ dx, dy }) => isGiven(x + dx, y + dy));
      if (last) sources[i] = given[i + last.dy * width + last.dx]!;
    }
  }
  for (let i = 0; i < known.length; i++) if (known[i]) sources[i] = -1;
  return sources;
}

/** The nearest on the same diagonal, itself where it is known, -1 where there is none; of what is clear if there is any. */
function sourcesAlong(known: Uint8Array, size: Size, slope: number): Int32Array {
  const [best, rest] = [nearestAlong(clearOf(known, size), size, slope), nearestAlong(known, size, slope)];
  for (let i = 0; i < best.length; i++)
    if (known[i]) best[i] = i;
    else if (best[i]! < 0) best[i] = rest[i]!;
  return best;
}

/** Two sweeps hand sources on. */
function nearestAlong(known: Uint8Array, { width, height }: Size, slope: number): Int32Array {
  const { sources, take } = startAt(known);
  const above = slope > 0 ? -1 : 1;
  for (let y = 1, i = width; y < height; y++)
    for (let x = 0; x < width; x++, i++) if (x + above >= 0 && x + above < width) take(i, i - width + above);
  for (let y = height - 2, i = known.length - width - 1; y >= 0; y--)
    for (let x = width - 1; x >= 0; x--, i--) if (x - above >= 0 && x - above < width) take(i, i + width - above);
  return sources;
}

/** By whole periods to all sides: what is nearer, and misses the place less, costs less. */
function waysOver({ width, height }: Size, px: number, py: number): Way[] {
  const ways: Way[] = [];
  const [right, down] = [Math.ceil(width / px), Math.ceil(height / py)];
  for (let ky = -down; ky <= down; ky++)
    for (let kx = -right; kx <= right; kx++) {
      if (!kx && !ky) continue;
      const [dx, dy] = [Math.round(kx * px), Math.round(ky * py)];
      ways.push({ dx, dy, cost: Math.hypot(kx, ky) + off * (Math.abs(dx - kx * px) + Math.abs(dy - ky * py)) });
    }
  return ways;
}

function waysAlong(width: number, slope: number, px: number): Way[] {
  if (!slope) return [];
  return Array.from({ length: 2 * width - 1 }, (_, k) => k - width + 1)
    .map((dx) => ({ dx, dy: Math.round(dx * slope), cost: (along.worth * Math.abs(dx)) / px }))
    .filter(({ dx, dy }) => dx && Math.abs(dy - dx * slope) <= along.off);
}
