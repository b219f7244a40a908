import type { Patch } from './patch.ts';

/** A colour that changes smoothly over a patch: three polynomials of `terms` coefficients, and their values per pixel. */
export type Surface = [Float32Array, Float32Array, Float32Array];

/** Terms of a plane, and of a surface bent once: 1, x, y, and x², xy, y². */
export const flat = 1;
export const plane = 3;
export const bent = 6;

const basis = (x: number, y: number): number[] => [1, x, y, x * x, x * y, y * y];

/** Least squares over the pixels where `use` is set; `terms` is how many of the basis are fitted. */
export function fitSurface(patch: Patch, use: Uint8Array, terms: number): Surface {
  const { width, height } = patch.box;
  const places: number[] = [];
  for (let at = 0; at < use.length; at++) if (use[at]) places.push(at);
  // A few thousand pixels say as much as all of them.
  const step = Math.max(1, Math.floor(places.length / 4000));
  const normal = Array.from({ length: terms }, () => new Float64Array(terms + 3));
  for (let index = 0; index < places.length; index += step) {
    const at = places[index]!;
    const row = basisAt(at, width, height);
    for (let i = 0; i < terms; i++) {
      for (let j = 0; j < terms; j++) normal[i]![j]! += row[i]! * row[j]!;
      for (let channel = 0; channel < 3; channel++)
        normal[i]![terms + channel]! += row[i]! * patch.channels[channel]![at]!;
    }
  }
  // A breath of ridge keeps directions that no pixel speaks for at zero.
  for (let i = 1; i < terms; i++) normal[i]![i]! += 1e-4 * (places.length / step) + 1e-9;
  const solved = solve(normal, terms);
  return [0, 1, 2].map((channel) => {
    const values = new Float32Array(width * height);
    const coefficients = solved.map((row) => row[terms + channel]!);
    for (let at = 0; at < values.length; at++) {
      const row = basisAt(at, width, height);
      let value = 0;
      for (let i = 0; i < terms; i++) value += coefficients[i]! * row[i]!;
      values[at] = value;
    }
    return values;
  }) as Surface;
}

const basisAt = (at: number, width: number, height: number): number[] =>
  basis((2 * (at % width)) / width - 1, (2 * Math.floor(at / width)) / height - 1);

/** Gauss and Jordan with pivots; the right sides stand behind the matrix. */
function solve(rows: Float64Array[], size: number): Float64Array[] {
  for (let column = 0; column < size; column++) {
    let pivot = column;
    for (let row = column; row < size; row++) {
      if (Math.abs(rows[row]![column]!) > Math.abs(rows[pivot]![column]!)) pivot = row;
    }
    [rows[column], rows[pivot]] = [rows[pivot]!, rows[column]!];
    const lead = rows[column]![column]! || 1e-9;
    rows[column] = rows[column]!.map((value) => value / lead);
    for (let row = 0; row < size; row++) {
      const factor = rows[row]![column]!;
      if (row === column || factor === 0) continue;
      rows[row] = rows[row]!.map((value, index) => value - factor * rows[column]![index]!);
    }
  }
  return rows;
}

/** Sum of the differences of the three channels between each pixel and the surface. */
export function differences(patch: Patch, surface: Surface): Float32Array {
  const sums = new Float32Array(patch.outside.length);
  for (const [channel, values] of patch.channels.entries()) {
    const expected = surface[channel]!;
    for (let at = 0; at < sums.length; at++) sums[at]! += Math.abs(values[at]! - expected[at]!);
  }
  return sums;
}

/** The value below which `share` of the values lie. */
export function quantile(values: ArrayLike<number>, share: number): number {
  if (values.length === 0) return 0;
  const sorted = Float32Array.from(values).sort();
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!;
}

/** The values at the places where `use` is set. */
export const valuesWhere = (values: Float32Array, use: Uint8Array): Float32Array =>
  values.filter((_, at) => use[at] === 1);
