/**
 * Grounds of several blurred colours follow no profile. A thin plate through what is seen of them (least bending, a little
 * tension) goes on with the slopes at a hole's rim, where Laplace's equation only joins its colours. Solved on a coarse grid,
 * coarse to fine, by conjugate gradients: such grounds are soft.
 */
import { sampleAt } from '../areas/laplace.ts';
import type { Rgb } from '../areas/rgb.ts';

/** Cells along the longer side at the finest, and at the coarsest. */
const finest = 64;
const coarsest = 8;
const iterations = 120;
/** Weight of slopes beside bends, and of the known cells. */
const tension = 0.01;
const pull = 4;
/** How far beyond the colours that are seen the plate may go, levels. */
const overshoot = 10;

interface Grid {
  width: number;
  height: number;
  /** Mean colours of the known pixels of each cell. */
  colours: Float32Array;
  /** 1 where enough of the cell is known. */
  known: Uint8Array;
}

function gridOf({ width, height, data }: Rgb, known: Uint8Array, cell: number): Grid {
  const [w, h] = [Math.ceil(width / cell), Math.ceil(height / cell)];
  const colours = new Float32Array(w * h * 3);
  const [seen, total] = [new Int32Array(w * h), new Int32Array(w * h)];
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      const j = Math.floor(y / cell) * w + Math.floor(x / cell);
      total[j]!++;
      if (!known[i]) continue;
      seen[j]!++;
      for (let k = 0; k < 3; k++) colours[j * 3 + k]! += data[i * 3 + k]!;
    }
  const whole = new Uint8Array(w * h);
  for (let j = 0; j < w * h; j++) {
    if (seen[j]! >= 0.9 * total[j]!) whole[j] = 1;
    for (let k = 0; k < 3; k++) colours[j * 3 + k]! /= Math.max(1, seen[j]!);
  }
  return { width: w, height: h, colours, known: whole };
}

/** Adds the gradient of the squared bends along one axis; `step` to the next cell on it, `side` and `stride` across. */
function addBends(u: Float64Array, out: Float64Array, cells: number, step: number, side: number, stride: number): void {
  for (let row = 0; row < side; row++)
    for (let q = 0, i = row * stride; q < cells - 1; q++, i += step) {
      const slope = tension * (u[i + step]! - u[i]!);
      out[i]! -= slope;
      out[i + step]! += slope;
      if (q === cells - 2) continue;
      const bent = u[i]! - 2 * u[i + step]! + u[i + 2 * step]!;
      out[i]! += bent;
      out[i + step]! -= 2 * bent;
      out[i + 2 * step]! += bent;
    }
}

/** The energy's gradient: bends along, across and twisted, slopes, and the pull of the known cells. */
function applyPlate({ width, height, known }: Grid, u: Float64Array, out: Float64Array): void {
  for (let i = 0; i < u.length; i++) out[i] = known[i] ? pull * u[i]! : 0;
  addBends(u, out, width, 1, height, width);
  addBends(u, out, height, width, width, 1);
  for (let y = 0; y < height - 1; y++)
    for (let x = 0, i = y * width; x < width - 1; x++, i++) {
      const twist = 2 * (u[i]! - u[i + 1]! - u[i + width]! + u[i + width + 1]!);
      out[i]! += twist;
      out[i + 1]! -= twist;
      out[i + width]! -= twist;
      out[i + width + 1]! += twist;
    }
}

const dot = (a: Float64Array, b: Float64Array) => {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += a[i]! * b[i]!;
  return sum;
};

/** One channel from a start to the plate, by conjugate gradients. */
function bend(grid: Grid, wanted: Float64Array, u: Float64Array): void {
  const left = new Float64Array(u.length);
  applyPlate(grid, u, left);
  for (let i = 0; i < u.length; i++) left[i] = (grid.known[i] ? pull * wanted[i]! : 0) - left[i]!;
  const direction = left.slice();
  const applied = new Float64Array(u.length);
  let size = dot(left, left);
  for (let round = 0; round < iterations && size > 1e-6 * u.length; round++) {
    applyPlate(grid, direction, applied);
    const along = size / dot(direction, applied);
    for (let i = 0; i < u.length; i++) {
      u[i]! += along * direction[i]!;
      left[i]! -= along * applied[i]!;
    }
    const next = dot(left, left);
    for (let i = 0; i < u.length; i++) direction[i] = left[i]! + (next / size) * direction[i]!;
    size = next;
  }
}

/** All channels of a grid, started from the coarser solution. */
function solve(grid: Grid, start: Grid | null): Grid {
  const total = grid.width * grid.height;
  const solved = { ...grid, colours: new Float32Array(total * 3) };
  if (start)
    for (let i = 0; i < total; i++) {
      const x = ((i % grid.width) + 0.5) * (start.width / grid.width) - 0.5;
      const y = (Math.floor(i / grid.width) + 0.5) * (start.height / grid.height) - 0.5;
      sampleAt(start, x, y, solved.colours, i * 3);
    }
  for (let k = 0; k < 3; k++) {
    const wanted = Float64Array.from({ length: total }, (_, i) => grid.colours[i * 3 + k]!);
    let [low, high, sum, n] = [255, 0, 0, 0];
    for (let i = 0; i < total; i++) {
      if (!grid.known[i]) continue;
      low = Math.min(low, wanted[i]!);
      high = Math.max(high, wanted[i]!);
      sum += wanted[i]!;
      n++;
    }
    const u = Float64Array.from(wanted, (value, i) =>
      grid.known[i] ? value : start ? solved.colours[i * 3 + k]! : sum / n,
    );
    bend(grid, wanted, u);
    for (let i = 0; i < total; i++)
      solved.colours[i * 3 + k] = Math.max(low - overshoot, Math.min(high + overshoot, u[i]!));
  }
  return solved;
}

/** The plate, three floats a pixel, over the whole picture or where `where` is set; null where too little is known. */
export function fitThinPlate(picture: Rgb, known: Uint8Array, where: Uint8Array | null): Float32Array | null {
  const { width, height } = picture;
  const side = Math.max(width, height);
  let solved: Grid | null = null;
  for (let cells = coarsest; cells <= finest; cells *= 2) {
    const grid = gridOf(picture, known, Math.ceil(side / cells));
    const seen = grid.known.reduce((sum, v) => sum + v, 0);
    if (seen >= 12) solved = solve(grid, solved);
  }
  if (!solved) return null;
  const cell = Math.ceil(side / finest);
  const colours = new Float32Array(width * height * 3);
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++)
      if (!where || where[i]) sampleAt(solved, (x + 0.5) / cell - 0.5, (y + 0.5) / cell - 0.5, colours, i * 3);
  return colours;
}
