/**
 * Holes in textured and photographic grounds are filled with patches from elsewhere (PatchMatch, Barnes et al. 2009, with
 * voting as Wexler et al. 2007), coarse to fine; the finest level only copies along the offsets that were found.
 */
import { continueColours, sampleAt } from '../areas/laplace.ts';
import type { Rgb } from '../areas/rgb.ts';

/** Half of a patch's side, px. */
const half = 3;
const patchSide = 2 * half + 1;
/** The coarsest level is at most about twice as long on its shorter side, px. */
const coarsest = 110;
/** Of search and vote, from the coarsest level; levels that are finer than these take the last. */
const rounds = [5, 3, 1];
/** Sources are also tried at random within a radius that shrinks by this factor; from a coarser level it starts near, px. */
const narrowing = 3;
const nearby = 20;
/** Larger levels only copy along the offsets of the level before, px: the search costs the same for any picture. */
const mostSearched = 200_000;

interface Level {
  width: number;
  height: number;
  colours: Float32Array;
  hole: Uint8Array;
}
/** Where each pixel's patch comes from; -1 where it needs none. */
interface Offsets {
  width: number;
  height: number;
  x: Int16Array;
  y: Int16Array;
}

function halveLevel(level: Level): Level {
  const [width, height] = [level.width >> 1, level.height >> 1];
  const colours = new Float32Array(width * height * 3);
  const hole = new Uint8Array(width * height);
  for (let y = 0, j = 0; y < height; y++)
    for (let x = 0; x < width; x++, j++) {
      let known = 0;
      for (let q = 0; q < 4; q++) {
        const i = (2 * y + (q >> 1)) * level.width + 2 * x + (q & 1);
        if (level.hole[i]) continue;
        known++;
        for (let k = 0; k < 3; k++) colours[j * 3 + k]! += level.colours[i * 3 + k]!;
      }
      if (known < 2) hole[j] = 1;
      else for (let k = 0; k < 3; k++) colours[j * 3 + k]! /= known;
    }
  return { width, height, colours, hole };
}

/** Patches without a hole are sources; those that touch one are targets. */
function sortPatches({ width, height, hole }: Level) {
  const stride = width + 1;
  const sums = new Int32Array(stride * (height + 1));
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0, row = 0; x < width; x++, i++) {
      row += hole[i]!;
      sums[(y + 1) * stride + x + 1] = sums[y * stride + x + 1]! + row;
    }
  const source = new Uint8Array(width * height);
  const sources: number[] = [];
  const targets: number[] = [];
  for (let y = half; y < height - half; y++)
    for (let x = half; x < width - half; x++) {
      const a = (y - half) * stride + x - half;
      const b = a + patchSide * stride;
      const open = sums[b + patchSide]! - sums[b]! - sums[a + patchSide]! + sums[a]!;
      if (open) targets.push(y * width + x);
      else {
        source[y * width + x] = 1;
        sources.push(y * width + x);
      }
    }
  return { source, sources, targets };
}

