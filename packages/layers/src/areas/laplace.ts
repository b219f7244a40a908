import { dilate } from './mask.ts';

/** Over-relaxation of each sweep. */
const relaxation = 1.5;
/** Farther than this from what is known the coarser solution is smooth enough as it is, px. */
const rimReach = 8;

/**
 * Continues colours into a hole so that each pixel is the mean of its neighbours (Laplace's equation), coarse to fine.
 * `colours`: red, green, blue as floats, changed in place where `hole` is set.
 */
export function continueColours(colours: Float32Array, hole: Uint8Array, width: number, height: number, sweeps = 9) {
  const open = listOf(hole);
  if (!open.length) return;
  const coarse = Math.max(width, height) > 6 && startFromHalf(colours, hole, open, width, height, sweeps);
  const swept = coarse ? nearKnown(open, hole, width, height) : open;
  for (let sweep = 0; sweep < sweeps; sweep++) relax(colours, swept, width, height);
}

/** One sweep; beyond the rim of the picture lies what lies on this side of it. */
function relax(colours: Float32Array, open: Int32Array, width: number, height: number): void {
  const row = height > 1 ? 3 * width : 0;
  const column = width > 1 ? 3 : 0;
  const lastRow = width * (height - 1);
  for (let q = 0; q < open.length; q++) {
    const i = open[q]!;
    const x = i % width;
    const at = i * 3;
    let left = x > 0 ? at - column : at + column;
    let right = x < width - 1 ? at + column : at - column;
    let up = i >= width ? at - row : at + row;
    let down = i < lastRow ? at + row : at - row;
    for (let to = at; to < at + 3; to++) {
      const mean = (colours[left++]! + colours[right++]! + colours[up++]! + colours[down++]!) * 0.25;
      colours[to] = colours[to]! + relaxation * (mean - colours[to]!);
    }
  }
}

function nearKnown(open: Int32Array, hole: Uint8Array, width: number, height: number): Int32Array {
  if (open.length < 500) return open;
  const known = new Uint8Array(hole.length);
  for (let i = 0; i < hole.length; i++) known[i] = hole[i] ? 0 : 1;
  const near = dilate(known, width, height, rimReach);
  let end = 0;
  const list = new Int32Array(open.length);
  for (let q = 0; q < open.length; q++) if (near[open[q]!]) list[end++] = open[q]!;
  return list.subarray(0, end);
}

function listOf(hole: Uint8Array): Int32Array {
  let size = 0;
  for (let i = 0; i < hole.length; i++) size += hole[i]!;
  const list = new Int32Array(size);
  for (let i = 0, end = 0; i < hole.length; i++) if (hole[i]) list[end++] = i;
  return list;
}

function startFromHalf(
  colours: Float32Array,
  hole: Uint8Array,
  open: Int32Array,
  width: number,
  height: number,
  sweeps: number,
): boolean {
  const half = halve(colours, hole, width, height);
  if (!half.known) return false;
  continueColours(half.colours, half.hole, half.width, half.height, sweeps);
  for (let q = 0, y = 0; q < open.length; q++) {
    const i = open[q]!;
    while (i >= (y + 1) * width) y++;
    sampleHalf(half, i - y * width, y, colours, i * 3);
  }
  return true;
}

/** `sampleAt` where a pixel lies in a plane half as large: a quarter of the way from one of its pixels to the next. */
function sampleHalf({ width, height, colours }: Plane, x: number, y: number, to: Float32Array, at: number): void {
  const [column, row] = [x >> 1, y >> 1];
  const beside = x & 1 ? Math.min(width - 1, column + 1) : Math.max(0, column - 1);
  const other = y & 1 ? Math.min(height - 1, row + 1) : Math.max(0, row - 1);
  let p = (row * width + column) * 3;
  let q = (row * width + beside) * 3;
  let r = (other * width + column) * 3;
  let s = (other * width + beside) * 3;
  for (let k = at; k < at + 3; k++) {
    const near = colours[p++]! * 0.75 + colours[q++]! * 0.25;
    const far = colours[r++]! * 0.75 + colours[s++]! * 0.25;
    to[k] = near * 0.75 + far * 0.25;
  }
}

function halve(colours: Float32Array, hole: Uint8Array, width: number, height: number) {
  const [w, h] = [(width + 1) >> 1, (height + 1) >> 1];
  const half = { width: w, height: h, colours: new Float32Array(w * h * 3), hole: new Uint8Array(w * h), known: 0 };
  for (let y = 0, o = 0; y < h; y++)
    for (let x = 0; x < w; x++, o++) {
      let found = 0;
      let [red, green, blue] = [0, 0, 0];
      for (let q = 0; q < 4; q++) {
        const fromX = 2 * x + (q & 1);
        const fromY = 2 * y + (q >> 1);
        const from = fromY * width + fromX;
        if (fromX >= width || fromY >= height || hole[from]) continue;
        found++;
        red += colours[from * 3]!;
        green += colours[from * 3 + 1]!;
        blue += colours[from * 3 + 2]!;
      }
      if (!found) {
        half.hole[o] = 1;
        continue;
      }
      half.known++;
      half.colours[o * 3] = red / found;
      half.colours[o * 3 + 1] = green / found;
      half.colours[o * 3 + 2] = blue / found;
    }
  return half;
}

interface Plane {
  width: number;
  height: number;
  colours: Float32Array;
}

/** Bilinear sample at a place in pixels, written to `to` from index `at`. */
export function sampleAt(plane: Plane, x: number, y: number, to: Float32Array, at: number): void {
  const { width, height, colours } = plane;
  const fx = x < 0 ? 0 : x > width - 1 ? width - 1 : x;
  const fy = y < 0 ? 0 : y > height - 1 ? height - 1 : y;
  const left = Math.floor(fx);
  const top = Math.floor(fy);
  const a = fx - left;
  const b = fy - top;
  const p = (top * width + left) * 3;
  const across = left < width - 1 ? 3 : 0;
  const r = top < height - 1 ? p + width * 3 : p;
  for (let k = 0; k < 3; k++) {
    const above = colours[p + k]! * (1 - a) + colours[p + across + k]! * a;
    const below = colours[r + k]! * (1 - a) + colours[r + across + k]! * a;
    to[at + k] = above * (1 - b) + below * b;
  }
}
