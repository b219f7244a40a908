/** Over-relaxation of each sweep. */
const relaxation = 1.5;

/**
 * Continues colours into a hole so that each pixel is the mean of its neighbours (Laplace's equation), coarse to fine.
 * `colours`: red, green, blue as floats, changed in place where `hole` is set.
 */
export function continueColours(colours: Float32Array, hole: Uint8Array, width: number, height: number, sweeps = 9) {
  const open = listOf(hole);
  if (!open.length) return;
  if (width > 6 && height > 6) startFromHalf(colours, hole, open, width, height, sweeps);
  const row = height > 1 ? 3 * width : 0;
  const column = width > 1 ? 3 : 0;
  const lastRow = width * (height - 1);
  for (let sweep = 0; sweep < sweeps; sweep++)
    for (let q = 0; q < open.length; q++) {
      const i = open[q]!;
      const x = i % width;
      const at = i * 3;
      const left = x > 0 ? at - column : at + column;
      const right = x < width - 1 ? at + column : at - column;
      const up = i >= width ? at - row : at + row;
      const down = i < lastRow ? at + row : at - row;
      for (let k = 0; k < 3; k++) {
        const mean = (colours[left + k]! + colours[right + k]! + colours[up + k]! + colours[down + k]!) / 4;
        colours[at + k]! += relaxation * (mean - colours[at + k]!);
      }
    }
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
) {
  const half = halve(colours, hole, width, height);
  if (!half.known) return;
  continueColours(half.colours, half.hole, half.width, half.height, sweeps);
  for (let q = 0; q < open.length; q++) {
    const i = open[q]!;
    const y = Math.floor(i / width);
    sampleAt(half, (i - y * width - 0.5) / 2, (y - 0.5) / 2, colours, i * 3);
  }
}

function halve(colours: Float32Array, hole: Uint8Array, width: number, height: number) {
  const [w, h] = [(width + 1) >> 1, (height + 1) >> 1];
  const half = { width: w, height: h, colours: new Float32Array(w * h * 3), hole: new Uint8Array(w * h), known: 0 };
  for (let y = 0, o = 0; y < h; y++)
    for (let x = 0; x < w; x++, o++) {
      let found = 0;
      for (let q = 0; q < 4; q++) {
        const [fromX, fromY] = [2 * x + (q & 1), 2 * y + (q >> 1)];
        if (fromX >= width || fromY >= height || hole[fromY * width + fromX]) continue;
        found++;
        for (let k = 0; k < 3; k++) half.colours[o * 3 + k]! += colours[(fromY * width + fromX) * 3 + k]!;
      }
      if (!found) half.hole[o] = 1;
      else {
        half.known++;
        for (let k = 0; k < 3; k++) half.colours[o * 3 + k]! /= found;
      }
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
  const [fx, fy] = [Math.min(width - 1, Math.max(0, x)), Math.min(height - 1, Math.max(0, y))];
  const [left, top] = [Math.floor(fx), Math.floor(fy)];
  const [right, bottom] = [Math.min(width - 1, left + 1), Math.min(height - 1, top + 1)];
  const [a, b] = [fx - left, fy - top];
  const [p, q, r, s] = [top * width + left, top * width + right, bottom * width + left, bottom * width + right];
  for (let k = 0; k < 3; k++) {
    const above = colours[p * 3 + k]! * (1 - a) + colours[q * 3 + k]! * a;
    const below = colours[r * 3 + k]! * (1 - a) + colours[s * 3 + k]! * a;
    to[at + k] = above * (1 - b) + below * b;
  }
}