class Search {
  readonly level: Level;
  readonly offsets: Offsets;
  readonly costs: Float32Array;
  private readonly source: Uint8Array;
  private readonly targets: number[];
  private readonly isTarget: Uint8Array;
  private readonly pull: number;
  private readonly widest: number;
  private state = 12_345;
  constructor(level: Level, source: Uint8Array, sources: number[], targets: number[], coarser: Offsets | null) {
    const { width, height } = level;
    this.level = level;
    this.source = source;
    this.targets = targets;
    this.isTarget = new Uint8Array(width * height);
    for (const t of targets) this.isTarget[t] = 1;
    this.costs = new Float32Array(width * height);
    // Near sources first, above all of the same height: pictures lie in strata.
    this.pull = (90 * half * 50) / (width * width);
    this.widest = coarser ? nearby : Math.max(width, height) / 2;
    const [x, y] = [new Int16Array(width * height).fill(-1), new Int16Array(width * height)];
    this.offsets = { width, height, x, y };
    for (const t of targets) [x[t], y[t]] = this.start(t, sources, coarser) as [number, number];
  }
  private random(): number {
    this.state = (Math.imul(this.state, 1_664_525) + 1_013_904_223) | 0;
    return (this.state >>> 8) / 16_777_216;
  }
  private start(target: number, sources: number[], coarser: Offsets | null): number[] {
    const { width, height } = this.level;
    const y = Math.floor(target / width);
    const x = target - y * width;
    if (coarser) {
      const j = Math.min(coarser.height - 1, y >> 1) * coarser.width + Math.min(coarser.width - 1, x >> 1);
      const [fromX, fromY] = [coarser.x[j]! * 2 + (x & 1), coarser.y[j]! * 2 + (y & 1)];
      if (coarser.x[j]! >= 0 && fromX < width && fromY < height && this.source[fromY * width + fromX])
        return [fromX, fromY];
    }
    const any = sources[Math.floor(this.random() * sources.length)]!;
    return [any % width, Math.floor(any / width)];
  }
  private cost(x: number, y: number, fromX: number, fromY: number, limit: number): number {
    const { width, colours } = this.level;
    let sum = this.pull * ((x - fromX) * (x - fromX) * 0.4 + (y - fromY) * (y - fromY));
    for (let q = -half; q <= half; q++) {
      let a = ((y + q) * width + x - half) * 3;
      let b = ((fromY + q) * width + fromX - half) * 3;
      for (let k = 0; k < patchSide * 3; k++) {
        const e = colours[a++]! - colours[b++]!;
        sum += e * e;
      }
      if (sum > limit) return sum;
    }
    return sum;
  }
  measure(): void {
    const { width } = this.level;
    for (const t of this.targets) {
      const y = Math.floor(t / width);
      this.costs[t] = this.cost(t - y * width, y, this.offsets.x[t]!, this.offsets.y[t]!, 1e18);
    }
  }
  /** One pass over all targets; forwards takes from the right and below, backwards from the left and above. */
  pass(backwards: boolean): void {
    const { width, height } = this.level;
    const { x: fromX, y: fromY } = this.offsets;
    const step = backwards ? 1 : -1;
    for (let q = 0; q < this.targets.length; q++) {
      const t = this.targets[backwards ? this.targets.length - 1 - q : q]!;
      if (this.costs[t] === 0) continue;
      const y = Math.floor(t / width);
      const x = t - y * width;
      const attempt = (sx: number, sy: number) => {
        if (sx < half || sy < half || sx >= width - half || sy >= height - half || !this.source[sy * width + sx])
          return;
        const cost = this.cost(x, y, sx, sy, this.costs[t]!);
        if (cost >= this.costs[t]!) return;
        this.costs[t] = cost;
        fromX[t] = sx;
        fromY[t] = sy;
      };
      const [beside, above] = [t + step, t + step * width];
      if (this.isTarget[beside]) attempt(fromX[beside]! - step, fromY[beside]!);
      if (this.isTarget[above]) attempt(fromX[above]!, fromY[above]! - step);
      for (let radius = this.widest; radius >= 1; radius /= narrowing)
        attempt(
          Math.trunc(fromX[t]! + (this.random() * 2 - 1) * radius),
          Math.trunc(fromY[t]! + (this.random() * 2 - 1) * radius),
        );
    }
  }
  /** Every pixel of the hole becomes the mean of what the patches over it say; better patches weigh more. */
  vote(): void {
    const { width, colours, hole } = this.level;
    const { x: fromX, y: fromY } = this.offsets;
    const sums = new Float32Array(colours.length);
    const weights = new Float32Array(hole.length);
    for (const t of this.targets) {
      const weight = 1 / (1 + this.costs[t]! / 3000);
      const shift = fromY[t]! * width + fromX[t]! - t;
      for (let dy = -half; dy <= half; dy++)
        for (let j = t + dy * width - half, last = j + 2 * half; j <= last; j++) {
          if (!hole[j]) continue;
          const [to, s] = [j * 3, (j + shift) * 3];
          sums[to]! += weight * colours[s]!;
          sums[to + 1]! += weight * colours[s + 1]!;
          sums[to + 2]! += weight * colours[s + 2]!;
          weights[j]! += weight;
        }
    }
    for (let i = 0; i < hole.length; i++)
      if (hole[i] && weights[i]) for (let k = 0; k < 3; k++) colours[i * 3 + k] = sums[i * 3 + k]! / weights[i]!;
  }
  /** Every pixel of the hole becomes the mean of what its neighbours' offsets and its own bring: one pixel, where they agree. */
  copy(): void {
    const { width, colours, hole } = this.level;
    const shifts = this.shifts();
    const near = [0, -1, 1, -width - 1, -width, -width + 1, width - 1, width, width + 1];
    for (const t of this.targets) {
      if (!hole[t]) continue;
      const own = shifts[t]!;
      let agree = true;
      for (let q = 1; q < near.length && agree; q++) {
        const beside = t + near[q]!;
        agree = !this.isTarget[beside] || shifts[beside] === own;
      }
      if (agree) for (let k = 0; k < 3; k++) colours[t * 3 + k] = colours[(t + own) * 3 + k]!;
      else this.mix(t, near, shifts);
    }
  }
  /** How much farther on in the level the source of each target lies. */
  private shifts(): Int32Array {
    const { width } = this.level;
    const { x, y } = this.offsets;
    const shifts = new Int32Array(x.length);
    for (const t of this.targets) shifts[t] = y[t]! * width + x[t]! - t;
    return shifts;
  }
  private mix(t: number, near: readonly number[], shifts: Int32Array): void {
    const { colours } = this.level;
    let [red, green, blue, n] = [0, 0, 0, 0];
    for (let q = 0; q < near.length; q++) {
      const beside = t + near[q]!;
      if (!this.isTarget[beside]) continue;
      const s = (t + shifts[beside]!) * 3;
      red += colours[s]!;
      green += colours[s + 1]!;
      blue += colours[s + 2]!;
      n++;
    }
    colours[t * 3] = red / n;
    colours[t * 3 + 1] = green / n;
    colours[t * 3 + 2] = blue / n;
  }
}

