import { count } from '../areas/mask.ts';
import { solveLinear } from '../areas/linear.ts';
import type { Patch } from './patch.ts';

/** A colour that changes smoothly over a patch: its values per pixel and channel. */
export type Surface = [Float32Array, Float32Array, Float32Array];

/** Coefficients of 1, x, y, x², xy, y² for each channel; x and y run from -1 to 1 over the patch. */
export type Polynomial = [number[], number[], number[]];

/** How many terms are fitted: one colour, a plane, a surface bent once. */
export type Terms = 1 | 3 | 6;

/** A few thousand pixels say as much as all of them. */
const mostSamples = 4000;

/** Up to `most` of the places where `use` is set, evenly spread. */
export function placesWhere(use: Uint8Array, most = mostSamples): number[] {
  const step = Math.max(1, Math.floor(count(use) / most));
  const places: number[] = [];
  let next = 0;
  for (let at = 0; at < use.length; at++) {
    if (!use[at] || next-- > 0) continue;
    places.push(at);
    next = step - 1;
  }
  return places;
}

/** Least squares over the places. */
export function fitPolynomial(patch: Patch, places: readonly number[], terms: Terms): Polynomial {
  const { width, height } = patch.box;
  const rows = Array.from({ length: terms }, () => new Float64Array(terms + 3));
  const [red, green, blue] = patch.channels;
  const basis = new Float64Array(6).fill(1);
  for (const at of places) {
    const x = (2 * (at % width)) / width - 1;
    const y = (2 * Math.floor(at / width)) / height - 1;
    basis[1] = x;
    basis[2] = y;
    basis[3] = x * x;
    basis[4] = x * y;
    basis[5] = y * y;
    const [r, g, b] = [red[at]!, green[at]!, blue[at]!];
    for (let i = 0; i < terms; i++) {
      const row = rows[i]!;
      const factor = basis[i]!;
      for (let j = 0; j < terms; j++) row[j]! += factor * basis[j]!;
      row[terms]! += factor * r;
      row[terms + 1]! += factor * g;
      row[terms + 2]! += factor * b;
    }
  }
  // A breath of ridge keeps directions that no pixel speaks for at zero.
  for (let i = 1; i < terms; i++) rows[i]![i]! += 1e-4 * places.length + 1e-9;
  const solved = solveLinear(rows, terms);
  const coefficients = (channel: number) =>
    Array.from({ length: 6 }, (_, index) => solved[index]?.[terms + channel] ?? 0);
  return [coefficients(0), coefficients(1), coefficients(2)];
}

/** The polynomial at every pixel of the patch. */
export function surfaceOf(patch: Patch, polynomial: Polynomial): Surface {
  const { width, height } = patch.box;
  const evaluate = (c: number[]) => {
    const values = new Float32Array(width * height);
    for (let row = 0, at = 0; row < height; row++) {
      const y = (2 * row) / height - 1;
      const [start, perX, perXX] = [c[0]! + c[2]! * y + c[5]! * y * y, c[1]! + c[4]! * y, c[3]!];
      for (let column = 0; column < width; column++, at++) {
        const x = (2 * column) / width - 1;
        values[at] = start + (perX + perXX * x) * x;
      }
    }
    return values;
  };
  return [evaluate(polynomial[0]), evaluate(polynomial[1]), evaluate(polynomial[2])];
}

/** The polynomial at `places`, channel by channel. */
export function valuesAt({ box }: Patch, polynomial: Polynomial, places: readonly number[]): Surface {
  const { width, height } = box;
  const evaluate = (c: number[]) => {
    const [c0, c1, c2, c3, c4, c5] = c as [number, number, number, number, number, number];
    const values = new Float32Array(places.length);
    for (let index = 0; index < values.length; index++) {
      const at = places[index]!;
      const row = Math.floor(at / width);
      const x = (2 * (at - row * width)) / width - 1;
      const y = (2 * row) / height - 1;
      values[index] = c0 + c1 * x + c2 * y + c3 * x * x + c4 * x * y + c5 * y * y;
    }
    return values;
  };
  return [evaluate(polynomial[0]), evaluate(polynomial[1]), evaluate(polynomial[2])];
}

/** Sum of the differences of the three channels between the polynomial and the pixels at `places`. */
export function differencesAt(patch: Patch, polynomial: Polynomial, places: readonly number[]): Float32Array {
  const sums = new Float32Array(places.length);
  for (const [channel, expected] of valuesAt(patch, polynomial, places).entries()) {
    const values = patch.channels[channel]!;
    for (let index = 0; index < sums.length; index++)
      sums[index]! += Math.abs(values[places[index]!]! - expected[index]!);
  }
  return sums;
}

/** Mean squared difference between the polynomial and the pixels at `places`, summed over the channels. */
export function varianceAt(patch: Patch, places: readonly number[], polynomial: Polynomial): number {
  let sum = 0;
  for (const [channel, expected] of valuesAt(patch, polynomial, places).entries()) {
    const values = patch.channels[channel]!;
    for (let index = 0; index < expected.length; index++) sum += (values[places[index]!]! - expected[index]!) ** 2;
  }
  return sum / Math.max(1, places.length);
}

/** Sum of the differences of the three channels between each pixel and the surface. */
export function differences(patch: Patch, surface: Surface): Float32Array {
  const sums = new Float32Array(patch.outside.length);
  for (let channel = 0; channel < 3; channel++) {
    const values = patch.channels[channel]!;
    const expected = surface[channel]!;
    for (let at = 0; at < sums.length; at++) sums[at]! += Math.abs(values[at]! - expected[at]!);
  }
  return sums;
}

/** The values at places where `use` is set; of many, evenly spread ones. */
export const valuesWhere = (values: Float32Array, use: Uint8Array): Float32Array =>
  Float32Array.from(placesWhere(use, 8000), (at) => values[at]!);