function startLevel(level: Level, coarser: Level | null): void {
  if (!coarser) return continueColours(level.colours, level.hole, level.width, level.height);
  for (let i = 0; i < level.hole.length; i++) {
    if (!level.hole[i]) continue;
    const y = Math.min(coarser.height - 1, Math.floor(i / level.width) >> 1);
    const x = Math.min(coarser.width - 1, (i % level.width) >> 1);
    for (let k = 0; k < 3; k++) level.colours[i * 3 + k] = coarser.colours[(y * coarser.width + x) * 3 + k]!;
  }
}

/** The picture with the hole filled; floats, three a pixel. */
export function fillWithPatches({ width, height, data }: Rgb, hole: Uint8Array): Float32Array {
  const levels: Level[] = [{ width, height, colours: new Float32Array(data), hole }];
  while (Math.min(levels.at(-1)!.width, levels.at(-1)!.height) > coarsest) levels.push(halveLevel(levels.at(-1)!));
  let offsets: Offsets | null = null;
  let coarser: Level | null = null;
  for (let depth = levels.length - 1; depth >= 0; depth--) {
    const level = levels[depth]!;
    const { source, sources, targets } = sortPatches(level);
    startLevel(level, coarser);
    if (sources.length) {
      const search = new Search(level, source, sources, targets, offsets);
      const finest = levels.length > 1 && (depth === 0 || level.width * level.height > mostSearched);
      const times = finest ? 0 : rounds[Math.min(rounds.length, levels.length - depth) - 1]!;
      for (let round = 0; round < times; round++) {
        search.measure();
        search.pass(false);
        search.pass(true);
        search.vote();
      }
      if (finest) search.copy();
      offsets = search.offsets;
    }
    coarser = level;
  }
  const { colours } = levels[0]!;
  steadyTone(colours, { width, height, data }, hole);
  return colours;
}

/** A cell tells the tone of what is seen in it if that is more of it, share: a bit that a thing left behind shines far otherwise. */
const leastKnown = 0.25;
/** Side of the cells in which tones are compared, px, and how far the fill follows the surroundings, 0..1. */
const cell = 16;
const follow = 0.9;

/** Patches may bring the wrong tone into a large hole: by cells the fill moves towards what Laplace says of the same hole. */
function steadyTone(fill: Float32Array, { width, height, data }: Rgb, hole: Uint8Array): void {
  const [w, h] = [Math.ceil(width / cell), Math.ceil(height / cell)];
  const [around, mine] = [new Float32Array(w * h * 3), new Float32Array(w * h * 3)];
  const [known, total, open] = [new Int32Array(w * h), new Int32Array(w * h), new Uint8Array(w * h)];
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0, row = Math.floor(y / cell) * w; x < width; x++, i++) {
      const j = row + Math.floor(x / cell);
      total[j]!++;
      for (let k = 0; k < 3; k++) mine[j * 3 + k]! += fill[i * 3 + k]!;
      if (hole[i]) continue;
      known[j]!++;
      for (let k = 0; k < 3; k++) around[j * 3 + k]! += data[i * 3 + k]!;
    }
  for (let j = 0; j < w * h; j++) {
    if (known[j]! < leastKnown * total[j]!) open[j] = 1;
    for (let k = 0; k < 3; k++) {
      mine[j * 3 + k]! /= total[j]!;
      if (known[j]) around[j * 3 + k]! /= known[j]!;
    }
  }
  if (!open.includes(0)) return;
  continueColours(around, open, w, h, 60);
  for (let o = 0; o < w * h * 3; o++) around[o] = open[Math.floor(o / 3)] ? follow * (around[o]! - mine[o]!) : 0;
  const shift = new Float32Array(3);
  for (let i = 0; i < hole.length; i++) {
    if (!hole[i]) continue;
    const y = Math.floor(i / width);
    sampleAt(
      { width: w, height: h, colours: around },
      (i - y * width + 0.5) / cell - 0.5,
      (y + 0.5) / cell - 0.5,
      shift,
      0,
    );
    for (let k = 0; k < 3; k++) fill[i * 3 + k] = Math.max(0, Math.min(255, fill[i * 3 + k]! + shift[k]!));
  }
}
